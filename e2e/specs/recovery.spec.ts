import { SignInScreen } from '../screens/sign-up';
import { account } from '../support/accounts';
import { expect, test } from '../support/test';

const NEW_PASSWORD = 'brand-new-9';

test('a forgotten password is replaced with the code from the message', async ({ page, sandbox }) => {
  const { phone } = account('member');
  await page.goto('/login');
  await page.getByRole('link', { name: '비밀번호를 잊으셨나요?' }).click();
  // The previous page has a field of the same name, and the address changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: '비밀번호 찾기' })).toBeVisible();
  await page.getByLabel('휴대폰 번호', { exact: true }).fill(phone);
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  await expect(page.getByLabel(/인증번호 6자리/)).toBeFocused();

  await page.getByLabel(/인증번호 6자리/).fill('000000');
  await page.getByLabel('새 비밀번호', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: '비밀번호 변경' }).click();
  await expect(page.getByText('인증번호가 일치하지 않아요. 다시 확인해 주세요.')).toBeVisible();
  await expect(page.getByLabel('새 비밀번호', { exact: true })).toHaveValue(NEW_PASSWORD);

  const code = await sandbox.codeFor(phone);
  await page.getByLabel(/인증번호 6자리/).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: '비밀번호 변경' }).click();
  await expect(page).toHaveURL('/login');
  await new SignInScreen(page).enter(phone, NEW_PASSWORD);
  await expect(page).toHaveURL('/dashboard');
});

test('responses do not reveal whether a number has an account', async ({ browser }) => {
  const seen: string[] = [];
  for (const phone of [account('consumer').phone, '010-0000-1111']) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto('/forgotpassword');
    await page.getByLabel('휴대폰 번호', { exact: true }).fill(phone);
    await page.getByRole('button', { name: '인증번호 받기' }).click();
    await expect(page.getByLabel(/인증번호 6자리/)).toBeVisible();
    await expect(page.getByText(/간편 로그인으로 가입했다면/)).toBeVisible();
    seen.push((await page.getByRole('main').innerText()).replaceAll(phone, '').replace(/\d+:\d\d/g, ''));
    await context.close();
  }
  expect(seen[1]).toBe(seen[0]);
});

test('a new code can be requested after a minute, and five wrong ones invalidate the current one', async ({ page }) => {
  await page.goto('/forgotpassword');
  await page.getByLabel('휴대폰 번호', { exact: true }).fill(account('consumer').phone);
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  await expect(page.getByRole('button', { name: /후에 다시 받을 수 있어요/ })).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('새 비밀번호', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(NEW_PASSWORD);

  const submit = page.getByRole('button', { name: '비밀번호 변경' });
  for (let wrong = 0; wrong < 5; wrong += 1) {
    await page.getByLabel(/인증번호 6자리/).fill(`00000${wrong}`);
    await submit.click();
    await expect(page.getByText('인증번호가 일치하지 않아요. 다시 확인해 주세요.')).toBeVisible();
    await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  }
  await page.getByLabel(/인증번호 6자리/).fill('000009');
  await submit.click();
  await expect(
    page.getByText('여러 번 잘못 입력해 이 인증번호는 사용할 수 없어요. 인증번호를 다시 받아 주세요.'),
  ).toBeVisible();
  await expect(page.getByLabel('새 비밀번호', { exact: true })).toHaveValue(NEW_PASSWORD);
});
