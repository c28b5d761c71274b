import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PLACEHOLDERS, resolveEnvironment } from '../../scripts/environment.mjs';
import { cloudfrontFiles } from '../../scripts/hosts/cloudfront.mjs';
import { configureSite } from '../../scripts/export/configure-site.mjs';
import { keepBuilds } from '../../scripts/export/keep-builds.mjs';

const HELP = PLACEHOLDERS.NEXT_PUBLIC_HELP_CENTRE_URL ?? '';
const PAGE = `<html><a href="${HELP}/faq">?</a><style>a{}</style><script id="environment" type="application/json">{}</script></html>`;
const CHUNK = '/_next/static/chunks/a.js';
const BUILT_IN_MAP = '/maps/seoul.0123456789ab.pmtiles';

let from: string;
beforeEach(() => {
  from = mkdtempSync(path.join(tmpdir(), 'configure-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(from, file)), { recursive: true });
    writeFileSync(path.join(from, file), text);
  };
  const page = (address: string, file: string, more = {}) => {
    write(`template/${file}`, PAGE);
    return { address, route: address, file, scripts: ['sha256-one'], ...more };
  };
  const about = {
    buildId: 'b1',
    defaultLocale: 'ko',
    locales: ['ko', 'en'],
    values: { ...resolveEnvironment({}).values, NEXT_PUBLIC_MAP_FILE: BUILT_IN_MAP },
    pages: [
      page('/', 'index.html'),
      page('/login', 'login.html'),
      page('/orders/new', 'orders/new.html'),
      page('/orders/[id]', 'orders/[id].html'),
      page('/[organization]/signup', '[organization]/signup.html', { scripts: ['sha256-signup'] }),
      page('/404', '404.html', { status: 404, scripts: ['sha256-missing'] }),
      page('/en/404', 'en/404.html', { status: 404, scripts: ['sha256-missing-en'] }),
      page('/500', '500.html', { status: 500 }),
      page('/en/500', 'en/500.html', { status: 500 }),
    ],
    files: [CHUNK],
    data: ['/_next/data/b1/ko/login.json'],
    shells: [
      { pattern: '^/orders/[^/]+$', entry: '/orders/[id]' },
      { pattern: '^/[^/]+/signup$', entry: '/[organization]/signup' },
    ],
    earlier: [],
  };
  write('template/template.json', JSON.stringify(about));
  write('template/firebase-messaging-sw.js', 'self.ENVIRONMENT={};\nwork();');
  write('template/postcode.html', '<html><script>search()</script></html>');
  write(`site${CHUNK}`, 'chunk');
  write('site/_next/data/b1/ko/login.json', '{}');
  write(`site${BUILT_IN_MAP}`, 'PMTiles of the build');
});
afterEach(() => rmSync(from, { recursive: true }));

const live = (host: string, more = {}) =>
  resolveEnvironment({
    NEXT_PUBLIC_INTEGRATIONS: 'live',
    NEXT_PUBLIC_GUEST_TOKEN: 'guest',
    NEXT_PUBLIC_STATISTICS_URL: '/statistics',
    ...Object.fromEntries(
      ['PROVIDER_HOST', 'FILES_HOST', 'SITE_URL', 'COMPANY_SITE_URL', 'HELP_CENTRE_URL'].map((name) => [
        `NEXT_PUBLIC_${name}`,
        `https://${name.toLowerCase().replace(/_/g, '-')}.${host}`,
      ]),
    ),
    ...more,
  });

type Manifest = {
  headers: Record<string, string>;
  entries: Record<string, { file: string; headers: Record<string, string>; status?: number }>;
};
const read = (file: string) => readFileSync(path.join(from, file), 'utf8');
const manifest = () => JSON.parse(read('site.json')) as Manifest;

async function configure(host: string, more = {}) {
  const { values, problems } = live(host, more);
  expect(problems).toEqual([]);
  await configureSite({ from, to: from, values });
}

function filesIn(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile());
}

test('pages, policies, copies and configurations follow the deployment, and nothing of an earlier one is left', async () => {
  await configure('one.example', { NEXT_PUBLIC_FIREBASE_VAPID_KEY: 'v', ...firebase('one') });
  await configure('two.example');

  const html = read('site/login.html');
  expect(html).toContain('href="https://help-centre-url.two.example/faq"');
  expect(html).toContain('"NEXT_PUBLIC_PROVIDER_HOST":"https://provider-host.two.example"');
  expect(brotliDecompressSync(readFileSync(path.join(from, 'site/login.html.br'))).toString()).toBe(html);
  expect(gunzipSync(readFileSync(path.join(from, 'site/login.html.gz'))).toString()).toBe(html);
  const policy = manifest().entries['/login']?.headers['Content-Security-Policy'] ?? '';
  expect(policy).toContain("connect-src 'self' https://provider-host.two.example https://files-host.two.example;");
  expect(policy).toContain("'sha256-one'");
  expect(read('hosting/nginx.conf')).toContain(policy);
  expect(read('site/_headers')).toContain(policy);
  const stale = filesIn(from).filter((file) => readFileSync(file, 'utf8').includes('one.example'));
  expect(stale).toEqual([]);
});

const firebase = (value: string) =>
  Object.fromEntries(
    ['API_KEY', 'PROJECT_ID', 'APP_ID', 'SENDER_ID'].map((name) => [`NEXT_PUBLIC_FIREBASE_${name}`, value]),
  );

test('the push worker is there where there is push, with its values', async () => {
  await configure('one.example', { NEXT_PUBLIC_FIREBASE_VAPID_KEY: 'v', ...firebase('my-key') });
  expect(read('site/firebase-messaging-sw.js')).toMatch(/^self\.ENVIRONMENT=\{.*my-key.*\};\nwork\(\);$/);
  await configure('one.example');
  expect(manifest().entries['/firebase-messaging-sw.js']).toBeUndefined();
});

test('a value cannot break out of its place', async () => {
  await configure('one.example', { NEXT_PUBLIC_GUEST_TOKEN: '</script><script>alert(1)</script>$&' });
  expect(read('site/login.html')).not.toContain('<script>alert');
  expect(read('site/login.html')).toContain('$&');
});

test('chunks keep their address and content', async () => {
  await configure('one.example');
  expect(read(`site${CHUNK}`)).toBe('chunk');
});

test('HTTPS is promised for this host alone, unless the deployment says more', async () => {
  await configure('one.example');
  expect(manifest().headers['Strict-Transport-Security']).toBe('max-age=31536000');
  await configure('one.example', { STRICT_TRANSPORT_SECURITY: 'max-age=63072000; includeSubDomains; preload' });
  expect(manifest().headers['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains; preload');
});

/** As a map begins: its name and version. */
const MAP = 'PMTiles\u0003';

test('a street map becomes a file of the site, for a year, and stays when the site is configured again', async () => {
  const source = path.join(from, 'city map.pmtiles');
  writeFileSync(source, MAP);
  await configure('one.example', { MAP_FILE: source });
  const [address = '', entry] = Object.entries(manifest().entries).find(([key]) => key.startsWith('/maps/')) ?? [];
  expect(address).toMatch(/^\/maps\/city_map\.[0-9a-f]{12}\.pmtiles$/);
  expect(read(`site${address}`)).toBe(MAP);
  expect(entry?.headers['Cache-Control']).toContain('immutable');
  expect(read('site/login.html')).toContain(`"NEXT_PUBLIC_MAP_FILE":"${address}"`);
  expect(read('site/login.html')).not.toContain(from);
  expect(read('hosting/nginx.conf')).toContain(`"${address}"`);
  expect(read('site/_headers')).toContain(address);

  await configure('two.example', { NEXT_PUBLIC_MAP_FILE: address });
  expect(manifest().entries[address]).toBeDefined();
  writeFileSync(source, `${MAP} of next year`);
  await configure('two.example', { MAP_FILE: source });
  expect(manifest().entries[address]).toBeUndefined();

  await configure('two.example', { NEXT_PUBLIC_MAP_FILE: BUILT_IN_MAP });
  expect(read(`site${BUILT_IN_MAP}`)).toBe('PMTiles of the build');
  expect(manifest().entries[BUILT_IN_MAP]).toBeDefined();
});

test('a copy with links to a build leaves the maps of the build where they are', async () => {
  const source = path.join(from, 'city.pmtiles');
  writeFileSync(source, MAP);
  const to = path.join(from, 'copy');
  const { values } = live('one.example', { MAP_FILE: source });
  await configureSite({ from, to, values, isLinked: true });
  expect(readdirSync(path.join(to, 'site/maps')).join()).toMatch(/^city\.[0-9a-f]{12}\.pmtiles$/);
  expect(read(`site${BUILT_IN_MAP}`)).toBe('PMTiles of the build');
});

describe('the CloudFront functions', () => {
  type Headers = Record<string, { value: string }>;
  type Answer = { statusCode?: number; uri?: string; headers: Headers };
  const handlerOf = (name: string) =>
    // boundary: CloudFront finds the function by this name
    runInNewContext(`${read(`hosting/cloudfront-${name}.js`)}; handler`) as (event: object) => Answer;

  beforeEach(async () => configure('one.example'));
  const ask = (uri: string, querystring = {}) => handlerOf('request')({ request: { uri, querystring, headers: {} } });

  test.each([
    ['/', '/index.html'],
    ['/login', '/login.html'],
    ['/orders/new', '/orders/new.html'],
    ['/orders/7', '/orders/[id].html'],
    [CHUNK, CHUNK],
    ['/nowhere', '/nowhere'],
    ['/orders/%2e%2e', '/orders/%2e%2e'],
  ])('ask the bucket for %s by %s', (uri, expected) => {
    expect(ask(uri).uri).toBe(expected);
  });

  test('lead other spellings to the one', () => {
    expect(ask('/ko/orders/7/', { a: { value: '1' } })).toMatchObject({
      statusCode: 308,
      headers: { location: { value: '/orders/7?a=1' } },
    });
  });

  test.each(['/', '/login', '/orders/[id]', '/404', '/en/404', '/500', '/en/500'])(
    'put the headers of %s on its answer',
    (address) => {
      const entry = manifest().entries[address];
      const event = { request: { uri: `/${entry?.file}` }, response: { statusCode: 200, headers: {} } };
      const answer = handlerOf('response')(event);
      const put = Object.entries(answer.headers).map(([name, { value }]) => [name, value] as const);
      const wanted = Object.entries({ ...manifest().headers, ...entry?.headers });
      expect(Object.fromEntries(put)).toEqual(
        Object.fromEntries(wanted.map(([name, value]) => [name.toLowerCase(), value])),
      );
      expect(answer.statusCode).toBe(entry?.status ?? 200);
    },
  );

  test('have each page once for all languages, because 10 kB are too few for three', () => {
    const text = read('hosting/cloudfront-response.js');
    expect(text).toContain('"/500"');
    expect(text).not.toContain('"/en/500"');
    // Its scripts are others.
    expect(text).toContain('"/en/404"');
  });

  test('have all pages of a site in one language', () => {
    const site = { ...manifest(), defaultLocale: 'ko', locales: ['ko'] };
    expect(cloudfrontFiles(site)['hosting/cloudfront-response.js']).toMatch(/"\/":.*"\/login":.*"\/500":/);
  });
});

test('the error page of CloudFront has its headers in a file, because no function runs on it', async () => {
  await configure('one.example');
  expect(JSON.parse(read('hosting/cloudfront-404-headers.json'))).toEqual({
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': manifest().entries['/404']?.headers['Content-Security-Policy'],
  });
});

describe('Cloudflare Pages and Netlify', () => {
  /** `:name` stands for one segment, `*` for anything. */
  const patternOf = (source: string) =>
    new RegExp(
      `^${source
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replace(/\*/g, '(?<splat>.*)')
        .replace(/:([A-Za-z]\w*)/g, '(?<$1>[^/]+)')}$`,
    );
  const blocksFor = (address: string) =>
    read('site/_headers')
      .split('\n\n')
      .map((block) => block.trim().split(/\n\s+/))
      .filter(([source = '']) => patternOf(source).test(address))
      .map(([, ...lines]) => lines);
  const fieldOf = (line: string) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const;

  /** All matching blocks apply in order: `! Name` removes, and a repeated name is joined. */
  function headersAtCloudflare(address: string) {
    const headers = new Map<string, string>();
    for (const line of blocksFor(address).flat()) {
      if (line.startsWith('! ')) {
        headers.delete(line.slice(2));
        continue;
      }
      const [name, value] = fieldOf(line);
      const before = headers.get(name);
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
    return Object.fromEntries(headers);
  }

  /** The later block wins, and lines without a colon say nothing. */
  const headersAtNetlify = (address: string): Record<string, string> =>
    Object.fromEntries(
      blocksFor(address)
        .flat()
        .filter((line) => line.includes(':'))
        .map(fieldOf),
    );

  const wanted = (entry: string) => ({ ...manifest().headers, ...manifest().entries[entry]?.headers });

  function redirectOf(address: string) {
    for (const line of read('site/_redirects').trim().split('\n')) {
      const [source = '', target = '', status] = line.split(' ');
      const found = patternOf(source).exec(address);
      if (found) return `${status} ${target.replace(/:(\w+)/g, (_all, name: string) => String(found.groups?.[name]))}`;
    }
    return undefined;
  }

  test.each([
    ['/', '/'],
    ['/login', '/login'],
    ['/orders/new', '/orders/new'],
    ['/orders/7', '/orders/[id]'],
    ['/orders/signup', '/orders/[id]'],
    ['/acme/signup', '/[organization]/signup'],
    ['/en/500', '/en/500'],
  ])('%s has the headers of %s and of nothing else', async (address, entry) => {
    await configure('one.example');
    expect(headersAtCloudflare(address)).toEqual(wanted(entry));
    expect(headersAtNetlify(address)).toMatchObject(wanted(entry));
  });

  test.each([
    ['/nowhere', '/404'],
    ['/orders/7/nowhere', '/404'],
    ['/en/nowhere', '/en/404'],
  ])('the page for a missing address has its policy: %s', async (address, entry) => {
    await configure('one.example');
    const { 'X-Robots-Tag': noindex, ...headers } = wanted(entry);
    expect(noindex).toBe('noindex');
    expect(headersAtCloudflare(address)).toEqual(headers);
    expect(headersAtNetlify(address)).toEqual(headers);
  });

  test('the page for a missing file has its policy, and a file that is there stays in the cache', async () => {
    await configure('one.example');
    const cache = manifest().entries[CHUNK]?.headers['Cache-Control'];
    expect(cache).toContain('immutable');
    const { 'Content-Security-Policy': policy } = wanted('/404');
    expect(headersAtCloudflare('/_next/static/nowhere')).toMatchObject({ 'Content-Security-Policy': policy });
    expect(headersAtCloudflare(CHUNK)).toMatchObject({ 'Cache-Control': cache });
  });

  test('a public page may be found by search engines', async () => {
    await configure('one.example');
    expect(headersAtCloudflare('/orders/7')).toMatchObject({ 'X-Robots-Tag': 'noindex' });
    expect(headersAtCloudflare('/login')).not.toHaveProperty('X-Robots-Tag');
    expect(headersAtNetlify('/login')).not.toHaveProperty('X-Robots-Tag');
  });

  test.each(['/postcode.html', '/postcode'])('our own pages may frame the postcode search at %s', async (address) => {
    await configure('one.example', { NEXT_PUBLIC_ADDRESS_SOURCE: 'postcode' });
    const headers = wanted('/postcode.html');
    expect(headers).toMatchObject({ 'X-Frame-Options': 'SAMEORIGIN' });
    expect(headersAtCloudflare(address)).toEqual(headers);
    expect(headersAtNetlify(address)).toMatchObject(headers);
  });

  test.each([
    ['/ko', '301 /'],
    ['/ko/', '301 /'],
    ['/ko/login', '301 /login'],
    ['/ko/login/', '301 /login'],
    ['/ko/orders/new', '301 /orders/new'],
    ['/ko/orders/abc', '301 /orders/abc'],
    ['/ko/acme/signup', '301 /acme/signup'],
    ['/orders/new', '200 /orders/new'],
    ['/orders/abc', '200 /orders/%5Bid%5D'],
  ])('%s is answered by %s', async (address, answer) => {
    await configure('one.example');
    expect(redirectOf(address)).toBe(answer);
  });

  test.each(['/ko//evil.example', '/ko//evil.example/', '/ko//evil.example/login', '/ko//evil.example/signup'])(
    '%s does not redirect to another site',
    async (address) => {
      await configure('one.example');
      expect(redirectOf('/ko/login')).toBe('301 /login');
      expect(redirectOf(address)).toBeUndefined();
    },
  );
});

test('the next build takes along chunks and data, and their dynamic addresses', () => {
  const { builds, files } = keepBuilds(from);
  expect(builds).toEqual([{ buildId: 'b1', addresses: [CHUNK, '/_next/data/b1/ko/login.json'], shells: [] }]);
  expect(files.map(({ address }) => address)).toEqual([CHUNK, '/_next/data/b1/ko/login.json']);
  expect(keepBuilds(undefined)).toEqual({ builds: [], files: [] });
});

test('a copy of a build that is read-only can be written, as a container does that is not root', async () => {
  const to = mkdtempSync(path.join(tmpdir(), 'configured-'));
  const page = path.join(from, 'site', 'login.html');
  writeFileSync(page, PAGE);
  chmodSync(page, 0o444);
  chmodSync(path.join(from, 'site'), 0o555);
  await configureSite({ from, to, values: resolveEnvironment({}).values, isLinked: true });
  const modes = ['site', 'site/login.html'].map((file) => statSync(path.join(to, file)).mode & 0o200);
  rmSync(to, { recursive: true });
  expect(modes).toEqual([0o200, 0o200]);
});

test('a copy that would lie in the site of its build, or around it, is refused, and the build keeps its files', async () => {
  const { values } = live('one.example');
  const inner = path.join(from, 'site/deep/dist');
  mkdirSync(path.join(inner, 'site'), { recursive: true });
  writeFileSync(path.join(inner, 'site/file'), 'inner');
  mkdirSync(path.join(inner, 'template'));
  writeFileSync(path.join(inner, 'template/template.json'), read('template/template.json'));
  await expect(configureSite({ from, to: path.join(from, 'site'), values })).rejects.toThrow('choose a folder apart');
  await expect(configureSite({ from: inner, to: from, values })).rejects.toThrow('choose a folder apart');
  expect([read(`site${CHUNK}`), read('site/deep/dist/site/file')]).toEqual(['chunk', 'inner']);
});

test('a link to the folder of the build is that folder, not a copy of it', async () => {
  const { values } = live('one.example');
  const to = path.join(from, 'link');
  symlinkSync(from, to);
  await configureSite({ from, to, values });
  expect([read(`site${CHUNK}`), read('site/login.html')]).toEqual(['chunk', expect.stringContaining('one.example')]);
});

test('a link in place of the copy is replaced, and the folder that it leads to stays as it is', async () => {
  const { values } = live('one.example');
  const served = path.join(from, 'served');
  mkdirSync(served);
  writeFileSync(path.join(served, 'file'), 'served');
  const to = path.join(from, 'copy');
  mkdirSync(to);
  symlinkSync(served, path.join(to, 'site'));
  await configureSite({ from, to, values });
  expect(read('served/file')).toBe('served');
  expect([read(`copy/site${CHUNK}`), read(`site${CHUNK}`)]).toEqual(['chunk', 'chunk']);
});
