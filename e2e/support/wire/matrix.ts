import { expect, test, type Locator, type Page } from '@playwright/test';
import { FAULT_NAMES, type FaultName, type FaultServer } from './fault-server';

const GROUPS = 4;
const STEP_MS = 6_000;
/** Polling options: each check also advances the page's clock past retry delays and late messages. */
const POLLING = { intervals: [50], timeout: 15_000 };

/** Groups of faults per test: fewer tests start fewer browsers, more tests use more workers. */
export const FAULT_GROUPS = Array.from({ length: GROUPS }, (_, number) => {
  const faults = FAULT_NAMES.filter((_name, index) => index % GROUPS === number);
  return { number, title: `${number + 1} of ${GROUPS}, ${faults.length} ways`, faults };
});

/** Runs the journey with each fault and lists all that failed. */
export async function forEachFault(faults: FaultName[], journey: (fault: FaultName) => Promise<void>) {
  test.setTimeout(faults.length * POLLING.timeout);
  const failed: string[] = [];
  for (const fault of faults) {
    await test.step(fault, () =>
      journey(fault).catch(
        (error: unknown) => void failed.push(`${fault}: ${error instanceof Error ? error.message : ''}`),
      ),
    );
  }
  expect(failed).toEqual([]);
}

/** Waits, advancing the page's clock, until `settled` is visible; presses `retryButton` whenever it is offered. */
export async function untilSettled(page: Page, settled: Locator, retryButton?: Locator) {
  await expect(async () => {
    // The button may disappear meanwhile or be disabled for a while.
    if (await retryButton?.first().isVisible())
      await retryButton
        ?.first()
        .click({ timeout: 1_000 })
        .catch(() => undefined);
    await page.clock.fastForward(STEP_MS);
    await expect(settled.first()).toBeVisible({ timeout: 250 });
  }).toPass(POLLING);
}

/** Excludes Next's announcer of page titles, which is an alert too. */
export const alertIn = (page: Page) => page.locator('[role=alert]:not(#__next-route-announcer__)');

/** Waits until a request was broken. */
export const untilHit = (wire: FaultServer) => expect.poll(wire.hits, POLLING).toBeGreaterThan(0);

/** The message shown after ten seconds of waiting. */
export const slowMessage = (page: Page) => page.getByText(/오래 걸리고 있어요/);
