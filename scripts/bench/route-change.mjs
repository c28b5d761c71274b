import { signIn } from '../shots/sandbox-session.mjs';
import { startFloor } from './floor.mjs';
import { percentile } from './percentile.mjs';

const ROUNDS = 30;

const inMenu = (name) => (page) =>
  page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name, exact: true });
const WALK = {
  list: inMenu('주문 내역 · 진행 현황'),
  detail: (page) =>
    page
      .getByRole('main')
      .getByRole('link', { name: /\d{6}-\d{4}/ })
      .first(),
  dashboard: inMenu('홈'),
  composer: inMenu('새 주문'),
};
const FLOOR = { floor: (page) => page.getByRole('main').getByRole('link') };

/** Waits until the page is idle, as it is when a customer clicks. */
const untilIdle = () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)));

/** Ms from the click on a link to the first frame with another heading. */
async function timeClick(page, link) {
  await link.hover();
  await page.evaluate(untilIdle);
  return link.evaluate(
    (element) =>
      new Promise((resolve) => {
        const before = document.querySelector('main h1');
        const title = before?.textContent;
        const start = performance.now();
        const check = () => {
          const now = document.querySelector('main h1');
          // React may keep the heading of the floor and change its text.
          if (now && (now !== before || now.textContent !== title)) resolve(performance.now() - start);
          else requestAnimationFrame(check);
        };
        element.click();
        check();
      }),
  );
}

/** Ms from click to the new screen's heading, with warm caches, against a bare page in the same run. */
export async function measureRouteChange({ slowPage, base }) {
  const floor = await startFloor();
  const [ours, bare] = [await slowPage(), await slowPage()];
  await signIn(ours.context, 'consumer');
  await ours.page.goto(`${base}/dashboard`);
  await bare.page.goto(floor.url);
  const walks = [
    [bare.page, FLOOR],
    [ours.page, WALK],
  ];
  const times = Object.fromEntries(Object.keys({ ...FLOOR, ...WALK }).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [page, walk] of walks) {
      for (const [name, find] of Object.entries(walk)) {
        const took = await timeClick(page, find(page));
        // The first round loads the chunks.
        if (round > 0) times[name].push(took);
      }
    }
  }
  await ours.context.close();
  await bare.context.close();
  floor.stop();
  const least = percentile(times.floor, 0.5);
  const against = (value) => Number((value / least).toFixed(2));
  return Object.fromEntries(
    Object.entries(times).map(([name, took]) => {
      const [p50, most] = [percentile(took, 0.5), percentile(took, 1)];
      return [name, { p50, 'p50 ÷': against(p50), most, 'most ÷': against(most) }];
    }),
  );
}
measureRouteChange.title = 'Click to screen, ms';
