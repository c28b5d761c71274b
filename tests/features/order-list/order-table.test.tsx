import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { orderItem } from '../../support/factories/orders';
import { wideScreen } from '../../support/media';
import { openOrders, serve, serveMany } from './serve-orders';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('on a desktop', () => {
  test('ten thousand orders are a table of ten thousand rows, of which few are rendered', async () => {
    wideScreen();
    serveMany(10_000);
    await openOrders();

    const table = await screen.findByRole('table', { name: '주문 내역' });
    expect(table).toHaveAttribute('aria-rowcount', '10001');
    const first = (await within(table).findByRole('link', { name: 'No-1' })).closest('[role="row"]');
    expect(first).toHaveAttribute('aria-rowindex', '2');
    expect(within(table).getAllByRole('row').length).toBeLessThanOrEqual(60);
    expect(screen.getByText('전체 10,000건')).toBeVisible();
  });

  test('arrow keys move between rows, End to the last', async () => {
    wideScreen();
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    serve([
      orderItem({ id: 'order-a', orderNo: '하나' }),
      orderItem({ id: 'order-b', orderNo: '둘' }),
      orderItem({ id: 'order-c', orderNo: '셋' }),
    ]);
    const { user } = await openOrders();
    (await screen.findByRole('link', { name: '하나' })).focus();

    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: '둘' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('link', { name: '셋' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('link', { name: '하나' })).toHaveFocus();
  });

  test('every column has a width, however wide the list is', async () => {
    wideScreen();
    serve([orderItem()]);
    await openOrders();
    const columns = (await screen.findAllByRole('columnheader')).length;

    const styles = readFileSync('src/features/order-list/rows/order-table-styles.ts', 'utf8');
    const templates = [...styles.matchAll(/gridTemplateColumns: '([^']+)',(\s+gridTemplateAreas)?/g)];
    // A narrow list names the place of each column that it keeps.
    const widths = templates.flatMap(([, tracks = '', areas]) => (areas ? [] : [tracks.match(/[^\s(]+(\([^)]*\))?/g)]));
    expect(widths).toHaveLength(3);
    expect(widths.map((tracks) => tracks?.length)).toEqual(widths.map(() => columns));
  });

  test('a sortable column shows its direction and reverses it', async () => {
    wideScreen();
    serve([orderItem()]);
    const { user, router } = await openOrders({ sort: 'totalDesc' });
    const header = await screen.findByRole('columnheader', { name: '요금' });
    expect(header).toHaveAttribute('aria-sort', 'descending');

    await user.click(within(header).getByRole('button'));

    expect(router.replace).toHaveBeenCalledWith(
      { pathname: '/orders', query: { sort: 'totalAsc' } },
      undefined,
      expect.anything(),
    );
  });
});
