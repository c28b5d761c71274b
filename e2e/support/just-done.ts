import type { Page } from '@playwright/test';

/** Pages that only somebody sees who has just done something, and what. */
const STEPS: Record<string, string> = { '/welcome': 'signUp', '/farewell': 'withdrawal' };

/** Leaves the mark that such a page looks for, as the page before does. Needs a page of the site to be open. */
export async function markJustDone(page: Page, path: string) {
  const step = STEPS[path];
  if (!step) return;
  await page.evaluate((key) => sessionStorage.setItem(key, JSON.stringify({ doneAt: Date.now() })), `justDone:${step}`);
}
