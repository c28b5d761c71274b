import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { orderQueries } from '@/api/order/order-queries';
import { notify } from '@/ui/kit/feedback/notify';
import { order } from '../../support/factories/orders';
import { deny, reply } from '../../support/handlers/reply';
import { observeNothingNear } from '../../support/intersections';
import { server } from '../../support/server';
import { ago, MINUTE, open, serve } from './detail-setup';

const family = [
  order({ id: 'whole-order', orderNo: 'W', status: 8, hierarchy: 1, childIds: ['order-0001', 'other-part'] }),
  order({ id: 'order-0001', orderNo: 'A', status: 1, hierarchy: 2, parentId: 'whole-order' }),
  order({
    id: 'other-part',
    orderNo: 'B',
    status: 3,
    hierarchy: 3,
    parentId: 'whole-order',
    history: [
      { status: 1, at: ago(90) },
      { status: 3, at: ago(5) },
    ],
  }),
];

afterEach(() => void vi.unstubAllGlobals());

/** Toasts come in their order: one of an earlier failure would be there with this one. */
async function expectNoFailureToast() {
  void notify('success', '알림 확인');
  expect(await screen.findByText('알림 확인')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
}

test('a part shows the whole and the other parts, each with its status', async () => {
  serve(family[1] ?? order());
  server.use(reply('getOrder', ({ params }) => family.find(({ id }) => id === params.id) ?? order()));
  const { user } = await open();

  const card = within(await screen.findByRole('region', { name: '분할 주문' }));
  expect(await card.findByRole('link', { name: /분할 주문 2 · B/ })).toHaveAttribute('href', '/orders/other-part');
  expect(card.getByRole('link', { name: /전체 주문 · W/ })).toHaveAttribute('href', '/orders/whole-order');
  expect(card.getByText('분할 주문 1 (현재 주문)')).toHaveAttribute('aria-current', 'true');
  expect(card.getAllByText('배송 완료').length).toBeGreaterThan(0);

  await user.click(card.getByText('분할 주문 2 진행 상황'));
  expect(card.getAllByRole('list', { name: '진행 상황' }).at(-1)).toHaveTextContent(/접수 완료.*배송 완료/);
});

test('the parts have the provider’s numbers, in any order of the list', async () => {
  const [whole, first, second] = family;
  const listed = order({ ...whole, childIds: ['other-part', 'order-0001'] });
  serve(first ?? order());
  server.use(
    reply('getOrder', ({ params }) => [listed, first, second].find((one) => one?.id === params.id) ?? order()),
  );
  await open();

  const card = within(await screen.findByRole('region', { name: '분할 주문' }));
  expect(await card.findByRole('link', { name: /분할 주문 2 · B/ })).toBeVisible();
  expect(card.getByText('분할 주문 1 (현재 주문)')).toBeVisible();
});

test('a part that belongs to a colleague is left out, asked for once and not reported', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const [whole, , other] = family;
  const asked: (string | undefined)[] = [];
  server.use(
    reply('getOrder', ({ params }) => {
      asked.push(params.id);
      if (params.id === 'order-0001')
        return order({ ...whole, id: 'order-0001', status: 3, childIds: ['mine', 'theirs'] });
      return params.id === 'mine' ? order({ ...other, id: 'mine' }) : deny(404);
    }),
  );
  const { queryClient } = await open();

  const card = within(await screen.findByRole('region', { name: '분할 주문' }));
  expect(await card.findByRole('link', { name: /분할 주문 2 · B/ })).toHaveAttribute('href', '/orders/mine');
  await waitFor(() => expect(queryClient.getQueryState(orderQueries.detail('theirs').queryKey)?.status).toBe('error'));
  await expectNoFailureToast();
  expect(card.getAllByRole('link')).toHaveLength(1);

  await act(() => vi.advanceTimersByTimeAsync(5 * MINUTE));
  expect(asked.filter((id) => id === 'theirs')).toHaveLength(1);
});

test('a part whose whole cannot be seen is shown by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.use(
    reply('getOrder', ({ params }) =>
      params.id === 'order-0001' ? order({ id: 'order-0001', orderNo: 'A', status: 3, parentId: 'theirs' }) : deny(403),
    ),
  );
  const { queryClient } = await open();
  expect(await screen.findByText('배송을 완료했어요')).toBeVisible();
  await waitFor(() => expect(queryClient.getQueryState(orderQueries.detail('theirs').queryKey)?.status).toBe('error'));
  await expectNoFailureToast();
  expect(screen.queryByRole('region', { name: '분할 주문' })).not.toBeInTheDocument();
});

test('the other parts are asked for once the customer comes near them', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const layout = observeNothingNear();
  const asked: (string | undefined)[] = [];
  serve(family[1] ?? order());
  server.use(
    reply('getOrder', ({ params }) => {
      asked.push(params.id);
      return family.find(({ id }) => id === params.id) ?? order();
    }),
  );
  await open();
  expect(await screen.findByRole('region', { name: '경로' })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(asked).toEqual(['order-0001']);

  layout.scroll(true);
  const card = within(await screen.findByRole('region', { name: '분할 주문' }));
  expect(await card.findByRole('link', { name: /분할 주문 2 · B/ })).toBeVisible();
  expect(asked.toSorted()).toEqual(['order-0001', 'other-part', 'whole-order']);
});

test('an order that was not split has no such card', async () => {
  serve(order());
  await open();
  await screen.findByRole('region', { name: '주문 관리' });
  expect(screen.queryByRole('region', { name: '분할 주문' })).not.toBeInTheDocument();
});
