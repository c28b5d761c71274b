import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Attribute with the page's current colour scheme. */
const SCHEME = 'data-color-scheme';
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose result can differ between the colour schemes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Waits for transitions, whose intermediate colours are not ours; ignores endless animations. */
const isStill = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );

/** Reports only violations: describing every passed element takes longer than the check. */
async function axe(page: Page) {
  // With several frames axe needs a blank page to merge the results. With one it does not, and stays loaded for the
  // next run.
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

/** Checks every rule except one: the specification disables zoom (docs/decisions/2026-11-21-viewport.md). */
export async function expectAccessible(page: Page) {
  const everyRule = (await axe(page)).withTags(TAGS).disableRules(['meta-viewport']);
  await expectNoViolation(page, everyRule, 'Every rule');
}

async function changeScheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute(SCHEME, colorScheme);
}

/** Checks every rule in the current scheme and the colour rules in the other, then restores the scheme. */
export async function expectAccessibleInBothSchemes(page: Page) {
  const isDark = (await page.locator('html').getAttribute(SCHEME)) === 'dark';
  const [first, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  // The rules read the DOM, which is the same in every engine; they make the pages of Firefox ESR crash.
  if (page.context().browser()?.browserType().name() === 'firefox') return;
  await expectAccessible(page);
  await changeScheme(page, other);
  await expectNoViolation(page, (await axe(page)).withRules(COLOUR_RULES), `Colours, ${other}`);
  await changeScheme(page, first);
}

/** The loading indicators. A status has no accessible name from its text, so the text identifies it. */
export const waiting = (page: Page) => page.getByRole('status').filter({ hasText: /불러오는 중|Loading/ });

/** Makes the page render what is below the screen, too, as it does before it is printed. */
export const renderWhole = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('[data-later]')).toHaveCount(0, { timeout: 500 });
  }).toPass();

export async function expectSettled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await renderWhole(page);
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
