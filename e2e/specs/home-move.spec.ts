import { CITY_HALL, ComposerScreen, GANGNAM } from '../screens/composer';
import { HomeMoveScreen } from '../screens/home-move';
import { PaymentScreen } from '../screens/payment';
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/accessibility';
import { MOVE, openComposer, STUDIO_MOVE } from '../support/draft';
import { picture } from '../support/picture';
import { expect, test } from '../support/test';

test('a guest gets the quote of a flat of 20 pyeong after four decisions', async ({ page }) => {
  const moving = new HomeMoveScreen(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/home-moving/estimate'))
      asked.push(request.postData() ?? '');
  });
  await moving.open();

  await moving.chooseAddress('출발지', CITY_HALL);
  await moving.chooseAddress('도착지', GANGNAM);
  await moving.next().click();
  await moving.size(20).check();
  // The price is already there, and beside it how the load fills the truck.
  await expect(moving.price()).toHaveText(/^[\d,]+원$/);
  await expect(moving.panel().getByText(/적재 공간 \d+㎥ 중/)).toBeVisible();
  expect(asked).toHaveLength(1);
  await moving.next().click();
  // The step starts at its top, although the button stood at the end of the one before.
  await expect(moving.steps().getByRole('heading', { name: /이삿짐/ })).toBeInViewport();
  await page.getByRole('button', { name: '이 목록이 맞아요' }).click();
  await moving.nearDays('').nth(9).check();
  await moving.next().click();
  await expect(moving.level('포장이사')).toBeChecked();
  await expect(moving.level('용달이사')).toHaveAccessibleName(/고객님이 하는 일.*[\d,]+원/);
  await moving.next().click();

  await expect(page.getByText('목록 기준 ±8%')).toBeVisible();
  await expect(page.getByRole('heading', { name: '답하면 견적이 더 정확해져요' })).toBeVisible();
  await expect(moving.panel().getByText(/까지 추가될 수 있어요/)).toBeVisible();
  await page.goBack();
  await expect(moving.level('포장이사')).toBeChecked();
  await page.goBack();
  await expect(moving.nearDays('').nth(9)).toBeChecked();
});

test('a family compares the days, moves on the cheapest and pays', async ({ page, sandbox }) => {
  const moving = new HomeMoveScreen(page);
  const payment = new PaymentScreen(page);
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/home-moving/estimate')) return;
    const [, day] = /"appointmentAt":"([^"]+)"/.exec(request.postData() ?? '') ?? [];
    if (day) asked.add(day);
  });
  // The places and contacts are entered as in any order; the rest is specific to a home move.
  await openComposer(page, MOVE, 'things');
  await moving.template('가족').click();
  await expect(page.getByText(/^이삿짐 \d+개$/)).toBeVisible();
  await moving.goTo('집');
  await moving.describeHome('현재 집', '4', '없어요');
  await moving.describeHome('이사 갈 집', '12', '있어요');
  await moving.goTo('이사 유형');
  await moving.level('반포장이사').check();
  await moving.goTo('날짜');
  // A day without spirits (손없는날) is in demand; another day nearby costs less. Seven days are priced unasked.
  await expect(moving.nearDays('원')).toHaveCount(7);
  expect(asked.size).toBe(7);
  await moving.nearDays('손없는날').last().check();
  await expect(moving.price()).toHaveText(/^[\d,]+원$/);
  await page.getByRole('button', { name: '주변 날짜 요금 보기' }).click();
  await expect(page.getByText(/저렴해요/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '이날로 변경' }).click();
  await expect(moving.panel().getByText(/^-[\d,]+원 · 이사 날짜 변경/)).toBeVisible();

  await moving.goTo('견적');
  await new ComposerScreen(page).next().click();
  await page.waitForURL('**/orders/payment');
  await expect(page.getByText('반포장이사').first()).toBeVisible();
  await expect(page.getByText(/4층 · 84㎡ \(약 25평\) · 엘리베이터 없음/)).toBeVisible();
  await payment.payBy('현금');
  await payment.introduceGuest();
  await expectAccessible(page);
  await payment.place().click();

  await expect(page.getByRole('heading', { name: '주문이 접수됐어요' })).toBeVisible();
  await expect(page.getByText('계약금 (10%)')).toBeVisible();
  await expect(page.getByText(/계약금을 청구하면 현금이나 계좌이체로 내 주세요/)).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('a reload keeps the step and the move unchanged; no step has an accessibility violation', async ({ page }) => {
  const moving = new HomeMoveScreen(page);
  await moving.open();
  await moving.chooseAddress('출발지', CITY_HALL);
  await moving.goTo('집');
  await moving.size(8).check();
  await moving.describeHome('현재 집', '3', '모르겠어요');
  await expect(page).toHaveURL(/\/orders\/new\?step=home$/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // A choice is as tall in the folded questions as outside.
  const heights = [moving.size(8), moving.elevator('현재 집', '모르겠어요')].map((choice) =>
    choice.locator('xpath=ancestor::label').evaluate((label) => label.getBoundingClientRect().height),
  );
  const [outside, folded] = await Promise.all(heights);
  expect(folded).toBe(outside);
  await expectAccessibleInBothSchemes(page);

  await page.reload();

  await expect(moving.size(8)).toBeChecked();
  await expect(moving.home('현재 집').getByLabel('층수', { exact: true })).toHaveValue('3');
  await expect(moving.elevator('현재 집', '모르겠어요')).toBeChecked();
  await expect(moving.panel().getByText(/이사 · 1톤/)).toBeVisible();
  for (const step of ['이삿짐', '이사 유형', '견적'] as const) {
    await moving.goTo(step);
    await expect(page.getByRole('heading', { name: new RegExp(`^\\d/6 ?${step}`) })).toBeFocused();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
  }
});

test('a photo of an item is uploaded with the item’s name', { tag: '@long' }, async ({ page, sandbox, signIn }) => {
  const moving = new HomeMoveScreen(page);
  const payment = new PaymentScreen(page);
  await signIn('member');
  await openComposer(page, STUDIO_MOVE, 'things');
  await page.locator('input[type="file"]').setInputFiles([picture('흠집.png')]);
  const item = page.getByRole('combobox', { name: '사진 1의 이삿짐' });
  await item.selectOption({ index: 1 });
  const name = (await item.locator('option:checked').textContent()) ?? '';
  await page.reload();
  await expect(item.locator('option:checked')).toHaveText(name);

  await moving.goTo('날짜');
  await moving.nearDays('').first().check();
  await moving.goTo('견적');
  await new ComposerScreen(page).next().click();
  await page.waitForURL('**/orders/payment');
  await payment.payBy('현금');
  await payment.place().click();
  await expect(page.getByText('1장 중 1장을 올렸어요.')).toBeVisible();
  await page.reload();
  await expect(page.getByText(new RegExp(`^${name} · `))).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('missing answers are listed and linked, also by keyboard', async ({ page }) => {
  const moving = new HomeMoveScreen(page);
  await openComposer(page, { ...STUDIO_MOVE, moving: { ...STUDIO_MOVE.moving, level: '' } }, 'quote');
  await moving.panel().getByRole('button', { name: '다음', exact: true }).focus();
  await page.keyboard.press('Enter');

  await expect(moving.level('용달이사')).toBeFocused();
  await expect(moving.panel().getByText(/이사 유형: 이사 유형을 선택해 주세요/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(moving.level('일반이사')).toBeChecked();
  await expect(moving.panel().getByText(/이사 유형: /)).toHaveCount(0);
  await moving
    .panel()
    .getByRole('button', { name: /이사 날짜: / })
    .click();
  await expect(moving.day()).toBeFocused();
});
