import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useRowTools } from '@/features/order-list/rows/use-row-tools';
import { orderItem } from '../../support/factories/orders';
import { wideScreen } from '../../support/media';
import { renderApp } from '../../support/render';
import { openOrders, serve } from './serve-orders';

afterEach(() => {
  vi.unstubAllGlobals();
});

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

  test('on an English page has Korean addresses read in Korean, and no others', async () => {
    serve([orderItem({ dropoff: '', pickup: '서울 중구 세종대로 110' })]);
    await openOrders({}, 'en');
    expect(await screen.findByText('서울 중구 세종대로 110')).toHaveAttribute('lang', 'ko');
    expect(screen.getByText('Address pending')).not.toHaveAttribute('lang');
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

  test('that waits for its payment says until when, and within a minute that the time is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-21T13:59:30+09:00') });
    const unpaid = {
      ...{ status: 7, pay: 'card' as const, paymentUrl: 'https://pay.example/1' },
      paymentDueAt: '2026-11-21T14:00:00+09:00',
    };
    serve([orderItem(unpaid)]);
    await openOrders();
    expect(await screen.findByText('14:00까지 결제')).toBeVisible();
    expect(screen.getByRole('link', { name: /^결제하기/ })).toBeVisible();

    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('결제 기한 지남')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^결제하기/ })).toBeNull();
  });

  test('that is booked says for when; one that is over, when it was placed', async () => {
    vi.setSystemTime('2026-11-29T03:00:00Z');
    const booked = { appointmentAt: '2026-12-02T14:00:00+09:00', status: 1 };
    serve([
      orderItem({ ...booked, id: 'order-booked' }),
      orderItem({ ...booked, id: 'order-cancelled', status: 5, createdAt: '2026-11-21T14:05:00+09:00' }),
    ]);
    await openOrders();
    expect(await screen.findAllByText(/12월 2일 \(수\) 14:00 예약/)).toHaveLength(1);
    expect(screen.getAllByText('11월 21일 (토) 14:05')[0]).toBeVisible();
  });

  test('that is booked and not paid yet says until when to pay, before it is cancelled by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-21T13:00:00+09:00') });
    wideScreen();
    const booked = { appointmentAt: '2026-12-02T14:00:00+09:00', paymentDueAt: '2026-11-21T14:00:00+09:00' };
    serve([orderItem({ ...booked, status: 7, pay: 'card' })]);
    await openOrders();
    expect(await screen.findByText('14:00까지 결제')).toBeVisible();
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

test('a total of any size leaves a list that can be used', async () => {
  serve([orderItem()], 1_000_000_000);
  await openOrders();
  expect(await screen.findByRole('link', { name: '261121-0001' })).toBeVisible();
  const [row] = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-posinset'));
  expect(row).toHaveAttribute('aria-setsize', '1000000000');
});

test('as time passes, only the rows that wait for their payment render again', async () => {
  const callbacks = { onPick: () => undefined, onCancel: () => undefined };
  const renders: ReturnType<typeof useRowTools>[] = [];
  function Rows() {
    const [now, setNow] = useState(1);
    renders.push(useRowTools(callbacks, now));
    return <button onClick={() => setNow(2)}>{now}</button>;
  }
  const { user } = await renderApp(<Rows />);
  await user.click(screen.getByRole('button', { name: '1' }));
  await screen.findByRole('button', { name: '2' });

  const toolsOf = (status: number) => [renders[0], renders.at(-1)].map((one) => one?.(orderItem({ status })));
  const [before, after] = toolsOf(7);
  expect([before?.now, after?.now]).toEqual([1, 2]);
  for (const status of [1, 3, 8]) {
    const [first, last] = toolsOf(status);
    expect(first).toBeDefined();
    expect(last).toBe(first);
  }
});
