import { ComposerScreen } from '../screens/composer';
import { PaymentScreen } from '../screens/payment';
import { QUICK_ORDER, storedDraft } from '../support/draft';
import { expect, test } from '../support/test';

test('a guest orders without an account and gets a link to the order; no personal data is left in a URL', async ({
  page,
  sandbox,
}) => {
  const composer = new ComposerScreen(page);
  const payment = new PaymentScreen(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));

  await page.goto('/login');
  await page.getByRole('link', { name: /로그인 없이 주문하기/ }).click();
  await expect(page).toHaveURL('/orders/new');
  await composer.describeQuickOrder();
  // Proves that QUICK_ORDER, which other specs put into storage, equals what this journey stores.
  await expect.poll(() => storedDraft(page)).toEqual({ ...QUICK_ORDER, calculationPrice: expect.any(Object) });
  await payment.payBy('현금');
  await payment.introduceGuest();
  await payment.place().click();

  await expect(page.getByRole('heading', { name: '주문이 접수됐어요' })).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(1);

  // The confirmation starts at its top and repeats the order. The tab's title shows the order's state.
  await expect(page.getByRole('timer')).toHaveText(/초째 찾고 있어요/);
  await expect(page).toHaveTitle(/^배정 대기 · /);
  await expect(page.getByRole('heading', { name: '주문 내용' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const kakao = page.waitForEvent('popup');
  await page.getByRole('button', { name: '카카오톡 공유' }).click();
  await expect((await kakao).getByRole('link', { name: '진행 상황 보기' })).toHaveAttribute(
    'href',
    /\/public\/customer\//,
  );
  await (await kakao).close();

  const open = page.getByRole('link', { name: '진행 상황 보기' });
  // The code stands beside the link, in full.
  const [code, link] = await Promise.all([
    page.getByRole('img', { name: '주문 조회 링크 QR 코드' }).boundingBox(),
    open.boundingBox(),
  ]);
  expect(code?.width).toBe(160);
  expect(code?.x).toBeGreaterThan((link?.x ?? 0) + (link?.width ?? Infinity));
  const href = await open.getAttribute('href');
  await page.reload();
  await expect(page.getByRole('link', { name: '진행 상황 보기' })).toHaveAttribute('href', href ?? '');

  await page.goto(href ?? '');
  await expect(page.getByText('배정 대기').first()).toBeVisible();
  const document = await page.content();
  for (const secret of ['01033334444', '010-3333-4444', '+821033334444', '이받아'])
    expect(document).not.toContain(secret);
  await expect(page.getByText('010-****-4444')).toBeVisible();
  expect(addresses.join('\n')).toContain('/guest/estimate');
  for (const text of ['김보내', '이받아', '01011112222', '010-1111-2222'])
    expect(addresses.join('\n')).not.toContain(text);
});
