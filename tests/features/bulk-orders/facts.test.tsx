import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { order } from '../../support/factories/orders';
import { deny, reply } from '../../support/handlers/reply';
import { server } from '../../support/server';
import { answerBulkOrders, delivery, renderSheet, sendAll } from './bulk-orders-setup';

test('the counts of a sheet with a refused row add up to its rows', async () => {
  answerBulkOrders();
  server.use(
    reply('createOrder', ({ body }) => {
      if (body.waypoints[1]?.contactName === '둘') deny(400);
      return order({ id: `order-${body.waypoints[1]?.contactName ?? ''}` });
    }),
  );
  const { user } = await renderSheet([delivery('하나'), delivery('둘'), delivery('셋', { 4: '' })]);
  await sendAll(user, 2);
  await waitFor(() => expect(screen.getByText('접수 1건 · 접수 실패 1건 · 확인 필요 1건')).toBeVisible());
  expect(screen.getByRole('button', { name: '1건 접수하기' })).toBeEnabled();
});
