import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium, findTestBrowser } from './scripts/browser.mjs';
import { E2E_REPORT } from './scripts/lib/checks.mjs';
import { E2E_WORKERS } from './scripts/lib/stack.mjs';

const sandboxPort = Number(process.env.SANDBOX_PORT ?? 4010);
const worker = process.env.TEST_PARALLEL_INDEX;
const ownSandboxPort = sandboxPort + Number(worker ?? 0);

// Each worker has a sandbox of its own. Its tests find it by the same name; its browser, which knows the one address that
// the build has, is led there.
if (worker !== undefined) process.env.SANDBOX_PORT = String(ownSandboxPort);

/** Only the whole browser has a push service; its own window and menus cost as much again as the page. */
const PUSH = /[/\\]push(-\w+)?\.spec\.ts$/;

export const launch = (executablePath: string | undefined) => ({
  launchOptions: {
    args: [...chromiumArgs, `--host-resolver-rules=MAP localhost:${sandboxPort} localhost:${ownSandboxPort}`],
    ...(executablePath ? { executablePath } : {}),
  },
});

export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: '.reports/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: E2E_WORKERS,
  retries: 0,
  // Nothing waits longer than it must; the limits are for a machine that is busy with something else.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: E2E_REPORT }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.BASE_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // A record of every step costs a tenth of the time. For one test: `npm run test:e2e -- --trace on NAME`.
    trace: 'off',
  },
  projects: [
    { name: 'journeys', testIgnore: PUSH, use: launch(findTestBrowser()) },
    { name: 'push', testMatch: PUSH, use: launch(findChromium()) },
  ],
});
