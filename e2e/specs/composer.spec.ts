import type { Page } from '@playwright/test';
import { CITY_HALL, ComposerScreen, GANGNAM } from '../screens/composer';
import { PaymentScreen } from '../screens/payment';
import { NEWCOMER, SignInScreen, SignUpScreen } from '../screens/sign-up';
import { PROVIDER } from '../support/accounts';
import { openComposer, QUICK_ORDER } from '../support/draft';
import { pressOn, typeInto } from '../support/keyboard';
import { expect, test } from '../support/test';

const price = (page: Page) =>
  page
    .getByRole('complementary', { name: '주문 요약' })
    .getByText(/^\d[\d,]*원$/)
    .first();

test('an order with five stops is described with the keyboard alone', { tag: '@long' }, async ({ page }) => {
  const composer = new ComposerScreen(page);
  // keyboard.spec.ts covers both ends and the vehicle by keyboard.
  await openComposer(page, QUICK_ORDER);
  for (let stop = 0; stop < 5; stop += 1)
    await pressOn(page, page.getByRole('button', { name: '경유지 추가', exact: true }));
  const places = [
    ['경유지 1', GANGNAM],
    ['경유지 2', { ...CITY_HALL, search: '왕십리로', pick: /왕십리로/ }],
    ['경유지 3', { ...GANGNAM, search: '마포대로', pick: /마포대로/ }],
    ['경유지 4', { ...GANGNAM, search: '한강대로', pick: /한강대로/ }],
    ['경유지 5', { ...GANGNAM, search: '테헤란로', pick: /테헤란로/ }],
  ] as const;
  await page.keyboard.press('Escape');
  await page.locator('body').press('Home');
  for (const [name, place] of places) {
    const row = composer.row(name);
    const address = page.getByRole('combobox', { name: `${name} 주소` });
    await address.focus();
    await page.keyboard.type(place.search);
    await page.getByRole('option', { name: place.pick }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await typeInto(page, row.getByLabel('받는 분', { exact: true }), place.contact);
    await typeInto(page, row.getByLabel(/^전화번호/).first(), place.phone);
  }
  await pressOn(page, composer.next());
  await expect(page).toHaveURL('/orders/payment');
  await expect(page.getByRole('main')).toContainText('왕십리로');
});

test('a guest’s draft is still there after signing up', async ({ page }) => {
  const composer = new ComposerScreen(page);
  const signUp = new SignUpScreen(page);
  await openComposer(page, QUICK_ORDER);
  await expect(composer.row('출발지')).toContainText('세종대로');
  await page
    .getByRole('link', { name: /로그인 · 회원가입/ })
    .first()
    .click();
  await page.getByRole('link', { name: '회원가입' }).first().click();
  await signUp.agree();
  await signUp.identifyInPopup();
  await signUp.setPassword();
  await page.getByRole('button', { name: '로그인하고 첫 주문하기' }).click();
  await new SignInScreen(page).enter(NEWCOMER.phone, NEWCOMER.password);
  await expect(page).toHaveURL('/orders/new');
  await page.getByRole('button', { name: '이어서 작성' }).click();
  await expect(composer.row('출발지')).toContainText('세종대로');
  await expect(composer.row('도착지')).toContainText('강남대로');
});

test('a reload in any section loses nothing', async ({ page }) => {
  const composer = new ComposerScreen(page);
  await composer.open();
  await composer.fillPlace('출발지', CITY_HALL);
  await page.reload();
  // A complete place is collapsed after a reload; its number was typed just before.
  for (const text of ['세종대로', CITY_HALL.contact, '010-1111-2222']) {
    await expect(composer.row('출발지')).toContainText(text);
  }
  await composer.fillPlace('도착지', GANGNAM);
  await composer.chooseVehicle('오토바이');
  await page.reload();
  await expect(page.getByRole('radio', { name: /^오토바이/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /급송/ }).check();
  await page.getByRole('radio', { name: '시간 예약' }).check();
  const time = await page.getByRole('combobox', { name: '시간' }).inputValue();
  await page.getByLabel(/물품 종류/).fill('서류 봉투');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /급송/ })).toBeChecked();
  await expect(page.getByRole('combobox', { name: '시간' })).toHaveValue(time);
  await expect(page.getByLabel(/물품 종류/)).toHaveValue('서류 봉투');
});

test('a price that expired in a hidden page is requested again', async ({ page, sandbox }) => {
  await page.clock.install();
  await openComposer(page, QUICK_ORDER);
  await page.clock.runFor(2_000);
  const before = await price(page).innerText();
  await sandbox.changePrices(20);
  await page.clock.fastForward('11:00');
  await page.clock.runFor(3_000);
  await expect(price(page)).not.toHaveText(before);
});

test('ordering again names a vehicle that is no longer offered', async ({ page, signIn }) => {
  await signIn();
  await page.route('**/vehicle-pools?*', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    // Fetched by the test, because only the test knows the port of this worker's provider.
    const url = route.request().url().replace(new URL(route.request().url()).origin, PROVIDER);
    const answer = await route.fetch({ url });
    const { data } = (await answer.json()) as { data: { vehicleClass: string }[] };
    await route.fulfill({
      response: answer,
      json: { data: data.filter(({ vehicleClass }) => vehicleClass !== 'damas') },
    });
  });
  await page.goto('/orders/sandbox-order-completed');
  await page.getByRole('link', { name: '다시 주문' }).first().click();
  await expect(page).toHaveURL(/\/orders\/new/);
  await expect(page.getByText(/차량을 다시 선택해 주세요/).first()).toBeVisible();
});

test('at every width there is one visible main button with the price beside it', async ({ page }) => {
  const composer = new ComposerScreen(page);
  await openComposer(page, QUICK_ORDER);
  for (const width of [767, 1023, 1024, 1100, 1199, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(composer.next()).toHaveCount(1);
    await expect(composer.next()).toBeInViewport();
    await expect(
      page
        .getByText(/^\d[\d,]*원$/)
        .filter({ visible: true })
        .last(),
    ).toBeVisible();
  }
  await page.setViewportSize({ width: 1100, height: 800 });
  await composer.next().click();
  await expect(new PaymentScreen(page).place()).toBeInViewport();
});

test('a message pasted on the front page becomes the pickup; on a phone the address search fills the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('textbox', { name: '어디서 보낼까요?' }).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '서울 중구 세종대로 110 3층\n김하늘 010-1234-5678\n문 앞에 놔주세요');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });

  await expect(page).toHaveURL('/orders/new');
  const summary = page.getByRole('button', { name: /출발지 수정/ });
  await expect(summary).toContainText('3층 · 김하늘 010-1234-5678');
  await expect(summary).toContainText('문 앞에 놔주세요');

  await page.getByRole('combobox', { name: '도착지 주소' }).fill(GANGNAM.search);
  const option = page.getByRole('option', { name: GANGNAM.pick }).first();
  await expect(option).toBeVisible();
  const sheet = option.locator('xpath=ancestor::*[@data-open="true"]');
  expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: 0, height: 844 });
  await option.click();
  await expect(page.getByRole('combobox', { name: '도착지 주소' })).toHaveValue(/서울 서초구 강남대로/);
  await expect(page.getByRole('radio', { name: /^오토바이.*최저 기본요금.*[\d,]+원/ })).toBeChecked();
});

test('on a phone the search of a missing address says why it opens, and the way back shows all that is missing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const composer = new ComposerScreen(page);
  await composer.open();
  await composer.next().click();

  const field = page.getByRole('combobox', { name: '출발지 주소' });
  await expect(field).toBeFocused();
  const sheet = field.locator('xpath=ancestor::*[@data-open="true"]');
  await expect(sheet.getByRole('alert')).toHaveText('주소를 검색해서 선택해 주세요.');

  await sheet.getByRole('button', { name: '주소 찾기 닫기' }).click();
  await expect(page.getByRole('button', { name: /^확인할 항목 \d개$/ })).toBeInViewport();
  await expect(page.getByText('주소를 검색해서 선택해 주세요.').first()).toBeInViewport();
});

test('what is typed on the front page goes on in the composer', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: '어디서 보낼까요?' }).focus();
  await page.keyboard.type('시청', { delay: 30 });
  const field = page.getByRole('combobox', { name: '출발지 주소' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/^시/);
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('what is typed on the front page before the scripts have come opens the composer with it, also after Enter', async ({
  page,
}) => {
  let letScriptsCome = () => {};
  const wait = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const entry = page.getByRole('textbox', { name: '어디서 보낼까요?' });
  await entry.fill('시청');
  await page.keyboard.press('Enter');
  await expect(entry).toHaveValue('시청');
  letScriptsCome();

  await expect(page).toHaveURL('/orders/new');
  const field = page.getByRole('combobox', { name: '출발지 주소' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('시청');
});
