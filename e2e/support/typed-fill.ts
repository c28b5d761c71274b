import type { Locator, Page } from '@playwright/test';

const HANGUL = /\p{Script=Hangul}/u;

/**
 * Over WebDriver BiDi Playwright fills a field in the page's own world, where React takes the new value for one that it
 * has set itself. Typing, which is what customers do, it does notice.
 */
export function fillByTyping(page: Page) {
  const locators = Object.getPrototypeOf(page.locator('body')) as { fill: Locator['fill'] }; // boundary: all share one
  locators.fill = async function fill(this: Locator, text: string) {
    await this.click();
    await this.press('ControlOrMeta+A');
    await this.press('Delete');
    await this.pressSequentially(text);
    // Hangul does not come from keys here either; what follows does.
    if (!HANGUL.test(text)) return;
    // It does not come from keys here either; what follows it does.
    await this.press('Space');
    await this.press('Backspace');
  };
}
