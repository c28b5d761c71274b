import { logOut } from '../screens/account-menu';
import { SignInScreen } from '../screens/sign-up';
import { account } from '../support/accounts';
import { expect, test } from '../support/test';

test('calls refused together sign out once, show one message and keep the return path', async ({
  context,
  page,
  signIn,
  sandbox,
}) => {
  await signIn();
  const other = await context.newPage();
  // A request that is refused before the click would sign out too early. This page sends none after its coupons; the
  // dashboard polls.
  const coupons = { name: /^내 쿠폰 \d+장$/ };
  await other.goto('/user');
  await expect(other.getByRole('link', coupons)).toBeVisible();
  await page.goto('/user');
  await expect(page.getByRole('link', coupons)).toBeVisible();
  const farewell = page.getByRole('link', { name: '회원 탈퇴' });
  await sandbox.expireSessions(account('consumer').phone);
  let asked = 0;
  page.on('request', (request) => {
    if (/\/(user|order)\/api\/v1\//.test(request.url())) asked += 1;
  });

  await farewell.click();

  await expect(page).toHaveURL('/login');
  await expect(page.getByText('로그인이 만료됐어요. 다시 로그인해 주세요.')).toHaveCount(1);
  expect(asked).toBeGreaterThan(1);
  await expect(other).toHaveURL('/login');
  await expect.poll(async () => (await context.cookies()).filter(({ name }) => name === 'session')).toEqual([]);

  const { phone, password } = account('consumer');
  await new SignInScreen(page).enter(phone, password);
  await expect(page).toHaveURL('/user/withdraw');
  // The other tab continues by itself.
  await expect(other).toHaveURL('/user');
  await expect(other.getByRole('link', coupons)).toBeVisible();
});

test('what is typed before the scripts have come stays in the form, and Enter does not put it into the address', async ({
  page,
}) => {
  const { phone, password } = account('consumer');
  let letScriptsCome = () => {};
  const wait = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  const number = page.getByLabel('휴대폰 번호', { exact: true });
  // By the keyboard: until the scripts have come, the spinner lies over the page.
  await number.pressSequentially(phone.replaceAll('-', ''));
  await page.getByLabel('비밀번호', { exact: true }).pressSequentially(password);
  await page.keyboard.press('Enter');
  letScriptsCome();

  // It gets its hyphens once the form knows it.
  await expect(number).toHaveValue(phone);
  expect(page.url()).not.toContain(password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('logging out in one tab clears the others and ends at the company site; Back shows nothing of the account', async ({
  context,
  page,
  signIn,
}) => {
  await signIn();
  const others = [
    ['/orders', await context.newPage()],
    ['/user', await context.newPage()],
  ] as const;
  await page.goto('/dashboard');
  for (const [path, other] of others) {
    await other.goto(path);
    await expect(other.getByText('김하늘').first()).toBeAttached();
  }
  await logOut(page);

  await expect(page).toHaveURL(/\/company$/);
  for (const [, other] of others) {
    await expect(other).toHaveURL('/login');
    await expect(other.getByText('김하늘')).toHaveCount(0);
    expect(await other.evaluate(() => JSON.stringify(Object.values(sessionStorage)))).not.toContain('김하늘');
  }

  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('김하늘')).toHaveCount(0);
});

test('without a response from the provider the spinner ends with a message', async ({ page, signIn, sandbox }) => {
  await signIn();
  await sandbox.fail('getMe', { status: 503, times: 2 });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(/로그인 상태를 확인하지 못했어요/)).toBeVisible();
});

test('a session by access token survives a reload of its tab, no other tab has it, and logout leaves nothing', async ({
  context,
  page,
  sandbox,
}) => {
  await sandbox.answerSignInsWith('bearer');
  await page.goto('/login');
  const { phone, password } = account('consumer');
  await new SignInScreen(page).enter(phone, password);
  await expect(page).toHaveURL('/dashboard');
  expect(await context.cookies()).toEqual([]);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('bearer'))).not.toBeNull();

  await page.goto('/user');
  await page.reload();
  await expect(page.getByRole('link', { name: '회원 탈퇴' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/user');
  await expect(other).toHaveURL('/login');

  await page.bringToFront();
  await logOut(page);
  await expect(page).toHaveURL(/\/company$/);
  const left = await other.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('session');
        opening.onsuccess = () => {
          const keys = opening.result.transaction('keys').objectStore('keys').getAllKeys();
          keys.onsuccess = () => resolve(keys.result);
        };
      }),
  );
  expect(left).toEqual([]);
});
