import { SignUpScreen } from '../screens/sign-up';
import { PROVIDER } from '../support/accounts';
import { expect, test } from '../support/test';

const KAKAO = '카카오로 시작하기';
const PROVIDERS = [KAKAO, '네이버로 시작하기', 'Google로 시작하기'];
const RESTART = '로그인을 다시 시작해 주세요';

for (const provider of PROVIDERS) {
  const details = provider === KAKAO ? {} : { tag: '@long' };
  test(
    `${provider}: a known account signs in; a new one signs up without a password and signs in`,
    details,
    async ({ page, context }) => {
      const signUp = new SignUpScreen(page);
      await page.goto('/login');
      await page.getByRole('button', { name: provider }).click();
      await page.getByRole('button', { name: '김하늘(가입한 계정)' }).click();
      await expect(page).toHaveURL('/dashboard');
      await page.goBack();
      expect(page.url()).not.toContain('code=');

      await context.clearCookies();
      await page.goto('/login');
      await page.getByRole('button', { name: provider }).click();
      await page.getByRole('button', { name: '처음 오는 계정' }).click();
      await expect(page).toHaveURL(/\/signup/);
      await signUp.agree();
      await signUp.identifyInPopup();
      await expect(page.getByLabel('이름', { exact: true })).toBeVisible();
      await expect(signUp.password()).toHaveCount(0);
      await signUp.submit().click();
      await expect(page).toHaveURL(/\/(welcome|dashboard)$/);
    },
  );
}

test('cancelling at the third party leads back to the sign-in; an error there is shown with its code', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: KAKAO }).click();
  await page.getByRole('button', { name: '취소' }).click();
  await expect(page).toHaveURL('/login');

  await page.getByRole('button', { name: KAKAO }).click();
  await page.getByRole('button', { name: '오류 내기' }).click();
  await expect(page.getByText(/server_error/)).toBeVisible();
  await expect(page.getByRole('link', { name: '로그인 화면으로' })).toBeVisible();
});

test('a state that this tab never issued is refused and removed from the URL', async ({ page }) => {
  for (const query of [
    '?code=abc',
    '?code=abc&state=',
    '?code=abc&state=kakao.forged',
    '?state=kakao.forged&error=x',
  ]) {
    await test.step(query, async () => {
      await page.goto(`/oauth-result${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(RESTART);
      expect(new URL(page.url()).search).toBe('');
    });
  }
});

test('a response is valid once, in its tab, for ten minutes', async ({ page, context }) => {
  let answer = '';
  await page.route('**/sandbox-idp/kakao/authorize*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    // Fetched by the test, because only the test knows the port of this worker's provider.
    const url = route.request().url().replace(new URL(route.request().url()).origin, PROVIDER);
    const redirect = await route.fetch({ url, maxRedirects: 0 });
    answer = redirect.headers().location ?? '';
    await route.fulfill({ body: 'held back' });
  });
  await page.goto('/login');
  await page.getByRole('button', { name: KAKAO }).click();
  await page.getByRole('button', { name: '김하늘(가입한 계정)' }).click();
  await expect.poll(() => answer).toContain('state=');

  const other = await context.newPage();
  await other.goto(answer);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(RESTART);

  await page.goto(answer.replace('state=kakao.', 'state=naver.'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(RESTART);

  await page.goto(answer);
  await expect(page).toHaveURL('/dashboard');
});

test('a response after more than ten minutes is refused', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await page.getByRole('button', { name: KAKAO }).click();
  await page.clock.fastForward('11:00');
  await page.getByRole('button', { name: '김하늘(가입한 계정)' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(RESTART);
});
