// Finds a Chromium: $CHROMIUM_PATH, an installed one, or Playwright's.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** @type {(candidates: (string | undefined)[]) => string | undefined} */
const findFile = (candidates) => candidates.find((file) => file && existsSync(file));

/** The full browser, with windows and a push service. */
export const findChromium = () =>
  findFile([
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]);

/**
 * The headless shell halves the time of a test. Undefined if no package provides it; then Playwright uses its bundled
 * one, if `playwright install` was run.
 */
export const findHeadlessShell = () => findFile([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell']);

const hasBundledShell = () => existsSync(chromium.executablePath());

/** The browser for tests and benches: the headless shell, or the full browser if there is none. */
export const findTestBrowser = () => findHeadlessShell() ?? (hasBundledShell() ? undefined : findChromium());

// For containers: runs as root, without a graphics card, and without Chromium's background requests.
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
