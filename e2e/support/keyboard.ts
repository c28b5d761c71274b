import type { Locator, Page } from '@playwright/test';

/** More Tab stops than any screen has. */
export const MAX_TAB_STOPS = 150;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

export async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${String(target)}`);
}

export async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
