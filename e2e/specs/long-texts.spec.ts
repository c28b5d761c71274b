import type { Page } from '@playwright/test';
import { HomeMoveScreen } from '../screens/home-move';
import { expectSettled } from '../support/accessibility';
import { PROVIDER } from '../support/accounts';
import { asText, delivery, PASTE, send } from '../support/bulk';
import { openComposer, openPayment, QUICK_ORDER, STUDIO_MOVE } from '../support/draft';
import { expect, test } from '../support/test';
import { tooNarrow } from '../support/large-text';
import { tooWide } from '../support/too-wide';

/**
 * A long name as some organisations have it, and the longest value of most fields; neither contains a break
 * opportunity.
 */
const NAME = '한국산업기술물류센터공동운영위원회대표담당자';
const VALUE = '가나다라마바사아자차카타파하'.repeat(9).slice(0, 120);
const HANGUL = /[가-힣]/;
const WIDTHS = [320, 360];

/** Lengthens texts written by people; leaves codes and numbers, which contain no Hangul. */
function lengthen(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (!HANGUL.test(value)) return value;
    return /name$/i.test(key) ? NAME : VALUE;
  }
  if (Array.isArray(value)) return value.map((item) => lengthen(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, lengthen(part, name)]));
}

async function answerAtLength(page: Page) {
  await page.route(/\/(user|order|driver|common)\/api\/v1\//, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    try {
      const response = await route.fetch({ url: PROVIDER + pathname + search });
      const isJson = response.headers()['content-type']?.includes('json') ?? false;
      await route.fulfill({ response, ...(isJson && { json: lengthen(await response.json()) }) });
    } catch {
      // The page has moved on, which aborts the previous screen's requests.
    }
  });
}

// Soft assertions, so that one run lists all screens that are too wide.
const { poll } = expect.configure({ soft: true, timeout: 1_000 });

async function expectNarrow(page: Page, where: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    await poll(() => tooWide(page), { message: `${where}, ${width} px`, intervals: [50] }).toEqual([]);
  }
}

async function walk(page: Page, paths: string[]) {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectSettled(page);
      await expectNarrow(page, path);
    });
  }
}

async function openDialogs(page: Page, dialogs: (readonly [path: string, button: string])[]) {
  for (const [path, button] of dialogs) {
    await test.step(button, async () => {
      await page.goto(path);
      await expectSettled(page);
      await page.getByRole('button', { name: button }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNarrow(page, button);
    });
  }
}

// Boundary: the draft has the same shape with longer texts.
const QUICK_AT_LENGTH = {
  ...(lengthen(QUICK_ORDER) as typeof QUICK_ORDER),
  remark: VALUE,
  goodsDescription: VALUE,
};
const MOVE_AT_LENGTH = lengthen(STUDIO_MOVE) as typeof STUDIO_MOVE;

test('no signed-out screen scrolls sideways, however long the texts are', { tag: '@long' }, async ({ page }) => {
  await answerAtLength(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await walk(page, [
    '/',
    '/login',
    '/signup',
    '/acme/signup',
    '/welcome',
    '/forgotpassword',
    '/terms/service',
    '/no/such/page',
    '/public/customer/platform/order/sandbox-order-transit',
    '/public/customer/platform/order/sandbox-order-completed',
    '/public/mobis/sandbox-order-mobis',
  ]);
  const payment = await openPayment(page, QUICK_AT_LENGTH);
  await payment.payBy('현금');
  await payment.introduceGuest(NAME);
  await expectNarrow(page, 'the payment of a guest');
  await payment.place().click();
  await expect(page.getByRole('heading', { name: '주문이 접수됐어요' })).toBeVisible();
  await expectNarrow(page, 'the confirmation of a guest');
});

test('an order’s request of 200 characters has the whole width of its card, and one action alone is as high as a button', async ({
  page,
  sandbox,
  signIn,
}) => {
  const remark = '정문에 세워 주세요. 경비실에 말씀드렸어요. '.repeat(8).trim();
  const { id } = await sandbox.createOrder({ status: 'waitingForPayment', order: { remark } });
  await signIn();
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`/orders/${id}`);
  const widthOf = async (text: string) => (await page.getByText(text, { exact: true }).boundingBox())?.width ?? 0;
  await expect(page.getByText(remark)).toBeVisible();
  expect(await widthOf(remark)).toBeGreaterThan(2 * (await widthOf('요청사항')));
  const share = await page.getByRole('button', { name: '공유' }).boundingBox();
  expect(share?.height).toBeLessThan(60);
});

test(
  'no screen of a member scrolls sideways, however long the texts are',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await signIn();
    await answerAtLength(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await walk(page, ['/dashboard', '/orders', '/orders?view=map', '/user', '/user/coupon', '/user/withdraw']);
    await openDialogs(page, [['/dashboard', '메뉴 열기']]);
  },
);

test('the list of orders cuts no amount of nine digits, however narrow its rows are', async ({ page, signIn }) => {
  await signIn();
  await page.route(/\/order\/api\/v1\/orders\?/, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: PROVIDER + pathname + search });
    // The number of orders is a `total` too; the price of an order is followed by `payAmount`.
    const text = (await response.text()).replace(
      /"total":\d+,"payAmount":\d+/g,
      '"total":123456789,"payAmount":123456789',
    );
    await route.fulfill({ response, body: text });
  });
  await page.goto('/orders');
  const amounts = page.getByRole('cell', { name: '123,456,789원' }).locator('> *');
  for (const density of ['기본 간격', '좁은 간격']) {
    await page.getByRole('combobox', { name: '줄 간격' }).selectOption(density);
    for (const width of [768, 1024, 1440, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(amounts.first()).toBeVisible();
      await expect.poll(() => tooNarrow(amounts), { message: `${density}, ${width} px` }).toEqual([]);
    }
  }
});

test(
  'no screen of an order scrolls sideways, however long its texts are',
  { tag: '@long' },
  async ({ page, signIn }) => {
    await signIn();
    await answerAtLength(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await walk(page, [
      '/orders/sandbox-order-transit',
      '/orders/sandbox-order-completed',
      '/orders/sandbox-order-cancelled',
      '/orders/sandbox-order-split',
      '/orders/sandbox-order-completed?sheet=receipt',
      '/orders/sandbox-order-completed?sheet=claim',
      '/orders/sandbox-order-moving?sheet=receipt',
      '/orders/sandbox-order-moving?sheet=claim',
    ]);
    await openDialogs(page, [
      ['/orders/sandbox-order-pending', '주문 취소'],
      ['/orders/sandbox-order-transit', '공유'],
      ['/orders/sandbox-order-moving', '전체 체크리스트 보기'],
    ]);
  },
);

test('no screen of the order process scrolls sideways, however long its texts are', async ({ page, signIn }) => {
  await signIn();
  await answerAtLength(page);
  await openComposer(page, QUICK_AT_LENGTH);
  await expectSettled(page);
  await expectNarrow(page, 'a quick order');
  const moving = new HomeMoveScreen(page);
  for (const step of ['route', 'home', 'things', 'how', 'day']) {
    await openComposer(page, MOVE_AT_LENGTH, step);
    await expectSettled(page);
    await expectNarrow(page, `a move: ${step}`);
  }
  await moving.nearDays('').nth(9).check();
  await moving.goTo('견적');
  await expectSettled(page);
  await expectNarrow(page, 'a move: quote');
  for (const dialog of ['견적서 보기', '이사 체크리스트']) {
    await page.getByRole('button', { name: dialog }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNarrow(page, dialog);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await walk(page, ['/orders/new?reorder=sandbox-order-completed', '/orders/new']);
  await openPayment(page, QUICK_AT_LENGTH);
  await expectSettled(page);
  await expectNarrow(page, 'the payment');
});

test('no step of the bulk orders scrolls sideways, however long the cells are', async ({ page, signIn }) => {
  await signIn('staff');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/orders/new?view=bulk');
  await expectSettled(page);
  await expectNarrow(page, 'the empty desk');

  // The first row is valid; every cell of the second is not.
  const rows = [delivery(0).with(1, NAME).with(4, NAME).with(8, VALUE), delivery(1).map(() => VALUE)];
  await page.getByRole('textbox', { name: PASTE }).fill(asText(rows).replace('관리번호', VALUE));
  await page.getByRole('button', { name: '가져오기', exact: true }).click();
  await page.getByRole('button', { name: '열 다시 맞추기' }).click();
  await expect(page.getByRole('heading', { name: '열 맞추기' })).toBeVisible();
  await expectNarrow(page, 'the columns of a sheet');
  await page.getByRole('button', { name: '2행 가져오기' }).click();
  await page.getByText('확인할 행 1', { exact: true }).click();
  await expectNarrow(page, 'a row that is wrong');
  await page.getByText('전체 2', { exact: true }).click();
  await page.getByRole('button', { name: '주문 템플릿' }).click();
  await page.getByRole('dialog').getByLabel('새 템플릿 이름', { exact: true }).fill(VALUE.slice(0, 40));
  await page.getByRole('dialog').getByRole('button', { name: '2행 저장' }).click();
  await expect(page.getByText(/템플릿을 저장했어요/).first()).toBeVisible();
  await expectNarrow(page, 'the saved sets');
  await page.keyboard.press('Escape');
  await send(page, 1);
  await expect(page.getByText(/^접수 1건/)).toBeVisible();
  await expectNarrow(page, 'a sheet that was sent');
  await page.getByRole('button', { name: '라벨' }).click();
  await expect(page.getByRole('img', { name: /QR 코드/ })).toBeVisible();
  await expectNarrow(page, 'the labels');
});
