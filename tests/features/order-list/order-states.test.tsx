import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { orderItem } from '../../support/factories/orders';
import { refuse } from '../../support/handlers/reply';
import { server } from '../../support/server';
import { openOrders, serve } from './serve-orders';

describe('without orders to show', () => {
  test('a new customer sees one button for the first order, and no filters', async () => {
    serve([]);
    await openOrders();
    expect(await screen.findByText('아직 주문이 없어요')).toBeVisible();
    expect(screen.getByRole('link', { name: '새 주문' })).toHaveAttribute('href', '/orders/new');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  test('a filter without matches can be cleared', async () => {
    serve([]);
    const { user, router } = await openOrders({ status: 'stopped', sort: 'totalAsc' });
    await user.click(await screen.findByRole('button', { name: '필터 초기화' }));
    expect(router.replace).toHaveBeenCalledWith(
      { pathname: '/orders', query: { sort: 'totalAsc' } },
      undefined,
      expect.anything(),
    );
    expect(screen.getByText(/건$/)).toHaveFocus();
  });

  test('a failure shows an error and can be retried', async () => {
    server.use(refuse('listOrders', 503));
    const { user } = await openOrders();
    await screen.findByText('주문 내역을 불러오지 못했어요');

    serve([orderItem()]);
    await user.click(screen.getByRole('button', { name: '다시 시도' }));

    expect(await screen.findByRole('link', { name: '261121-0001' })).toBeVisible();
  });
});
