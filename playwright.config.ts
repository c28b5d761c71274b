import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/browser.mjs';
import { E2E_REPORT } from './scripts/lib/checks.mjs';
import { E2E_WORKERS } from './scripts/lib/stack.mjs';

const executablePath = findChromium();
const sandboxPort = Number(process.env.SANDBOX_PORT ?? 4010);
/** The build knows one provider address; for each worker's browser it leads to that worker's own sandbox. */
const ownSandboxPort = sandboxPort + Number(process.env.TEST_PARALLEL_INDEX ?? 0);

export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: '.reports/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: E2E_WORKERS,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: E2E_REPORT }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.BASE_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    trace: 'retain-on-failure',
    launchOptions: {
      args: [...chromiumArgs, `--host-resolver-rules=MAP localhost:${sandboxPort} localhost:${ownSandboxPort}`],
      ...(executablePath ? { executablePath } : {}),
    },
  },
});
