import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Where the page says which of its colour schemes it shows. */
const SCHEME = 'data-color-scheme';
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What can be wrong in one colour scheme and right in the other. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** A colour half way between two is none of ours. What pulses for ever is not waited for. */
const isStill = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );

/** Reports violations only: describing every passed element takes longer than the check. */
async function axe(page: Page) {
  // Several frames need a blank page to put their results together. One does not, and keeps axe for the next run.
  const isOneFrame = page.frames().length === 1;
  const isLoaded = isOneFrame && (await page.evaluate(() => 'axe' in window));
  return new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(isOneFrame);
}

async function expectNoViolation(page: Page, builder: AxeBuilder, where: string) {
  await expect.poll(() => isStill(page), { intervals: [30] }).toBe(true);
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  expect(found, `${where}, ${page.url()}`).toEqual([]);
}

/** Every rule but one: the specification disables zoom (docs/decisions/2026-11-21-viewport.md). */
export async function expectAccessible(page: Page) {
  const everyRule = (await axe(page)).withTags(TAGS).disableRules(['meta-viewport']);
  await expectNoViolation(page, everyRule, 'Every rule');
}

async function changeScheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute(SCHEME, colorScheme);
}

/** Every rule in the scheme that the page is in, and what depends on colours in the other. The page ends as it was. */
export async function expectAccessibleInBothSchemes(page: Page) {
  const isDark = (await page.locator('html').getAttribute(SCHEME)) === 'dark';
  const [first, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await expectAccessible(page);
  await changeScheme(page, other);
  await expectNoViolation(page, (await axe(page)).withRules(COLOUR_RULES), `Colours, ${other}`);
  await changeScheme(page, first);
}

/** What says that something is on its way. A status has no name from its words, so it is found by them. */
export const waiting = (page: Page) => page.getByRole('status').filter({ hasText: /불러오는 중|Loading/ });

export async function expectSettled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
