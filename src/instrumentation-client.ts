import { needsProfile } from '@/config/early-calls';
import { env, IS_OFFERED } from '@/config/env';
import { PUSH_WORKER } from '@/config/push';
import { ROUTES } from '@/config/routes';
import { hydrateInSlices } from '@/lib/browser/hydrate-in-slices';
import { reduceRouterRequests } from '@/lib/browser/router-requests';
import { trustedVendor } from '@/lib/browser/trusted-vendor';
import { observeWindow } from '@/lib/telemetry/observe';

/**
 * Trusted Types: must run before any other code of the page. The browser passes every string that becomes code or
 * markup to the policy named "default". Only our own built scripts and those of configured vendors pass, Kakao's map once
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

const originOf = (address: string) => new URL(address, location.origin).origin;

/** Leaflet sets this to test for SVG support; the element never gets into the page. */
const DRAWING_TEST = '<svg/>';

/** BrandPay's script: only from its own origin and only on the payment page. */
function isPaymentScript(address: string) {
  if (!IS_OFFERED.brandPay) return false;
  const vendor = originOf(env.toss.sdkUrl || 'https://js.tosspayments.com');
  return originOf(address) === vendor && location.pathname.endsWith(ROUTES.payment);
}

/** The script that sends links to KakaoTalk, where it is configured. */
function isShareScript(address: string) {
  const { key, sdkUrl } = env.kakaoShare;
  return key !== '' && originOf(address) === originOf(sdkUrl || 'https://t1.kakaocdn.net');
}

// Boundary: TypeScript takes it for granted, Safari and Firefox may not have it.
const { trustedTypes } = window as { trustedTypes?: TrustedTypePolicyFactory };

/** Whether an unhandled rejection is not an error of the page. */
function isHarmless(reason: unknown) {
  if (!(reason instanceof Error)) return false;
  // A failed import is reported where it was awaited. Turbopack also rejects a promise without a handler when a
  // prefetch fails offline.
  if (reason.name === 'ChunkLoadError') return true;
  // Next's first render, given up because the customer went on, or back, before it was done.
  return 'cancelled' in reason && reason.cancelled === true;
}

// Before the observer, so that it does not report them either.
window.addEventListener('unhandledrejection', (event) => {
  const reason: unknown = event.reason;
  if (!isHarmless(reason)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
});
observeWindow();
hydrateInSlices();
reduceRouterRequests();

if (process.env.NODE_ENV === 'production') {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) =>
      isOwnScript(address) || isPaymentScript(address) || isShareScript(address) || trustedVendor.isScript(address)
        ? address
        : null,
    createHTML: (markup) => (markup === DRAWING_TEST ? markup : trustedVendor.textOf(markup)),
    createScript: () => null,
  });
}

// Reads the profile and other answers that may be on their way. Their calls would load this only after hydration, and
// report a failure.
if (window.earlyCalls || needsProfile(location.pathname))
  void import('@/api/client/provider-http').catch(() => undefined);
