import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAccessLog } from '../../scripts/serve/access-log.mjs';
import { openLiveSite } from '../../scripts/serve/live-site.mjs';
import { createSiteServer } from '../../scripts/serve/server.mjs';

let folder: string;
const cleanups: (() => unknown)[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'live-'));
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
  rmSync(folder, { recursive: true });
});

/** A dist/ whose page and chunk say which build they are of. */
function writeDist(name: string, buildId: string) {
  const dist = path.join(folder, name);
  const chunk = `_next/static/chunks/${buildId}.js`;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), text);
  };
  for (const file of ['login.html', '404.html', 'en/404.html', 'order.html', chunk]) write(`site/${file}`, buildId);
  const entries = {
    '/login': { file: 'login.html', headers: {} },
    '/404': { file: '404.html', headers: {}, status: 404 },
    '/en/404': { file: 'en/404.html', headers: {}, status: 404 },
    '/public/mobis/[order_id]': { file: 'order.html', headers: {} },
    [`/${chunk}`]: { file: chunk, headers: {} },
  };
  const shells = [{ pattern: '^/public/mobis/[^/]+$', entry: '/public/mobis/[order_id]' }];
  const manifest = { buildId, defaultLocale: 'ko', locales: ['ko', 'en'], headers: {}, entries, shells };
  write('site.json', JSON.stringify(manifest));
  return dist;
}

async function serve(dist: string) {
  const site = openLiveSite(dist, { everyMs: 1_000_000 });
  const lines: string[] = [];
  const log = createAccessLog({ write: (line: string) => lines.push(line) });
  const server = createSiteServer(site, {}, { log });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  cleanups.push(() => server.stop({ drainMs: 0 }), site.close);
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const ask = (address: string) =>
    new Promise<{ status: number | undefined; body: string; connection: string | undefined }>((resolve, reject) => {
      request({ host: 'localhost', port, path: address }, (response) => {
        let body = '';
        response.on('data', (part) => (body += String(part)));
        response.on('end', () => {
          resolve({ status: response.statusCode, body, connection: response.headers.connection });
        });
      })
        .once('error', reject)
        .end();
    });
  return { site, server, ask, lines, parsed: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe('a new build', () => {
  test('takes over when its folder takes the place, and old chunks stay', async () => {
    const dist = writeDist('dist', 'one');
    const { site, ask } = await serve(dist);
    renameSync(dist, `${dist}.old`);
    site.look();
    expect((await ask('/login')).body).toBe('one');

    renameSync(writeDist('next', 'two'), dist);
    site.look();
    expect((await ask('/login')).body).toBe('two');
    expect(await ask('/_next/static/chunks/one.js')).toMatchObject({ status: 200, body: 'one' });
    expect(await ask('/_next/static/chunks/two.js')).toMatchObject({ status: 200, body: 'two' });
  });

  test('takes over when a link is switched to it', async () => {
    const link = path.join(folder, 'current');
    symlinkSync(writeDist('one', 'one'), link);
    const { site, ask } = await serve(link);
    rmSync(link);
    symlinkSync(writeDist('two', 'two'), link);
    site.look();
    expect((await ask('/login')).body).toBe('two');
  });

  test('is found through the link by which the server was started', async () => {
    const dist = writeDist('one', 'one');
    for (const part of ['serve', 'serve.mjs']) cpSync(`scripts/${part}`, path.join(dist, part), { recursive: true });
    const link = path.join(folder, 'current');
    symlinkSync(dist, link);
    const server = spawn(process.execPath, [path.join(link, 'serve.mjs')], { env: { ...process.env, PORT: '0' } });
    cleanups.push(() => server.kill());
    const [said] = (await once(server.stderr, 'data')) as [Buffer]; // a pipe without an encoding
    expect(String(said)).toContain(`Serving ${link} at `);
  });

  test('that cannot be read leaves the present one', async () => {
    const dist = writeDist('dist', 'one');
    const { site, ask } = await serve(dist);
    writeFileSync(path.join(dist, 'site.json'), '{');
    site.look();
    expect(await ask('/login')).toMatchObject({ status: 200, body: 'one' });
  });

  test('keeps the chunks of three builds before it, and no page of theirs', async () => {
    const dist = writeDist('dist', '0');
    const { site, ask } = await serve(dist);
    for (const id of ['1', '2', '3', '4']) {
      rmSync(dist, { recursive: true });
      cpSync(writeDist('next', id), dist, { recursive: true });
      rmSync(path.join(folder, 'next'), { recursive: true });
      site.look();
    }
    const statuses = await Promise.all(
      ['0', '1', '2', '3', '4'].map(async (id) => (await ask(`/_next/static/chunks/${id}.js`)).status),
    );
    expect(statuses).toEqual([404, 200, 200, 200, 200]);
    expect((await ask('/login')).body).toBe('4');
  });
});

test.each(['web', '3000.5'])('the port %s is named as none', async (port) => {
  const command = ['scripts/serve.mjs', writeDist('dist', 'one')];
  const server = spawn(process.execPath, command, { env: { ...process.env, PORT: port } });
  const [said] = (await once(server.stderr, 'data')) as [Buffer]; // a pipe without an encoding
  expect(String(said)).toBe(`PORT must be a whole number up to 65535, not "${port}".\n`);
});

describe('a stop', () => {
  test('is announced while requests are still taken', async () => {
    const { server, ask } = await serve(writeDist('dist', 'one'));
    expect(await ask('/healthz')).toMatchObject({ status: 200, body: '{"status":"ok","buildId":"one"}' });
    expect(await ask('/healthz?from=balancer')).toMatchObject({ status: 200 });
    const stopped = server.stop({ announceMs: 200 });
    expect(await ask('/healthz')).toMatchObject({ status: 503, connection: 'close' });
    expect(await ask('/login')).toMatchObject({ status: 200, connection: 'close' });
    await stopped;
    await expect(ask('/login')).rejects.toThrow('ECONNREFUSED');
  });
});

describe('the access log', () => {
  test('names the route, and nothing of a link or its query', async () => {
    const { ask, parsed, lines } = await serve(writeDist('dist', 'one'));
    await ask('/public/mobis/secret-1?token=secret-2');
    await ask('/ko/public/mobis/secret-3');
    await ask('/public/customer/secret-4/order/secret-5');
    await ask('/oauth-result?code=secret-6');
    await expect.poll(() => lines.length).toBe(4);
    expect(lines.join('')).not.toContain('secret');
    expect(parsed().map(({ route, status }) => [route, status])).toEqual([
      ['/public/mobis/[order_id]', 200],
      ['/public/mobis/[order_id]', 308],
      ['/404', 404],
      ['/404', 404],
    ]);
    expect(parsed()[0]).toMatchObject({ method: 'GET', bytes: 3, encoding: null, isComplete: true });
  });
});
