import { ComposerScreen } from '../screens/composer';
import { PaymentScreen } from '../screens/payment';
import { expectAccessibleInBothSchemes, expectSettled } from '../support/accessibility';
import type { Role } from '../support/accounts';
import { markJustDone } from '../support/just-done';
import { expect, test } from '../support/test';

type Walk = {
  visitor?: Role;
  /** The scheme of the first check, with all rules; the other scheme follows on the same page. */
  colorScheme: 'light' | 'dark';
  paths: string[];
};

const WALKS: Record<string, Walk> = {
  'before sign-in': {
    colorScheme: 'light',
    paths: ['/', '/login', '/signup', '/acme/signup', '/welcome', '/forgotpassword', '/terms/service'],
  },
  'without an account': {
    colorScheme: 'light',
    paths: [
      '/public/customer/platform/order/sandbox-order-transit',
      '/public/customer/platform/order/never-seen',
      '/public/mobis/sandbox-order-mobis',
      '/no/such/page',
      // Last, because it makes the visitor a guest.
      '/orders/new',
    ],
  },
  'with all of a customer’s orders': {
    visitor: 'consumer',
    colorScheme: 'dark',
    paths: ['/dashboard', '/orders'],
  },
  'of one order': {
    visitor: 'consumer',
    colorScheme: 'dark',
    paths: ['/orders/sandbox-order-transit', '/orders/sandbox-order-completed', '/orders/sandbox-order-cancelled'],
  },
  'of a customer’s own': {
    visitor: 'consumer',
    colorScheme: 'light',
    paths: ['/orders/new', '/user', '/user/coupon', '/user/withdraw'],
  },
};

for (const [name, { visitor, colorScheme, paths }] of Object.entries(WALKS)) {
  test(`the pages ${name} have no accessibility violation`, async ({ page, signIn }) => {
    if (visitor) await signIn(visitor);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of paths) {
      await test.step(path, async () => {
        await markJustDone(page, path);
        await page.goto(path);
        await expectSettled(page);
        await expectAccessibleInBothSchemes(page);
      });
    }
  });
}

test('payment and its confirmation have no accessibility violation', async ({ page }) => {
  const payment = new PaymentScreen(page);
  const composer = new ComposerScreen(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await composer.open();
  await composer.describeQuickOrder();
  await payment.payBy('현금');
  await payment.introduceGuest();
  await expectAccessibleInBothSchemes(page);
  await payment.place().click();
  await expect(page.getByRole('heading', { name: '주문이 접수됐어요' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test('the dialogs over an order have no accessibility violation', async ({ page, signIn }) => {
  await signIn();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, button] of [
    ['/orders/sandbox-order-pending', '주문 취소'],
    ['/orders/sandbox-order-transit', '공유'],
  ] as const) {
    await test.step(button, async () => {
      await page.goto(path);
      await page.getByRole('button', { name: button }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleInBothSchemes(page);
    });
  }
});
