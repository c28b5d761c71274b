import { ComposerScreen } from '../screens/composer';
import { PaymentScreen } from '../screens/payment';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

const SCREENS: [path: string, visitor: 'nobody' | 'consumer'][] = [
  ['/', 'nobody'],
  ['/login', 'nobody'],
  ['/signup', 'nobody'],
  ['/acme/signup', 'nobody'],
  ['/welcome', 'nobody'],
  ['/forgotpassword', 'nobody'],
  ['/terms/service', 'nobody'],
  ['/orders/new', 'nobody'],
  ['/public/customer/deliveron/order/sandbox-order-transit', 'nobody'],
  ['/public/customer/deliveron/order/never-seen', 'nobody'],
  ['/public/mobis/sandbox-order-mobis', 'nobody'],
  ['/no/such/page', 'nobody'],
  ['/dashboard', 'consumer'],
  ['/orders', 'consumer'],
  ['/orders/sandbox-order-transit', 'consumer'],
  ['/orders/sandbox-order-completed', 'consumer'],
  ['/orders/sandbox-order-cancelled', 'consumer'],
  ['/orders/new', 'consumer'],
  ['/user', 'consumer'],
  ['/user/coupon', 'consumer'],
  ['/user/withdraw', 'consumer'],
];

const DIALOGS: [path: string, button: string][] = [
  ['/orders/sandbox-order-pending', '주문 취소'],
  ['/orders/sandbox-order-transit', '공유'],
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [path, visitor] of SCREENS) {
    test(`${path} as ${visitor} has no accessibility violation, ${colorScheme}`, async ({ page, signIn }) => {
      if (visitor === 'consumer') await signIn();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: '불러오는 중' })).toHaveCount(0);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
    });
  }

  test(`payment and its confirmation have no accessibility violation, ${colorScheme}`, async ({ page }) => {
    const payment = new PaymentScreen(page);
    const composer = new ComposerScreen(page);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await composer.open();
    await composer.describeQuickOrder();
    await payment.payBy('현금');
    await payment.introduceGuest();
    await expectAccessible(page);
    await payment.place().click();
    await expect(page.getByRole('heading', { name: '주문이 접수됐어요' })).toBeVisible();
    await expectAccessible(page);
  });

  for (const [path, button] of DIALOGS) {
    test(`the dialog “${button}” has no accessibility violation, ${colorScheme}`, async ({ page, signIn }) => {
      await signIn();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await page.getByRole('button', { name: button }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
  }
}
