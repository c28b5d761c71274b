import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
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

test('the sandbox, with which `npm run demo` begins, is built from a fresh clone', () => {
  const build = "import('./scripts/lib/prepare.mjs').then(({ buildSandbox }) => buildSandbox())";
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', build], {
    cwd: clone,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  expect(existsSync(path.join(clone, '.sandbox/main.mjs'))).toBe(true);
});
