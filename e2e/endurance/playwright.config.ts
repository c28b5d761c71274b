import { defineConfig } from '@playwright/test';
import path from 'node:path';
import base from '../../playwright.config';
import { ENDURANCE_REPORT } from '../../scripts/lib/checks.mjs';

/** What takes long: broken lines, gremlins, a thousand changes of the screen. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../.reports/endurance',
  reporter: [['list'], ['json', { outputFile: path.resolve(ENDURANCE_REPORT) }]],
});
