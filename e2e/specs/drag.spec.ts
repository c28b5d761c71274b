import type { Locator, Page } from '@playwright/test';
import { CITY_HALL, ComposerScreen, GANGNAM } from '../screens/composer';
import { expect, test } from '../support/test';

const WANGSIMNI = { ...CITY_HALL, search: '왕십리로', pick: /왕십리로/ };

type Point = { x: number; y: number };
type Pointer = { down: (at: Point) => Promise<void>; move: (to: Point) => Promise<void>; up: () => Promise<void> };

const mouse = ({ mouse: own }: Page): Pointer => ({
  down: async ({ x, y }) => {
    await own.move(x, y);
    await own.down();
  },
  move: ({ x, y }) => own.move(x, y),
  up: () => own.up(),
});

/** A touch pointer: the browser decides whether it scrolls or drags. */
async function finger(page: Page): Promise<Pointer> {
  const devtools = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) => {
    await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  };
  return {
    down: (at) => touch('touchStart', [at]),
    move: (to) => touch('touchMove', [to]),
    up: () => touch('touchEnd', []),
  };
}

const middleOf = async (element: Locator): Promise<Point> => {
  const box = await element.boundingBox();
  if (!box) throw new Error('Nothing there to take hold of');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Moves in steps like a hand, because the library checks the position on the way. */
async function drag(pointer: Pointer, from: Point, to: Point) {
  await pointer.down(from);
  for (const share of [0.1, 0.3, 0.6, 0.9, 1]) {
    await pointer.move({ x: from.x, y: from.y + (to.y - from.y) * share });
  }
}

async function openThreePlaces(page: Page) {
  const composer = new ComposerScreen(page);
  await composer.open();
  await page.getByRole('button', { name: '경유지 추가' }).click();
  await composer.fillPlace('출발지', CITY_HALL);
  await composer.fillPlace('경유지 1', WANGSIMNI);
  await composer.fillPlace('도착지', GANGNAM);
  // After a reload, complete places are collapsed, so that everything fits on one screen.
  await page.reload();
  await expect(composer.row('도착지')).toContainText('강남대로');
  return composer;
}

const handle = (composer: ComposerScreen, name: string) => composer.row(name).locator('[data-handle="true"]');

async function expectSwapped(composer: ComposerScreen) {
  await expect(composer.row('출발지')).toContainText('왕십리로');
  await expect(composer.row('경유지 1')).toContainText('세종대로');
  await expect(composer.row('도착지')).toContainText('강남대로');
}

test('a place is dragged before another with the mouse', { tag: '@long' }, async ({ page }) => {
  const composer = await openThreePlaces(page);
  await handle(composer, '경유지 1').hover();
  const pointer = mouse(page);
  await drag(pointer, await middleOf(handle(composer, '경유지 1')), await middleOf(handle(composer, '출발지')));
  await pointer.up();
  await expectSwapped(composer);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a place is dragged before another with a finger', async ({ page }) => {
    const composer = await openThreePlaces(page);
    await composer.row('경유지 1').scrollIntoViewIfNeeded();
    const pointer = await finger(page);
    await drag(pointer, await middleOf(handle(composer, '경유지 1')), await middleOf(handle(composer, '출발지')));
    await pointer.up();
    await expectSwapped(composer);
  });
});
