import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { siteOrigin } from '../../scripts/lib/ports.mjs';

/** Runs the main specs in a stock Firefox (docs/decisions/2026-11-21-engines.md). */
export default defineConfig({
  testDir: '../specs',
  testMatch: /(guest-order|member-order|guard|map|session|storage)\.spec\.ts$/,
  // The full guard table runs in Chromium; one visitor is enough to test an engine. Of the maps, those with a picture of
  // their own.
  grepInvert: /(guest|member) at every route|map\.spec\.ts (?!an order in progress is on a map|a street map comes)/,
  outputDir: '../../.reports/firefox',
  forbidOnly: Boolean(process.env.CI),
  // One worker, because only Chromium can be redirected to another sandbox port than the build's.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../.reports/firefox.json' }]],
  use: {
    ...devices['Desktop Firefox'],
    baseURL: siteOrigin(),
    channel: 'moz-firefox',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    launchOptions: { executablePath: path.resolve(import.meta.dirname, '../../scripts/engines/firefox-esr.mjs') },
  },
});
