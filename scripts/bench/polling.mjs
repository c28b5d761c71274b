import { LASTING_ORDER, signIn } from '../shots/sandbox-session.mjs';
import { measureHeap, megabytes } from './heap.mjs';

const STEP_MS = 15_000;
const STEPS_A_MINUTE = 60_000 / STEP_MS;
const WARM_MINUTES = 5;

const rowOf = ({ bytes, nodes, listeners }) => ({ 'heap, MB': megabytes(bytes), nodes, listeners });

/** Leaves a page open for an hour on a fast-forwarded clock; each tick waits for its response. */
export async function measurePolling({ slowPage, base }) {
  const rows = {};
  for (const [name, address] of [
    ['order detail', `/orders/${LASTING_ORDER}`],
    ['public page', `/public/customer/platform/order/${LASTING_ORDER}`],
  ]) {
    const { page, context } = await slowPage();
    const session = await context.newCDPSession(page);
    await signIn(context, 'consumer');
    await page.clock.install();
    let answers = 0;
    page.on('response', () => (answers += 1));
    await page.goto(base + address);
    await page.getByRole('region', { name: '경로 지도' }).waitFor();

    const pass = async (minutes) => {
      for (let step = 0; step < minutes * STEPS_A_MINUTE; step += 1) {
        const answered = page.waitForResponse(/\/orders\//);
        await page.clock.fastForward(STEP_MS);
        await answered;
      }
      await page.waitForLoadState('networkidle');
    };
    await pass(WARM_MINUTES);
    const before = rowOf(await measureHeap(session));
    answers = 0;
    await pass(60);
    const after = rowOf(await measureHeap(session));
    rows[`${name}, first`] = before;
    rows[`${name}, an hour later`] = { ...after, answers };
    await context.close();
  }
  return rows;
}
measurePolling.title = 'An hour of polling';
