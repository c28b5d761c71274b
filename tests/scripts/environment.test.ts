import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { DIALECT_WORDS } from '@/api/client/dialect/dialect';
import { resolveEnvironment, unknownVariables, VARIABLES } from '../../scripts/environment.mjs';
import { originsOf } from '../../scripts/export/policy.mjs';
import { securityText } from '../../scripts/export/security-text.mjs';
import { sandboxPorts } from '../../scripts/lib/stack.mjs';

/** All of these or none. */
const MAP = {
  NEXT_PUBLIC_MAP_TILE_URL: 'https://tiles.example.com/{z}/{y}/{x}.png',
  NEXT_PUBLIC_MAP_ATTRIBUTION: '© Example',
  NEXT_PUBLIC_MAP_MAX_ZOOM: '19',
};

/** Where the contract has them, when nothing is said. */
const APIS = Object.fromEntries(
  ['user', 'order', 'driver', 'common', 'notification'].map((group) => [
    `NEXT_PUBLIC_${group.toUpperCase()}_API`,
    `/${group}/api/v1`,
  ]),
);

const LIVE = {
  ...Object.fromEntries(
    Object.keys(VARIABLES).map((name) => [name, /_(HOST|URL)$/.test(name) ? 'https://www.example.com' : 'set']),
  ),
  ...APIS,
  ...MAP,
  NEXT_PUBLIC_INTEGRATIONS: 'live',
  NEXT_PUBLIC_PROVIDER_DIALECT: 'bare snake-case',
  NEXT_PUBLIC_TOSS_CLIENT_KEY: 'live_ck_real',
  NEXT_PUBLIC_TOSS_SDK_URL: '',
  MAP_FILE: '',
  NEXT_PUBLIC_MAP_FILE: '',
  NEXT_PUBLIC_VEHICLE_PRICES: 'chosen',
  NEXT_PUBLIC_TELEMETRY_URL: '',
  NEXT_PUBLIC_TELEMETRY_SHARE: '',
  NEXT_PUBLIC_CSP_REPORT_URL: '',
  NEXT_PUBLIC_SECURITY_CONTACT: '',
  STRICT_TRANSPORT_SECURITY: '',
  NEXT_PUBLIC_ADDRESS_SOURCE: '',
  NEXT_PUBLIC_KAKAO_MAP_KEY: '',
  NEXT_PUBLIC_KAKAO_MAP_SDK_URL: '',
  NEXT_PUBLIC_JUSO_KEY: '',
  NEXT_PUBLIC_JUSO_COORDINATE_KEY: '',
  NEXT_PUBLIC_JUSO_URL: '',
  NEXT_PUBLIC_KAKAO_SHARE_KEY: '',
  NEXT_PUBLIC_KAKAO_SHARE_SDK_URL: '',
  NEXT_PUBLIC_POSTCODE_URL: '',
};
const REQUIRED = Object.keys(VARIABLES).filter(
  (name) =>
    !(name in APIS) &&
    name !== 'NEXT_PUBLIC_PROVIDER_DIALECT' &&
    name !== 'NEXT_PUBLIC_VEHICLE_PRICES' &&
    LIVE[name as keyof typeof LIVE] !== '' &&
    name !== 'NEXT_PUBLIC_TOSS_CLIENT_KEY',
);
const namesWith = (part: string) => Object.keys(VARIABLES).filter((name) => name.includes(part));

const NOT_IN_HEADERS = 'must be ASCII, with %20 and the like in place of spaces and of " $ , ; \\';

describe('without any variable', () => {
  test('the sandbox is used with all defaults', () => {
    const { values, problems } = resolveEnvironment({});
    expect(problems).toEqual([]);
    expect(values).toMatchObject({
      NEXT_PUBLIC_INTEGRATIONS: 'sandbox',
      NEXT_PUBLIC_PROVIDER_HOST: expect.stringMatching(/^http:\/\/localhost:\d+$/),
    });
  });

  test('an empty port is none, and the one by default holds', () => {
    vi.stubEnv('PORT', '');
    vi.stubEnv('SANDBOX_PORT', '');
    expect(resolveEnvironment({}).values).toMatchObject({
      NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
      NEXT_PUBLIC_PROVIDER_HOST: 'http://localhost:4010',
    });
    expect(sandboxPorts(2)).toEqual([4010, 4011]);
  });

  test('a backend on this machine needs its two addresses alone', () => {
    const local = {
      NEXT_PUBLIC_PROVIDER_HOST: 'http://localhost:8080',
      NEXT_PUBLIC_FILES_HOST: 'http://localhost:9000',
    };
    const { values, problems } = resolveEnvironment({ ...local, NEXT_PUBLIC_INTEGRATIONS: '' });
    expect(problems).toEqual([]);
    expect(values).toMatchObject(local);
  });
});

describe('a live build', () => {
  test('uses the given values', () => {
    expect(resolveEnvironment(LIVE)).toEqual({ values: LIVE, problems: [] });
  });

  test.each([
    ['NEXT_PUBLIC_SECURITY_CONTACT', 'mailto:security@example.com'],
    ['NEXT_PUBLIC_SECURITY_CONTACT', 'tel:+82-2-123-4567'],
    ['NEXT_PUBLIC_MAP_ATTRIBUTION', 'Map: OSM'],
  ])('may have %s %s', (name, value) => {
    expect(resolveEnvironment({ ...LIVE, [name]: value }).problems).toEqual([]);
  });

  test.each(Object.entries(APIS))('without %s has it at %s', (name, path) => {
    const { values, problems } = resolveEnvironment({ ...LIVE, [name]: '' });
    expect(problems).toEqual([]);
    expect(values[name]).toBe(path);
  });

  test.each(REQUIRED)('without %s is refused, naming the variable', (name) => {
    const { problems } = resolveEnvironment({ ...LIVE, [name]: '' });
    expect(problems).toEqual([`${name} is not set`]);
  });

  test.each([
    ['NEXT_PUBLIC_PROVIDER_HOST', 'http://localhost:4010', 'points to this machine'],
    ['NEXT_PUBLIC_SITE_URL', 'https://127.0.0.1', 'points to this machine'],
    ['NEXT_PUBLIC_PROVIDER_HOST', 'http://api.example.com', 'must be https'],
    ['NEXT_PUBLIC_PROVIDER_HOST', 'https://api.example.com/v1', 'must be an origin alone: https://api.example.com'],
    ['NEXT_PUBLIC_PROVIDER_HOST', '"https://api.example.com"', 'has quotation marks or spaces around it'],
    ['NEXT_PUBLIC_GUEST_TOKEN', "'guest'", 'has quotation marks or spaces around it'],
    ['NEXT_PUBLIC_GUEST_TOKEN', 'guest\r', 'has quotation marks or spaces around it'],
    ['NEXT_PUBLIC_ORDER_API', 'http://orders.example.com', 'must be https'],
    ['NEXT_PUBLIC_ORDER_API', '/order/', 'must end without a slash, a query or a hash'],
    ['NEXT_PUBLIC_USER_API', '/', 'must not be "/": for the root give the origin, such as https://api.example.com'],
    ['NEXT_PUBLIC_GUEST_TOKEN', 'Bearer guest', 'must be the token alone, in ASCII and without spaces'],
    ['NEXT_PUBLIC_GUEST_TOKEN', '손님', 'must be the token alone, in ASCII and without spaces'],
    [
      'NEXT_PUBLIC_FIREBASE_VAPID_KEY',
      'UUxI4O8-FbRouAevSmBQ6o18hgE4nSG3qwvJTfKc-ls',
      'is the private key: the site needs the public one',
    ],
    ['NEXT_PUBLIC_ORDER_API', 'orders', 'must be an http(s) address, or a path that begins with one slash'],
    ['NEXT_PUBLIC_HELP_CENTRE_URL', 'help', 'must be an http(s) address'],
    [
      'NEXT_PUBLIC_TOSS_CLIENT_KEY',
      'live_gck_widget',
      'must be a client key of the API contract (test_ck_… or live_ck_…)',
    ],
    [
      'NEXT_PUBLIC_STATISTICS_URL',
      '//evil.example',
      'must be an http(s) address, or a path that begins with one slash',
    ],
    ['NEXT_PUBLIC_MAP_TILE_URL', 'https://tiles.example.com/{z}.png', 'must have {z}, {x} and {y} in it'],
    ['NEXT_PUBLIC_MAP_TILE_URL', 'https://{s}.example.com/{z}/{x}/{y}.png', 'must be of one host, without {s}'],
    [
      'NEXT_PUBLIC_MAP_TILE_URL',
      'https://t{x}.example.com/{z}/{x}/{y}.png',
      'must be of one host, with {z}, {x} and {y} after it',
    ],
    ['NEXT_PUBLIC_MAP_ATTRIBUTION', '&copy; OpenStreetMap', 'must be plain text: © for &copy;, and no tags'],
    [
      'NEXT_PUBLIC_MAP_ATTRIBUTION',
      '<a href="https://osm.org/copyright">© OpenStreetMap</a>',
      'must be plain text: © for &copy;, and no tags',
    ],
    ['NEXT_PUBLIC_TELEMETRY_SHARE', '101', 'must be a whole number from 0 to 100'],
    [
      'NEXT_PUBLIC_CSP_REPORT_URL',
      '//evil.example',
      'must be an http(s) address, or a path that begins with one slash',
    ],
    ['NEXT_PUBLIC_CSP_REPORT_URL', '/신고', NOT_IN_HEADERS],
    ['NEXT_PUBLIC_CSP_REPORT_URL', 'https://신고.example/csp', NOT_IN_HEADERS],
    ['NEXT_PUBLIC_CSP_REPORT_URL', '/csp?tags=a,b', NOT_IN_HEADERS],
    ['NEXT_PUBLIC_CSP_REPORT_URL', '/csp;x', NOT_IN_HEADERS],
    ['NEXT_PUBLIC_CSP_REPORT_URL', '/csp x', NOT_IN_HEADERS],
    ['NEXT_PUBLIC_CSP_REPORT_URL', '/csp$x', NOT_IN_HEADERS],
    ['NEXT_PUBLIC_CSP_REPORT_URL', '/csp"x', NOT_IN_HEADERS],
    ['NEXT_PUBLIC_SECURITY_CONTACT', 'security@example.com', 'must be an https, mailto or tel address'],
    ['NEXT_PUBLIC_SECURITY_CONTACT', 'mailto:a@example.com\nPolicy: x', 'must be an https, mailto or tel address'],
    ['STRICT_TRANSPORT_SECURITY', 'a year', 'must be like max-age=31536000; includeSubDomains; preload'],
    ['NEXT_PUBLIC_MAP_FILE', 'https://maps.example.com/a.pmtiles', 'must be a path of this site that ends in .pmtiles'],
    ['MAP_FILE', '/nowhere.pmtiles', 'is not a file: /nowhere.pmtiles'],
    ['MAP_FILE', 'tests', 'is not a file: tests'],
    ['MAP_FILE', 'package.json', 'is not a PMTiles file of version 3: package.json'],
    ['NEXT_PUBLIC_MAP_MAX_ZOOM', '23', 'must be a whole number from 1 to 22'],
  ])('is refused when %s is %s', (name, value, problem) => {
    expect(resolveEnvironment({ ...LIVE, [name]: value }).problems).toEqual([`${name} ${problem}`]);
  });
});

test.each([
  ['map tiles a live build has a map of its own', Object.keys(MAP)],
  ['Firebase values a live build has no push', namesWith('FIREBASE')],
  ['Kakao values a live build has no sign-in by Kakao', namesWith('KAKAO')],
  ['Naver values a live build has no sign-in by Naver', namesWith('NAVER')],
  ['Google values a live build has no sign-in by Google', namesWith('GOOGLE')],
  ['Toss values a live build has no BrandPay', namesWith('TOSS')],
])('without any %s', (_, names) => {
  const none = Object.fromEntries(names.map((name) => [name, '']));
  expect(resolveEnvironment({ ...LIVE, ...none })).toEqual({ values: { ...LIVE, ...none }, problems: [] });
});

describe('images', () => {
  const host = 'https://tiles.example.com';

  test('may come from the map tile server if there is one', () => {
    expect(originsOf(LIVE).images).toContain(host);
    expect(originsOf(resolveEnvironment({}).values).images).not.toContain(host);
  });
});

test.each([
  ['a live build', { ...LIVE, NEXT_PUBLIC_TOSS_SDK_URL: 'https://pay.example.com/standard.js' }],
  ['a sandbox build', { NEXT_PUBLIC_TOSS_CLIENT_KEY: 'live_ck_real' }],
])('%s with a live key and a stand-in for the vendor’s script is refused', (_which, source) => {
  expect(resolveEnvironment(source).problems).toEqual([
    'NEXT_PUBLIC_TOSS_SDK_URL must be empty with a live key: real payments need the real script',
  ]);
});

describe('security.txt', () => {
  const now = Date.UTC(2026, 0, 1);

  test('names the contact and is valid for less than a year', () => {
    expect(securityText({ ...LIVE, NEXT_PUBLIC_SECURITY_CONTACT: 'mailto:security@example.com' }, now)).toBe(
      [
        'Contact: mailto:security@example.com',
        'Expires: 2026-12-27T00:00:00.000Z',
        'Preferred-Languages: ko, en',
        'Canonical: https://www.example.com/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  test('does not exist without a contact', () => {
    expect(securityText(LIVE, now)).toBeUndefined();
  });
});

test('an unknown mode is refused', () => {
  expect(resolveEnvironment({ NEXT_PUBLIC_INTEGRATIONS: 'production' }).problems[0]).toContain('not "production"');
});

test('a misspelt variable is named, and no other', () => {
  expect(unknownVariables({ ...LIVE, NEXT_PUBLIC_TELEMETRY_URI: 'https://t.example.com', PATH: '/bin' })).toEqual([
    'NEXT_PUBLIC_TELEMETRY_URI is not a variable of this site (see .env.example): it changes nothing.',
  ]);
});

test('a copy of .env.example leaves the map of a finished build in place', () => {
  expect(
    Object.keys(parseEnv(readFileSync('.env.example', 'utf8'))).filter((name) => name.endsWith('MAP_FILE')),
  ).toEqual([]);
});

test('.env.example names every variable', () => {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(names).toEqual(['NEXT_PUBLIC_INTEGRATIONS', ...Object.keys(VARIABLES)]);
});

describe('the source of addresses', () => {
  test.each([
    ['kakao', 'NEXT_PUBLIC_KAKAO_MAP_KEY'],
    ['juso', 'NEXT_PUBLIC_JUSO_KEY'],
  ])('%s needs its key', (source, key) => {
    expect(resolveEnvironment({ NEXT_PUBLIC_ADDRESS_SOURCE: source }).problems).toEqual([
      `${key} is not set, and the address source needs it`,
    ]);
    expect(resolveEnvironment({ NEXT_PUBLIC_ADDRESS_SOURCE: source, [key]: 'key' }).problems).toEqual([]);
  });

  test('is one of four, and a key of Kakao’s map is not its sign-in', () => {
    expect(resolveEnvironment({ NEXT_PUBLIC_ADDRESS_SOURCE: 'naver' }).problems).toHaveLength(1);
    const { problems } = resolveEnvironment({ ...LIVE, NEXT_PUBLIC_KAKAO_MAP_KEY: 'key' });
    expect(problems.filter((problem) => problem.includes('KAKAO'))).toEqual([]);
  });
});

test('a deployment can configure every dialect that the client knows, with one envelope', () => {
  const problemsOf = (words: string) =>
    resolveEnvironment({ ...LIVE, NEXT_PUBLIC_PROVIDER_DIALECT: words }).problems.filter((one) =>
      one.includes('DIALECT'),
    );
  for (const word of DIALECT_WORDS) expect(problemsOf(word)).toEqual([]);
  expect(problemsOf('bare snake-case spring-pages problem-json errors-in-200')).toEqual([]);
  expect(problemsOf('')).toEqual([]);
  expect(problemsOf('guess')).toHaveLength(1);
  expect(problemsOf('spring-pages drf')).toHaveLength(1);
  expect(problemsOf('data bare')).toHaveLength(1);
});

test('each setting that the app reads has its type and its check', () => {
  const namesOf = (file: string) => [...new Set(readFileSync(file, 'utf8').match(/NEXT_PUBLIC_\w+/g))].toSorted();
  const declared = namesOf('src/config/process-env.d.ts');
  expect(namesOf('src/config/env.ts')).toEqual(declared);
  expect(['NEXT_PUBLIC_INTEGRATIONS', ...Object.keys(VARIABLES)]).toEqual(expect.arrayContaining(declared));
});

describe('a file of variables as Windows writes it', () => {
  const script = `import(${JSON.stringify(path.resolve('scripts/environment.mjs'))})
    .then((m) => console.log(m.loadEnvironment().NEXT_PUBLIC_ADDRESS_SOURCE))
    .catch((error) => console.log(error.message))`;
  function read(file: Buffer | string) {
    const folder = mkdtempSync(path.join(tmpdir(), 'env-'));
    writeFileSync(path.join(folder, '.env'), file);
    const { stdout } = spawnSync('env', ['-i', process.execPath, '-e', script], { cwd: folder, encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    return stdout.trim();
  }

  test('may have its line ends', () => {
    expect(read('NEXT_PUBLIC_INTEGRATIONS=sandbox\r\nNEXT_PUBLIC_ADDRESS_SOURCE=postcode\r\n')).toBe('postcode');
  });

  test.each([
    ['UTF-8', Buffer.from('\uFEFFNEXT_PUBLIC_INTEGRATIONS=live\r\n')],
    ['UTF-16', Buffer.from('\uFEFFNEXT_PUBLIC_INTEGRATIONS=live\r\n', 'utf16le')],
  ])('is refused with a byte order mark in %s, whose first variable would be lost', (_encoding, file) => {
    expect(read(file)).toBe('.env begins with a byte order mark: save it as UTF-8 without one.');
  });
});
