import { env, IS_OFFERED } from '@/config/env';
import { PUSH_WORKER } from '@/config/push';
import { ROUTES } from '@/config/routes';
import { trustedVendor } from '@/lib/browser/trusted-vendor';
import { observeWindow } from '@/lib/telemetry/observe';

/**
 * Trusted Types: must run before any other code of the page. The browser passes every string that becomes code or
 * markup to the policy named "default". Only our own built scripts, the payment vendor's and Kakao's pass, the last once
 * its loader asks for it; Next's and the vendors' loaders use plain strings as addresses.
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

/** Leaflet sets this to test for SVG support; the element never gets into the page. */
const DRAWING_TEST = '<svg/>';

/** BrandPay's script: only from its own origin and only on the payment page. */
function isPaymentScript(address: string) {
  if (!IS_OFFERED.brandPay) return false;
  const vendor = new URL(env.toss.sdkUrl || 'https://js.tosspayments.com');
  return new URL(address, location.origin).origin === vendor.origin && location.pathname.endsWith(ROUTES.payment);
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypePolicyFactory };

observeWindow();

// A failed import is reported where it was awaited. Turbopack also rejects a promise without a handler when a prefetch
// fails offline, which is no error of the page.
window.addEventListener('unhandledrejection', (event) => {
  const { reason } = event as { reason: unknown };
  if (reason instanceof Error && reason.name === 'ChunkLoadError') event.preventDefault();
});

/**
 * Firefox checks prefetched scripts against `default-src`, which allows nothing, so all of them would be refused and
 * the next page's code would never load early. Without prefetch support Next uses script elements, which the policy
 * allows.
 */
if (navigator.userAgent.includes('Firefox/')) DOMTokenList.prototype.supports = (token) => token !== 'prefetch';

if (process.env.NODE_ENV === 'production') {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) =>
      isOwnScript(address) || isPaymentScript(address) || trustedVendor.isScript(address) ? address : null,
    createHTML: (markup) => (markup === DRAWING_TEST ? markup : trustedVendor.textOf(markup)),
    createScript: () => null,
  });
}
