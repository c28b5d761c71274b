import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { OrderRequest } from '@/api/order/order-requests';
import { getMe } from '@/api/user/user-requests';
import { readDraft, type OrderDraft } from '@/domain/order/draft';
import { Payment } from '@/features/payment/payment-page';
import { createBrandpay, type BrandpaySdk } from '@/lib/brandpay/brandpay';
import { loadBrandpay } from '@/lib/brandpay/load-brandpay';
import { keepReturned } from '@/lib/brandpay/returned';
import { rememberAttempt } from '@/lib/brandpay/attempts';
import { brandpayPaid } from '@/store/order-draft-slice';
import { draft, order, orderItem } from '../../support/factories/orders';
import { guest, member } from '../../support/factories/users';
import { deny, refuse, reply } from '../../support/handlers/reply';
import { server } from '../../support/server';
import { coupon, openPayment, placeButton, readyButton } from './open-payment';
import site from '../../../locales/ko/site.json';

vi.mock('@/lib/brandpay/load-brandpay');
afterAll(() => vi.doUnmock('@/lib/brandpay/load-brandpay'));

type Asked = Parameters<BrandpaySdk['requestPayment']>[0];
const refusal = (code: string) => Object.assign(new Error(code), { code });
const approve = ({ orderId, amount }: Asked) => ({ paymentKey: `key-${orderId}`, orderId, amount });
const PAYER = member({ customerKey: 'customer-1' });

let asked: Asked[];
/** The script is loaded, and its windows return these answers. */
function vendorAnswers(answer: (request: Asked) => unknown, settings: () => void = () => undefined) {
  vi.mocked(loadBrandpay).mockResolvedValue(
    createBrandpay({
      requestPayment: async (request) => {
        asked.push(request);
        return answer(request);
      },
      openSettings: async () => settings(),
    }),
  );
}

/** Leaves the payment step, as Back does. */
function Leaving() {
  const [hasLeft, setHasLeft] = useState(false);
  return (
    <>
      {hasLeft ? null : <Payment />}
      <button type="button" onClick={() => setHasLeft(true)}>
        나가기
      </button>
    </>
  );
}

let requests: OrderRequest[];
beforeEach(() => {
  asked = [];
  requests = [];
  sessionStorage.clear();
  vi.mocked(loadBrandpay).mockReset();
  vendorAnswers(approve);
  server.use(
    reply('createOrder', ({ body }) => {
      requests.push(body);
      return order({ id: 'order-0001' });
    }),
  );
});

/** Opens the payment of a draft with BrandPay chosen, after the flags are loaded. */
async function openBrandpay() {
  const app = await openPayment({ user: PAYER, draft: draft({ pay: 'brandPay' }) });
  await screen.findByRole('radio', { name: new RegExp(site.payName), checked: true });
  return app;
}

test('an approved payment is sent with the order, for the amount on the button', async () => {
  const { user, router } = await openBrandpay();
  await user.click(await readyButton());
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/order-0001'));
  expect(asked.map(({ amount }) => amount.value)).toEqual([18_000]);
  expect(requests).toMatchObject([
    { pay: 'brandPay', brandpayPaymentInfo: { orderId: asked[0]?.orderId, amount: 18_000 } },
  ]);
});

/** The provider confirms the session once the returned function is called with its answer. */
function holdSession() {
  let answer = (_status: number) => {};
  const answered = new Promise<number>((resolve) => {
    answer = resolve;
  });
  server.use(reply('getMe', async () => ((await answered) === 200 ? PAYER : deny(await answered))));
  return answer;
}

/** Presses the order button while the provider does not answer yet. */
async function pressWaiting() {
  const app = await openBrandpay();
  const answer = holdSession();
  const button = await readyButton();
  await app.user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  return { ...app, answer, button, cash: screen.getByRole('radio', { name: /^현금/ }) };
}

test('while the session is confirmed the order is locked, and BrandPay opens for the amount on the button', async () => {
  const { answer, cash, router } = await pressWaiting();
  expect(cash).toBeDisabled();
  expect(asked).toEqual([]);

  answer(200);
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/order-0001'));
  expect(asked.map(({ amount }) => amount.value)).toEqual([18_000]);
});

test('a session that cannot be confirmed unlocks the order, and BrandPay does not open', async () => {
  const { answer, button, cash } = await pressWaiting();
  expect(cash).toBeDisabled();

  answer(503);
  expect(await screen.findByText('주문을 접수하지 않았어요', { selector: 'strong' })).toBeVisible();
  expect(button).not.toHaveAttribute('aria-busy');
  expect(cash).toBeEnabled();
  expect(asked).toEqual([]);
});

test('BrandPay does not open for a customer who has left the payment step meanwhile', async () => {
  const { answer, unmount } = await pressWaiting();
  unmount();
  answer(200);
  // A later request: the first one is answered before.
  await getMe();
  expect(asked).toEqual([]);
});

test('an approval after the customer has left says that nothing is ordered yet', async () => {
  let approveNow = () => {};
  const approved = new Promise<void>((resolve) => {
    approveNow = resolve;
  });
  vendorAnswers(async (request) => {
    await approved;
    return approve(request);
  });
  const { user, store } = await openPayment({
    user: PAYER,
    draft: draft({ pay: 'brandPay' }),
    page: <Leaving />,
  });
  await user.click(await readyButton());
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: '나가기' }));
  approveNow();

  expect(await screen.findByText(/승인을 받았지만 주문은 아직 접수되지 않았어요/)).toBeVisible();
  expect(store.getState().orderDraft.draft?.brandpayPaymentInfo?.amount).toBe(18_000);
  expect(requests).toEqual([]);
});

test('its script is loaded when it is chosen, not before', async () => {
  const { user } = await openPayment({ user: PAYER });
  const choice = await screen.findByRole('radio', { name: new RegExp(site.payName) });
  expect(loadBrandpay).not.toHaveBeenCalled();
  await user.click(choice);
  await waitFor(() => expect(loadBrandpay).toHaveBeenCalledWith('customer-1'));
  expect(await screen.findByRole('button', { name: '카드·계좌 관리' })).toBeVisible();
});

test('card settings that do not open are not called a failed payment', async () => {
  vendorAnswers(approve, () => {
    throw refusal('INVALID_CUSTOMER_KEY');
  });
  const { user } = await openBrandpay();
  await user.click(await screen.findByRole('button', { name: '카드·계좌 관리' }));
  expect(await screen.findByText(/카드·계좌 관리 화면을 열지 못했어요/)).toBeVisible();
  expect(screen.queryByText(/결제에 실패했어요/)).not.toBeInTheDocument();
});

test.each([
  ['a guest', guest()],
  ['a member without a key at the vendor', member()],
])('%s is not offered BrandPay', async (_who, user) => {
  await openPayment({ user, pays: ['card', 'brandPay'] });
  // Cash disappears once the flags are loaded.
  await screen.findByRole('radio', { name: /^현금/ });
  await waitFor(() => expect(screen.queryByRole('radio', { name: /^현금/ })).not.toBeInTheDocument());
  expect(screen.queryByRole('radio', { name: new RegExp(site.payName) })).not.toBeInTheDocument();
});

test('if the deployment does not accept it, it is not offered', async () => {
  await openPayment({ user: { ...PAYER, point: 50_000 }, pays: ['card', 'point'] });
  await waitFor(() => expect(screen.getByRole('radio', { name: /포인트/ })).toBeEnabled());
  expect(screen.queryByRole('radio', { name: new RegExp(site.payName) })).not.toBeInTheDocument();
});

test('closing the window orders nothing and is not an error; the next try has a new order id', async () => {
  vendorAnswers(() => {
    throw refusal('USER_CANCEL');
  });
  const { user } = await openBrandpay();
  await user.click(await readyButton());
  expect(await screen.findByText(new RegExp(`${site.payName} 결제를 취소했어요`))).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(await readyButton());
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[0]?.orderId).not.toBe(asked[1]?.orderId);
  expect(requests).toEqual([]);
});

test('after a closed window the best coupon of another method applies again', async () => {
  vendorAnswers(() => {
    throw refusal('USER_CANCEL');
  });
  const { user } = await openPayment({
    user: PAYER,
    draft: draft({ pay: 'brandPay' }),
    coupons: [
      coupon({ id: 'any', name: '1,000원 할인', discountType: 'AMOUNT', discountValue: 1_000 }),
      coupon({ id: 'card', name: '카드 5,000원', discountType: 'AMOUNT', discountValue: 5_000, pays: ['card'] }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: '17,000원 주문하기' }));
  expect(await screen.findByText(new RegExp(`${site.payName} 결제를 취소했어요`))).toBeVisible();
  expect(asked.map(({ amount }) => amount.value)).toEqual([17_000]);

  await user.click(screen.getByRole('radio', { name: /^카드/ }));
  expect(await screen.findByRole('button', { name: '13,000원 주문하기' })).toBeVisible();
});

/** Opens the payment with a coupon for every method and a larger one for cards; the vendor takes the tab to its page. */
async function leaveForVendor(chosen: OrderDraft['coupon'] = null) {
  let left = () => {};
  const hasLeft = new Promise<void>((resolve) => {
    left = resolve;
  });
  vendorAnswers(({ successUrl }) => {
    if (!successUrl) throw refusal('NOT_SUPPORTED_PROMISE');
    left();
  });
  const coupons = [
    coupon({ id: 'any', name: '1,000원 할인', discountType: 'AMOUNT', discountValue: 1_000 }),
    coupon({ id: 'card', name: '카드 5,000원', discountType: 'AMOUNT', discountValue: 5_000, pays: ['card'] }),
  ];
  const { user, store, unmount } = await openPayment({
    user: PAYER,
    draft: draft({ pay: 'brandPay', coupon: chosen }),
    coupons,
  });
  await user.click(await screen.findByRole('button', { name: '17,000원 주문하기' }));
  await hasLeft;
  const stored = JSON.stringify(store.getState().orderDraft.draft);
  unmount();
  const reopen = (...more: ReturnType<typeof coupon>[]) =>
    openPayment({ user: PAYER, draft: readDraft(JSON.parse(stored)), coupons: [...coupons, ...more] });
  return { reopen };
}

test.each([
  ['back from BrandPay’s page without a payment', { code: 'PAY_PROCESS_CANCELED' }],
  ['back by the browser’s button', {}],
])('%s, the best coupon of another method applies again', async (_how, answer) => {
  const { reopen } = await leaveForVendor();
  keepReturned(new URLSearchParams(answer));
  const { user } = await reopen();
  expect(await screen.findByRole('button', { name: '17,000원 주문하기' })).toBeVisible();

  await user.click(screen.getByRole('radio', { name: /^카드/ }));
  expect(await screen.findByRole('button', { name: '13,000원 주문하기' })).toBeVisible();
});

test('back from BrandPay’s page without a payment, the coupon that the customer chose stays chosen', async () => {
  const { reopen } = await leaveForVendor({ id: 'any' });
  keepReturned(new URLSearchParams({ code: 'PAY_PROCESS_CANCELED' }));
  const { user } = await reopen();
  await user.click(await screen.findByRole('radio', { name: /^카드/ }));
  expect(await screen.findByRole('button', { name: '17,000원 주문하기' })).toBeVisible();
});

test('back from BrandPay’s page with an approval, the order keeps its coupon although a better one came meanwhile', async () => {
  const { reopen } = await leaveForVendor();
  const [request] = asked.slice(-1);
  keepReturned(new URLSearchParams({ orderId: request?.orderId ?? '', amount: '17000', paymentKey: 'key-9' }));
  const better = coupon({ id: 'new', name: '3,000원 할인', discountType: 'AMOUNT', discountValue: 3_000 });
  const { user, router } = await reopen(better);
  expect(await screen.findByText(new RegExp(`${site.payName} 승인을 받았어요`))).toBeVisible();
  await user.click(await readyButton());
  await waitFor(() => expect(router.replace).toHaveBeenCalled());
  expect(requests).toMatchObject([{ coupon: { id: 'any' }, brandpayPaymentInfo: { paymentKey: 'key-9' } }]);
});

test.each([
  ['REJECT_CARD_COMPANY', '카드사가 결제를 승인하지 않았어요. 다른 카드나 결제 수단을 선택해 주세요.'],
  ['INVALID_METHOD_TRANSACTION', `${site.payName} 창이 이미 열려 있어요. 그 창을 닫은 뒤 다시 시도해 주세요.`],
  [
    'NOT_REGISTERED_REDIRECT_URL',
    `지금은 ${site.payName} 결제를 이용할 수 없어요. 결제된 금액은 없으니 다른 결제 수단을 선택해 주세요.`,
  ],
  ['SOMETHING_NEW', '결제된 금액은 없어요. 다시 시도하거나 다른 결제 수단을 선택해 주세요.'],
])('each failure has a message: %s', async (code, sentence) => {
  vendorAnswers(() => {
    throw refusal(code);
  });
  const { user } = await openBrandpay();
  await user.click(await readyButton());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(requests).toEqual([]);
});

test('an approval of another amount orders nothing', async () => {
  vendorAnswers((request) => ({ ...approve(request), amount: { value: 100 } }));
  const { user, store } = await openBrandpay();
  await user.click(await readyButton());
  expect(await screen.findByText(/승인 내용이 이 주문과 달라/)).toBeVisible();
  expect(store.getState().orderDraft.draft?.brandpayPaymentInfo).toBeNull();
  expect(requests).toEqual([]);
});

test('a script that fails to load shows an error, another payment works, and it can be loaded again', async () => {
  vi.mocked(loadBrandpay).mockRejectedValueOnce(new Error('blocked'));
  const { user, router } = await openBrandpay();
  expect(await screen.findByText(`${site.payName} 창을 불러오지 못했어요`)).toBeVisible();
  expect(screen.getByText(/다시 선택해 주세요/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: '다시 불러오기' }));
  await waitFor(() => expect(screen.queryByText(`${site.payName} 창을 불러오지 못했어요`)).not.toBeInTheDocument());

  await user.click(screen.getByRole('radio', { name: /현금/ }));
  await user.click(await readyButton());
  await waitFor(() => expect(router.replace).toHaveBeenCalled());
  expect(requests).toMatchObject([{ pay: 'cash' }]);
  expect(requests[0]).not.toHaveProperty('brandpayPaymentInfo');
});

test('an order that the provider lost is sent again with the same approval and key', async () => {
  const keys: (string | null)[] = [];
  server.use(
    reply('listOrders', () => ({ items: [], pageIndex: 0, pageSize: 1, total: 0 })),
    reply('createOrder', ({ headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      return deny(503);
    }),
  );
  const { user, router } = await openBrandpay();
  await user.click(await readyButton());
  const again = await screen.findByRole('button', { name: /다시 접수하기/ });
  server.use(
    reply('createOrder', ({ body, headers }) => {
      requests.push(body);
      keys.push(headers.get('Idempotency-Key'));
      return order({ id: 'order-0001' });
    }),
  );
  await user.click(again);
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/order-0001'));
  expect(asked).toHaveLength(1);
  expect(requests).toMatchObject([{ brandpayPaymentInfo: { orderId: asked[0]?.orderId } }]);
  expect(new Set(keys).size).toBe(1);
});

test('a card declined at the last step shows an error, and the next try asks BrandPay again', async () => {
  server.use(refuse('createOrder', 400, { errors: [{ code: 'REJECTED', field: 'brandpayPaymentInfo' }] }));
  const { user, store } = await openBrandpay();
  await user.click(await readyButton());
  expect(await screen.findByText(/카드사나 은행이 결제를 승인하지 않았어요/)).toBeVisible();
  expect(store.getState().orderDraft.draft).toMatchObject({ brandpayPaymentInfo: null, pay: 'brandPay' });
});

test('for an approval that an order has already used, the order is looked up first', async () => {
  server.use(
    refuse('createOrder', 409, { msgId: 'ALREADY_PROCESSED_PAYMENT', message: 'Used.' }),
    reply('listOrders', () => ({ items: [orderItem({ id: 'order-0001' })], pageIndex: 0, pageSize: 1, total: 1 })),
  );
  const { user, router } = await openBrandpay();
  await user.click(await readyButton());
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/order-0001'));
});

test('back from BrandPay’s page the order waits for one click and requests nothing twice', async () => {
  rememberAttempt({ orderId: 'bp_back01', amount: 18_000 });
  keepReturned(new URLSearchParams({ orderId: 'bp_back01', amount: '18000', paymentKey: 'key-9' }));
  const { user, router } = await openBrandpay();
  expect(await screen.findByText(new RegExp(`${site.payName} 승인을 받았어요`))).toBeVisible();
  expect(requests).toEqual([]);
  await user.click(await readyButton());
  await waitFor(() => expect(router.replace).toHaveBeenCalled());
  expect(asked).toEqual([]);
  expect(requests).toMatchObject([{ brandpayPaymentInfo: { orderId: 'bp_back01', paymentKey: 'key-9' } }]);
});

test('a response in the URL that was never requested orders nothing', async () => {
  keepReturned(new URLSearchParams({ orderId: 'bp_stranger', amount: '18000', paymentKey: 'key-9' }));
  const { store } = await openBrandpay();
  expect(await screen.findByText(/승인 내용이 이 주문과 달라/)).toBeVisible();
  expect(store.getState().orderDraft.draft?.brandpayPaymentInfo).toBeNull();
});

test('an approval for another payment or amount is not used', async () => {
  const { store, user } = await openBrandpay();
  await placeButton();
  store.dispatch(brandpayPaid({ orderId: 'bp_1', paymentKey: 'key-1', amount: 100 }));
  await user.click(await readyButton());
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(asked).toHaveLength(1);
  expect(requests[0]?.brandpayPaymentInfo?.amount).toBe(18_000);
});
