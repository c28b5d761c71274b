import type { Locator, Page } from '@playwright/test';
import type { FaultName, FaultServer } from '../support/wire/fault-server';
import { alertIn, FAULT_GROUPS, forEachFault, slowMessage, untilHit, untilSettled } from '../support/wire/matrix';
import { test } from '../support/wire/test';

type Reading = { path: string; call: RegExp; goal: Locator; faults: FaultName[] };

/**
 * Under each fault the page shows the requested content or an error; after the connection is mended it shows the
 * content.
 */
async function readUnderFaults(page: Page, wire: FaultServer, { path, call, goal, faults }: Reading) {
  const retry = alertIn(page).getByRole('button');
  await page.clock.install();
  await forEachFault(faults, async (fault) => {
    wire.break(fault, ({ path: asked }) => call.test(asked));
    await page.goto(path);
    await untilHit(wire);
    await untilSettled(page, goal.or(retry).or(slowMessage(page)));
    wire.mend();
    await untilSettled(page, goal, retry);
  });
}

test.use({ trace: 'off', actionTimeout: 20_000 });

for (const group of FAULT_GROUPS) {
  test(`an order is tracked over a broken connection: ${group.title}`, async ({ page, sandbox, signIn, wire }) => {
    const order = await sandbox.createOrder({ role: 'consumer', status: 'transit', isFrozen: true });
    await signIn();
    await readUnderFaults(page, wire, {
      path: `/orders/${order.id}`,
      call: new RegExp(`^/order/api/v1/orders/${order.id}$`),
      goal: page.getByRole('heading', { level: 1, name: new RegExp(order.orderNo) }),
      faults: group.faults,
    });
  });

  test(`a recipient opens the shared order over a broken connection: ${group.title}`, async ({
    page,
    sandbox,
    wire,
  }) => {
    const order = await sandbox.createOrder({ role: 'consumer', status: 'transit', isFrozen: true });
    await readUnderFaults(page, wire, {
      path: `/public/customer/platform/order/${order.id}`,
      call: /^\/order\/api\/v1\/guest\/orders\/platform\//,
      goal: page.getByRole('heading', { name: '경로' }),
      faults: group.faults,
    });
  });
}
