import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { OrderListItem } from '@/api/order/order-requests';
import { OrderList } from '@/features/order-list/order-list';
import { orderItem } from '../../support/factories/orders';
import { member } from '../../support/factories/users';
import { refuse, reply, stall } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';
import { wideScreen } from '../../support/media';

afterEach(() => {
  vi.unstubAllGlobals();
});

const pageOf = (items: OrderListItem[], total = items.length) => ({ items, pageIndex: 0, pageSize: 20, total });

/** Answers every question with the same orders and notes what was asked. */
function serve(items: OrderListItem[], total?: number) {
  const asked: URLSearchParams[] = [];
  server.use(
    reply('listOrders', ({ query }) => {
      asked.push(query);
      return pageOf(items, total);
    }),
  );
  return asked;
}

const open = (query: Record<string, string> = {}) => renderApp(<OrderList />, { user: member(), router: { query } });

describe('a row', () => {
  test('of which the provider sends the id alone is still there and still opens', async () => {
    serve([{ id: 'order-bare' }]);
    await open();

    const link = await screen.findByRole('link', { name: '주문번호 확인 중' });
    expect(link).toHaveAttribute('href', '/orders/order-bare');
    expect(screen.getByText('확인 중')).toBeVisible();
    expect(screen.getAllByText('주소 확인 중')).toHaveLength(2);
  });

  test('with a status nobody knows reads 확인 중', async () => {
    serve([orderItem({ status: 42 })]);
    await open();
    expect(await screen.findByText('확인 중')).toBeVisible();
  });

  test('with a broken date keeps the rest', async () => {
    serve([orderItem({ createdAt: 'yesterday' })]);
    await open();
    expect(await screen.findByRole('link', { name: '261121-0001' })).toBeVisible();
  });

  test('offers 다시 주문 where it is allowed and nowhere else', async () => {
    serve([orderItem({ id: 'order-done', orderNo: '끝난 것', status: 3 }), orderItem({ id: 'order-open', status: 8 })]);
    await open();

    const again = await screen.findByRole('link', { name: /다시 주문\s+끝난 것/ });
    expect(again).toHaveAttribute('href', '/orders/new?reorder=order-done');
    expect(screen.getAllByRole('link', { name: /다시 주문/ })).toHaveLength(1);
  });
});

describe('the filter', () => {
  test('is read from the address', async () => {
    const asked = serve([orderItem()]);
    await open({ status: 'moving', type: 'Delivery', sort: 'totalDesc' });

    await screen.findByRole('link', { name: '261121-0001' });
    expect(asked[0]?.get('status')).toBe('2,9,8');
    expect(asked[0]?.get('orderType')).toBe('Delivery');
    expect(asked[0]?.get('sort')).toBe('totalDesc');
    expect(screen.getByRole('radio', { name: '진행 중' })).toBeChecked();
  });

  test('that somebody made up in the address is no filter', async () => {
    const asked = serve([orderItem()]);
    await open({ status: "1' OR 1=1", type: 'Boat', sort: 'random', period: '-1' });

    await screen.findByRole('link', { name: '261121-0001' });
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ sort: 'createdAtDesc', pageIndex: '0', pageSize: '20' });
  });

  test('is written to the address, which stays the same entry of the history', async () => {
    serve([orderItem()]);
    const { user, router } = await open({ type: 'Quick' });

    await user.click(await screen.findByRole('radio', { name: '배송 완료' }));

    expect(router.replace).toHaveBeenCalledWith(
      { pathname: '/orders', query: { type: 'Quick', status: 'completed' } },
      undefined,
      { shallow: true, scroll: false },
    );
    expect(router.push).not.toHaveBeenCalled();
  });

  test('says how many of all orders it leaves', async () => {
    server.use(reply('listOrders', ({ query }) => pageOf([orderItem()], query.has('status') ? 3 : 240)));
    await open({ status: 'moving' });
    expect(await screen.findByText('전체 240건 중 3건')).toBeVisible();
  });

  test('keeps the old rows until the first of the new ones are there', async () => {
    serve([orderItem()]);
    const { user } = await open();
    await screen.findByRole('link', { name: '261121-0001' });

    server.use(stall('listOrders'));
    await user.type(screen.getByRole('searchbox'), '없음');

    await screen.findByText('찾는 중이에요');
    expect(screen.getByRole('link', { name: '261121-0001' })).toBeVisible();
  });
});

describe('the search', () => {
  test('passes initial consonants on and keeps the keyword out of the address', async () => {
    const asked = serve([orderItem()]);
    const { user, router } = await open();

    await user.type(await screen.findByRole('searchbox', { name: '주문 검색' }), 'ㅅㅇ');

    await waitFor(() => expect(asked.at(-1)?.get('keyword')).toBe('ㅅㅇ'));
    expect(router.replace).not.toHaveBeenCalled();
    expect(window.location.href).not.toContain(encodeURIComponent('ㅅㅇ'));
  });

  test('asks once for a word, not once for every letter', async () => {
    const asked = serve([orderItem()]);
    const { user } = await open();

    await user.type(await screen.findByRole('searchbox'), '강남대로');

    await waitFor(() => expect(asked.at(-1)?.get('keyword')).toBe('강남대로'));
    expect(asked.filter((query) => query.has('keyword')).map((query) => query.get('keyword'))).toEqual(['강남대로']);
  });

  test('does not take the Enter that ends a syllable for a search', async () => {
    const asked = serve([orderItem()]);
    await open();
    const box = await screen.findByRole('searchbox');
    await screen.findByText('전체 1건');

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.compositionStart(box);
    fireEvent.input(box, { target: { value: '서' }, isComposing: true });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    act(() => void vi.advanceTimersByTime(400));
    vi.useRealTimers();
    expect(screen.queryByText('찾는 중이에요')).not.toBeInTheDocument();

    fireEvent.compositionEnd(box, { data: '서' });
    await waitFor(() => expect(asked.at(-1)?.get('keyword')).toBe('서'));
  });

  test('clears with Esc and asks for everything again', async () => {
    serve([orderItem()]);
    const { user } = await open();
    const box = await screen.findByRole('searchbox');
    await user.type(box, '강남{Enter}');
    await screen.findByText('전체 1건 중 1건');

    await user.type(box, '{Escape}');

    expect(box).toHaveValue('');
    expect(await screen.findByText('전체 1건')).toBeVisible();
  });
});

describe('when there is nothing to show', () => {
  test('a customer without orders is led to the first', async () => {
    serve([]);
    await open();
    expect(await screen.findByText('아직 주문이 없어요')).toBeVisible();
    expect(screen.getAllByRole('link', { name: '새 주문' }).at(-1)).toHaveAttribute('href', '/orders/new');
  });

  test('a filter that leaves nothing can be taken away', async () => {
    serve([]);
    const { user, router } = await open({ status: 'stopped', sort: 'totalAsc' });
    await user.click(await screen.findByRole('button', { name: '조건 지우기' }));
    expect(router.replace).toHaveBeenCalledWith(
      { pathname: '/orders', query: { sort: 'totalAsc' } },
      undefined,
      expect.anything(),
    );
  });

  test('a failure says so and can be tried again', async () => {
    server.use(refuse('listOrders', 503));
    const { user } = await open();
    await screen.findByText('주문 내역을 불러오지 못했어요');

    serve([orderItem()]);
    await user.click(screen.getByRole('button', { name: '다시 시도' }));

    expect(await screen.findByRole('link', { name: '261121-0001' })).toBeVisible();
  });
});

describe('on a desktop', () => {
  test('ten thousand orders are a table of ten thousand rows of which few exist', async () => {
    wideScreen();
    server.use(
      reply('listOrders', ({ query }) => {
        const pageIndex = Number(query.get('pageIndex'));
        const items = Array.from({ length: 20 }, (_, row) =>
          orderItem({ id: `order-${pageIndex}-${row}`, orderNo: `No-${pageIndex * 20 + row + 1}` }),
        );
        return { items, pageIndex, pageSize: 20, total: 10_000 };
      }),
    );
    await open();

    const table = await screen.findByRole('table', { name: '주문 내역' });
    expect(table).toHaveAttribute('aria-rowcount', '10001');
    const first = (await within(table).findByRole('link', { name: 'No-1' })).closest('[role="row"]');
    expect(first).toHaveAttribute('aria-rowindex', '2');
    expect(within(table).getAllByRole('row').length).toBeLessThanOrEqual(60);
    expect(screen.getByText('전체 10,000건')).toBeVisible();
  });

  test('the arrows lead from row to row, End to the last', async () => {
    wideScreen();
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    serve([
      orderItem({ id: 'order-a', orderNo: '하나' }),
      orderItem({ id: 'order-b', orderNo: '둘' }),
      orderItem({ id: 'order-c', orderNo: '셋' }),
    ]);
    const { user } = await open();
    (await screen.findByRole('link', { name: '하나' })).focus();

    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: '둘' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('link', { name: '셋' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('link', { name: '하나' })).toHaveFocus();
    expect(scrollTo).toBeDefined();
  });

  test('a column that sorts says how, and turns round', async () => {
    wideScreen();
    serve([orderItem()]);
    const { user, router } = await open({ sort: 'totalDesc' });
    const header = await screen.findByRole('columnheader', { name: '금액' });
    expect(header).toHaveAttribute('aria-sort', 'descending');

    await user.click(within(header).getByRole('button'));

    expect(router.replace).toHaveBeenCalledWith(
      { pathname: '/orders', query: { sort: 'totalAsc' } },
      undefined,
      expect.anything(),
    );
  });
});
