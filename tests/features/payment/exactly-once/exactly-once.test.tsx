import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OrderDraft } from '@/domain/order/draft';
import { toEstimateRequest } from '@/domain/order/estimate-request';
import { draft } from '../../../support/factories/orders';
import { member } from '../../../support/factories/users';
import { noonInKorea } from '../../../sandbox/support/orders';
import fc, { MODEL_RUNS } from '../../../support/property';
import { Browser, settle, Tab, type PayBy } from './browser';
import { FAULTS, Line } from './fake-network';
import { openProvider, type Provider } from './provider';

const MAX_TABS = 3;

type Step =
  | { do: 'press'; tab: number; times: number; pay: PayBy }
  | { do: 'pass'; which: number; fault: (typeof FAULTS)[number] }
  | { do: 'finishLate' }
  | { do: 'retry' | 'duplicate'; tab: number }
  | { do: 'reload'; tab: number; isCrash: boolean };

const tab = fc.nat({ max: MAX_TABS - 1 });
const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('press' as const),
        tab,
        times: fc.integer({ min: 1, max: 3 }),
        pay: fc.constantFrom<PayBy>('cash', 'cash', 'card'),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('pass' as const),
        which: fc.nat({ max: 3 }),
        fault: fc.constantFrom(...FAULTS),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('finishLate' as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('retry' as const, 'duplicate' as const), tab }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const), tab, isCrash: fc.boolean() }) },
  ),
  { minLength: 1, maxLength: 14 },
);

let provider: Provider;
let payable: OrderDraft;
let browser: Browser;
const realStorage = window.sessionStorage;

beforeAll(async () => {
  provider = await openProvider();
  const job = draft({ vehiclePoolId: 'pool-motorcycle', appointmentAt: noonInKorea(3) });
  payable = {
    ...job,
    calculationPrice: { ...job.calculationPrice, total: (await provider.priceOf(toEstimateRequest(job))).total },
  };
}, 60_000);
afterAll(() => provider.close());

beforeEach(() => {
  // The pages render at their own pace, as in a browser.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  // Disables Redux's development checks, which warn on a busy machine.
  vi.stubEnv('NODE_ENV', 'production');
});
afterEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'locks');
  Object.defineProperty(window, 'sessionStorage', { value: realStorage, configurable: true });
});

async function perform(step: Step, line: Line) {
  const at = 'tab' in step ? browser.tabs[step.tab % browser.tabs.length] : undefined;
  switch (step.do) {
    case 'press':
      at?.press(step.times, step.pay);
      break;
    case 'retry':
      at?.retry();
      break;
    case 'duplicate':
      if (at && browser.tabs.length < MAX_TABS) browser.tabs.push(await at.duplicate());
      break;
    case 'reload':
      await at?.reload(step.isCrash);
      break;
    case 'pass':
      await line.pass(step.which, step.fault);
      break;
    case 'finishLate':
      await line.finishLate();
      break;
  }
  await settle();
  for (const open of browser.tabs) open.look();
}

/** Mends the connection and continues in every tab until it shows its order. */
async function finish(line: Line) {
  await line.finishLate();
  for (const open of browser.tabs) {
    for (let tries = 0; tries < 20 && open.look().status !== 'success' && open.hasDraft; tries += 1) {
      if (line.isQuiet) {
        open.retry();
        open.press(1, 'cash');
      }
      await settle();
      while (!line.isQuiet) {
        await line.pass(0, 'none');
        await settle();
      }
    }
    await settle();
    open.look();
  }
}

test(`for any presses, losses, reloads and duplicates: one intent, one order, and every tab shows it (${MODEL_RUNS} runs)`, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      browser = new Browser(member());
      const before = await provider.newestOrder();
      const line = new Line(provider, () => browser.pageNow());
      line.connect();
      browser.tabs.push(await Tab.open(browser, new Map(), payable));

      for (const step of taken) await perform(step, line);
      await finish(line);

      const made = await provider.ordersSince(before);
      const told = browser.tabs.map(({ orderId }) => orderId).filter((id) => id !== null);
      await browser.close();
      expect(made, 'one order, no duplicate').toHaveLength(1);
      expect(told.length, 'none lost').toBeGreaterThan(0);
      expect(new Set(told)).toEqual(new Set(made));
    }),
    { numRuns: MODEL_RUNS },
  );
  expect(provider.violations()).toMatchObject({ violations: 0, answerViolations: 0 });
}, 900_000);
