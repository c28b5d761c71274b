import { LASTING_ORDER, signIn } from '../shots/sandbox-session.mjs';
import { startFloor } from './floor.mjs';
import { measureHeap, measureOwnObjects, megabytes } from './heap.mjs';

const SETS = 4;
const CHANGES = 300;
/** For effects and answers that follow a change. */
const SETTLE_MS = 100;

/** Goes to each of the paths in turn. */
async function change(page, paths, times) {
  for (let index = 0; index < times; index += 1) {
    await page.evaluate(
      ([to, settleMs]) =>
        window.next.router.push(to).then(() => new Promise((resolve) => setTimeout(resolve, settleMs))),
      [paths[index % paths.length], SETTLE_MS],
    );
  }
}

const measure = async (session) => ({ ...(await measureHeap(session)), own: await measureOwnObjects(session) });

/** What each set of changes leaves behind. `own kB`: in the page's own objects; the rest is compiled code. */
async function grow(context, start, paths) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(start);
  await change(page, paths, paths.length);
  const measured = [await measure(session)];
  for (let set = 0; set < SETS; set += 1) {
    await change(page, paths, CHANGES);
    measured.push(await measure(session));
  }
  await context.close();
  return measured.slice(1).map((after, index) => {
    const before = measured[index];
    return {
      MB: megabytes(after.bytes - before.bytes),
      'own kB': Math.round((after.own - before.own) / 1e3),
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
    };
  });
}

/**
 * What each set of changes of the page leaves behind, in a bare page and in ours. The first hundreds make functions hot, whose
 * code V8 keeps; a leak shows in the last.
 */
export async function measureMemory({ browser, base }) {
  const floor = await startFloor();
  const [bare, ours] = [await browser.newContext(), await browser.newContext({ locale: 'ko-KR' })];
  await signIn(ours, 'consumer');
  const rows = {
    floor: await grow(bare, floor.url, ['/second', '/']),
    ours: await grow(ours, `${base}/dashboard`, ['/orders', `/orders/${LASTING_ORDER}`, '/orders/new', '/dashboard']),
  };
  floor.stop();
  return Object.fromEntries(
    Object.entries(rows).flatMap(([name, sets]) =>
      sets.map((left, index) => [`${name}, to ${CHANGES * (index + 1)}`, left]),
    ),
  );
}
measureMemory.title = `Memory left by ${CHANGES} changes of the page`;
measureMemory.isUnthrottled = true;
