import { postControl } from '../lib/sandbox-control.mjs';
import { signIn } from '../shots/sandbox-session.mjs';
import { LATE_FRAME_MS } from './late-frame.mjs';
import { percentile } from './percentile.mjs';

const ORDERS = 200;
/** Some arrive while the bench runs. */
const SHOWN = 180;
const PAN_MS = 4_000;
/** A quick hand: pixels per second, to and fro, so that the map ends where it began. */
const PAN_SPEED = 400;
const PAN_WIDTH = 400;

/** A user with that many orders on the road, at different points of their way. */
async function createFleet() {
  const user = await postControl('/users');
  for (let index = 0; index < ORDERS; index += 1)
    await postControl('/orders', {
      userId: user.id,
      status: 'transit',
      enteredSecondsAgo: (index * 37) % 300,
    });
  return user;
}

/** Frames per second of a map that lies still, or is dragged. */
function watchFrames(page, speed) {
  return page.evaluate(
    ({ ms, speed, width }) =>
      new Promise((resolve) => {
        const map = document.querySelector('[role="application"]');
        const box = map.getBoundingClientRect();
        const press = (type, x) =>
          map.dispatchEvent(
            new MouseEvent(type, {
              bubbles: true,
              cancelable: true,
              view: window,
              buttons: 1,
              clientX: box.left + box.width / 2 - x,
              clientY: box.top + box.height / 2 - x / 4,
            }),
          );
        if (speed > 0) press('mousedown', 0);
        const start = performance.now();
        let last = start;
        const frames = [];
        const step = (now) => {
          frames.push(now - last);
          last = now;
          const way = ((now - start) / 1000) * speed;
          const x = way % (2 * width) < width ? way % width : width - (way % width);
          if (speed > 0) press('mousemove', x);
          if (now - start < ms) requestAnimationFrame(step);
          else {
            if (speed > 0) press('mouseup', x);
            resolve(frames.slice(1));
          }
        };
        requestAnimationFrame(step);
      }),
    { ms: PAN_MS, speed, width: PAN_WIDTH },
  );
}

const row = (frames) => ({
  'frames/s': Number(((frames.length / frames.reduce((sum, ms) => sum + ms, 0)) * 1000).toFixed(1)),
  'p95, ms': percentile(frames, 0.95),
  'frames over 50 ms': `${frames.filter((ms) => ms > LATE_FRAME_MS).length} of ${frames.length}`,
});

/** The list's map with 200 moving orders, with the map that the site is configured with. */
export async function measureFleet({ slowPage, base }) {
  const user = await createFleet();
  const { page, context } = await slowPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(context, user);
  const session = await context.newCDPSession(page);
  const throttle = (rate) => session.send('Emulation.setCPUThrottlingRate', { rate });
  // Only the moving map is measured, not the arrival of 200 positions.
  await throttle(1);
  await page.goto(`${base}/orders?view=map`);
  const map = page.getByRole('region', { name: '진행 중인 주문 지도' });
  await map
    .getByRole('button', { name: /^주문 \d+건/ })
    .first()
    .waitFor();
  await page.waitForFunction((count) => {
    const groups = [...document.querySelectorAll('[data-part="group"]')].map(({ textContent }) => Number(textContent));
    return groups.reduce((sum, size) => sum + size, document.querySelectorAll('[data-part="driver"]').length) >= count;
  }, SHOWN);
  await throttle(4);
  const rows = { 'at rest': row(await watchFrames(page, 0)) };
  for (const [name, presses] of [
    ['panning, all in view', 0],
    ['panning, two levels closer', 2],
  ]) {
    for (let press = 0; press < presses; press += 1) {
      await map.getByRole('button', { name: '확대', exact: true }).click();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await page.waitForFunction(() => !document.querySelector('.leaflet-zoom-anim'));
    }
    // Tiles that still load would slow the measured frames. Polling can keep the network busy, so the wait ends after 5 s.
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
    rows[name] = row(await watchFrames(page, PAN_SPEED));
  }
  await context.close();
  return rows;
}
measureFleet.title = 'A fleet on the map';
