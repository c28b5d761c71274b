import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Coupon, OrderRequest } from '@/api/order/order-requests';
import { userQueries } from '@/api/user/user-queries';
import { recordServerTime } from '@/domain/time/clock';
import { toEstimateRequest } from '@/domain/order/estimate-request';
import type { Pay } from '@/domain/payment/methods';
import { formatWon } from '@/domain/text/format';
import { recordUsedPay } from '@/lib/storage/last-pay';
import type { AppStore } from '@/store/create-store';
import { draft, order, price } from '../../support/factories/orders';
import { member, staff } from '../../support/factories/users';
import { refuse, reply } from '../../support/handlers/reply';
import { insertStyles } from '../../support/render';
import { server } from '../../support/server';
import { coupon, openPayment, placeButton, readyButton } from './open-payment';
import { onCreate } from './provider';
import site from '../../../locales/ko/site.json';

const tenPercent = coupon();
const threeThousand = coupon({ id: 'coupon-2', name: '3,000원 할인', discountType: 'AMOUNT', discountValue: 3000 });
const large = coupon({
  id: 'coupon-3',
  name: '큰 주문 할인',
  discountType: 'AMOUNT',
  discountValue: 9000,
  minPrice: 50_000,
});

const summary = () => screen.findByRole('region', { name: '쿠폰' });

/** Opens the list from the row that says what applies. */
async function openCoupons(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: '쿠폰 변경' }));
  return within(await screen.findByRole('dialog', { name: '쿠폰' }));
}

test('coupons are sorted by their savings here; the best one applies until the customer gives it up', async () => {
  const requests: OrderRequest[] = [];
  server.use(
    reply('createOrder', ({ body }) => {
      requests.push(body);
      return order();
    }),
  );
  const { user, router } = await openPayment({ coupons: [tenPercent, large, threeThousand] });

  await waitFor(async () => expect(await summary()).toHaveTextContent('3,000원 할인3,000원 할인 · 가장 큰 할인'));
  expect(await placeButton()).toHaveAccessibleName('15,000원 주문하기');

  const dialog = await openCoupons(user);
  const names = () => dialog.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent);
  expect(await dialog.findByRole('button', { pressed: true })).toHaveTextContent(/^3,000원 할인.*가장 커요.*-3,000원$/);
  expect(names()).toEqual([expect.stringMatching(/^감사 10% 할인.*-1,800원$/), '쿠폰 사용 안 함']);
  expect(dialog.getByText(/50,000원 이상 주문에 사용할 수 있어요. 32,000원 부족해요./)).toBeInTheDocument();

  await user.click(dialog.getByRole('button', { name: '쿠폰 사용 안 함' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: '쿠폰 변경' })).toHaveFocus();
  expect(await placeButton()).toHaveAccessibleName('18,000원 주문하기');
  expect(await summary()).toHaveTextContent('지금 3,000원 할인받을 수 있어요');
  await user.click((await openCoupons(user)).getByRole('button', { name: /^3,000원 할인/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: '15,000원 주문하기' }));
  await waitFor(() => expect(router.replace).toHaveBeenCalled());
  expect(requests[0]).toMatchObject({ coupon: { id: 'coupon-2' }, calculationPrice: { total: 18_000 } });
});

test('an English page has Korean names of coupons read in Korean', async () => {
  const { user } = await openPayment({
    coupons: [tenPercent, large, coupon({ id: 'c4', name: 'Welcome' })],
    language: 'en',
  });
  const row = within(await screen.findByRole('region', { name: 'Coupons' }));
  expect(await row.findByText('감사 10% 할인')).toHaveAttribute('lang', 'ko');
  await user.click(row.getByRole('button', { name: 'Change coupon' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('감사 10% 할인')).toHaveAttribute('lang', 'ko');
  expect(dialog.getByText('큰 주문 할인')).toHaveAttribute('lang', 'ko');
  expect(dialog.getByText('Welcome')).not.toHaveAttribute('lang');
});

test('a coupon that is named after its terms, or has no name, says its terms once', async () => {
  insertStyles();
  const nameless = coupon({ id: 'coupon-4', name: '', discountType: 'PERCENT', discountValue: 5 });
  const { user } = await openPayment({ coupons: [tenPercent, threeThousand, nameless] });
  const dialog = await openCoupons(user);
  expect(dialog.getByRole('button', { name: /^감사 10% 할인 10% 할인/ })).toBeVisible();
  expect(dialog.getAllByText(/3,000원 할인/)).toHaveLength(1);
  expect(dialog.getByRole('button', { name: /^5% 할인/ })).not.toHaveAccessibleName(/5% 할인.*5% 할인/);
});

test('a coupon that was spent elsewhere is removed with a notice, and everything else stays', async () => {
  const { user, store } = await openPayment({
    draft: draft({ coupon: { id: 'coupon-2' }, pay: 'card' }),
    coupons: [threeThousand],
  });
  server.use(refuse('createOrder', 400, { errors: [{ code: 'USED', field: 'coupon' }] }));

  await user.click(await screen.findByRole('button', { name: '15,000원 주문하기' }));

  expect(await screen.findByText('이미 사용한 쿠폰이라 적용을 해제했어요. 금액을 다시 확인해 주세요.')).toBeVisible();
  expect(await placeButton()).toHaveAccessibleName('18,000원 주문하기');
  expect(store.getState().orderDraft.draft).toMatchObject({ coupon: { id: null }, pay: 'card' });
});

test('a coupon that does not fit the payment is removed with a notice', async () => {
  await openPayment({ draft: draft({ coupon: { id: 'coupon-9' } }), coupons: [tenPercent] });
  expect(await screen.findByText('선택한 쿠폰은 이 주문에 사용할 수 없어 적용을 해제했어요.')).toBeVisible();
  expect(await placeButton()).toHaveAccessibleName('18,000원 주문하기');
});

test('a chosen coupon is never dropped silently: while it cannot be loaded, it is loaded again or given up', async () => {
  const requests: OrderRequest[] = [];
  const { user, router, store } = await openPayment({
    draft: draft({ coupon: { id: 'coupon-2' }, pay: 'card' }),
    coupons: null,
  });
  server.use(
    reply('createOrder', ({ body }) => {
      requests.push(body);
      return order();
    }),
  );
  const none = await screen.findByRole('button', { name: '쿠폰 사용 안 함' });
  expect(await placeButton()).toHaveAttribute('aria-disabled', 'true');
  expect(await placeButton()).toHaveAccessibleDescription('쿠폰을 불러오지 못했어요.');
  await user.click(await placeButton());
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeEnabled();

  await user.click(none);
  expect(store.getState().orderDraft.draft?.coupon).toEqual({ id: null });
  await waitFor(async () => expect(await placeButton()).toHaveFocus());
  await user.click(await readyButton());
  await waitFor(() => expect(router.replace).toHaveBeenCalled());
  expect(requests).toMatchObject([{ coupon: null }]);
});

test('the keyboard keeps its place beside the coupons when they are loaded again', async () => {
  const added = vi.spyOn(document, 'addEventListener');
  const { user } = await openPayment({ draft: draft({ coupon: { id: 'coupon-2' }, pay: 'card' }), coupons: null });
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  await waitFor(() => expect(added).toHaveBeenCalledWith('click', expect.any(Function), true));
  added.mockRestore();
  server.use(reply('listCoupons', () => [threeThousand]));
  retry.focus();
  await user.keyboard('{Enter}');

  await waitFor(async () => expect(await summary()).toHaveTextContent(/^3,000원 할인/));
  expect(await summary()).toHaveFocus();
});

test('a device clock that runs ahead expires no coupon and no booked time before the provider does', async () => {
  const here = Date.now();
  const inAnHour = new Date(here + 3_600_000).toISOString();
  const DAY_MS = 86_400_000;
  recordServerTime(here - DAY_MS, here, here);
  const there = (ms: number) => new Date(here - DAY_MS + ms).toISOString();
  try {
    const { router } = await openPayment({
      draft: draft({ appointmentAt: there(3_600_000), calculationPrice: price({ validUntil: inAnHour }) }),
      coupons: [coupon({ id: 'coupon-2', name: '3,000원 할인', expiresAt: there(3_600_000) })],
    });
    expect(await screen.findByText('3,000원 할인')).toBeVisible();
    expect(router.replace).not.toHaveBeenCalled();
  } finally {
    recordServerTime(here, here, here);
  }
});

test('coupons are requested by order type and payment', async () => {
  const asked: string[] = [];
  const { user } = await openPayment();
  server.use(
    reply('listCoupons', ({ query }) => {
      asked.push(query.toString());
      return [];
    }),
  );
  await user.click(await screen.findByRole('radio', { name: /카드/ }));
  await waitFor(() => expect(asked).toContain('orderType=Quick&pay=card'));
});

test('points are offered to members with their balance, up to that balance', async () => {
  await openPayment({ user: member({ point: 5000 }) });
  const point = await screen.findByRole('radio', { name: /포인트/ });
  expect(point).toBeDisabled();
  expect(screen.getByText('보유 5,000P, 13,000원 부족해요. 일부만 사용할 수는 없어요.')).toBeVisible();
  expect(screen.queryByRole('radio', { name: new RegExp(`신용|${site.payName}`) })).not.toBeInTheDocument();
});

test('points that suffice with a coupon for points can be chosen', async () => {
  const forPoints = coupon({ ...threeThousand, pays: ['point'] });
  const { user } = await openPayment({
    user: member({ point: 16_000 }),
    draft: draft({ pay: 'card' }),
    coupons: [forPoints],
  });
  const point = await screen.findByRole('radio', { name: /포인트/ });
  expect(await screen.findByRole('button', { name: '18,000원 주문하기' })).toBeVisible();
  await waitFor(() => expect(point).toBeEnabled());
  expect(await screen.findByText('포인트 결제 시 3,000원 할인받을 수 있어요')).toBeVisible();

  await user.click(point);
  expect(await screen.findByRole('button', { name: '15,000원 주문하기' })).toBeVisible();
  expect(point).toBeChecked();
  // A screen reader says the new amount.
  expect(screen.getByText('최종 결제 금액 15,000원')).toHaveAttribute('role', 'status');
});

test('points that suffice only with a coupon for another method cannot be chosen', async () => {
  const forCards = coupon({ ...threeThousand, pays: ['card'] });
  await openPayment({ user: member({ point: 16_000 }), draft: draft({ pay: 'card' }), coupons: [forCards] });
  expect(await screen.findByRole('button', { name: '15,000원 주문하기' })).toBeVisible();
  expect(screen.getByRole('radio', { name: /포인트/ })).toBeDisabled();
  expect(screen.getByText('보유 16,000P, 2,000원 부족해요. 일부만 사용할 수는 없어요.')).toBeVisible();
});

test('points that were used last are not proposed if they do not cover what is payable', async () => {
  recordUsedPay('point');
  await openPayment({ user: member({ point: 14_999 }), coupons: [threeThousand] });
  expect(await readyButton()).toHaveAccessibleName('15,000원 주문하기');
  const point = screen.getByRole('radio', { name: /포인트/ });
  expect(point).toBeDisabled();
  expect(point).not.toBeChecked();
  expect(screen.getByText('보유 14,999P, 1원 부족해요. 일부만 사용할 수는 없어요.')).toBeVisible();
});

test('points that were used last are proposed for what is payable, not for the whole price', async () => {
  recordUsedPay('point');
  await openPayment({ user: member({ point: 18_000 }), coupons: [threeThousand] });
  expect(await readyButton()).toHaveAccessibleName('15,000원 주문하기');
  expect(screen.getByRole('radio', { name: /포인트/ })).toBeChecked();
});

test('credit is offered to staff of an organization', async () => {
  await openPayment({ user: staff() });
  await waitFor(() => expect(screen.getByRole('radio', { name: /신용.*에이크미/ })).toBeEnabled());
});

test('a method that the deployment does not accept is not offered', async () => {
  await openPayment({ user: staff(), pays: ['credit'] });
  await waitFor(() => expect(screen.getByRole('radio', { name: /신용/ })).toBeEnabled());
  expect(screen.queryByRole('radio', { name: /^현금|^카드/ })).not.toBeInTheDocument();
});

test('a method that may be offered keeps its place until that is known, and cannot be chosen before', async () => {
  let offer = (_pays: Pay[]) => {};
  const pays = new Promise<Pay[]>((resolve) => (offer = resolve));
  await openPayment({ user: staff(), pays });
  expect(await screen.findByRole('radio', { name: /신용/ })).toBeDisabled();
  const places = () => screen.getAllByRole('radio', { name: /^현금|^카드|신용/ }).length;
  const before = places();
  offer(['cash', 'card', 'credit']);
  await waitFor(() => expect(screen.getByRole('radio', { name: /신용/ })).toBeEnabled());
  expect(places()).toBe(before);
});

test('if the flags cannot be loaded, cash and card are offered', async () => {
  const { queryClient } = await openPayment({ user: staff(), pays: null });
  const { queryKey } = userQueries.featureFlags();
  await waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('error'));
  expect(screen.getByRole('radio', { name: /^현금/ })).toBeEnabled();
  expect(screen.getByRole('radio', { name: /^카드/ })).toBeEnabled();
  expect(screen.queryByRole('radio', { name: /신용|포인트/ })).not.toBeInTheDocument();
});

function sentFlags(store: AppStore) {
  const { draft } = store.getState().orderDraft;
  return draft && toEstimateRequest(draft).flags;
}

test('cash on arrival sets the flag of the order, and another payment removes it', async () => {
  const { user, store } = await openPayment();
  await user.click(await screen.findByRole('radio', { name: /착불/ }));
  expect(screen.getByRole('heading', { name: '현금·계좌이체 결제 방식' })).toBeVisible();
  expect(store.getState().orderDraft.draft).toMatchObject({ payer: 'CashOnArrival' });
  expect(sentFlags(store)).toEqual(['CashOnArrival']);

  await user.click(screen.getByRole('radio', { name: /카드/ }));
  expect(store.getState().orderDraft.draft).toMatchObject({ pay: 'card', payer: null });
  expect(sentFlags(store)).toEqual([]);
  expect(screen.queryByRole('heading', { name: '현금·계좌이체 결제 방식' })).not.toBeInTheDocument();
});

test('another payment that would save more is mentioned with the amount; nothing is switched', async () => {
  const byBrandpay = coupon({
    id: 'coupon-4',
    name: '브랜드페이 4,000원',
    discountType: 'AMOUNT',
    discountValue: 4000,
    pays: ['brandPay'],
  });
  const { user, store } = await openPayment({
    user: member({ customerKey: 'customer-1' }),
    draft: draft({ pay: 'card' }),
    coupons: [threeThousand, byBrandpay],
  });
  expect(await screen.findByText(`3,000원 할인 · ${site.payName} 결제 시 1,000원 더 할인`)).toBeVisible();
  expect(store.getState().orderDraft.draft).toMatchObject({ pay: 'card', coupon: null });
  expect(screen.getByRole('radio', { name: /^카드/ })).toBeChecked();
  const dialog = await openCoupons(user);
  expect(await dialog.findByText(/‘브랜드페이 4,000원’ 쿠폰으로 1,000원 더 할인받을 수 있어요/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '쿠폰 사용 안 함' }));
  expect(store.getState().orderDraft.draft?.pay).toBe('card');
});

test('the method that saves more is one press away in the list', async () => {
  const byCard = coupon({
    id: 'coupon-5',
    name: '카드 5,000원',
    discountType: 'AMOUNT',
    discountValue: 5000,
    pays: ['card'],
  });
  const { user } = await openPayment({ draft: draft({ pay: 'cash' }), coupons: [threeThousand, byCard] });
  await user.click(await (await openCoupons(user)).findByRole('button', { name: '카드 결제로 바꾸기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('radio', { name: /^카드(?! 5,000원)/ })).toBeChecked();
  expect(await screen.findByRole('button', { name: '13,000원 주문하기' })).toBeVisible();
});

test.each([
  ['another coupon', /^감사 10% 할인/, 3200],
  ['none', '쿠폰 사용 안 함', 5000],
])('after the choice of %s, the change of the method applies the coupon it names', async (_choice, name, more) => {
  const byCard = coupon({
    id: 'coupon-5',
    name: '카드 쿠폰',
    discountType: 'AMOUNT',
    discountValue: 5000,
    pays: ['card'],
  });
  const { user } = await openPayment({ draft: draft({ pay: 'cash' }), coupons: [tenPercent, threeThousand, byCard] });
  await user.click(await (await openCoupons(user)).findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const dialog = await openCoupons(user);
  expect(
    dialog.getByText(`‘카드 쿠폰’ 쿠폰으로 ${formatWon(more, 'ko')} 더 할인받을 수 있어요`, { exact: false }),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '카드 결제로 바꾸기' }));
  expect(await screen.findByRole('button', { name: '13,000원 주문하기' })).toBeVisible();
});

/** Points that the provider refuses, with coupons to change something about it. */
async function openRefusedPoints(coupons: Coupon[]) {
  const app = await openPayment({ user: member({ point: 50_000 }), draft: draft({ pay: 'point' }), coupons });
  server.use(refuse('createOrder', 400, { errors: [{ code: 'INVALID', field: 'pay' }] }));
  await app.user.click(await readyButton());
  expect(await screen.findByText(REFUSED_PAY)).toBeVisible();
  expect(screen.getByRole('button', { name: /^확인할 항목 1개/ })).toBeVisible();
  return app;
}

const REFUSED_PAY = '지금은 이용할 수 없는 결제 수단이에요. 다른 결제 수단을 선택해 주세요.';

test('a refused method is no problem any more after the change to the one that saves more', async () => {
  const byCard = coupon({ id: 'coupon-5', discountType: 'AMOUNT', discountValue: 5000, pays: ['card'] });
  const { user } = await openRefusedPoints([threeThousand, byCard]);
  await user.click(await (await openCoupons(user)).findByRole('button', { name: '카드 결제로 바꾸기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  expect(screen.getByRole('radio', { name: /^카드/ })).toBeChecked();
  expect(screen.queryByText(REFUSED_PAY)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^확인할 항목/ })).not.toBeInTheDocument();
});

test('a refused method can be tried again with another coupon', async () => {
  const { user } = await openRefusedPoints([threeThousand, tenPercent]);
  await user.click((await openCoupons(user)).getByRole('button', { name: /^감사 10% 할인/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  expect(screen.getByRole('radio', { name: /포인트/ })).toBeChecked();
  expect(screen.queryByText(REFUSED_PAY)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^확인할 항목/ })).not.toBeInTheDocument();
});

test('a list that cannot be loaded holds up nobody who chose no coupon', async () => {
  const { user, router } = await openPayment({ coupons: null });
  server.use(reply('createOrder', () => order()));
  expect(await screen.findByText('쿠폰을 불러오지 못했어요.')).toBeVisible();
  await user.click(await readyButton());
  await waitFor(() => expect(router.replace).toHaveBeenCalled());
});

test('a payment that this customer cannot use is not recommended', async () => {
  const byBrandpay = coupon({ id: 'coupon-4', discountType: 'AMOUNT', discountValue: 4000, pays: ['brandPay'] });
  await openPayment({ draft: draft({ pay: 'card' }), coupons: [threeThousand, byBrandpay] });
  await screen.findByText(/3,000원 할인 · 가장 큰 할인/);
  expect(screen.queryByText(/더 할인/)).not.toBeInTheDocument();
});

test('a coupon registered here applies at once', async () => {
  const numbers: string[] = [];
  const { user } = await openPayment({ coupons: [] });
  await screen.findByText('이 주문에 사용할 수 있는 쿠폰이 없어요.');
  server.use(
    reply('registerCoupon', ({ body }) => {
      numbers.push(body.couponNumber);
      return threeThousand;
    }),
    reply('listCoupons', () => [threeThousand]),
  );

  const dialog = await openCoupons(user);
  await user.type(await dialog.findByLabelText('쿠폰 번호'), 'hello-3000{Enter}');

  expect(await dialog.findByRole('button', { name: /^3,000원 할인/, pressed: true })).toBeVisible();
  expect(await screen.findByText('‘3,000원 할인’ 쿠폰을 등록했어요.')).toBeInTheDocument();
  expect(numbers).toEqual(['HELLO3000']);
});

test('a coupon that this order cannot use is registered, with the reason', async () => {
  const moving = coupon({ id: 'coupon-7', name: '이사 쿠폰', orderTypes: ['HomeMoving'] });
  const { user } = await openPayment({ coupons: [threeThousand] });
  server.use(reply('registerCoupon', () => moving));
  await openCoupons(user);
  await user.type(await screen.findByLabelText('쿠폰 번호'), 'MOVE30000{Enter}');
  expect(
    await screen.findByText('‘이사 쿠폰’ 쿠폰을 등록했어요. 이 주문 종류에는 사용할 수 없어요'),
  ).toBeInTheDocument();
});

test('an invalid coupon number shows an error at the field, and no order is sent', async () => {
  const placed = vi.fn();
  const { user } = await openPayment({ coupons: [threeThousand] });
  server.use(
    refuse('registerCoupon', 400, { errors: [{ code: 'NOT_FOUND', field: 'couponNumber' }] }),
    onCreate(() => {
      placed();
      return new Response(null, { status: 500 });
    }),
  );
  await openCoupons(user);
  const number = await screen.findByLabelText('쿠폰 번호');
  await user.type(number, 'NOSUCH{Enter}');
  await waitFor(() =>
    expect(number).toHaveAccessibleDescription('등록되지 않은 쿠폰 번호예요. 번호를 다시 확인해 주세요.'),
  );
  expect(number).toHaveValue('NOSUCH');
  expect(placed).not.toHaveBeenCalled();
});
