// `npm run test:hosting`: asks our own server and nginx, with the configuration that the build wrote, for the same addresses
// and compares the answers. Prints the table to .reports/nginx-parity.md. Needs a build.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { configureSite } from './export/configure-site.mjs';
import { findNginx, startNginx } from './lib/nginx.mjs';
import { freePort } from './lib/stack.mjs';
import { createSiteServer } from './serve/server.mjs';
import { readSite } from './serve/site.mjs';

const REPORT = '.reports/nginx-parity.md';
/** Larger than one buffer of either server. */
const MAP_BYTES = 300_000;

/** The build with a street map, which both servers must hand out in parts. */
async function siteWithMap() {
  const to = mkdtempSync(path.join(tmpdir(), 'parity-'));
  const source = path.join(to, 'city.pmtiles');
  writeFileSync(
    source,
    Buffer.from({ length: MAP_BYTES }, (_, index) => index % 251),
  );
  const { values } = JSON.parse(readFileSync('dist/template/template.json', 'utf8'));
  await configureSite({ from: 'dist', to, values: { ...values, MAP_FILE: source }, isLinked: true });
  return to;
}
const dist = await siteWithMap();
const manifest = JSON.parse(readFileSync(path.join(dist, 'site.json'), 'utf8'));
const { buildId, entries } = manifest;
const map = Object.keys(entries).find((address) => address.endsWith('.pmtiles'));

const ALL = 'gzip, deflate, br';
const COMPARED = [
  'location',
  'content-range',
  'allow',
  'content-encoding',
  'vary',
  ...new Set(
    [manifest.headers, ...Object.values(entries).map(({ headers }) => headers)].flatMap((headers) =>
      Object.keys(headers).map((name) => name.toLowerCase()),
    ),
  ),
];
/** nginx refuses a broken address before it looks anything up: both say no, and neither opens a file. */
const isRefusedEarly = (own, theirs) => own === '404' && theirs === '400';

const EVERY_ADDRESS = 'every address of the site';
const CASES = [
  ...Object.keys(entries).map((address) => [EVERY_ADDRESS, encodeURI(address)]),
  ...[
    '/orders/never-seen',
    '/en/orders/never-seen',
    '/nobody/signup',
    '/public/customer/b2c/order/abc?token=1',
    '/en/public/mobis/%ED%95%9C',
    `/_next/data/${buildId}/ko/orders/abc.json`,
    `/_next/data/${buildId}/en/public/customer/b2c/order/abc.json`,
  ].map((address) => ['dynamic routes', address]),
  ...['/login/', '/ko', '/ko/', '/ko/login?a=1&b=2', '/ko/orders/7/', '/en/', '/ko/signup', '/ko//', '//'].map(
    (address) => ['one spelling', address],
  ),
  ...[
    '/nowhere',
    '/en/nowhere',
    '/nowhere/',
    '/enx',
    '/login.html',
    '/index.html',
    '/site.json',
    '/_headers',
    '/_redirects',
    '/_next/static/none.js',
    `/_next/data/${buildId}/ko/none.json`,
    '/_next/data/another/ko/login.json',
    '/orders',
    '/orders/7/8',
    '/LOGIN',
    '/login.br',
    '/login.html.gz',
  ].map((address) => ['missing', address]),
  ...[
    '/../site.json',
    '/orders/../../site.json',
    '/orders/..%2f..%2fsite.json',
    '/orders/%2e%2e',
    '/orders/%2e%2e%2fsite.json',
    '/orders/..',
    '/orders/%zz',
    '/orders/%00',
    '/orders/a%5Cb',
    '/orders/%ff',
    '//evil.example/',
    '/ko//evil.example',
    '/\\evil.example/',
    '/orders/\\evil.example/',
    '/%6Cogin',
    '/orders//7',
    '/./login',
  ].map((address) => ['traversal and odd spellings', address]),
].map(([group, address]) => ({ group, address, method: 'GET', headers: { 'Accept-Encoding': ALL } }));
const encodings = ['gzip', '', 'identity', 'br', 'br;q=0, gzip', '*;q=0'].flatMap((accepted) =>
  ['/login', '/nowhere', '/brand/logo.svg'].map((address) => ({
    group: 'encodings',
    method: 'GET',
    address,
    headers: { 'Accept-Encoding': accepted },
  })),
);
const methods = ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({
  group: 'methods',
  method,
  address: '/login',
  headers: { 'Accept-Encoding': ALL },
}));
const ranges = ['bytes=0-9', 'bytes=-5', 'bytes=999999999-'].map((Range) => ({
  group: 'ranges',
  method: 'GET',
  address: '/login',
  headers: { Range },
}));
/** `status`: what a browser needs to read a map part by part. */
const mapParts = [
  { status: '206', headers: { Range: 'bytes=0-126' } },
  { status: '206', headers: { Range: 'bytes=150000-262143', 'Accept-Encoding': ALL } },
  { status: '206', headers: { Range: `bytes=${MAP_BYTES - 5}-` } },
  { status: '416', headers: { Range: `bytes=${MAP_BYTES}-` } },
].map((one) => ({ group: 'parts of a map', method: 'GET', address: map, ...one }));

/** Sends the path as it is: fetch() would tidy it up first. */
const ask = (port, { address, method, headers }) =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: address, method, headers }, (response) => {
      const body = [];
      response.on('data', (chunk) => body.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(body) }),
      );
    })
      .once('error', reject)
      .end();
  });

const kindOf = (type) => type?.toLowerCase().replace(/\s/g, '');
const digest = (body) => createHash('sha256').update(body).digest('hex').slice(0, 12);

/** What of an answer has to be the same. Empty answers have a body of the server's own in nginx. */
function pictureOf({ status, headers, body }) {
  // nginx repeats every header when a range turns out to be none.
  if (status === 416) return { status: String(status) };
  if (status === 304) return { status: String(status), cache: headers['cache-control'], vary: headers.vary };
  const hasOwnBody = ![308, 405].includes(status);
  return {
    status: String(status),
    ...Object.fromEntries(COMPARED.map((name) => [name, headers[name]?.toLowerCase() ?? '-'])),
    ...(hasOwnBody ? { type: kindOf(headers['content-type']), body: digest(body) } : {}),
    tag: status === 200 && headers.etag !== undefined ? 'yes' : 'no',
  };
}

function differences(one, other) {
  if (one.status !== other.status) {
    return [`${isRefusedEarly(one.status, other.status) ? 'accepted: ' : ''}status ${one.status} / ${other.status}`];
  }
  return Object.keys(one).flatMap((name) =>
    one[name] === other[name] ? [] : [`${name}: ${one[name]} / ${other[name]}`],
  );
}

async function revalidation(port, address) {
  const first = await ask(port, { address, method: 'GET', headers: { 'Accept-Encoding': ALL } });
  const headers = { 'Accept-Encoding': ALL, 'If-None-Match': first.headers.etag ?? '"none"' };
  return pictureOf(await ask(port, { address, method: 'GET', headers }));
}

const nginx = findNginx();
if (!nginx) {
  console.log('nginx: left out, it cannot be had here (Debian: nginx, libnginx-mod-http-brotli-static)');
  process.exit(0);
}
const port = await freePort();
const { stop } = await startNginx(nginx, dist, port);
const server = createSiteServer(readSite(dist));
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const ownPort = server.address().port;

const rows = [];
try {
  for (const one of [...CASES, ...encodings, ...methods, ...ranges, ...mapParts]) {
    const [own, theirs] = [pictureOf(await ask(ownPort, one)), pictureOf(await ask(port, one))];
    const isOther = one.status !== undefined && own.status !== one.status;
    const found = isOther ? [`status ${own.status} instead of ${one.status}`] : differences(own, theirs);
    rows.push({ ...one, own, found });
  }
  for (const address of ['/login', '/orders/7', '/brand/logo.svg']) {
    const [own, theirs] = [await revalidation(ownPort, address), await revalidation(port, address)];
    rows.push({ group: 'revalidation', method: 'GET', address, own, found: differences(own, theirs) });
  }
} finally {
  await Promise.all([stop(), server.stop()]);
  rmSync(dist, { recursive: true });
}

const isAccepted = ({ found }) => found.length > 0 && found.every((text) => text.startsWith('accepted'));
const different = rows.filter((row) => row.found.length > 0 && !isAccepted(row));
const groups = [...new Set(rows.map(({ group }) => group))].map((group) => {
  const own = rows.filter((row) => row.group === group);
  const same = own.filter(({ found }) => found.length === 0).length;
  return `| ${group} | ${own.length} | ${same} | ${own.filter(isAccepted).length} | ${own.length - same - own.filter(isAccepted).length} |`;
});
const shown = rows.filter(({ group, found }) => group !== EVERY_ADDRESS || found.length > 0);
const table = [
  '# nginx beside our own server',
  '',
  `${rows.length} requests${nginx.brotli ? '' : ', without brotli'}. Compared: status, body, type, tag, ${COMPARED.join(', ')}.`,
  '',
  '| group | requests | same | accepted | different |',
  '| --- | --- | --- | --- | --- |',
  ...groups,
  '',
  '| request | accepts | status | encoding | cache | difference |',
  '| --- | --- | --- | --- | --- | --- |',
  ...shown.map(
    ({ method, address, headers, own, found }) =>
      `| \`${method} ${address}\` | ${headers?.Range ?? headers?.['Accept-Encoding'] ?? ''} | ${own.status} | ${own['content-encoding'] ?? '-'} | ${own['cache-control'] ?? '-'} | ${found.join('; ') || 'none'} |`,
  ),
  '',
].join('\n');
mkdirSync('.reports', { recursive: true });
writeFileSync(REPORT, table);
console.log(
  [...groups, ...different.map(({ method, address, found }) => `${method} ${address}: ${found.join('; ')}`)].join('\n'),
);
console.log(`${REPORT}: ${different.length} of ${rows.length} requests differ`);
process.exit(different.length === 0 ? 0 : 1);
