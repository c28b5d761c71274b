// A Chromium for the browser tests, on a machine that may have none.
import { installFromDebian } from './debian.mjs';
import { bin, run } from './run.mjs';

export async function ensureChromium() {
  const { findChromium, findHeadlessShell } = await import('../browser.mjs');
  if (!findChromium()) installFromDebian('chromium', 'fonts-noto-cjk');
  if (!findChromium()) run(bin('playwright'), ['install', 'chromium']);
  // Not in every distribution; the whole browser serves as well, only slower.
  if (!findHeadlessShell()) installFromDebian('chromium-headless-shell');
  if (findChromium()) return;
  console.error(
    'The browser tests need a Chromium: set CHROMIUM_PATH to one, or install it (`apt-get install chromium`, or `npx playwright install chromium`).',
  );
  process.exit(1);
}
