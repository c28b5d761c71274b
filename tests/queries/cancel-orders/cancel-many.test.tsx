import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { couponQueries, orderQueries } from '@/api/order/order-queries';
import type { Order } from '@/api/order/order-requests';
import { watchRetries } from '@/lib/browser/watch-retry';
import { CancelOrders } from '@/queries/cancel-orders/cancel-orders';
import { order } from '../../support/factories/orders';
import { member } from '../../support/factories/users';
import { breakConnection, deny, reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

const AT = '2026-11-21T05:00:00.000Z';

/** The provider's orders, and how often each was cancelled and asked for. */
let orders: Map<string, Order>;
let cancelled: string[];
let asked: string[];
let profileLoads: number;

const known = (id: string, over: Partial<Order> = {}) => order({ id, orderNo: `No-${id}`, ...over });

function serve(...list: Order[]) {
  orders = new Map(list.map((one) => [one.id, one]));
  server.use(
    reply('getOrder', ({ params }) => {
      const { id = '' } = params;
      asked.push(id);
      return orders.get(id) ?? deny(404);
    }),
    reply('cancelOrder', ({ params }) => {
      const { id = '' } = params;
      cancelled.push(id);
      const { cancelQuote } = orders.get(id) ?? {};
      const cancellation = { ...(cancelQuote ?? { fee: 0, refund: 0 }), cancelledAt: AT };
      orders.set(id, known(id, { status: 5, cancellation }));
      return cancellation;
    }),
    reply('getMe', () => {
      profileLoads += 1;
      return member({ point: 37_000 });
    }),
  );
}

beforeEach(() => {
  cancelled = [];
  asked = [];
  profileLoads = 0;
});

async function open(ids: readonly { id: string; status?: number }[]) {
  const calls: string[] = [];
  const shown = await renderApp(
    <CancelOrders
      orders={ids.map((one) => ({ orderNo: `No-${one.id}`, ...one }))}
      isOpen
      onClose={() => calls.push('close')}
      onCancel={() => calls.push('cancel')}
    />,
    { user: member({ point: 1_000 }) },
  );
  return { ...shown, calls, dialog: within(await screen.findByRole('dialog')) };
}

const lineOf = (id: string) => screen.getByText(`No-${id}`).closest('li');

test('each order shows its fee, all of them their total, and what cannot be cancelled says why', async () => {
  serve(
    known('a', { cancelQuote: { fee: 0, refund: 18_000 } }),
    known('b', { status: 2, cancelQuote: { fee: 5_400, refund: 12_600 } }),
    known('c', { status: 2, cancelQuote: { fee: 3_000, refund: 15_000 } }),
    known('d', { status: 9 }),
    known('e', { status: 1, cancelQuote: null }),
  );
  const { user, dialog } = await open([{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }, { id: 'e' }]);

  expect(await dialog.findByRole('button', { name: '3건 취소하기' })).toBeVisible();
  expect(dialog.getByText('취소 수수료 합계').nextSibling).toHaveTextContent('8,400원');
  expect(dialog.getByText('환불 예정 금액 합계').nextSibling).toHaveTextContent('45,600원');
  expect(lineOf('a')).toHaveTextContent('수수료 없음');
  expect(lineOf('b')).toHaveTextContent('수수료 5,400원');
  expect(lineOf('d')).toHaveTextContent('이미 픽업했어요');
  expect(lineOf('e')).toHaveTextContent('지금은 취소할 수 없어요.');

  await user.click(dialog.getByRole('checkbox', { name: /^수수료 없는 주문만 취소하기/ }));
  await user.click(dialog.getByRole('button', { name: '1건 취소하기' }));
  expect((await dialog.findAllByText('1건을 취소했어요.'))[0]).toBeVisible();
  expect(cancelled).toEqual(['a']);
});

test('what will be cancelled is listed before what cannot be, each with its number', async () => {
  serve(known('a'), known('b'), known('d', { status: 9 }));
  const { user, dialog } = await open([{ id: 'd' }, { id: 'c', status: 3 }, { id: 'a' }, { id: 'b' }]);
  await user.click(await dialog.findByRole('checkbox', { name: 'No-b' }));

  expect(dialog.getByText('취소할 주문').nextSibling).toHaveTextContent('1건');
  const [possible, blocked, ...others] = dialog.getAllByRole('list');
  expect(possible).toHaveAccessibleName('취소할 수 있는 주문 2건');
  expect(possible).toContainElement(lineOf('b'));
  expect(blocked).toHaveAccessibleName('취소할 수 없는 주문 2건');
  expect(blocked).toContainElement(lineOf('d'));
  expect(others).toEqual([]);
  expect(dialog.getByRole('heading', { name: '취소할 수 있는 주문 2건' })).toBeVisible();
});

test('a reason is offered only if it is true of every order that will be cancelled', async () => {
  serve(known('a'), known('b', { status: 2, cancelQuote: { fee: 5_400, refund: 12_600 } }));
  const { user, dialog } = await open([{ id: 'a' }, { id: 'b' }]);
  await dialog.findByRole('button', { name: '2건 취소하기' });
  expect(dialog.queryByRole('radio', { name: '배정이 너무 오래 걸려요' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: /^수수료 없는 주문만 취소하기/ }));
  expect(dialog.getByRole('radio', { name: '배정이 너무 오래 걸려요' })).toBeVisible();
});

test('an order whose listed status rules it out is not asked for', async () => {
  serve(known('a'), known('b', { status: 3 }));
  const { dialog } = await open([{ id: 'a' }, { id: 'b', status: 3 }]);
  await dialog.findByRole('button', { name: '1건 취소하기' });
  expect(lineOf('b')).toHaveTextContent('이미 끝난 주문이에요');
  expect(asked).toEqual(['a']);
});

test('each order is cancelled once, whatever is pressed, and the page hears of it when the dialog closes', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => ({ id: `n${index}` }));
  serve(...ids.map(({ id }) => known(id)));
  const { user, dialog, calls } = await open(ids);
  const confirm = await dialog.findByRole('button', { name: '12건 취소하기' });
  await user.dblClick(confirm);
  expect((await dialog.findAllByText('12건을 취소했어요.'))[0]).toBeVisible();
  expect(cancelled.toSorted()).toEqual(ids.map(({ id }) => id).toSorted());
  expect(lineOf('n3')).toHaveTextContent('수수료 없이 취소했어요');

  // The last one is the main button; the first is the cross of the dialog.
  const [, close] = dialog.getAllByRole('button', { name: '닫기' });
  await user.click(close ?? confirm);
  expect(calls).toEqual(['cancel', 'close']);
});

test.each([
  ['refunded points and coupons can be used at once', 18_000, 37_000, 1],
  ['without a refund the points are not asked for', 0, 1_000, 0],
])('%s', async (_promise, refund, point, loads) => {
  serve(known('a', { cancelQuote: { fee: 0, refund } }), known('b', { cancelQuote: { fee: 0, refund } }));
  const { user, dialog, store, queryClient } = await open([{ id: 'a' }, { id: 'b' }]);
  const coupons = couponQueries.list().queryKey;
  queryClient.setQueryData(coupons, []);
  await user.click(await dialog.findByRole('button', { name: '2건 취소하기' }));
  expect((await dialog.findAllByText('2건을 취소했어요.'))[0]).toBeVisible();

  await waitFor(() => expect(store.getState().auth.signIn).toMatchObject({ user: { point } }));
  expect(profileLoads).toBe(loads);
  expect(queryClient.getQueryState(coupons)?.isInvalidated).toBe(true);
});

test('a refusal is told for its order, and a lost answer is looked up before anything is sent again', async () => {
  serve(known('a'), known('b'), known('c'));
  const sent: string[] = [];
  server.use(
    reply('cancelOrder', ({ params }) => {
      const { id = '' } = params;
      sent.push(id);
      if (id === 'b') return deny(409);
      orders.set(id, known(id, { status: 5, cancellation: { fee: 0, refund: 0, cancelledAt: AT } }));
      // The answer about "c" does not arrive.
      if (id === 'c') return deny(503);
      return { fee: 0, refund: 0, cancelledAt: AT };
    }),
  );
  const { user, dialog } = await open([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  await user.click(await dialog.findByRole('button', { name: '3건 취소하기' }));

  expect((await dialog.findAllByText('2건을 취소했어요.'))[0]).toBeVisible();
  expect(dialog.getByText('1건은 취소하지 못했어요.')).toBeVisible();
  expect(lineOf('c')).toHaveTextContent('수수료 없이 취소했어요');

  orders.set('b', known('b', { status: 9 }));
  await user.click(dialog.getByRole('button', { name: '1건 다시 확인하기' }));
  expect(await screen.findByRole('dialog', { name: '취소할 수 있는 주문이 없어요' })).toBeVisible();
  expect(dialog.getByRole('status')).toHaveTextContent(/^취소할 수 있는 주문이 없어요$/);
  expect(lineOf('b')).toHaveTextContent('이미 픽업했어요');
  expect(sent.toSorted()).toEqual(['a', 'b', 'c']);
});

test('an order that turns out to be cancelled is reported as cancelled, and no fee is made up for it', async () => {
  serve(known('a'), known('b'));
  server.use(
    reply('cancelOrder', ({ params }) => {
      const { id = '' } = params;
      orders.set(id, known(id, { status: 5, cancellation: null }));
      return deny(503);
    }),
  );
  const { user, dialog } = await open([{ id: 'a' }, { id: 'b' }]);
  await user.click(await dialog.findByRole('button', { name: '2건 취소하기' }));
  expect((await dialog.findAllByText('2건을 취소했어요.'))[0]).toBeVisible();
  expect(lineOf('a')).toHaveTextContent(/취소했어요$/);
  expect(lineOf('a')).not.toHaveTextContent('수수료');
  await waitFor(() => expect(profileLoads).toBe(1));
});

test('an order that does not load is left alone until it does', async () => {
  serve(known('a'), known('d', { status: 9 }));
  const { user, dialog } = await open([{ id: 'a' }, { id: 'b' }, { id: 'd' }]);
  expect(await dialog.findByText('불러오지 못한 주문이 1건 있어요. 이 주문은 취소하지 않아요.')).toBeVisible();
  expect(dialog.getByRole('button', { name: '1건 취소하기' })).toBeVisible();
  // Whether it can be cancelled is not known.
  expect(dialog.getByRole('list', { name: '취소할 수 없는 주문 1건' })).toContainElement(lineOf('d'));
  expect(dialog.getByRole('list', { name: '확인하지 못한 주문 1건' })).toContainElement(lineOf('b'));
  expect(lineOf('b')).toHaveTextContent('불러오지 못했어요');

  onTestFinished(watchRetries());
  orders.set('b', known('b'));
  await user.click(dialog.getByRole('button', { name: '다시 시도' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: '2건 취소하기' })).toBeVisible());
  await waitFor(() => expect(dialog.getByRole('heading', { name: '주문 2건을 취소할까요?' })).toHaveFocus());
  expect(dialog.queryByRole('list', { name: /^확인하지 못한 주문/ })).not.toBeInTheDocument();
});

test('while the connection is down, no order is said to be impossible to cancel', async () => {
  serve(known('a'), known('b'));
  server.use(breakConnection('getOrder'));
  const { user, dialog } = await open([{ id: 'a' }, { id: 'b' }]);
  expect(await screen.findByRole('dialog', { name: '취소할 수 있는지 확인하지 못했어요' })).toBeVisible();
  expect(dialog.getByRole('list', { name: '확인하지 못한 주문 2건' })).toBeVisible();
  expect(dialog.queryByText(/취소할 수 없는 주문/)).not.toBeInTheDocument();

  serve(known('a'), known('b'));
  await user.click(dialog.getByRole('button', { name: '다시 시도' }));
  expect(await dialog.findByRole('button', { name: '2건 취소하기' })).toBeVisible();
});

test('no fee is told from what was loaded before, when the order cannot be checked now', async () => {
  serve(known('a', { cancelQuote: { fee: 0, refund: 18_000 } }), known('b'));
  const { user, queryClient, dialog } = await open([{ id: 'a' }, { id: 'b' }]);
  await dialog.findByRole('button', { name: '2건 취소하기' });
  orders.delete('a');
  await queryClient.refetchQueries({ queryKey: orderQueries.detail('a').queryKey });

  expect(await dialog.findByRole('button', { name: '1건 취소하기' })).toBeVisible();
  expect(dialog.getByRole('list', { name: '확인하지 못한 주문 1건' })).toContainElement(lineOf('a'));
  orders.set('a', known('a', { status: 2, cancelQuote: { fee: 5_400, refund: 12_600 } }));
  await user.click(dialog.getByRole('button', { name: '다시 시도' }));
  await waitFor(() => expect(lineOf('a')).toHaveTextContent('수수료 5,400원'));
});
