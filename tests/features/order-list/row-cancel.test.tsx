import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { order, orderItem } from '../../support/factories/orders';
import { reply } from '../../support/handlers/reply';
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
