import { returnTo, runGremlins } from '../support/gremlins';
import { expect, test } from '../support/test';

const ACTIONS = Number(process.env.GREMLIN_ACTIONS ?? 200);

// A trace of each step would cost more than the steps; the seed reproduces them.
test.use({ trace: 'off' });

/** Chromium's messages about calls and `window.close` without a user gesture. */
const NO_GESTURE = /^Not allowed to launch 'tel:|^Scripts may close only/;

const PUBLIC_PATHS = [
  '/login',
  '/signup',
  '/welcome',
  '/forgotpassword',
  '/acme/signup',
  '/orders/new',
  '/orders/new?type=HomeMoving',
  '/oauth-result',
  '/public/customer/platform/order/sandbox-order-transit',
  '/public/mobis/sandbox-order-transit',
  '/terms/privacy',
  '/en/orders/new',
  '/',
  '/farewell',
  '/kcb-start',
  '/kcb-result',
  '/orders/payment',
  '/500',
  '/no/such/page',
];
const MEMBER_PATHS = [
  '/dashboard',
  '/orders',
  '/orders/sandbox-order-transit',
  '/orders/new?type=Delivery',
  '/user',
  '/user/withdraw',
  '/user/coupon',
];

for (const [isMember, paths] of [
  [false, PUBLIC_PATHS],
  [true, MEMBER_PATHS],
] as const) {
  for (const [index, path] of paths.entries()) {
    const seed = 1_000 * Number(isMember) + index;
    test(`${path} withstands gremlins (seed ${seed})`, async ({ page, signIn, complaints }) => {
      test.slow();
      if (isMember) await signIn();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await runGremlins(page, path, seed, ACTIONS);
      // After all actions, a URL still opens its page.
      await returnTo(page, '/orders/new');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const others = complaints.filter((text) => !NO_GESTURE.test(text));
      complaints.splice(0, complaints.length, ...others);
    });
  }
}
