import { signIn } from '../shots/sandbox-session.mjs';
import { percentile } from './percentile.mjs';

const WALK = ['주문 내역 · 위치 추적', '홈', '새 주문'];
const ROUNDS = 15;

/** Waits until the page is idle, as it is when a customer clicks. */
const untilIdle = () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)));

/** Ms from click to the new screen's heading, with warm caches. */
export async function measureRouteChange({ slowPage, base }) {
  const { page, context } = await slowPage();
  await signIn(context, 'consumer');
  await page.goto(`${base}/dashboard`);
  const times = Object.fromEntries(WALK.map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of WALK) {
      const link = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name, exact: true });
      await link.hover();
      await page.evaluate(untilIdle);
      const took = await link.evaluate(
        (element) =>
          new Promise((resolve) => {
            const before = document.querySelector('main h1');
            const start = performance.now();
            const check = () => {
              const now = document.querySelector('main h1');
              if (now && now !== before) resolve(performance.now() - start);
              else requestAnimationFrame(check);
            };
            element.click();
            check();
          }),
      );
      // The first round loads the chunks.
      if (round > 0) times[name].push(took);
    }
  }
  await context.close();
  return Object.fromEntries(
    WALK.map((name) => [name, { p50: percentile(times[name], 0.5), most: percentile(times[name], 1) }]),
  );
}
measureRouteChange.title = 'Click to screen, ms';
