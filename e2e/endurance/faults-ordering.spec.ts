import type { Page } from '@playwright/test';
import { ComposerScreen } from '../screens/composer';
import { PaymentScreen } from '../screens/payment';
import { openBlankFile } from '../support/blank-file';
import { expect } from '../support/test';
import { alertIn, FAULT_GROUPS, forEachFault, slowMessage, untilSettled } from '../support/wire/matrix';
import { test } from '../support/wire/test';

/** The tab's session storage: one prepared draft serves an order for each fault. */
const readStorage = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? ''] as const));
async function restoreStorage(page: Page, kept: Awaited<ReturnType<typeof readStorage>>) {
  await page.evaluate((entries) => {
    sessionStorage.clear();
    for (const [key, value] of entries) if (key !== 'paymentIntent') sessionStorage.setItem(key, value);
  }, kept);
}

test.use({ trace: 'off', actionTimeout: 20_000 });

for (const [who, isMember] of [
  ['a member', true],
  ['a guest', false],
] as const) {
  for (const group of FAULT_GROUPS) {
    test(`${who} orders over a broken connection, once: ${group.title}`, async ({ page, sandbox, signIn, wire }) => {
      const payment = new PaymentScreen(page);
      const composer = new ComposerScreen(page);
      const placed = isMember
        ? page.getByRole('heading', { level: 1, name: /\d{6}-\d+/ })
        : page.getByRole('heading', { name: '주문이 접수됐어요' });
      const wayOn = payment
        .again()
        .or(page.getByRole('button', { name: '다시 확인하기' }))
        .or(payment.place());

      if (isMember) await signIn('member');
      await page.clock.install();
      await composer.open();
      await composer.describeQuickOrder();
      await expect(payment.place()).toBeVisible();
      // Leaving the page stores what was not saved yet.
      await openBlankFile(page);
      const draft = await readStorage(page);

      await forEachFault(group.faults, async (fault) => {
        wire.mend();
        await openBlankFile(page);
        await restoreStorage(page, draft);
        await page.goto('/orders/payment');
        await payment.payBy('현금');
        // On a busy machine the page renders before it handles input.
        if (!isMember) await expect(() => payment.introduceGuest()).toPass();
        const { ordersCreated: before } = await sandbox.state();
        wire.break(fault, ({ method, path }) => method === 'POST' && path === '/order/api/v1/orders');
        // The fake clock has advanced, so the page may just be requesting the price again.
        await expect(async () => {
          if (wire.hits() === 0) await payment.place().click({ timeout: 1_000 });
          expect(wire.hits()).toBeGreaterThan(0);
        }).toPass();
        await untilSettled(page, placed.or(payment.again()).or(slowMessage(page)).or(alertIn(page)));
        expect((await sandbox.state()).ordersCreated - before).toBeLessThanOrEqual(1);

        wire.mend();
        await untilSettled(page, placed, wayOn);
        expect((await sandbox.state()).ordersCreated - before).toBe(1);
      });
    });
  }
}
