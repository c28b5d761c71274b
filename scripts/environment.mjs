// The only place that defines the environment variables: names, sandbox defaults and checks for a deployment.
import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { sandboxOrigin, webPort } from './lib/ports.mjs';

const isText = (value) => (value.trim() === '' ? 'is empty' : undefined);
export function isOrigin(value) {
  const problem = isAddress(value);
  if (problem) return problem;
  const { origin } = new URL(value);
  return origin === value ? undefined : `must be an origin alone: ${origin}`;
}
export function isAddressOrPath(value) {
  if (/^\/(?!\/)/.test(value)) return undefined;
  return isAddress(value) && 'must be an http(s) address, or a path that begins with one slash';
}

const NOT_IN_HEADERS = 'must be ASCII, with %20 and the like in place of spaces and of " $ , ; \\';
/** It stands in two headers and in `nginx.conf`, to which the others mean something, or which cannot have them. */
const isReportAddress = (value) =>
  isAddressOrPath(value) ?? (/^[!#%-+\--:<-[\]-~]+$/.test(value) ? undefined : NOT_IN_HEADERS);

/** Browsers refuse other characters in a header, and the app itself writes `Bearer`. */
const isToken = (value) =>
  /^[!-~]+$/.test(value) ? undefined : 'must be the token alone, in ASCII and without spaces';

/** The other half of the pair has 43 characters; the site would publish it. */
const isPublicKey = (value) =>
  /^[\w-]{43}=?$|PRIVATE KEY/.test(value) ? 'is the private key: the site needs the public one' : isText(value);

/** Node takes both away from a value in .env, Docker's `--env-file` does not. */
const isBare = (value) =>
  value === value.trim() && !/^(["']).*\1$/.test(value) ? undefined : 'has quotation marks or spaces around it';

/** Paths of operations are appended to it. */
export function isApi(value) {
  if (value === '/') return 'must not be "/": for the root give the origin, such as https://api.example.com';
  return isAddressOrPath(value) ?? (/[?#]|\/$/.test(value) ? 'must end without a slash, a query or a hash' : undefined);
}

const isTossKey = (value) =>
  /^(test|live)_ck_\w+$/.test(value) ? undefined : 'must be a client key of the API contract (test_ck_… or live_ck_…)';

function isAddress(value) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return 'must be an http(s) address';
  return undefined;
}

/** security.txt requires a URI on one line. */
const isContact = (value) =>
  /^(https:\/\/|mailto:|tel:)\S+$/.test(value) ? undefined : 'must be an https, mailto or tel address';

/** A contact may be `mailto:`, and a text such as `Map: OSM` also parses as an address: only http(s) is judged. */
function isDeployedAddress(value) {
  if (isAddress(value) !== undefined) return undefined;
  const { protocol, hostname } = new URL(value);
  if (/^(localhost|.*\.localhost|127\..*|0\.0\.0\.0|\[::1?\])$/.test(hostname)) return 'points to this machine';
  return protocol === 'https:' ? undefined : 'must be https';
}

/** `{s}`, or a tile's number in the host, would stand for several hosts, but the content security policy names one. */
function isTileAddress(value) {
  if (!['{z}', '{x}', '{y}'].every((name) => value.includes(name))) return 'must have {z}, {x} and {y} in it';
  if (value.includes('{s}')) return 'must be of one host, without {s}';
  if (/^\w+:\/\/[^/]*\{/.test(value)) return 'must be of one host, with {z}, {x} and {y} after it';
  return isAddress(value.replace(/\{[zxyr]\}/g, '0'));
}
/** Suppliers write it for pages; it is shown as a text. */
const isAttribution = (value) =>
  /<\/?[a-z]|&#?\w+;/i.test(value) ? 'must be plain text: © for &copy;, and no tags' : isText(value);

/** Range requests go to the site's own origin; the content security policy allows no other for it. */
const isMapAddress = (value) =>
  /^\/(?!\/)[\w./-]+\.pmtiles$/.test(value) ? undefined : 'must be a path of this site that ends in .pmtiles';
/** Any other file would leave customers with the sketch. */
const MAP_START = Buffer.from('PMTiles\u0003');
function isMapFile(value) {
  if (!statSync(value, { throwIfNoEntry: false })?.isFile()) return `is not a file: ${value}`;
  const start = Buffer.alloc(MAP_START.length);
  const file = openSync(value, 'r');
  readSync(file, start);
  closeSync(file);
  return start.equals(MAP_START) ? undefined : `is not a PMTiles file of version 3: ${value}`;
}

const isZoom = (value) => (/^([1-9]|1\d|2[0-2])$/.test(value) ? undefined : 'must be a whole number from 1 to 22');

const isVehiclePrices = (value) => (/^(all|chosen)$/.test(value) ? undefined : 'must be "all" or "chosen"');

const isShare = (value) => (/^(\d{1,2}|100)$/.test(value) ? undefined : 'must be a whole number from 0 to 100');

const ADDRESS_SOURCES = ['provider', 'kakao', 'juso', 'postcode'];
const isAddressSource = (value) =>
  ADDRESS_SOURCES.includes(value) ? undefined : `must be one of ${ADDRESS_SOURCES.join(', ')}`;

/** The key that an address source cannot do without. */
const KEY_OF_SOURCE = { kakao: 'NEXT_PUBLIC_KAKAO_MAP_KEY', juso: 'NEXT_PUBLIC_JUSO_KEY' };

/** The variables of each group are set together or not at all. */
const GROUPS = [
  /^NEXT_PUBLIC_MAP_(TILE_URL|ATTRIBUTION|MAX_ZOOM)$/,
  /^NEXT_PUBLIC_FIREBASE_/,
  /^NEXT_PUBLIC_KAKAO_(CLIENT_ID|AUTHORIZE_URL)$/,
  /^NEXT_PUBLIC_NAVER_/,
  /^NEXT_PUBLIC_GOOGLE_/,
];

const isTransportSecurity = (value) =>
  /^max-age=\d+(; includeSubDomains)?(; preload)?$/.test(value)
    ? undefined
    : 'must be like max-age=31536000; includeSubDomains; preload';

const ENVELOPES = ['data', 'bare', 'result'];
/** Each names its own form of pages. */
const PAGES = ['spring-pages', 'drf'];
/** The same words as in src/api/client/dialect/dialect.ts. */
const DIALECT_WORDS = [
  ...ENVELOPES,
  'snake-case',
  'spring-pages',
  'problem-json',
  'errors-in-200',
  'drf',
  'own-steps',
  'no-photos',
  'no-reorder',
];

export function isDialect(value) {
  const words = value.split(' ');
  if (!words.every((word) => DIALECT_WORDS.includes(word)))
    return `must be words with one space between them, of: ${DIALECT_WORDS.join(', ')}`;
  const twice = [ENVELOPES, PAGES].find((names) => names.filter((name) => words.includes(name)).length > 1);
  return twice && `may have one of these, not several: ${twice.join(', ')}`;
}

/** A group of the provider; by default it is where the contract has it. */
const api = (group) => ({ check: isApi, isPreset: true, sandbox: () => `/${group}/api/v1` });

/**
 * Each variable with its format check and its sandbox default, which a deployment also uses if the variable is preset. A
 * deployment may leave an optional one empty.
 */
export const VARIABLES = {
  NEXT_PUBLIC_PROVIDER_HOST: { check: isOrigin, sandbox: sandboxOrigin },
  NEXT_PUBLIC_PROVIDER_DIALECT: { check: isDialect, isPreset: true, sandbox: () => 'data' },
  NEXT_PUBLIC_USER_API: api('user'),
  NEXT_PUBLIC_ORDER_API: api('order'),
  NEXT_PUBLIC_DRIVER_API: api('driver'),
  NEXT_PUBLIC_COMMON_API: api('common'),
  NEXT_PUBLIC_NOTIFICATION_API: api('notification'),
  NEXT_PUBLIC_FILES_HOST: { check: isOrigin, sandbox: sandboxOrigin },
  NEXT_PUBLIC_GUEST_TOKEN: { check: isToken, sandbox: () => 'guest-sandbox' },
  NEXT_PUBLIC_SITE_URL: { check: isOrigin, sandbox: () => `http://localhost:${webPort()}` },
  NEXT_PUBLIC_COMPANY_SITE_URL: { check: isAddress, sandbox: () => `${sandboxOrigin()}/company` },
  NEXT_PUBLIC_HELP_CENTRE_URL: { check: isAddress, sandbox: () => `${sandboxOrigin()}/help` },
  NEXT_PUBLIC_STATISTICS_URL: { check: isAddressOrPath, sandbox: () => '/order/api/v1/orders/statistics' },
  NEXT_PUBLIC_VEHICLE_PRICES: { check: isVehiclePrices, isPreset: true, sandbox: () => 'all' },
  // Which map is shown: the street map of one file, else image tiles, else our own sketch.
  MAP_FILE: { check: isMapFile, isOptional: true, sandbox: () => '' },
  NEXT_PUBLIC_MAP_FILE: { check: isMapAddress, isOptional: true, sandbox: () => '' },
  NEXT_PUBLIC_MAP_TILE_URL: { check: isTileAddress, sandbox: () => '' },
  NEXT_PUBLIC_MAP_ATTRIBUTION: { check: isAttribution, sandbox: () => '' },
  NEXT_PUBLIC_MAP_MAX_ZOOM: { check: isZoom, sandbox: () => '' },
  NEXT_PUBLIC_ADDRESS_SOURCE: { check: isAddressSource, isOptional: true, sandbox: () => '' },
  NEXT_PUBLIC_KAKAO_MAP_KEY: { check: isText, isOptional: true, sandbox: () => '' },
  NEXT_PUBLIC_KAKAO_MAP_SDK_URL: { check: isAddress, isOptional: true, sandbox: () => '' },
  NEXT_PUBLIC_JUSO_KEY: { check: isText, isOptional: true, sandbox: () => '' },
  NEXT_PUBLIC_JUSO_COORDINATE_KEY: { check: isText, isOptional: true, sandbox: () => '' },
  NEXT_PUBLIC_JUSO_URL: { check: isOrigin, isOptional: true, sandbox: () => '' },
  NEXT_PUBLIC_POSTCODE_URL: { check: isAddress, isOptional: true, sandbox: () => '' },
  NEXT_PUBLIC_KAKAO_CLIENT_ID: { check: isText, sandbox: () => 'sandbox' },
  NEXT_PUBLIC_KAKAO_AUTHORIZE_URL: {
    check: isAddress,
    sandbox: () => `${sandboxOrigin()}/sandbox-idp/kakao/authorize`,
  },
  NEXT_PUBLIC_NAVER_CLIENT_ID: { check: isText, sandbox: () => 'sandbox' },
  NEXT_PUBLIC_NAVER_AUTHORIZE_URL: {
    check: isAddress,
    sandbox: () => `${sandboxOrigin()}/sandbox-idp/naver/authorize`,
  },
  NEXT_PUBLIC_GOOGLE_CLIENT_ID: { check: isText, sandbox: () => 'sandbox' },
  NEXT_PUBLIC_GOOGLE_AUTHORIZE_URL: {
    check: isAddress,
    sandbox: () => `${sandboxOrigin()}/sandbox-idp/google/authorize`,
  },
  NEXT_PUBLIC_KAKAO_SHARE_KEY: { check: isText, isOptional: true, sandbox: () => 'sandbox' },
  NEXT_PUBLIC_KAKAO_SHARE_SDK_URL: {
    check: isAddress,
    isOptional: true,
    sandbox: () => `${sandboxOrigin()}/sandbox-kakao/share.js`,
  },
  NEXT_PUBLIC_TOSS_CLIENT_KEY: { check: isTossKey, isOptional: true, sandbox: () => 'test_ck_sandbox' },
  NEXT_PUBLIC_TOSS_SDK_URL: {
    check: isAddress,
    isOptional: true,
    sandbox: () => `${sandboxOrigin()}/sandbox-toss/v2/standard.js`,
  },
  NEXT_PUBLIC_FIREBASE_API_KEY: { check: isText, sandbox: () => 'sandbox' },
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: { check: isText, sandbox: () => 'sandbox' },
  NEXT_PUBLIC_FIREBASE_APP_ID: { check: isText, sandbox: () => '1:0:web:0' },
  NEXT_PUBLIC_FIREBASE_SENDER_ID: { check: isText, sandbox: () => '0' },
  NEXT_PUBLIC_FIREBASE_VAPID_KEY: { check: isPublicKey, sandbox: () => 'sandbox' },
  NEXT_PUBLIC_TELEMETRY_URL: { check: isAddressOrPath, isOptional: true, sandbox: () => '' },
  NEXT_PUBLIC_TELEMETRY_SHARE: { check: isShare, isOptional: true, sandbox: () => '' },
  NEXT_PUBLIC_CSP_REPORT_URL: { check: isReportAddress, isOptional: true, sandbox: () => '' },
  NEXT_PUBLIC_SECURITY_CONTACT: { check: isContact, isOptional: true, sandbox: () => '' },
  STRICT_TRANSPORT_SECURITY: { check: isTransportSecurity, isOptional: true, sandbox: () => '' },
};

/** Variables that decide headers and files alone: the pages do not carry them. */
const NOT_FOR_PAGES = [
  'MAP_FILE',
  'NEXT_PUBLIC_CSP_REPORT_URL',
  'NEXT_PUBLIC_SECURITY_CONTACT',
  'STRICT_TRANSPORT_SECURITY',
];

/** The values that the pages and the push worker read. */
export const pageValues = (values) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !NOT_FOR_PAGES.includes(name)));

/** Addresses that prerendered markup contains. Each has a placeholder in the build, on a domain that cannot exist. */
const IN_MARKUP = ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_COMPANY_SITE_URL', 'NEXT_PUBLIC_HELP_CENTRE_URL'];
const placeholderOf = (name) => `https://${name.toLowerCase().replaceAll('_', '-')}.invalid`;

/** What `next build` sees instead of an environment, so that the same sources give the same build everywhere. */
export const PLACEHOLDERS = Object.fromEntries(
  ['NEXT_PUBLIC_INTEGRATIONS', ...Object.keys(VARIABLES)].map((name) => [
    name,
    IN_MARKUP.includes(name) ? placeholderOf(name) : '',
  ]),
);

/** Puts the values where the placeholders are. `escape`: as the text around them needs it. */
export const withoutPlaceholders = (text, values, escape) =>
  IN_MARKUP.reduce((result, name) => result.replaceAll(placeholderOf(name), escape(values[name])), text);

/**
 * Returns the values to build with and a sentence for each problem.
 * @param {Record<string, string | undefined>} source
 * @returns {{ values: Record<string, string>, problems: string[] }}
 */
export function resolveEnvironment(source) {
  const mode = source.NEXT_PUBLIC_INTEGRATIONS || 'sandbox';
  const isLive = mode === 'live';
  const problems =
    isLive || mode === 'sandbox' ? [] : [`NEXT_PUBLIC_INTEGRATIONS is "sandbox" or "live", not "${mode}"`];
  const values = { NEXT_PUBLIC_INTEGRATIONS: mode };
  const isGroupUnset = (name) => {
    const group = GROUPS.find((pattern) => pattern.test(name));
    return group !== undefined && !Object.keys(VARIABLES).some((other) => group.test(other) && source[other]);
  };
  for (const [name, { check, sandbox, isOptional = false, isPreset = false }] of Object.entries(VARIABLES)) {
    const value = source[name] || (isLive && !isPreset ? '' : sandbox());
    values[name] = value;
    if (value === '' && (isOptional || isGroupUnset(name))) continue;
    const problem =
      value === '' ? 'is not set' : (isBare(value) ?? check(value) ?? (isLive ? isDeployedAddress(value) : undefined));
    if (problem) problems.push(`${name} ${problem}`);
  }
  const key = KEY_OF_SOURCE[values.NEXT_PUBLIC_ADDRESS_SOURCE];
  if (key && values[key] === '') problems.push(`${key} is not set, and the address source needs it`);
  // A script in place of the vendor's would receive real card data.
  if (values.NEXT_PUBLIC_TOSS_CLIENT_KEY.startsWith('live_') && values.NEXT_PUBLIC_TOSS_SDK_URL !== '') {
    problems.push('NEXT_PUBLIC_TOSS_SDK_URL must be empty with a live key: real payments need the real script');
  }
  return { values, problems };
}

/** A sentence for each variable that begins with `NEXT_PUBLIC_` and is none of ours, such as a misspelt one. */
export const unknownVariables = (source) =>
  Object.keys(source)
    .filter((name) => name.startsWith('NEXT_PUBLIC_') && !(name in PLACEHOLDERS))
    .map((name) => `${name} is not a variable of this site (see .env.example): it changes nothing.`);

/** Node takes a byte order mark for a part of the first name, and reads nothing of UTF-16: the build would be the sandbox's. */
function demandUtf8(file) {
  const [first = 0, second = 0] = readFileSync(file);
  const hasMark = first === 0xef || (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (hasMark) throw new Error(`${file} begins with a byte order mark: save it as UTF-8 without one.`);
}

/**
 * Reads .env.local and .env; variables that are already set win. Throws if the environment is invalid.
 * @param {Record<string, string>} [built] the values of a finished build: defaults for variables that are not set, unless
 *   the build was for the other mode. A variable set to an empty string removes its value.
 */
export function loadEnvironment(built = {}) {
  for (const file of ['.env.local', '.env']) {
    if (!existsSync(file)) continue;
    demandUtf8(file);
    process.loadEnvFile(file);
  }
  const mode = process.env.NEXT_PUBLIC_INTEGRATIONS || built.NEXT_PUBLIC_INTEGRATIONS;
  const isSameMode = mode === built.NEXT_PUBLIC_INTEGRATIONS;
  const { values, problems } = resolveEnvironment({ ...(isSameMode ? built : {}), ...process.env });
  if (problems.length > 0)
    throw new Error(`The environment is not complete (see .env.example):\n  ${problems.join('\n  ')}`);
  return values;
}
