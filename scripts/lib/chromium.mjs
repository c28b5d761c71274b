// Makes sure that the browser tests have a Chromium.
import { installFromDebian } from './debian.mjs';
import { bin, run } from './run.mjs';

export async function ensureChromium() {
  const { findChromium, findHeadlessShell } = await import('../browser.mjs');
  if (!findChromium()) installFromDebian('chromium', 'fonts-noto-cjk');
  if (!findChromium()) run(bin('playwright'), ['install', 'chromium']);
  // Not in every distribution; the full browser works too, but slower.
  if (!findHeadlessShell()) installFromDebian('chromium-headless-shell');
  if (findChromium()) return;
  console.error(
    'The browser tests need a Chromium: set CHROMIUM_PATH to one, or install it (`apt-get install chromium`, or `npx playwright install chromium`).',
  );
  process.exit(1);
}
