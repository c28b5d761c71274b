import type { Locator, Page } from '@playwright/test';

const HANGUL = /\p{Script=Hangul}/u;

/**
 * Replaces `fill` by typing. Over WebDriver BiDi, Playwright's `fill` sets the value in the page's world, where React
 * ignores it as its own change.
 */
export function fillByTyping(page: Page) {
  const locators = Object.getPrototypeOf(page.locator('body')) as { fill: Locator['fill'] }; // boundary: all share one
  locators.fill = async function fill(this: Locator, text: string) {
    await this.click();
    await this.press('ControlOrMeta+A');
    await this.press('Delete');
    await this.pressSequentially(text);
    if (!HANGUL.test(text)) return;
    // Hangul arrives without key events here, so React notices it only with the next two keys.
    await this.press('Space');
    await this.press('Backspace');
  };
}
