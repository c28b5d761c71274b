import { defineConfig } from '@playwright/test';
import path from 'node:path';
import base, { launch } from '../../playwright.config';
import { findTestBrowser } from '../../scripts/browser.mjs';
import { ENDURANCE_REPORT } from '../../scripts/lib/checks.mjs';

/** Long tests: broken connections, gremlins, a thousand screen changes. */
export default defineConfig({
  ...base,
  testDir: '.',
  projects: [{ name: 'endurance', use: launch(findTestBrowser()) }],
  outputDir: '../../.reports/endurance',
  reporter: [['list'], ['json', { outputFile: path.resolve(ENDURANCE_REPORT) }]],
});
