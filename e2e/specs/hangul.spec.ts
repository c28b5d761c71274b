import { account } from '../support/accounts';
import { delivery, paste } from '../support/bulk';
import { KEY_ORDERS, koreanKeyboard, pressJamo } from '../support/hangul';
import { expect, test } from '../support/test';

/** Two rows with different senders. */
const ROWS = ['하나', '둘'].map((name, index) => delivery(index).with(4, name));

test('a Korean letter in the phone number is dropped, and the Enter that ends the composition does not sign in', async ({
  page,
}) => {
  const { phone, password } = account('consumer');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/login') && request.method() === 'POST') asked += 1;
  });
  await page.goto('/login');
  const number = page.getByLabel('휴대폰 번호', { exact: true });
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await number.fill(phone);
  const digits = await number.inputValue();

  for (const order of KEY_ORDERS) {
    const keyboard = await koreanKeyboard(page, order);
    await keyboard.type('공');
    await expect(number).toHaveValue(`${digits}공`);
    await keyboard.end();
    await expect(number).toHaveValue(digits);
    await expect(number).toBeFocused();
  }

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  expect(asked).toBe(1);
});

for (const order of KEY_ORDERS) {
  test.describe(`keys in the order of ${order}`, () => {
    test('orders are found by initial consonants with one request, also when more text follows', async ({
      page,
      signIn,
    }) => {
      const asked: (string | null)[] = [];
      page.on('request', (request) => {
        const { searchParams } = new URL(request.url());
        if (searchParams.has('keyword')) asked.push(searchParams.get('keyword'));
      });
      await signIn();
      await page.goto('/orders');
      const search = page.getByRole('searchbox', { name: '주문 검색' });
      const found = page.getByText(/^전체 \d+건 중 \d+건$/);
      await search.click();
      const keyboard = await koreanKeyboard(page, order);
      await page.clock.install();
      /** The clock stands meanwhile: a slow machine may take longer between two keys than the search waits for more text. */
      const typeWithoutPause = async (text: string) => {
        await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
        await keyboard.type(text);
        await keyboard.end();
        await page.clock.runFor(2_000);
        await page.clock.resume();
      };

      await typeWithoutPause('ㅅㅇ');
      await expect(found).toBeVisible();
      await expect(search).toHaveValue('ㅅㅇ');
      expect(asked).toEqual(['ㅅㅇ']);

      await page.keyboard.press('Escape');
      await expect(search).toHaveValue('');
      await typeWithoutPause('세종대로');
      await expect.poll(() => asked).toEqual(['ㅅㅇ', '세종대로']);
      await expect(search).toHaveValue('세종대로');
    });

    test('an address is suggested during composition; the Enter that ends it picks none, the next one does', async ({
      page,
    }) => {
      await page.goto('/orders/new');
      const address = page.getByRole('combobox', { name: '출발지 주소' });
      const options = page.getByRole('option', { name: /세종대로/ });
      await address.click();
      const keyboard = await koreanKeyboard(page, order);

      await keyboard.type('세종대로');
      await expect(address).toHaveValue('세종대로');
      await expect(options.first()).toBeVisible();
      await keyboard.end();
      await expect(options.first()).toBeVisible();
      await expect(address).toHaveValue('세종대로');
      await expect(address).not.toHaveAttribute('aria-activedescendant');

      await page.keyboard.press('Enter');
      await expect(address).toHaveAttribute('aria-activedescendant');
      await page.keyboard.press('Enter');
      await expect(address).toHaveValue(/세종대로 \d+/);
      await expect(options).toHaveCount(0);
    });

    test('in a sheet cell the Enter that ends a syllable stays in the cell, and the next one leaves it', async ({
      page,
      signIn,
    }) => {
      await signIn('staff');
      await page.goto('/orders/new?view=bulk');
      await paste(page, ROWS);
      await page.getByRole('gridcell', { name: '하나' }).dblclick();
      const editor = page.getByRole('textbox', { name: '1행 받는 분' });
      const keyboard = await koreanKeyboard(page, order);

      await keyboard.type('김서준');
      await keyboard.end();
      await expect(editor).toHaveValue('하나김서준');
      await expect(editor).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(page.getByRole('gridcell', { name: '하나김서준' })).toBeVisible();
      await expect(page.getByRole('gridcell', { name: '둘' })).toBeFocused();
    });
  });
}

test('the first jamo typed on a selected cell is neither lost nor doubled', async ({ page, signIn }) => {
  await signIn('staff');
  await page.goto('/orders/new?view=bulk');
  await paste(page, ROWS);
  await page.getByRole('gridcell', { name: '하나' }).click();

  await (await koreanKeyboard(page, 'Chromium')).type('김서준');
  await expect(page.getByRole('textbox', { name: '1행 받는 분' })).toHaveValue('김서준');

  await page.getByRole('gridcell', { name: '둘' }).click();
  await expect(page.getByRole('gridcell', { name: '김서준' })).toBeVisible();
  await pressJamo(page, 'ㄱ');
  await expect(page.getByRole('textbox', { name: '2행 받는 분' })).toHaveValue('ㄱ');
});
