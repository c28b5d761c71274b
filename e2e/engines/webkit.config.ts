import { defineConfig } from '@playwright/test';

/** Playwright runs and reports these tests; WebDriver controls the browser (docs/decisions/2026-11-21-engines.md). */
export default defineConfig({
  testDir: 'webkit',
  outputDir: '../../.reports/webkit',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../.reports/webkit.json' }]],
});
