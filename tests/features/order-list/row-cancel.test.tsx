import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { order, orderItem } from '../../support/factories/orders';
import { member } from '../../support/factories/users';
import { breakConnection, reply } from '../../support/handlers/reply';
import { server } from '../../support/server';
import { isNewestInProgress, openOrders, pageOf } from './serve-orders';

test('an order is cancelled from its row with the dialog of its own page', async () => {
  let status = 1;
  const reasons: unknown[] = [];
  server.use(
    reply('listOrders', ({ query }) =>
      pageOf(isNewestInProgress(query) ? [] : [orderItem({ id: 'order-1', orderNo: 'No-1', status })]),
    ),
    reply('getOrder', () => order({ id: 'order-1', status })),
    reply('cancelOrder', ({ body }) => {
      reasons.push(body.reason);
      status = 5;
      return {
        cancelledAt: '2026-11-21T05:00:00.000Z',
        fee: 0,
        refund: 0,
      };
    }),
  );
  const { user } = await openOrders();

  await user.click(await screen.findByRole('button', { name: /^취소\s+No-1/ }));
  const dialog = await screen.findByRole('dialog', { name: '주문을 취소할까요?' });
  // The same dialog, which keeps the focus, shows the order after loading.
  expect(await within(dialog).findByText('취소 수수료')).toBeVisible();
  // Nothing is said in the customer's name.
  expect(within(dialog).getByRole('radio', { name: '단순 변심이에요' })).not.toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: '주문 취소하기' }));

  expect(await screen.findByText('취소됨')).toBeVisible();
  expect(reasons).toEqual(['other']);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^취소/ })).not.toBeInTheDocument());
});

test('a cancellation that turns out to be carried out after all is shown in the list, with the points that came back', async () => {
  let status = 1;
  let profileLoads = 0;
  server.use(
    reply('listOrders', ({ query }) =>
      pageOf(isNewestInProgress(query) ? [] : [orderItem({ id: 'order-1', orderNo: 'No-1', status })]),
    ),
    reply('getMe', () => {
      profileLoads += 1;
      return member();
    }),
    reply('getOrder', () => order({ id: 'order-1', status })),
  );
  const { user } = await openOrders();
  await user.click(await screen.findByRole('button', { name: /^취소\s+No-1/ }));
  const confirm = await screen.findByRole('button', { name: '주문 취소하기', busy: false });
  server.use(breakConnection('cancelOrder'), breakConnection('getOrder'));
  await user.click(confirm);
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  const loadsBefore = profileLoads;

  status = 5;
  server.use(reply('getOrder', () => order({ id: 'order-1', status })));
  await user.click(retry);
  expect(await screen.findByText('취소됨')).toBeVisible();
  await waitFor(() => expect(profileLoads).toBe(loadsBefore + 1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
