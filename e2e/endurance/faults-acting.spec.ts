import { SignInScreen } from '../screens/sign-up';
import { account } from '../support/accounts';
import { openBlankFile } from '../support/blank-file';
import { expect } from '../support/test';
import { alertIn, FAULT_GROUPS, forEachFault, slowMessage, untilHit, untilSettled } from '../support/wire/matrix';
import { test } from '../support/wire/test';

test.use({ trace: 'off', actionTimeout: 20_000 });

for (const group of FAULT_GROUPS) {
  test(`signing in over a broken connection: ${group.title}`, async ({ page, context, wire }) => {
    const { phone, password } = account('member');
    const form = new SignInScreen(page);
    const home = page.getByRole('navigation', { name: '주 메뉴' }).first();
    await page.clock.install();
    await forEachFault(group.faults, async (fault) => {
      wire.mend();
      await context.clearCookies();
      await openBlankFile(page);
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('/login');
      wire.break(fault, ({ path }) => path === '/user/api/v1/auth/login');
      await form.enter(phone, password);
      await untilHit(wire);
      await untilSettled(page, home.or(alertIn(page)).or(slowMessage(page)));

      wire.mend();
      if (await form.password().isVisible()) await expect(form.password()).toHaveValue(password);
      await untilSettled(page, home, form.submit());
    });
  });

  test(`cancelling over a broken connection: ${group.title}`, async ({ page, sandbox, signIn, wire }) => {
    await signIn();
    await page.clock.install();
    const open = page.getByRole('button', { name: '주문 취소', exact: true });
    const send = page.getByRole('button', { name: '주문 취소하기' });
    await forEachFault(group.faults, async (fault) => {
      wire.mend();
      const order = await sandbox.createOrder({ status: 'pending', isFrozen: true });
      await page.goto(`/orders/${order.id}`);
      await open.click();
      wire.break(fault, ({ path }) => path.endsWith('/b2c-cancel'));
      await send.click();
      await untilHit(wire);
      const cancelled = page.getByRole('status').getByText('주문이 취소됐어요');
      const told = page.getByText(/주문이 취소되지 않았(을 수 있)?어요/).or(slowMessage(page));
      await untilSettled(page, cancelled.or(told));

      wire.mend();
      await page.reload();
      await untilSettled(page, cancelled, send.or(open));
    });
  });
}
