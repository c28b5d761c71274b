import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const COPIED = ['brand', 'locales', 'sandbox', 'scripts', 'src', 'package.json', 'package-lock.json', 'tsconfig.json'];
/** Written by scripts, so a fresh clone does not have them. */
const isGenerated = (file: string) => file.endsWith('site.json') || file.endsWith(path.join('src', 'generated'));

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'clone-'));
  for (const name of COPIED)
    cpSync(name, path.join(clone, name), { recursive: true, filter: (file) => !isGenerated(file) });
  symlinkSync(path.resolve('node_modules'), path.join(clone, 'node_modules'), 'dir');
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

function inClone(code: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: clone,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return stdout.trim();
}

test('the sandbox, with which `npm run demo` begins, is built from a fresh clone', () => {
  inClone("import('./scripts/lib/prepare.mjs').then(({ buildSandbox }) => buildSandbox())");
  expect(existsSync(path.join(clone, '.sandbox/main.mjs'))).toBe(true);
});

test.each(['brand/brand.json', 'brand/logo.svg', 'brand/terms/ko/service.md'])(
  'a site built before a change of %s is built again',
  (file) => {
    const key = () => inClone("import('./scripts/lib/prepare.mjs').then(({ webKey }) => console.log(webKey()))");
    const before = key();
    expect(key()).toBe(before);
    appendFileSync(path.join(clone, file), '\n');
    expect(key()).not.toBe(before);
  },
);

test('on Windows `npm run demo` says at once that it runs in WSL', () => {
  const windows = "data:text/javascript,Object.defineProperty(process, 'platform', { value: 'win32' })";
  const { status, stderr } = spawnSync(process.execPath, ['--import', windows, 'scripts/demo.mjs'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('On Windows, run them in WSL 2');
});
