// The content security policy of each page. Pages are files, so a nonce cannot protect them: the policy names the hash of
// every script and style that the page carries, and what these load in turn is trusted ('strict-dynamic').
import { createHash } from 'node:crypto';

const FIREBASE = ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'];
/** The name by which the policy speaks of the endpoint in `Reporting-Endpoints`. */
const REPORTS = 'csp';
const TOSS = 'https://*.tosspayments.com';
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

/** Gives each script file of the page its integrity, and returns the page with the hashes of all its scripts. */
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
  // Emotion fills its run-time elements through CSSOM: what the browser hashes is an empty text.
  return ['', ...[...html.matchAll(STYLE)].map(([, css]) => css)].map((css) => hash('sha256', css));
}

function styleAttributesOf(html) {
  const hashes = [...html.matchAll(STYLE_ATTRIBUTE)].map(([, css]) => hash('sha256', unescape(css)));
  return hashes.length > 0 ? ["'unsafe-hashes'", ...quoted(hashes)] : ["'none'"];
}

/** Where the app sends requests to, where its pictures come from, and whose payment window it may show, if any. */
export function originsOf(environment) {
  const origin = (address) => (URL.canParse(address) ? new URL(address).origin : undefined);
  const provider = origin(environment.NEXT_PUBLIC_PROVIDER_HOST);
  const files = origin(environment.NEXT_PUBLIC_FILES_HOST);
  const payment = environment.NEXT_PUBLIC_TOSS_CLIENT_KEY
    ? (origin(environment.NEXT_PUBLIC_TOSS_SDK_URL) ?? TOSS)
    : undefined;
  const push = environment.NEXT_PUBLIC_FIREBASE_VAPID_KEY ? FIREBASE : [];
  return {
    connect: [
      provider,
      files,
      origin(environment.NEXT_PUBLIC_STATISTICS_URL),
      origin(environment.NEXT_PUBLIC_TELEMETRY_URL),
      payment,
      ...push,
    ].filter(Boolean),
    images: [provider, files, origin(environment.NEXT_PUBLIC_MAP_TILE_URL)].filter(Boolean),
    payment,
    reports: environment.NEXT_PUBLIC_CSP_REPORT_URL,
    isSecure: provider.startsWith('https:'),
  };
}

const serialize = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');

export function contentSecurityPolicy(html, scripts, { connect, images, payment, reports, isSecure }) {
  return serialize({
    'default-src': ["'none'"],
    // The last two are for browsers that do not know 'strict-dynamic'; all others ignore them.
    'script-src': ["'strict-dynamic'", ...quoted(scripts), "'unsafe-inline'", 'https:'],
    'style-src': ["'self'", ...quoted(stylesOf(html))],
    'style-src-attr': styleAttributesOf(html),
    'connect-src': ["'self'", ...connect],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'"],
    // On every page: whoever walks on to the payment step takes along the policy of the page that was opened first.
    'frame-src': [payment ?? "'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'nextjs', 'nextjs#bundler'],
    // The second for browsers that know no `Reporting-Endpoints`; those that do ignore it.
    ...(reports ? { 'report-to': [REPORTS], 'report-uri': [reports] } : {}),
    ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
  });
}

/** The header that goes with a policy that reports. */
export const reportingHeaders = ({ reports }) => (reports ? { 'Reporting-Endpoints': `${REPORTS}="${reports}"` } : {});

/** The push worker runs nothing but itself and talks to Firebase alone. */
export const workerPolicy = serialize({
  'default-src': ["'none'"],
  'connect-src': ["'self'", ...FIREBASE],
  // Of the notifications that it shows.
  'img-src': ["'self'"],
});
