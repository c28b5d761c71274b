import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';

/** The journeys of the main specs once more, in a stock Firefox (docs/decisions/2026-11-21-engines.md). */
export default defineConfig({
  testDir: '../specs',
  testMatch: /(guest-order|member-order|guard|session|storage)\.spec\.ts$/,
  // The guard's table in whole is Chromium's: nobody's turn tells as much of an engine.
  grepInvert: /(guest|member) at every route/,
  outputDir: '../../.reports/firefox',
  forbidOnly: Boolean(process.env.CI),
  // One browser, and its provider is where the build has it: no other engine can be led to another port.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../.reports/firefox.json' }]],
  use: {
    ...devices['Desktop Firefox'],
    baseURL: process.env.BASE_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`,
    channel: 'moz-firefox',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    launchOptions: { executablePath: path.resolve(import.meta.dirname, '../../scripts/engines/firefox-esr.mjs') },
  },
});
