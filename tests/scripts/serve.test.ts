import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteServer } from '../../scripts/serve/server.mjs';
import { readSite } from '../../scripts/serve/site.mjs';

const PAGES = { '/': 'index', '/login': 'login', '/404': '404', '/en/404': 'en/404', '/orders/[id]': 'orders/[id]' };
/** Like the real limits, but short. */
const LIMITS = {
  headersTimeout: 100,
  requestTimeout: 100,
  connectionsCheckingInterval: 20,
  timeout: 200,
  maxConnections: 5,
};
/** More than the system buffers for a client that does not read. */
const LARGE_BYTES = 32_000_000;
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const entries = Object.entries(PAGES).map(([address, name]) => {
    const file = path.join(folder, 'site', `${name}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, name);
    writeFileSync(`${file}.gz`, gzipSync(name));
    writeFileSync(`${file}.br`, brotliCompressSync(name));
    const cache = address === '/orders/[id]' ? 'no-store' : 'no-cache';
    const status = name.endsWith('404') ? { status: 404 } : {};
    return [address, { file: `${name}.html`, headers: { 'Cache-Control': cache }, ...status }];
  });
  writeFileSync(path.join(folder, 'site/large.bin'), Buffer.alloc(LARGE_BYTES));
  writeFileSync(path.join(folder, 'site/city.pmtiles'), '0123456789');
  const manifest = {
    defaultLocale: 'ko',
    locales: ['ko', 'en'],
    headers: { 'X-Content-Type-Options': 'nosniff' },
    entries: {
      ...(Object.fromEntries(entries) as object),
      '/large.bin': { file: 'large.bin', headers: {} },
      '/city.pmtiles': { file: 'city.pmtiles', headers: {} },
    },
    shells: [{ pattern: '^/orders/[^/]+$', entry: '/orders/[id]' }],
  };
  writeFileSync(path.join(folder, 'site.json'), JSON.stringify(manifest));
  server = createSiteServer(readSite(folder), LIMITS);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

/** Sends the path unchanged; fetch() would normalize it. */
function ask(address: string, { method = 'GET', headers = {} } = {}) {
  const { port } = server.address() as AddressInfo; // boundary: a listening TCP server has one
  return new Promise<Answer>((resolve, reject) => {
    request({ host: 'localhost', port, path: address, method, headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body });
      });
    })
      .once('error', reject)
      .end();
  });
}

test.each([
  ['/', 200, 'index'],
  ['/login?next=%2F', 200, 'login'],
  ['/orders/never-seen', 200, 'orders/[id]'],
  ['/nowhere', 404, '404'],
  ['/en/nowhere', 404, 'en/404'],
  ['/404', 404, '404'],
  ['/login.html', 404, '404'],
  ['/site.json', 404, '404'],
  ['/../site.json', 404, '404'],
  ['/orders/..%2f..%2fsite.json', 404, '404'],
  ['/orders/%2e%2e', 404, '404'],
  ['/orders/%zz', 404, '404'],
])('%s is answered %i with %s', async (address, status, body) => {
  expect(await ask(address)).toMatchObject({ status, body });
});

test.each([
  ['/login/', '/login'],
  ['/ko/login?a=1', '/login?a=1'],
  ['/ko', '/'],
  ['/ko/orders/7/', '/orders/7'],
])('%s redirects to its canonical path %s', async (address, location) => {
  const { status, headers } = await ask(address);
  expect({ status, location: headers.location }).toEqual({ status: 308, location });
});

test.each([
  '//evil.example/',
  '/ko//evil.example',
  '/\\evil.example/',
  '/orders/\\evil.example/',
  '//evil.example/orders/7/',
])('%s does not redirect to another site', async (address) => {
  const { status, headers } = await ask(address);
  expect({ status, location: headers.location }).toEqual({ status: 404, location: undefined });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s is not allowed', async (method) => {
  const { status, headers } = await ask('/login', { method });
  expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
});

test.each([
  ['a page', '/login', 'GET'],
  ['a missing page', '/nowhere', 'GET'],
  ['a redirect', '/login/', 'GET'],
  ['a refusal', '/login', 'POST'],
])('%s carries the common headers', async (_name, address, method) => {
  expect((await ask(address, { method })).headers['x-content-type-options']).toBe('nosniff');
});

test('an unchanged page is not sent again', async () => {
  const first = await ask('/login', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(first.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  const headers = { 'Accept-Encoding': 'gzip', 'If-None-Match': String(first.headers.etag) };
  expect(await ask('/login', { headers })).toMatchObject({ status: 304, body: '' });
});

test('a page of a signed-in customer has no ETag', async () => {
  const { headers } = await ask('/orders/7');
  expect(headers.etag).toBeUndefined();
  expect(headers['cache-control']).toBe('no-store');
});

test('HEAD has the headers and no body', async () => {
  expect(await ask('/login', { method: 'HEAD' })).toMatchObject({
    status: 200,
    body: '',
    headers: { 'content-length': '5' },
  });
});

describe('for the accepted encodings', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['GZIP ; Q=0.2', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity, br;q=0.5', undefined],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', undefined],
    ['br;q=high, gzip;q=0.1', 'gzip'],
    ['', undefined],
    ['zstd, deflate', undefined],
  ])('"%s" gets %s', async (accepted, encoding) => {
    const { status, headers } = await ask('/login', { headers: { 'Accept-Encoding': accepted } });
    expect({ status, encoding: headers['content-encoding'] }).toEqual({ status: 200, encoding });
  });
});

describe('for a range', () => {
  test.each([
    ['bytes=0-1', 206, 'lo', 'bytes 0-1/5'],
    ['bytes=3-', 206, 'in', 'bytes 3-4/5'],
    ['bytes=-2', 206, 'in', 'bytes 3-4/5'],
    ['bytes=-99', 206, 'login', 'bytes 0-4/5'],
    ['bytes=2-99', 206, 'gin', 'bytes 2-4/5'],
    ['Bytes=4-4', 206, 'n', 'bytes 4-4/5'],
    ['bytes=5-', 416, '', 'bytes */5'],
    ['bytes=-0', 416, '', 'bytes */5'],
    // For a malformed range, another unit or several parts, the response is the whole file.
    ['bytes=3-1', 200, 'login', undefined],
    ['bytes=', 200, 'login', undefined],
    ['bytes=-', 200, 'login', undefined],
    ['bytes=0-0,2-3', 200, 'login', undefined],
    ['lines=0-1', 200, 'login', undefined],
  ])('"%s" is answered %i', async (range, status, body, contentRange) => {
    const answer = await ask('/login', { headers: { Range: range } });
    expect(answer).toMatchObject({ status, body });
    expect(answer.headers['content-range']).toBe(contentRange);
    expect(answer.headers['content-length']).toBe(String(body.length));
    expect(answer.headers['accept-ranges']).toBe('bytes');
  });

  test('a part is of the current file', async () => {
    const { headers } = await ask('/login');
    const range = { Range: 'bytes=0-1' };
    expect(await ask('/login', { headers: { ...range, 'If-Range': String(headers.etag) } })).toMatchObject({
      status: 206,
      body: 'lo',
    });
    expect(await ask('/login', { headers: { ...range, 'If-Range': '"an older one"' } })).toMatchObject({
      status: 200,
      body: 'login',
    });
  });

  test('a map is read from the disk, in parts', async () => {
    const part = await ask('/city.pmtiles', { headers: { Range: 'bytes=3-6', 'Accept-Encoding': 'gzip, br' } });
    expect(part).toMatchObject({ status: 206, body: '3456' });
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 3-6/10', 'content-length': '4' });
    expect(part.headers['content-encoding']).toBeUndefined();
    const whole = await ask('/city.pmtiles');
    expect(whole).toMatchObject({ status: 200, body: '0123456789' });
    expect(part.headers.etag).toBe(whole.headers.etag);
    expect(await ask('/city.pmtiles', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
    expect(await ask('/city.pmtiles', { headers: { Range: 'bytes=10-' } })).toMatchObject({ status: 416 });
    expect(await ask('/city.pmtiles', { headers: { 'If-None-Match': String(whole.headers.etag) } })).toMatchObject({
      status: 304,
    });
  });

  test('a missing page has no ranges', async () => {
    expect(await ask('/nowhere', { headers: { Range: 'bytes=0-0' } })).toMatchObject({ status: 404, body: '404' });
  });
});

/** A client that sends something, then neither continues nor closes. */
function linger(said: string) {
  const { port } = server.address() as AddressInfo; // boundary: a listening TCP server has one
  const socket = connect({ port, host: 'localhost', allowHalfOpen: true });
  let heard = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (heard += chunk));
  if (said) socket.write(said);
  return { socket, heard: () => heard };
}

const ended = (socket: Socket) => new Promise((resolve) => socket.once('end', resolve).once('error', resolve));
const connections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => {
      if (error) reject(error);
      else resolve(count);
    }),
  );

describe('a client that keeps its connection open', () => {
  test.each([
    ['without a word', '', '408'],
    ['before its headers end', 'GET /login HTTP/1.1\r\nHost: localhost\r\n', '408'],
    ['before its body ends', 'GET /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n', '200'],
    ['after nonsense', 'nonsense\r\n\r\n', '400'],
    ['after endless headers', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n`, '431'],
  ])('%s is disconnected', async (_when, said, status) => {
    const { socket, heard } = linger(said);
    await ended(socket);
    await expect.poll(connections, { interval: 10 }).toBe(0);
    expect(heard()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(heard()).toContain('X-Content-Type-Options: nosniff');
    socket.destroy();
  });

  test('without reading is disconnected', async () => {
    const socket = connect({ port: (server.address() as AddressInfo).port, host: 'localhost', allowHalfOpen: true });
    socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await expect.poll(connections, { interval: 10 }).toBe(1);
    await expect.poll(connections, { interval: 10 }).toBe(0);
    socket.on('error', () => {} /* the server hangs up in the middle */).destroy();
  });

  test('gets no connection beyond the limit', async () => {
    const clients = Array.from({ length: LIMITS.maxConnections + 1 }, () => linger(''));
    const closed = clients.map(({ socket }) => ended(socket));
    await Promise.race(closed);
    expect(await connections()).toBeLessThanOrEqual(LIMITS.maxConnections);
    expect(await connections()).toBeGreaterThan(0);
    clients.forEach(({ socket }) => socket.destroy());
  });
});
