import type { Page } from '@playwright/test';
import type { SandboxControl } from '../../sandbox/control/client';
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/accessibility';
import { expect, test } from '../support/test';

const STATUSES = {
  'before the ride': [
    ['pending', '배정 대기', 'Finding a driver'],
    ['waitingForPayment', '결제 대기', 'Awaiting payment'],
    ['active', '기사 배정', 'Driver assigned'],
  ],
  'during the ride': [
    ['activeAndPickedUp', '픽업 완료', 'Picked up'],
    ['transit', '배송 중', 'On the way'],
    ['return', '반송', 'Returned'],
  ],
  'after the ride': [
    ['completed', '배송 완료', 'Delivered'],
    ['incompleted', '배송 실패', 'Delivery failed'],
    ['cancelled', '취소됨', 'Cancelled'],
  ],
} as const;
type Phase = keyof typeof STATUSES;

/** What a recipient reads of an unpaid order, whose payment is between the customer and us. */
const UNPAID_FOR_RECIPIENT = { ko: '접수 중', en: 'Being placed' } as const;

/** Checks all rules on the light page in Korean and the dark one in English; colours do not depend on the language. */
const LANGUAGES = [
  { language: 'ko', prefix: '', colorScheme: 'light', expectAccess: expectAccessibleInBothSchemes },
  { language: 'en', prefix: '/en', colorScheme: 'dark', expectAccess: expectAccessible },
] as const;

const READERS = [
  { reader: 'owner', path: '/orders', width: 1280 },
  { reader: 'recipient', path: '/public/customer/platform/order', width: 360 },
] as const;

/** Creates one order in each status of the phase. */
async function orders(sandbox: SandboxControl, phase: Phase) {
  const made: { id: string; status: string; ko: string; en: string }[] = [];
  for (const [status, ko, en] of STATUSES[phase]) {
    const { id } = await sandbox.createOrder({ status, isFrozen: true, order: { orderType: 'Quick', stops: 1 } });
    made.push({ id, status, ko, en });
  }
  return made;
}

/** Nothing is cut off at the side, and no text is an untranslated key. */
async function expectReadable(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(await page.getByRole('main').innerText()).not.toMatch(/\b[a-z]+\.[a-z]+[A-Z.]|undefined|NaN|Invalid/);
}

function testPhase(phase: Phase) {
  for (const { language, prefix, colorScheme, expectAccess } of LANGUAGES) {
    for (const { reader, path, width } of READERS) {
      // The other screens have the same parts with other texts of the same tables.
      const isFirst = language === 'ko' && phase === 'during the ride' && reader === 'owner';
      const details = isFirst ? {} : { tag: '@long' };
      test(
        `every status ${phase} is readable for its ${reader}: ${language}`,
        details,
        async ({ page, sandbox, signIn }) => {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height: 800 });
          if (reader === 'owner') await signIn();
          for (const order of await orders(sandbox, phase)) {
            await test.step(order.status, async () => {
              const isUnpaid = order.status === 'waitingForPayment';
              const text = (isUnpaid && reader === 'recipient' ? UNPAID_FOR_RECIPIENT : order)[language];
              await page.goto(`${prefix}${path}/${order.id}`);
              await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
              await expect(page).toHaveTitle(new RegExp(text));
              await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
              await expectReadable(page);
              await expectAccess(page);
            });
          }
        },
      );
    }
  }
}

testPhase('before the ride');
testPhase('during the ride');
testPhase('after the ride');
