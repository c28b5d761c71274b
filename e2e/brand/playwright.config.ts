import { defineConfig } from '@playwright/test';
import path from 'node:path';
import base, { launch } from '../../playwright.config';
import { findTestBrowser } from '../../scripts/browser.mjs';
import { BRAND_REPORT } from '../../scripts/lib/checks.mjs';

/** The site as built with another brand folder. */
export default defineConfig({
  ...base,
  testDir: '.',
  projects: [{ name: 'brand', use: launch(findTestBrowser()) }],
  outputDir: '../../.reports/brand-failures',
  reporter: [['list'], ['json', { outputFile: path.resolve(BRAND_REPORT) }]],
});
