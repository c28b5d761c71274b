import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { orderItem } from '../../support/factories/orders';
import { reply, stall } from '../../support/handlers/reply';
import { server } from '../../support/server';
import { openOrders, pageOf, serve } from './serve-orders';

describe('the filter', () => {
  test('is read from the URL', async () => {
    const asked = serve([orderItem()]);
    await openOrders({ status: 'moving', type: 'Delivery', sort: 'totalDesc' });

    await screen.findByRole('link', { name: '261121-0001' });
    expect(asked[0]?.get('status')).toBe('2,9,8');
    expect(asked[0]?.get('orderType')).toBe('Delivery');
    expect(asked[0]?.get('sort')).toBe('totalDesc');
    expect(screen.getByRole('radio', { name: '진행 중' })).toBeChecked();
  });

  test('is ignored if it is unknown', async () => {
    const asked = serve([orderItem()]);
    await openOrders({ status: "1' OR 1=1", type: 'Boat', sort: 'random', period: '-1' });

    await screen.findByRole('link', { name: '261121-0001' });
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ sort: 'createdAtDesc', pageIndex: '0', pageSize: '20' });
  });

  test('is written to the URL within the same history entry', async () => {
    serve([orderItem()]);
    const { user, router } = await openOrders({ type: 'Quick' });

    await user.click(await screen.findByRole('radio', { name: '완료' }));

    expect(router.replace).toHaveBeenCalledWith(
      { pathname: '/orders', query: { type: 'Quick', status: 'completed' } },
      undefined,
      { shallow: true, scroll: false },
    );
    expect(router.push).not.toHaveBeenCalled();
  });

  test('shows how many of all orders match', async () => {
    server.use(reply('listOrders', ({ query }) => pageOf([orderItem()], query.has('status') ? 3 : 240)));
    await openOrders({ status: 'moving' });
    expect(await screen.findByText('전체 240건 중 3건')).toBeVisible();
  });

  test('keeps the old rows until the new ones are loaded', async () => {
    serve([orderItem()]);
    const { user } = await openOrders();
    await screen.findByRole('link', { name: '261121-0001' });

    server.use(stall('listOrders'));
    await user.type(screen.getByRole('searchbox'), '없음');

    await screen.findByText('검색하고 있어요');
    expect(screen.getByRole('link', { name: '261121-0001' })).toBeVisible();
  });
});
