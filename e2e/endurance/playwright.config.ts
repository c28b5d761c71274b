import { defineConfig } from '@playwright/test';
import path from 'node:path';
import base, { launch } from '../../playwright.config';
import { findTestBrowser } from '../../scripts/browser.mjs';
import { ENDURANCE_REPORT } from '../../scripts/lib/checks.mjs';

/** What takes long: broken lines, gremlins, a thousand changes of the screen. */
export default defineConfig({
  ...base,
  testDir: '.',
  projects: [{ name: 'endurance', use: launch(findTestBrowser()) }],
  outputDir: '../../.reports/endurance',
  reporter: [['list'], ['json', { outputFile: path.resolve(ENDURANCE_REPORT) }]],
});
