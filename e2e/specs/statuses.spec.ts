import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

const STATUSES = [
  ['pending', '배정 대기', 'Received'],
  ['waitingForPayment', '결제 대기', 'Awaiting payment'],
  ['active', '기사 배정', 'Driver assigned'],
  ['activeAndPickedUp', '픽업 완료', 'Picked up'],
  ['transit', '배송 중', 'On the way'],
  ['completed', '배송 완료', 'Delivered'],
  ['incompleted', '미완료', 'Not completed'],
  ['cancelled', '취소됨', 'Cancelled'],
  ['return', '반송', 'Returned'],
] as const;

for (const [status, korean, english] of STATUSES) {
  for (const language of ['ko', 'en'] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${status} reads well to its owner and its recipient: ${language}, ${colorScheme}`, async ({
        page,
        sandbox,
        signIn,
      }) => {
        const order = await sandbox.createOrder({ status, isFrozen: true, order: { stops: 1 } });
        const prefix = language === 'en' ? '/en' : '';
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await signIn();
        for (const [address, width] of [
          [`${prefix}/orders/${order.id}`, 1280],
          [`${prefix}/public/customer/deliveron/order/${order.id}`, 360],
        ] as const) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(address);
          await expect(page.getByText(language === 'ko' ? korean : english, { exact: true }).first()).toBeVisible();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          // Nothing is cut at the side, and no text is a key.
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          ).toBeLessThanOrEqual(0);
          expect(await page.getByRole('main').innerText()).not.toMatch(/\b[a-z]+\.[a-z]+[A-Z.]|undefined|NaN|Invalid/);
          await expectAccessible(page);
        }
      });
    }
  }
}
