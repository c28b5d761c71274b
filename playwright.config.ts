import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium, findTestBrowser } from './scripts/browser.mjs';
import { E2E_REPORT } from './scripts/lib/checks.mjs';
import { sandboxPort, siteOrigin } from './scripts/lib/ports.mjs';
import { E2E_WORKERS } from './scripts/lib/stack.mjs';

const firstPort = sandboxPort();
const worker = process.env.TEST_PARALLEL_INDEX;
const ownPort = firstPort + Number(worker ?? 0);

// Each worker has a separate sandbox. Its tests reach it through SANDBOX_PORT; its browser, which uses the URL compiled
// into the build, is redirected by a host rule.
if (worker !== undefined) process.env.SANDBOX_PORT = String(ownPort);

/** Only the full browser has a push service, but its window doubles the cost of a page. */
const PUSH = /[/\\]push(-\w+)?\.spec\.ts$/;

/** Pages of a test live for seconds: compiling their hot functions, and a small heap, cost more than they save. */
const FOR_SHORT_LIVES = ['--js-flags=--no-maglev --no-turbofan --min-semi-space-size=16'];

export const launch = (executablePath: string | undefined, args: string[] = []) => ({
  launchOptions: {
    args: [...chromiumArgs, ...args, `--host-resolver-rules=MAP localhost:${firstPort} localhost:${ownPort}`],
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
  // Tests do not wait longer than needed; the limits are for a busy machine.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: E2E_REPORT }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteOrigin(),
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // A trace of every step costs a tenth of the time. For one test: `npm test -- --trace on NAME`.
    trace: 'off',
  },
  projects: [
    { name: 'journeys', testIgnore: PUSH, use: launch(findTestBrowser(), FOR_SHORT_LIVES) },
    { name: 'push', testMatch: PUSH, use: launch(findChromium(), FOR_SHORT_LIVES) },
  ],
});
