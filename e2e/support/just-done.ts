import type { Page } from '@playwright/test';

/** Pages shown only right after a step, and that step. */
const STEPS: Record<string, string> = { '/welcome': 'signUp', '/farewell': 'withdrawal' };

/** Sets the marker that such a page checks, as the previous page does. Needs an open page of the site. */
export async function markJustDone(page: Page, path: string) {
  const step = STEPS[path];
  if (!step) return;
  await page.evaluate((key) => sessionStorage.setItem(key, JSON.stringify({ doneAt: Date.now() })), `justDone:${step}`);
}
