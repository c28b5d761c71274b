import { openAccountMenu, pressLogOut } from '../screens/account-menu';
import { account } from '../support/accounts';
import { expect, test } from '../support/test';

test('logging out of an already ended session shows no message about it', async ({ page, signIn, sandbox }) => {
  await signIn();
  await page.goto('/user');
  await openAccountMenu(page);
  await page.waitForLoadState('networkidle'); // a request still under way would find the session ended and open the sign-in page
  await sandbox.expireSessions(account('consumer').phone);
  await sandbox.fail('logOut', { status: 401, times: 1 });
  const refused = page.waitForResponse(
    (response) => response.url().endsWith('/auth/logout') && response.status() === 401,
  );
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') told.push(message.text());
  });
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.innerText.includes('만료')) console.info(document.body.innerText);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await pressLogOut(page);
  await refused;
  await expect(page).toHaveURL(/\/company$/);
  expect(told).toEqual([]);
});

test('a logout made offline is completed when the connection is back', async ({ page, signIn, context }) => {
  await signIn();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openAccountMenu(page);
  await context.setOffline(true);
  await pressLogOut(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.length).catch(() => 0)).toBe(0);
  await context.setOffline(false);

  const next = await context.newPage();
  await next.goto('/orders');
  await expect(next).toHaveURL('/login');
  await expect(next.getByText('김하늘')).toHaveCount(0);
});
