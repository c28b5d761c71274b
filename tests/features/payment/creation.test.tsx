import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OrderRequest } from '@/api/order/order-requests';
import { Payment } from '@/features/payment/payment-page';
import type { Pay } from '@/domain/payment/methods';
import { justCreatedFor } from '@/lib/storage/just-created';
import { draft, moveDraft, order, price } from '../../support/factories/orders';
import { member } from '../../support/factories/users';
import { refuse, reply } from '../../support/handlers/reply';
import { createRouter } from '../../support/router';
import { server } from '../../support/server';
import { openPayment, placeButton, readyButton } from './open-payment';
import { onCreate, taking } from './provider';

beforeEach(() => onlineManager.setOnline(true));

test('a placed order opens its page, which shows that it is new', async () => {
  const keys: (string | null)[] = [];
  const requests: OrderRequest[] = [];
  server.use(taking(keys, requests));
  const { user, router, store } = await openPayment();

  await user.click(await readyButton());

  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/order-0001'));
  expect(justCreatedFor('order-0001')).toBeGreaterThan(0);
  expect(store.getState().orderDraft).toMatchObject({ draft: null, attempt: null, status: 'idle' });
  expect(requests[0]).toMatchObject({
    calculationPrice: { total: 18_000 },
    pay: 'cash',
    waypoints: [{ mobileNo: '+821012345678' }, { mobileNo: '+821098765432;+8221234567' }],
  });
});

test('a copy of an earlier order says so, and cannot be ordered by the second tap of a double tap', async () => {
  const requests: OrderRequest[] = [];
  server.use(taking([], requests));
  const { router } = await openPayment({
    draft: draft({ pay: 'cash', coupon: { id: null } }),
    router: { query: { repeated: '1' } },
  });
  expect(screen.getByText(/지난 주문 내용을 불러왔어요/)).toBeVisible();
  fireEvent.click(await placeButton());

  fireEvent.click(await readyButton());
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/order-0001'));
  expect(requests).toHaveLength(1);
});

test('without waiting, any other order can be placed at once', async () => {
  server.use(taking([], []));
  const { router } = await openPayment({ draft: draft({ pay: 'cash', coupon: { id: null } }) });
  fireEvent.click(await placeButton());
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/order-0001'));
});

/** If its files are missing, Next reports it and loads the page as a document, unless a listener throws. */
const missingPage = () => {
  const { events } = createRouter();
  const asDocument = vi.fn();
  const replace = vi.fn(async (path: string) => {
    events.emit('routeChangeError', new Error('gone'), path, { shallow: false });
    asDocument();
    return false;
  });
  return { router: { events, replace }, asDocument };
};

test('the page of the order is prefetched once the payment is there, for members', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { router } = await openPayment();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(router.prefetch).toHaveBeenCalledWith('/orders/shell', '/orders/shell', { priority: true });
});

test('a customer who orders sooner has it prefetched while the order is sent', async () => {
  server.use(reply('createOrder', () => new Promise<never>(() => undefined)));
  const { user, router } = await openPayment();
  const button = await readyButton();
  expect(router.prefetch).not.toHaveBeenCalled();
  await user.click(button);
  await waitFor(() =>
    expect(router.prefetch).toHaveBeenCalledWith('/orders/shell', '/orders/shell', { priority: true }),
  );
  expect(router.replace).not.toHaveBeenCalled();
});

test('if that page cannot be loaded, the success and number stay here, and it opens when the connection is back', async () => {
  const { router: gone, asDocument } = missingPage();
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no line'));
  server.use(taking([], []));
  const { user } = await openPayment({ router: gone });
  await user.click(await readyButton());

  expect(await screen.findByText(/접수가 완료됐으니 다시 주문하지 않아도 돼요/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '주문이 접수됐어요' })).toBeVisible();
  expect(screen.getByText('261121-0001')).toBeVisible();
  expect(gone.replace).toHaveBeenCalledExactlyOnceWith('/orders/order-0001');

  act(() => onlineManager.setOnline(false));
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(gone.replace).toHaveBeenCalledTimes(2));
  expect(asDocument).not.toHaveBeenCalled();
});

test('if the connection is lost with the response, the success shows here, and the order opens when it is back', async () => {
  server.use(
    reply('createOrder', () => {
      onlineManager.setOnline(false);
      return order({ id: 'order-0001', orderNo: '261121-0001' });
    }),
  );
  const { user, router } = await openPayment();
  await user.click(await readyButton());

  expect(await screen.findByText(/접수가 완료됐으니 다시 주문하지 않아도 돼요/)).toBeVisible();
  expect(router.replace).not.toHaveBeenCalled();
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/orders/order-0001'));
});

test('a home move uses its own endpoint and the price of its own estimate, without payment on arrival', async () => {
  const requests: OrderRequest[] = [];
  let estimated: unknown = null;
  const stale = price({ total: 320_000, validUntil: '2020-01-01T00:00:00.000Z' });
  server.use(
    reply('estimateHomeMoving', ({ body }) => {
      estimated = body;
      return price({ total: 320_000 });
    }),
    reply('createHomeMovingOrder', ({ body }) => {
      requests.push(body);
      return order({ id: 'order-0001', orderType: 'HomeMoving' });
    }),
  );
  const services = [
    { code: 'moveFullPack', quantity: 1 },
    { code: 'areaFrom', quantity: 33 },
    { code: 'floorFrom', quantity: 1 },
    { code: 'floorTo', quantity: 1 },
    { code: 'item-bedQueen', quantity: 1 },
  ];
  const { user, router } = await openPayment({
    draft: moveDraft({}, { flags: ['CashOnArrival'], calculationPrice: stale }),
  });

  await waitFor(() => expect(estimated).not.toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: '320,000원 주문하기' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '320,000원 주문하기' }));

  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/order-0001'));
  expect(estimated).toMatchObject({ orderType: 'HomeMoving', services });
  expect(requests).toMatchObject([{ orderType: 'HomeMoving', services, flags: [], payer: 'SMS' }]);
});

test('the summary says how many pieces there are, their weight and their size', async () => {
  const goodsSize = { count: '6', weightKg: '12', widthCm: '40', depthCm: '30', heightCm: '20' };
  await openPayment({ draft: draft({ goodsDescription: '도자기 상자', goodsSize }) });
  const goods = await screen.findByText('도자기 상자 · 6개 · 12kg · 40×30×20cm');
  expect(goods).toBeVisible();
  // For a screen reader of an English page.
  expect(goods).toHaveAttribute('lang', 'ko');
});

test('goods chosen with a chip have their name in the language of the page, for the driver too', async () => {
  const requests: OrderRequest[] = [];
  server.use(taking([], requests));
  const { user, i18n } = await openPayment({ draft: draft({ goodsPreset: 'documents', pay: 'cash' }) });
  expect(await screen.findByText('서류')).toBeVisible();

  await act(() => i18n.changeLanguage('en'));
  expect(await screen.findByText('Documents')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Place order/ }));
  await waitFor(() => expect(requests).toMatchObject([{ goods: { description: 'Documents' } }]));
});

test('the summary shows a number that was given twice', async () => {
  const [pickup, drop] = draft().waypoints;
  if (!pickup || !drop) throw new Error('A draft has two places');
  await openPayment({ draft: draft({ waypoints: [{ ...pickup, phones: ['15881234', '15881234'] }, drop] }) });
  expect(await screen.findAllByText('1588-1234')).toHaveLength(2);
});

test('the summary has a link to change each part', async () => {
  await openPayment({ draft: draft({ remark: '조심히 다뤄 주세요' }) });
  for (const [name, section] of [
    ['경로·연락처', 'route'],
    ['종류', 'type'],
    ['차량', 'vehicle'],
    ['픽업 시간', 'when'],
    ['옵션', 'options'],
    ['물품', 'goods'],
    ['요청사항', 'goods'],
  ] as const)
    expect(await screen.findByRole('link', { name: `${name} 수정` })).toHaveAttribute('href', `/orders/new#${section}`);
});

test('a double click plus Enter places one order', async () => {
  const keys: (string | null)[] = [];
  const attempts = new Set<unknown>();
  server.use(taking(keys));
  const { container, router, store } = await openPayment();
  store.subscribe(() => attempts.add(store.getState().orderDraft.attempt));
  const button = await readyButton();

  fireEvent.click(button);
  fireEvent.click(button);
  fireEvent.submit(container.querySelector('form') ?? button);

  await waitFor(() => expect(router.replace).toHaveBeenCalled());
  attempts.delete(null);
  expect(attempts.size).toBe(1);
  expect(keys).toHaveLength(1);
});

test('the key is in the store before the order is sent', async () => {
  let stored: string | undefined;
  const { user, store } = await openPayment();
  server.use(
    reply('createOrder', ({ headers }) => {
      stored = store.getState().orderDraft.attempt?.idempotencyKey;
      expect(headers.get('Idempotency-Key')).toBe(stored);
      return order();
    }),
  );

  await user.click(await readyButton());

  await waitFor(() => expect(stored).toMatch(/^[0-9a-f-]{36}$/));
});

test('a refused order keeps everything, shows the reason at its field, and the next try is a new intent', async () => {
  const keys: (string | null)[] = [];
  const { user, router, store } = await openPayment({ draft: draft({ pay: 'card' }) });
  server.use(
    onCreate((key) => {
      keys.push(key);
      return Response.json({ errors: [{ code: 'INVALID', field: 'pay' }] }, { status: 400 });
    }),
  );

  await user.click(await readyButton());
  expect(
    await screen.findByText('지금은 이용할 수 없는 결제 수단이에요. 다른 결제 수단을 선택해 주세요.'),
  ).toBeVisible();
  expect(screen.getByText(/세종대로 110/)).toBeVisible();
  expect(store.getState().orderDraft).toMatchObject({ status: 'failed', attempt: null, draft: { pay: 'card' } });

  server.use(taking(keys));
  await user.click(screen.getByRole('radio', { name: /현금/ }));
  await user.click(await readyButton());
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/order-0001'));
  expect(new Set(keys).size).toBe(2);
});

test('a refusal without a field shows above the button, in the provider’s words', async () => {
  const { user } = await openPayment();
  server.use(refuse('createOrder', 429, { msgId: 'TOO_MANY_TRIES', message: 'Try again later.' }));

  await user.click(await readyButton());

  expect(await screen.findByRole('alert')).toHaveTextContent(
    '요청이 많아 잠시 제한됐어요. 잠시 후 다시 시도해 주세요.',
  );
});

test('a refusal of a field that is not on this page names the part of the order, not the provider’s field', async () => {
  const { user, container } = await openPayment();
  const errors = [
    { code: 'INVALID', field: 'waypoints[0].phone' },
    { code: 'INVALID', field: 'waypoints.1.mobileNo' },
    { code: 'BROKEN', field: 'internalRef' },
  ];
  server.use(refuse('createOrder', 400, { errors }));
  await user.click(await readyButton());

  expect(
    await screen.findByText('‘경로·연락처’ 항목에 올바르지 않은 내용이 있어요. 주문서에서 확인해 주세요.'),
  ).toBeVisible();
  expect(screen.getByText('입력한 내용을 다시 확인해 주세요.')).toBeVisible();
  expect(container.textContent).not.toMatch(/waypoints|mobileNo|internalRef/);
});

test('a refusal of the services of a move names them as the composer does', async () => {
  const { user } = await openPayment({ draft: moveDraft() });
  server.use(refuse('createHomeMovingOrder', 400, { errors: [{ code: 'INVALID', field: 'services[0].code' }] }));
  await user.click(await readyButton());
  expect(await screen.findByText(/^‘추가 서비스’ 항목에/)).toBeVisible();
});

test('points that were spent in another window are counted anew after the refusal', async () => {
  const { user } = await openPayment({ user: member({ point: 50_000 }), draft: draft({ pay: 'point' }) });
  expect(await screen.findByText(/^보유 50,000P · /)).toBeVisible();
  server.use(
    refuse('createOrder', 400, { errors: [{ code: 'INVALID', field: 'pay' }] }),
    reply('getMe', () => member({ point: 1_000 })),
  );

  await user.click(await readyButton());

  expect(await screen.findByText(/^보유 1,000P, 17,000원 부족해요/)).toBeVisible();
  expect(screen.getByText(/^지금은 이용할 수 없는 결제 수단이에요/)).toBeVisible();
});

test('a refusal follows the language of the page, and so does a wrong choice', async () => {
  const { user, i18n } = await openPayment({ draft: draft({ pay: 'card' }) });
  const errors = [
    { code: 'INVALID', field: 'pay' },
    { code: 'BROKEN', field: 'internalRef' },
  ];
  server.use(refuse('createOrder', 400, { errors }));
  await user.click(await readyButton());
  expect(await screen.findByText(/^지금은 이용할 수 없는 결제 수단이에요/)).toBeVisible();
  expect(screen.getByText('입력한 내용을 다시 확인해 주세요.')).toBeVisible();

  await act(() => i18n.changeLanguage('en'));
  expect(await screen.findByText('This payment method isn’t available now. Please choose another.')).toBeVisible();
  expect(screen.getByText('Please check what you entered.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Cash/ }));
  expect(screen.queryByText(/^This payment method isn’t available/)).not.toBeInTheDocument();

  await user.click(await screen.findByRole('radio', { name: 'Business' }));
  await user.click(screen.getByRole('button', { name: /^Place order/ }));
  const number = screen.getByRole('textbox');
  await waitFor(() => expect(number).toHaveAccessibleDescription(/10/));
  await act(() => i18n.changeLanguage('ko'));
  expect(number).toHaveAccessibleDescription('사업자등록번호 10자리를 확인해 주세요.');
});

test('a provider that says when to retry is not asked before', async () => {
  let asked = 0;
  const { user } = await openPayment();
  server.use(
    onCreate(() => {
      asked += 1;
      return Response.json({ msgId: 'TOO_MANY_TRIES' }, { status: 429, headers: { 'Retry-After': '30' } });
    }),
  );
  await user.click(await readyButton());

  const held = await screen.findByRole('button', { name: /^다시 시도 · 0:(30|29)$/ });
  expect(held).toHaveAttribute('aria-disabled', 'true');
  await user.click(held);
  expect(asked).toBe(1);
});

function Leavable() {
  const [isLeft, setIsLeft] = useState(false);
  return (
    <>
      {isLeft ? null : <Payment />}
      <button type="button" onClick={() => setIsLeft(true)}>
        떠나기
      </button>
    </>
  );
}

test('a customer who has left the page is told that the order was placed, and stays where they are', async () => {
  let answer: (placed: null) => void = () => undefined;
  const answered = new Promise<null>((resolve) => {
    answer = resolve;
  });
  const { user, router, store } = await openPayment({ page: <Leavable /> });
  server.use(
    reply('createOrder', async () => {
      await answered;
      return order({ id: 'order-0001', orderNo: '261121-000001' });
    }),
  );
  await user.click(await readyButton());
  await user.click(screen.getByRole('button', { name: '떠나기' }));
  answer(null);

  expect(await screen.findByText('주문이 접수됐어요. 주문번호 261121-000001')).toBeInTheDocument();
  expect(router.replace).not.toHaveBeenCalled();
  expect(store.getState().orderDraft.draft).toBeNull();
});

test('a method chosen before stays chosen while it is unknown whether it is offered', async () => {
  const requests: OrderRequest[] = [];
  server.use(taking([], requests));
  let offer = (_pays: Pay[]) => {};
  const pays = new Promise<Pay[]>((resolve) => (offer = resolve));
  const { user } = await openPayment({
    draft: { ...draft(), pay: 'point' },
    user: { ...member(), point: 50_000 },
    pays,
  });

  await user.click(await placeButton());
  expect(await screen.findByText('결제 수단을 확인하고 있어요.')).toBeVisible();
  expect(screen.queryByText('결제 수단을 선택해 주세요.')).not.toBeInTheDocument();
  offer(['cash', 'point']);
  await waitFor(() => expect(screen.getByRole('radio', { name: /^포인트/ })).toBeChecked());
  await user.click(await readyButton());
  await waitFor(() => expect(requests).toMatchObject([{ pay: 'point' }]));
});

test('without a draft the customer is redirected to the composer, with a notice', async () => {
  const { router } = await openPayment({ draft: null });
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/new'));
  expect(await screen.findByText('결제할 주문이 없어요. 주문서를 먼저 작성해 주세요.')).toBeInTheDocument();
});

test('a draft without a phone number of the recipient redirects too', async () => {
  const whole = draft();
  const { router } = await openPayment({
    draft: { ...whole, waypoints: whole.waypoints.map((waypoint) => ({ ...waypoint, phones: [''] })) },
  });
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/new'));
});
