import { expect, test, type Locator, type Page } from '@playwright/test';
import { FAULT_NAMES, type FaultName, type FaultServer } from './fault-server';

const GROUPS = 4;
const STEP_MS = 6_000;
/** As often as it takes: each look moves the page's clock on, past waits between tries and words that come late. */
const OFTEN = { intervals: [50], timeout: 15_000 };

/** Many faults in a test spare many browsers, many tests share the workers: something between. */
export const FAULT_GROUPS = Array.from({ length: GROUPS }, (_, number) => {
  const faults = FAULT_NAMES.filter((_name, index) => index % GROUPS === number);
  return { number, title: `${number + 1} of ${GROUPS}, ${faults.length} ways`, faults };
});

/** Goes through all of them, and names all that a journey did not survive. */
export async function forEachFault(faults: FaultName[], journey: (fault: FaultName) => Promise<void>) {
  test.setTimeout(faults.length * OFTEN.timeout);
  const lost: string[] = [];
  for (const fault of faults) {
    await test.step(fault, () =>
      journey(fault).catch(
        (error: unknown) => void lost.push(`${fault}: ${error instanceof Error ? error.message : ''}`),
      ),
    );
  }
  expect(lost).toEqual([]);
}

/** Within the page's time `settled` stands there; `wayOn` is taken whenever it is offered. */
export async function untilSettled(page: Page, settled: Locator, wayOn?: Locator) {
  await expect(async () => {
    // What stood there a moment ago may be gone, or be held back for a while.
    if (await wayOn?.first().isVisible())
      await wayOn
        ?.first()
        .click({ timeout: 1_000 })
        .catch(() => undefined);
    await page.clock.fastForward(STEP_MS);
    await expect(settled.first()).toBeVisible({ timeout: 250 });
  }).toPass(OFTEN);
}

/** Next's own announcer of page titles is an alert too. */
export const alertIn = (page: Page) => page.locator('[role=alert]:not(#__next-route-announcer__)');

/** The call was made, and broken. */
export const untilHit = (wire: FaultServer) => expect.poll(wire.hits, OFTEN).toBeGreaterThan(0);

/** Nobody waits longer than ten seconds without being told. */
export const slowWords = (page: Page) => page.getByText(/오래 걸리고 있어요|평소보다 오래 걸려요/);

/** A document of the site's own in which nothing of the app runs, and nothing writes into the tab's storage. */
export const openNothing = (page: Page) => page.goto('/icon.svg');
