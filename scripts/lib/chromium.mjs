// A Chromium for the browser tests, on a machine that may have none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { bin, run } from './run.mjs';

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

function installFromDebian() {
  const isRoot = process.getuid?.() === 0;
  if (!existsSync('/usr/bin/apt-get') || (!isRoot && !succeeds('sudo', ['-n', 'true']))) return;
  const apt = (...args) => {
    const [command, ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args];
    return run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  if (apt('update', '-qq')) apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk');
}

export async function ensureChromium() {
  const { findChromium } = await import('../browser.mjs');
  if (!findChromium()) installFromDebian();
  if (!findChromium()) run(bin('playwright'), ['install', 'chromium']);
  if (findChromium()) return;
  console.error(
    'The browser tests need a Chromium: set CHROMIUM_PATH to one, or install it (`apt-get install chromium`, or `npx playwright install chromium`).',
  );
  process.exit(1);
}
