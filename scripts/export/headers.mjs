// Response headers by kind of file. Every response has the first set, including redirects and refusals.
/** One year, for this host only: only the owner of a domain can promise HTTPS for all of its hosts. */
const TRANSPORT_SECURITY = 'max-age=31536000';

export const everyResponse = ({ STRICT_TRANSPORT_SECURITY }) => ({
  'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY || TRANSPORT_SECURITY,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
];
const PERMISSIONS = [...DENIED_FEATURES.map((name) => `${name}=()`), 'geolocation=(self)', 'payment=(self)'].join(', ');

const SIGNED_IN = /^\/(dashboard|orders|user)(\/|$)/;
const GUEST_TOO = new Set(['/orders/new', '/orders/payment']);
const PUBLIC_LINK = /^\/public\//;
/** Third parties redirect to these pages, sometimes in a popup that must still find its opener. */
const CALLBACKS = new Set(['/oauth-result', '/kcb-start', '/kcb-result']);
const INDEXED = /^\/(login|signup|orders\/new|terms\/[^/]+)?$/;

/** Files that get another address when their content changes. */
const HASHED = /^\/(_next\/static|fonts)\/|^\/maps\/.+\.[0-9a-f]{12}\.pmtiles$/;
const YEAR = 'public, max-age=31536000, immutable';

function robots(route) {
  if (INDEXED.test(route)) return {};
  return { 'X-Robots-Tag': PUBLIC_LINK.test(route) ? 'noindex, nofollow, noarchive' : 'noindex' };
}

export function pageHeaders(route, policy) {
  const isPrivate = (SIGNED_IN.test(route) && !GUEST_TOO.has(route)) || PUBLIC_LINK.test(route);
  const isCallback = CALLBACKS.has(route);
  return {
    'Cache-Control': isPrivate ? 'no-store' : 'no-cache',
    'Content-Security-Policy': policy,
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': isCallback || PUBLIC_LINK.test(route) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': isCallback ? 'unsafe-none' : 'same-origin-allow-popups',
    'Permissions-Policy': PERMISSIONS,
    ...robots(route),
  };
}

/** For the page that only our own pages may frame. */
export const frameHeaders = (policy) => ({
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': policy,
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Robots-Tag': 'noindex',
});

/** The URL contains the build id, so the content never changes. */
export const dataHeaders = { 'Cache-Control': YEAR, 'X-Robots-Tag': 'noindex' };

export const workerHeaders = (policy) => ({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': policy });

export function fileHeaders(address) {
  return { 'Cache-Control': HASHED.test(address) ? YEAR : 'public, max-age=3600' };
}
