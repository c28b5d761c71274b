import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'worker-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(env: Record<string, string>) {
  const file = path.join(folder, 'worker.js');
  execFileSync(process.execPath, ['scripts/build-worker.mjs', file], { env: { ...process.env, ...env } });
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

test('the worker is one file that loads nothing from other hosts', () => {
  const worker = build({ NEXT_PUBLIC_FIREBASE_API_KEY: 'my-api-key' });
  expect(worker).not.toMatch(/importScripts|gstatic|process\.env/);
  expect(worker).toContain('my-api-key');
});
