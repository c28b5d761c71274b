import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';

const TEXTS = [
  '서울 강남구 테헤란로 123',
  '010-1234-5678',
  '99999999999999999999',
  '-1',
  '0',
  '<img src=x onerror=alert(1)>',
  "'; drop table orders; --",
  '👩‍👩‍👧‍👦🚚',
  'שלום עולם ‮abc',
  'ㅎ하한',
  'e\u0301\u200d\ufeff',
  '{{phone}} $t(common:action.retry)',
  '가'.repeat(2_000),
  ' \n\t ',
];
const KEYS = [
  'Enter',
  'Space',
  'Escape',
  'Tab',
  'Shift+Tab',
  'ArrowDown',
  'ArrowUp',
  'Home',
  'End',
  'Backspace',
  'Delete',
];
const TARGETS = 'a,button,input,textarea,select,summary,label,[role],[tabindex]';

/** Returns a generator of numbers from 0 to 1, determined by the seed (mulberry32). */
export function seededNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A point near the middle of a random visible control, or anywhere. */
async function somewhere(page: Page, next: () => number) {
  const [which, x, y] = [next(), next(), next()];
  const found = await page.evaluate(
    ({ targets, share }) => {
      const boxes = [...document.querySelectorAll(targets)]
        .map((element) => element.getBoundingClientRect())
        .filter(
          ({ width, height, top, left }) => width > 0 && height > 0 && top >= 0 && left >= 0 && top < innerHeight,
        );
      const box = boxes[Math.floor(share * boxes.length)];
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    { targets: TARGETS, share: which },
  );
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 };
  return found ?? { x: x * width, y: y * height };
}

type Gremlin = (page: Page, next: () => number) => Promise<unknown>;

const pick = <Item>(items: readonly Item[], share: number): Item | undefined => items[Math.floor(share * items.length)];

const click: Gremlin = async (page, next) => {
  const { x, y } = await somewhere(page, next);
  await page.mouse.click(x, y, { clickCount: next() < 0.1 ? 2 : 1 });
};
const type: Gremlin = (page, next) => page.keyboard.insertText(pick(TEXTS, next()) ?? '');
const press: Gremlin = (page, next) => page.keyboard.press(pick(KEYS, next()) ?? 'Tab');
/** Far longer than a busy page takes. */
const WHEEL_MS = 5_000;
/** If the page opens another document at that moment, Playwright waits for the wheel until the test times out. */
const scroll: Gremlin = (page, next) =>
  Promise.race([page.mouse.wheel(0, (next() - 0.4) * 2_000), setTimeout(WHEEL_MS, undefined, { ref: false })]);
const drag: Gremlin = async (page, next) => {
  const from = await somewhere(page, next);
  const to = await somewhere(page, next);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 2 });
  await page.mouse.up();
};
const walk: Gremlin = (page, next) => {
  const isBack = next() < 0.6;
  return page.evaluate((back) => (back ? history.back() : history.forward()), isBack);
};
const resize: Gremlin = (page, next) => page.setViewportSize(pick(SIZES, next()) ?? { width: 360, height: 740 });
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
] as const;

/** Repeated according to how often each should occur. */
const GREMLINS: Gremlin[] = [
  ...Array.from({ length: 12 }, () => click),
  type,
  type,
  type,
  press,
  press,
  press,
  press,
  scroll,
  scroll,
  drag,
  walk,
  resize,
];

/** The document was replaced during the action, as a link does; not an error. */
const NAVIGATED = /Execution context was destroyed|Cannot find context|navigat|frame was detached/i;

/** Performs random actions, the same for the same seed, and returns to the page after leaving it. */
export async function runGremlins(page: Page, path: string, seed: number, actions: number) {
  const next = seededNumbers(seed);
  const origin = new URL(page.url()).origin;
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  page.on('popup', (popup) => void popup.close());
  // Without a listener, the system's file dialog would open.
  page.on('filechooser', () => undefined);
  for (let action = 0; action < actions; action += 1) {
    const gremlin = pick(GREMLINS, next()) ?? click;
    await gremlin(page, next).catch((error: unknown) => {
      if (!(error instanceof Error) || !NAVIGATED.test(error.message)) throw error;
    });
    if (!page.url().startsWith(origin)) await returnTo(page, path);
  }
}

/** Retries, because an effect of the last action may interrupt the navigation. */
export const returnTo = (page: Page, path: string) => expect(() => page.goto(path).then(() => undefined)).toPass();
