import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { orderItem } from '../../support/factories/orders';
import { openOrders, serve } from './serve-orders';

describe('a row', () => {
  test('of which the provider sends only the id is shown and opens', async () => {
    serve([{ id: 'order-bare' }]);
    await openOrders();

    const link = await screen.findByRole('link', { name: '주문번호 확인 중' });
    expect(link).toHaveAttribute('href', '/orders/order-bare');
    expect(screen.getByText('확인 중')).toBeVisible();
    expect(screen.getAllByText('주소 확인 중')).toHaveLength(2);
  });

  test('with an unknown status shows 확인 중', async () => {
    serve([orderItem({ status: 42 })]);
    await openOrders();
    expect(await screen.findByText('확인 중')).toBeVisible();
  });

  test('with an invalid date keeps the rest', async () => {
    serve([orderItem({ createdAt: 'yesterday' })]);
    await openOrders();
    expect(await screen.findByRole('link', { name: '261121-0001' })).toBeVisible();
  });

  test('shows what is to be paid, after the coupon', async () => {
    serve([orderItem({ total: 44_900, payAmount: 40_410 })]);
    await openOrders();
    expect(await screen.findByText('40,410원')).toBeVisible();
    expect(screen.queryByText('44,900원')).not.toBeInTheDocument();
  });

  test('of a split order shows that it is the whole or which part', async () => {
    serve([
      orderItem({ id: 'order-whole', orderNo: '전체', orderType: 'Delivery', hierarchy: 1 }),
      orderItem({ id: 'order-part', orderNo: '둘째', orderType: 'Delivery', hierarchy: 3 }),
      orderItem({ id: 'order-plain', orderNo: '보통', orderType: 'Quick', hierarchy: 0 }),
    ]);
    await openOrders();

    await screen.findByRole('link', { name: '전체' });
    expect(screen.getByText(/^화물 · 분할 주문 ·/)).toBeVisible();
    expect(screen.getByText(/^화물 · 분할 주문 2 ·/)).toBeVisible();
    expect(screen.getByText(/^퀵 ·/)).not.toHaveTextContent('분할 주문');
  });

  test('offers 다시 주문 where it is allowed and nowhere else', async () => {
    serve([orderItem({ id: 'order-done', orderNo: '끝난 것', status: 3 }), orderItem({ id: 'order-open', status: 8 })]);
    await openOrders();

    const again = await screen.findByRole('link', { name: /다시 주문\s+끝난 것/ });
    expect(again).toHaveAttribute('href', '/orders/new?reorder=order-done');
    expect(screen.getAllByRole('link', { name: /다시 주문/ })).toHaveLength(1);
  });

  test.each([
    ['mouse', (link: Element) => fireEvent.mouseOver(link)],
    ['finger', (link: Element) => fireEvent.touchStart(link)],
  ])('under a %s has its page fetched at once', async (_pointer, point) => {
    serve([orderItem({ id: 'order-next', orderNo: '다음' })]);
    const { router } = await openOrders();

    const link = await screen.findByRole('link', { name: '다음' });
    expect(router.prefetch).not.toHaveBeenCalledWith('/orders/order-next', expect.anything(), expect.anything());
    point(link);
    expect(router.prefetch).toHaveBeenCalledWith('/orders/order-next', '/orders/order-next', { priority: true });
  });
});
