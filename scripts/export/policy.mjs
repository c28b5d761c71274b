// The content security policy of each page. Pages are static files, so a nonce is impossible: the policy lists the hash
// of every script and style in the page, and trusts what these scripts load ('strict-dynamic').
import { createHash } from 'node:crypto';

const FIREBASE = ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'];
/** Groups of the provider that may be on other hosts. */
const GROUPS = ['USER', 'ORDER', 'DRIVER', 'COMMON', 'NOTIFICATION'];
/** Name of the endpoint in `Reporting-Endpoints` that the policy refers to. */
const REPORTS = 'csp';
const TOSS = 'https://*.tosspayments.com';
const KAKAO = 'https://dapi.kakao.com';
/** Where Kakao's share script sends a message: in the browser to the sharer's window, with the app through its API. */
const KAKAO_SHARER = 'https://sharer.kakao.com';
const KAKAO_API = 'https://kapi.kakao.com';
/** Tiles of Kakao's map, and the pictures of its script. */
const KAKAO_PICTURES = ['https://map.daumcdn.net', 'https://mts.daumcdn.net', 'https://t1.daumcdn.net'];
/** The postcode service: its script, and what the script frames. */
const POSTCODE_SCRIPTS = ['https://t1.kakaocdn.net', 'https://t1.daumcdn.net'];
const POSTCODE_FRAMES = ['https://postcode.map.kakao.com', 'https://postcode.map.daum.net'];
const JUSO = 'https://business.juso.go.kr';
const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const STYLE_ATTRIBUTE = /<[a-z][^>]*? style="([^"]*)"/g;

const hash = (algorithm, content) => `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
const quoted = (sources) => [...new Set(sources)].map((source) => `'${source}'`);
const unescape = (attribute) =>
  attribute
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');

/** Adds `integrity` to each script file of the page. Returns the page and the hashes of all its scripts. */
export function withIntegrity(html, readAsset) {
  const hashes = [];
  const result = html.replace(SCRIPT, (element, attributes, body) => {
    const src = / src="([^"]+)"/.exec(attributes)?.[1];
    if (src) {
      const integrity = hash('sha256', readAsset(decodeURI(src)));
      hashes.push(integrity);
      return `<script${attributes} integrity="${integrity}">${body}</script>`;
    }
    if (!attributes.includes('type="application/json"')) hashes.push(hash('sha256', body));
    return element;
  });
  return { html: result, scripts: hashes };
}

function stylesOf(html) {
  // Emotion fills its run-time elements through CSSOM, so the browser hashes an empty text.
  return ['', ...[...html.matchAll(STYLE)].map(([, css]) => css)].map((css) => hash('sha256', css));
}

function styleAttributesOf(html) {
  const hashes = [...html.matchAll(STYLE_ATTRIBUTE)].map(([, css]) => hash('sha256', unescape(css)));
  return hashes.length > 0 ? ["'unsafe-hashes'", ...quoted(hashes)] : ["'none'"];
}

/** The pictures of Kakao's map; nothing where another map is configured (`BASEMAP` in src/config/map.ts). */
function kakaoMapOrigins(environment, origin) {
  const isOtherMap = environment.NEXT_PUBLIC_MAP_FILE || environment.NEXT_PUBLIC_MAP_TILE_URL;
  if (isOtherMap || !environment.NEXT_PUBLIC_KAKAO_MAP_KEY) return [];
  const replacement = origin(environment.NEXT_PUBLIC_KAKAO_MAP_SDK_URL);
  return replacement ? [replacement] : KAKAO_PICTURES;
}

/** What the chosen source of addresses is asked by, or framed from. The provider's own needs nothing. */
function addressOrigins(environment, origin) {
  const source = environment.NEXT_PUBLIC_ADDRESS_SOURCE;
  if (source === 'kakao') return { connect: [origin(environment.NEXT_PUBLIC_KAKAO_MAP_SDK_URL) ?? KAKAO], frames: [] };
  if (source === 'juso') return { connect: [environment.NEXT_PUBLIC_JUSO_URL || JUSO], frames: [] };
  // The vendor's script runs in a page of ours with its own policy (`postcodePolicy`).
  return { connect: [], frames: source === 'postcode' ? ["'self'"] : [] };
}

/**
 * What sharing to KakaoTalk needs, if it is configured.
 * @returns {{ connect: string[], forms: string[] }}
 */
function shareOrigins(environment, origin) {
  if (!environment.NEXT_PUBLIC_KAKAO_SHARE_KEY) return { connect: [], forms: [] };
  const replacement = origin(environment.NEXT_PUBLIC_KAKAO_SHARE_SDK_URL);
  return replacement
    ? { connect: [replacement], forms: [replacement] }
    : { connect: [KAKAO_API], forms: [KAKAO_SHARER] };
}

/** The origins that the app sends requests to, loads pictures from, and embeds the payment window and the address search of, if any. */
export function originsOf(environment) {
  const origin = (address) => (URL.canParse(address) ? new URL(address).origin : undefined);
  const provider = origin(environment.NEXT_PUBLIC_PROVIDER_HOST);
  const files = origin(environment.NEXT_PUBLIC_FILES_HOST);
  const payment = environment.NEXT_PUBLIC_TOSS_CLIENT_KEY
    ? (origin(environment.NEXT_PUBLIC_TOSS_SDK_URL) ?? TOSS)
    : undefined;
  const push = environment.NEXT_PUBLIC_FIREBASE_VAPID_KEY ? FIREBASE : [];
  const address = addressOrigins(environment, origin);
  const share = shareOrigins(environment, origin);
  return {
    connect: [
      provider,
      ...GROUPS.map((group) => origin(environment[`NEXT_PUBLIC_${group}_API`])),
      files,
      origin(environment.NEXT_PUBLIC_STATISTICS_URL),
      origin(environment.NEXT_PUBLIC_TELEMETRY_URL),
      payment,
      ...push,
      ...address.connect,
      ...share.connect,
    ].filter(Boolean),
    forms: share.forms,
    images: [
      provider,
      files,
      origin(environment.NEXT_PUBLIC_MAP_TILE_URL),
      ...kakaoMapOrigins(environment, origin),
    ].filter(Boolean),
    frames: [payment, ...address.frames].filter(Boolean),
    reports: environment.NEXT_PUBLIC_CSP_REPORT_URL,
    isSecure: provider.startsWith('https:'),
  };
}

const serialize = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');

export function contentSecurityPolicy(
  html,
  scripts,
  { connect, images, frames, forms = /** @type {string[]} */ ([]), reports, isSecure },
) {
  return serialize({
    'default-src': ["'none'"],
    // The last two are for browsers without 'strict-dynamic'; all others ignore them.
    'script-src': ["'strict-dynamic'", ...quoted(scripts), "'unsafe-inline'", 'https:'],
    'style-src': ["'self'", ...quoted(stylesOf(html))],
    'style-src-attr': styleAttributesOf(html),
    'connect-src': ["'self'", ...connect],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'"],
    // On every page: client-side navigation keeps the policy of the first page.
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...forms],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'nextjs', 'nextjs#bundler'],
    // `report-uri` is for browsers without `Reporting-Endpoints`; the others ignore it.
    ...(reports ? { 'report-to': [REPORTS], 'report-uri': [reports] } : {}),
    ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
  });
}

/**
 * The page around the postcode service: the vendor's script sets inline styles and needs nothing else from us.
 * @param {string} html
 * @param {Record<string, string | undefined>} values of the environment
 */
export function postcodePolicy(html, values) {
  const script = values.NEXT_PUBLIC_POSTCODE_URL;
  const own = [...html.matchAll(SCRIPT)].map(([, , body]) => hash('sha256', body));
  const replacement = script ? [new URL(script).origin] : undefined;
  return serialize({
    'default-src': ["'none'"],
    'script-src': [...quoted(own), ...(replacement ?? POSTCODE_SCRIPTS)],
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:', ...(replacement ?? POSTCODE_SCRIPTS)],
    'frame-src': replacement ?? POSTCODE_FRAMES,
    'form-action': replacement ?? POSTCODE_FRAMES,
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
}

/** The header for a policy with reports. */
export const reportingHeaders = ({ reports }) => (reports ? { 'Reporting-Endpoints': `${REPORTS}="${reports}"` } : {});

/** The push worker loads no scripts and connects only to Firebase. */
export const workerPolicy = serialize({
  'default-src': ["'none'"],
  'connect-src': ["'self'", ...FIREBASE],
  // For the images of its notifications.
  'img-src': ["'self'"],
});
