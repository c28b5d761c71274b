// Finds a Chromium: $CHROMIUM_PATH, one that is installed, or Playwright's own.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** @type {(candidates: (string | undefined)[]) => string | undefined} */
const found = (candidates) => candidates.find((file) => file && existsSync(file));

/** The whole browser: windows, a push service. */
export const findChromium = () =>
  found([
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]);

/**
 * The same engine without a window around it: a test takes about half the time. Undefined where no package has it;
 * Playwright then takes its own headless shell, if `playwright install` has been run.
 */
export const findHeadlessShell = () => found([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell']);

const ownHeadlessShell = () => existsSync(chromium.executablePath());

/** What the browser tests start: the headless shell, or the whole browser where there is none. */
export const findTestBrowser = () => findHeadlessShell() ?? (ownHeadlessShell() ? undefined : findChromium());

// For containers: as root, without a graphics card, and without Chromium's own calls to the outside.
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
