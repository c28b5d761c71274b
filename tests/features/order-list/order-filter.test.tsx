import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
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

  test('may be a period of chosen days', async () => {
    const asked = serve([orderItem()]);
    const { user, router } = await openOrders({ period: '2026-10-01~2026-10-31' });

    await screen.findByRole('link', { name: '261121-0001' });
    expect(asked[0]?.get('from')).toBe('2026-10-01');
    expect(asked[0]?.get('to')).toBe('2026-10-31');
    expect(screen.getByRole('combobox', { name: '기간' })).toHaveDisplayValue('기간 지정');

    // A first day after the last one takes the last one with it.
    fireEvent.change(screen.getByLabelText('시작일'), { target: { value: '2026-11-05' } });
    fireEvent.blur(screen.getByLabelText('시작일'));
    expect(router.replace).toHaveBeenLastCalledWith(
      { pathname: '/orders', query: { period: '2026-11-05~2026-11-05' } },
      undefined,
      expect.anything(),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: '기간' }), '최근 7일');
    expect(router.replace).toHaveBeenLastCalledWith(
      { pathname: '/orders', query: { period: 'week' } },
      undefined,
      expect.anything(),
    );
  });

  test('keeps a day in its field while it is typed, and the other day until the field is left', async () => {
    serve([orderItem()]);
    const { user, router } = await openOrders({ period: '2026-09-05~2026-10-28' });
    await screen.findByRole('link', { name: '261121-0001' });
    const last = screen.getByLabelText('종료일');
    const type = (value: string) => fireEvent.change(last, { target: { value } });
    const period = (value: string) =>
      expect(router.replace).toHaveBeenLastCalledWith(
        { pathname: '/orders', query: { period: value } },
        undefined,
        expect.anything(),
      );

    act(() => last.focus());
    type('2026-10-01');
    // The URL has not changed yet.
    expect(last).toHaveValue('2026-10-01');
    type('2026-10-15');
    expect(last).toHaveValue('2026-10-15');
    period('2026-09-05~2026-10-15');

    type('2026-08-15');
    period('2026-09-05~2026-10-15');
    await user.keyboard('{Enter}');
    period('2026-08-15~2026-08-15');
  });

  test('for the last days has the new day after midnight, and is not asked for again before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-21T23:57:30+09:00') });
    const asked = serve([orderItem()]);
    await openOrders({ period: 'week' });
    await screen.findByRole('link', { name: '261121-0001' });
    const days = () => [...new Set(asked.flatMap((query) => query.get('to') ?? []))];
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(days()).toEqual(['2026-11-21']);

    await act(() => vi.advanceTimersByTimeAsync(120_000));
    await waitFor(() => expect(days()).toEqual(['2026-11-21', '2026-11-22']));
    expect(asked.at(-1)?.get('from')).toBe('2026-11-16');
  });

  test.each(['2026-10-31~2026-10-01', '2026-02-30~2026-03-01', '~', '2026-10-01'])(
    'has no period for %s',
    async (period) => {
      const asked = serve([orderItem()]);
      await openOrders({ period });
      await screen.findByRole('link', { name: '261121-0001' });
      expect(asked[0]?.has('from')).toBe(false);
    },
  );

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
