import { defineConfig } from '@playwright/test';
import path from 'node:path';
import base, { launch } from '../../playwright.config';
import { findTestBrowser } from '../../scripts/browser.mjs';
import { GALLERY_REPORT } from '../../scripts/lib/checks.mjs';
import { freePort } from '../../scripts/lib/stack.mjs';

// The workers read this file again and must find the same port.
process.env.GALLERY_PORT ??= String(await freePort());
const baseURL = `http://localhost:${process.env.GALLERY_PORT}`;

/** The gallery of the kit, which only `next dev` serves. It calls no provider. */
export default defineConfig({
  ...base,
  testDir: '.',
  // The first visit compiles the page.
  timeout: 180_000,
  use: { ...base.use, baseURL },
  projects: [{ name: 'gallery', use: launch(findTestBrowser()) }],
  webServer: {
    command: `npx next dev --port ${process.env.GALLERY_PORT}`,
    cwd: path.resolve(import.meta.dirname, '../..'),
    url: `${baseURL}/kit`,
    // Next allows one development server per folder.
    reuseExistingServer: true,
    timeout: 180_000,
  },
  outputDir: '../../.reports/gallery',
  reporter: [['list'], ['json', { outputFile: path.resolve(GALLERY_REPORT) }]],
});
