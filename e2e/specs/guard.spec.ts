import type { Page } from '@playwright/test';
import { expectSettled, waiting } from '../support/accessibility';
import { expect, test } from '../support/test';

type Visitor = 'nobody' | 'guest' | 'member';
type Ending = 'shown' | '/' | '/login' | '/dashboard';

/**
 * Spec §2: every route, and where each visitor ends up. A guest is a signed-out visitor who has opened the composer.
 */
const ROUTES: [path: string, endings: Record<Visitor, Ending>][] = [
  ...['/login', '/signup', '/forgotpassword', '/acme/signup'].map((path): [string, Record<Visitor, Ending>] => [
    path,
    { nobody: 'shown', guest: 'shown', member: '/dashboard' },
  ]),
  // Only right after the sign-up or withdrawal; otherwise they redirect.
  ['/welcome', { nobody: '/login', guest: '/login', member: '/dashboard' }],
  ['/farewell', { nobody: '/', guest: '/', member: '/' }],
  ...['/dashboard', '/orders', '/orders/order-unknown', '/user', '/user/withdraw', '/user/coupon'].map(
    (path): [string, Record<Visitor, Ending>] => [path, { nobody: '/login', guest: '/login', member: 'shown' }],
  ),
  // The composer is last, because it makes the visitor a guest.
  ...['/oauth-result', '/public/customer/b2c/order/order-unknown', '/public/mobis/order-unknown', '/orders/new'].map(
    (path): [string, Record<Visitor, Ending>] => [path, { nobody: 'shown', guest: 'shown', member: 'shown' }],
  ),
];

for (const visitor of ['nobody', 'guest', 'member'] as const) {
  // A guest ends where somebody without a session does.
  const details = visitor === 'guest' ? { tag: '@long' } : {};
  test(`${visitor} at every route ends where the specification says`, details, async ({ page, signIn }) => {
    if (visitor === 'member') await signIn();
    for (const [path, { [visitor]: ending }] of ROUTES) {
      await test.step(`${path}: ${ending}`, async () => {
        if (visitor === 'guest') {
          // Renewed each time, because guest mode ends on pages without guests.
          await page.goto('/orders/new');
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        }
        await page.goto(path);
        await expect(page).toHaveURL(ending === 'shown' ? path : ending);
        await expectSettled(page);
      });
    }
  });
}

/** Holds these requests until the function that it returns is called. */
async function holdRequests(page: Page, url: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test('until the profile is known, a customer sees a spinner and nothing of the page', async ({ page, signIn }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await signIn();
  await page.goto('/user');
  await expect(heading).toBeVisible();
  const answer = await holdRequests(page, '**/users/me');
  await page.reload();
  await expect(waiting(page)).toBeVisible();
  await expect(heading).toHaveCount(0);
  answer();
  await expect(heading).toBeVisible();
  await expectSettled(page);
});

const FIRST_CALLS = [
  {
    name: 'a guest’s composer',
    path: '/orders/new',
    calls: [
      '/feature/flag as guest',
      '/services?orderType=Quick as guest',
      '/users/me',
      '/users/me as guest',
      '/vehicle-pools?orderType=Quick as guest',
    ],
  },
  {
    name: 'home',
    path: '/dashboard',
    isMember: true,
    calls: [
      '/orders?status=1,7&sort=createdAtDesc&pageIndex=0&pageSize=1',
      '/orders?status=2,9,8&sort=createdAtDesc&pageIndex=0&pageSize=3',
      '/users/me',
    ],
  },
  {
    name: 'a shared order',
    path: '/public/mobis/sandbox-order-mobis',
    calls: ['/guest/mobis/orders/sandbox-order-mobis'],
  },
];

for (const { name, path, isMember, calls } of FIRST_CALLS) {
  test(`${name} has its first calls on the way before its scripts, and sends none twice`, async ({ page, signIn }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const who = request.headers().authorization === undefined ? '' : ' as guest';
      if (pathname.includes('/api/v1/') && request.method() === 'GET') sent.push(request.url() + who);
    });
    if (isMember) await signIn();
    const load = await holdRequests(page, '**/_next/static/chunks/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => sent.map((call) => call.replace(/^.*\/api\/v1/, '')).toSorted()).toEqual(calls);
    const first = [...sent];
    load();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSettled(page);
    expect(sent.filter((call) => first.includes(call))).toEqual(first);
  });
}

test('while the next page is slow, a customer sees a spinner, and then the page', async ({ page }) => {
  const answer = await holdRequests(page, '**/_next/data/**/terms/service.json*');
  await page.goto('/');
  await page.getByRole('link', { name: '이용약관', exact: true }).click();
  await expect(waiting(page)).toBeVisible();
  answer();
  await expect(page).toHaveURL('/terms/service');
  await expectSettled(page);
});

test('payment without a draft redirects to the composer, for guests and members', async ({ page, signIn }) => {
  await page.goto('/orders/payment');
  await expect(page).toHaveURL('/orders/new');
  await signIn();
  await page.goto('/orders/payment');
  await expect(page).toHaveURL('/orders/new');
});

test('after sign-in the customer gets to the page that the guard had blocked', async ({ page, sandbox }) => {
  const order = await sandbox.createOrder({ role: 'consumer' });
  await page.goto(`/orders/${order.id}`);
  await expect(page).toHaveURL('/login');
  await page.getByLabel('휴대폰 번호', { exact: true }).fill('01012345678');
  await page.getByLabel('비밀번호', { exact: true }).fill('deliver-on-1');
  await page.getByLabel('비밀번호', { exact: true }).press('Enter');
  await expect(page).toHaveURL(`/orders/${order.id}`);
});
