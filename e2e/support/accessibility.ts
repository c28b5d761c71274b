import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A colour half way between two is none of ours. What pulses for ever is not waited for. */
const isStill = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );

/** Every rule but one: the specification disables zoom (docs/decisions/2026-11-21-viewport.md). */
export async function expectAccessible(page: Page) {
  await expect.poll(() => isStill(page)).toBe(true);
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).disableRules(['meta-viewport']).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  expect(found).toEqual([]);
}
