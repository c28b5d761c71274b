import { comeBack, unleash } from '../support/gremlins';
import { expect, test } from '../support/test';

const ACTIONS = Number(process.env.GREMLIN_ACTIONS ?? 200);

// A record of each step would cost more than the steps; the seed tells how to repeat them.
test.use({ trace: 'off' });

/** What Chromium says of calls and of closing where no finger asked for it, or no script opened it. */
const NO_FINGER = /^Not allowed to launch 'tel:|^Scripts may close only/;

const FOR_ANYBODY = [
  '/login',
  '/signup',
  '/welcome',
  '/forgotpassword',
  '/acme/signup',
  '/orders/new',
  '/orders/new?type=HomeMoving',
  '/oauth-result',
  '/public/customer/deliveron/order/sandbox-order-transit',
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
const FOR_MEMBERS = [
  '/dashboard',
  '/orders',
  '/orders/sandbox-order-transit',
  '/orders/new?type=Delivery',
  '/user',
  '/user/withdraw',
  '/user/coupon',
];

for (const [isMember, paths] of [
  [false, FOR_ANYBODY],
  [true, FOR_MEMBERS],
] as const) {
  for (const [index, path] of paths.entries()) {
    const seed = 1_000 * Number(isMember) + index;
    test(`${path} withstands gremlins (seed ${seed})`, async ({ page, signIn, complaints }) => {
      test.slow();
      if (isMember) await signIn();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await unleash(page, path, seed, ACTIONS);
      // Whatever they did: an address opens what it should.
      await comeBack(page, '/orders/new');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const others = complaints.filter((text) => !NO_FINGER.test(text));
      complaints.splice(0, complaints.length, ...others);
    });
  }
}
