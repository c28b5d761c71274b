/**
 * Trusted Types: runs before anything else of the page. The policy named "default" is asked for every string that is about
 * to become code or markup. Only our own built scripts pass; Next's loaders hand their addresses over as plain strings.
 */
type TrustedTypePolicyFactory = {
  createPolicy: (
    name: string,
    rules: Record<'createHTML' | 'createScript' | 'createScriptURL', (value: string) => string | null>,
  ) => unknown;
};

const PUSH_WORKER = '/firebase-messaging-sw.js';

function isOwnScript(address: string) {
  const { origin, pathname } = new URL(address, location.origin);
  return origin === location.origin && (pathname.startsWith('/_next/static/') || pathname === PUSH_WORKER);
}

/** Leaflet, when it loads, asks whether the browser can draw; the element never gets into the page. */
const DRAWING_TEST = '<svg/>';

const { trustedTypes } = window as { trustedTypes?: TrustedTypePolicyFactory };

if (process.env.NODE_ENV === 'production') {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isOwnScript(address) ? address : null),
    createHTML: (markup) => (markup === DRAWING_TEST ? markup : null),
    createScript: () => null,
  });
}
