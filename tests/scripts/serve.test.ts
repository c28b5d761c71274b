import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createResponder } from '../../scripts/serve/respond.mjs';
import { readSite } from '../../scripts/serve/site.mjs';

const PAGES = { '/': 'index', '/login': 'login', '/404': '404', '/en/404': 'en/404', '/orders/[id]': 'orders/[id]' };
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const entries = Object.entries(PAGES).map(([address, name]) => {
    const file = path.join(folder, 'site', `${name}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, name);
    writeFileSync(`${file}.gz`, gzipSync(name));
    const cache = address === '/orders/[id]' ? 'no-store' : 'no-cache';
    const status = name.endsWith('404') ? { status: 404 } : {};
    return [address, { file: `${name}.html`, headers: { 'Cache-Control': cache }, ...status }];
  });
  const manifest = {
    defaultLocale: 'ko',
    locales: ['ko', 'en'],
    headers: { 'X-Content-Type-Options': 'nosniff' },
    entries: Object.fromEntries(entries) as unknown,
    shells: [{ pattern: '^/orders/[^/]+$', entry: '/orders/[id]' }],
  };
  writeFileSync(path.join(folder, 'site.json'), JSON.stringify(manifest));
  server = createServer(createResponder(readSite(folder)));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

/** Sends the path as it is: fetch() would tidy it up first. */
function ask(address: string, { method = 'GET', headers = {} } = {}) {
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return new Promise<Answer>((resolve, reject) => {
    request({ host: 'localhost', port, path: address, method, headers }, (response) => {
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
])('%s has its one address at %s', async (address, location) => {
  const { status, headers } = await ask(address);
  expect({ status, location: headers.location }).toEqual({ status: 308, location });
});

test.each([
  '//evil.example/',
  '/ko//evil.example',
  '/\\evil.example/',
  '/orders/\\evil.example/',
  '//evil.example/orders/7/',
])('%s leads nowhere else', async (address) => {
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

test('a page that was not changed is not sent again', async () => {
  const first = await ask('/login', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(first.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  const headers = { 'Accept-Encoding': 'gzip', 'If-None-Match': String(first.headers.etag) };
  expect(await ask('/login', { headers })).toMatchObject({ status: 304, body: '' });
});

test('a page of a signed-in customer has no tag to be kept by', async () => {
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
