import { env, IS_OFFERED } from '@/config/env';
import { PUSH_WORKER } from '@/config/push';
import { ROUTES } from '@/config/routes';
import { observeWindow } from '@/lib/telemetry/observe';

/**
 * Trusted Types: runs before anything else of the page. The policy named "default" is asked for every string that is about
 * to become code or markup. Only our own built scripts and the payment vendor's pass; Next's loaders and the vendor's hand
 * their addresses over as plain strings.
 */
type TrustedTypePolicyFactory = {
  createPolicy: (
    name: string,
    rules: Record<'createHTML' | 'createScript' | 'createScriptURL', (value: string) => string | null>,
  ) => unknown;
};

function isOwnScript(address: string) {
  const { origin, pathname } = new URL(address, location.origin);
  return origin === location.origin && (pathname.startsWith('/_next/static/') || pathname === PUSH_WORKER);
}

/** Leaflet, when it loads, asks whether the browser can draw; the element never gets into the page. */
const DRAWING_TEST = '<svg/>';

/** BrandPay's script, from its one origin, and only where somebody is about to pay. */
function isPaymentScript(address: string) {
  if (!IS_OFFERED.brandPay) return false;
  const vendor = new URL(env.toss.sdkUrl || 'https://js.tosspayments.com');
  return new URL(address, location.origin).origin === vendor.origin && location.pathname.endsWith(ROUTES.payment);
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypePolicyFactory };

observeWindow();

// Code that did not arrive is told of where it was wanted. Turbopack also rejects a promise that nobody can hear when the
// line goes down under a prefetch: that is no error of the page.
window.addEventListener('unhandledrejection', (event) => {
  const { reason } = event as { reason: unknown };
  if (reason instanceof Error && reason.name === 'ChunkLoadError') event.preventDefault();
});

/**
 * Firefox holds a prefetched script against `default-src`, which allows nothing: all of them would be refused, and the next
 * page's code never come early. Where there is no prefetch, Next takes script elements, which the policy knows.
 */
if (navigator.userAgent.includes('Firefox/')) DOMTokenList.prototype.supports = (token) => token !== 'prefetch';

if (process.env.NODE_ENV === 'production') {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isOwnScript(address) || isPaymentScript(address) ? address : null),
    createHTML: (markup) => (markup === DRAWING_TEST ? markup : null),
    createScript: () => null,
  });
}
