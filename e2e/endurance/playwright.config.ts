import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** What takes long: broken lines, gremlins, a thousand changes of the screen. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../.reports/endurance',
  reporter: [['list']],
});
