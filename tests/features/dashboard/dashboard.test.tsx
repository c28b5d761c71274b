import { useIsFetching } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_LOCALE, type Locale } from '@/config/locales';
import type { Coupon, OrderListItem, OrderProgress, OrderRoute } from '@/api/order/order-requests';
import { ORDER_STATUS } from '@/domain/order/status';
import { Dashboard } from '@/features/dashboard/dashboard';
import { DashboardRequest } from '@/features/dashboard/dashboard-request';
import { MainArea } from '@/layouts/main-area';
import { orderItem } from '../../support/factories/orders';
import { member } from '../../support/factories/users';
import { featureFlags } from '../../support/factories/accounts';
import { refuse, reply, stall } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

const NOW = Date.parse('2026-11-21T05:00:00.000Z');
const inMinutes = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const pageOf = (items: OrderListItem[]) => ({ items, pageIndex: 0, pageSize: 20, total: items.length });

const coupon = (over: Partial<Coupon> = {}): Coupon => ({
  id: 'coupon-1',
  couponNumber: 'WELCOME',
  name: '첫 주문 쿠폰',
  discountType: 'PERCENT',
  discountValue: 10,
  maxDiscount: 5000,
  minPrice: 0,
  orderTypes: [],
  pays: [],
  expiresAt: inMinutes(60 * 24 * 30),
  state: 'available',
  ...over,
});

const progress: OrderProgress = {
  status: 8,
  updatedAt: inMinutes(0),
  eta: { from: inMinutes(31), to: inMinutes(44) },
  driver: { id: 'driver-1', name: '정우진', vehicleClass: 'damas' },
  waypoints: [{ state: 'done' }, { state: 'current' }],
};

const route: OrderRoute = {
  path: [],
  distanceMetres: 10_000,
  remainingMetres: 4_200,
  driver: { lat: 37.53, lng: 127, at: inMinutes(0) },
  updatedAt: inMinutes(0),
};

type Known = { moving?: OrderListItem[]; waiting?: OrderListItem[]; ended?: OrderListItem[] };

/** The orders may change between two answers. */
function serve(known: Known = {}) {
  server.use(
    reply('listOrders', ({ query }) => {
      const { moving = [], waiting = [], ended = [] } = known;
      const status = query.get('status') ?? '';
      if (status.includes('8')) return pageOf(moving);
      return pageOf(status.includes('1') ? waiting : ended);
    }),
  );
}

const open = (language: Locale = DEFAULT_LOCALE) => renderApp(<Dashboard />, { user: member(), language });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  serve();
  server.use(
    reply('getFeatureFlags', () => featureFlags({ orderTypes: ['Quick', 'Delivery', 'HomeMoving'] })),
    reply('getStatistics', ({ query }) => ({
      period: query.get('period') ?? '',
      count: 3,
      total: 54_000,
      days: [
        { date: '2026-11-20', count: 1, total: 18_000 },
        { date: '2026-11-21', count: 2, total: 36_000 },
      ],
    })),
    reply('listCoupons', () => []),
  );
});

test('the customer is greeted by name', async () => {
  await renderApp(<Dashboard />, { user: member() });
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    `${member().name}님, 안녕하세요 무엇을 도와드릴까요?`,
  );
});

test('an order of any status is on one of the cards, and on no other', async () => {
  const asked: string[] = [];
  server.use(
    reply('listOrders', ({ query }) => {
      asked.push(query.get('status') ?? '');
      return pageOf([]);
    }),
  );
  await open();

  const statuses = () => asked.flatMap((status) => status.split(',')).map(Number);
  await waitFor(() => expect(statuses().sort()).toEqual(Object.values(ORDER_STATUS).sort()));
});

test('what the cards show is asked for before the guard shows them, once, and they begin with it', async () => {
  const asked: string[] = [];
  server.use(
    reply('listOrders', ({ query }) => {
      const status = query.get('status') ?? '';
      asked.push(status);
      return pageOf(status.includes('8') ? [] : [orderItem({ id: status, dropoff: '강남대로 396' })]);
    }),
    reply('getStatistics', () => (asked.push('month'), { period: '2026-11', count: 3, total: 54_000, days: [] })),
    reply('listCoupons', () => (asked.push('coupons'), [])),
    reply('getFeatureFlags', () => (asked.push('flags'), featureFlags({ orderTypes: ['Quick'] }))),
  );
  function Page() {
    const isFetching = useIsFetching() > 0;
    const [isShown, setIsShown] = useState(false);
    return (
      <>
        <DashboardRequest />
        <button disabled={isFetching} onClick={() => setIsShown(true)}>
          보기
        </button>
        {isShown ? <Dashboard /> : null}
      </>
    );
  }
  const { user, queryClient } = await renderApp(<Page />, { user: member() });
  await waitFor(() => expect(asked).toHaveLength(6));
  await waitFor(() => expect(screen.getByRole('button', { name: '보기' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '보기' }));
  expect(screen.getByText(/강남대로 396/)).toBeVisible();
  expect(screen.getByText('진행 중인 주문이 없어요')).toBeVisible();
  expect(screen.getAllByText('54,000원')[0]).toBeVisible();
  expect(queryClient.isFetching()).toBe(0);
  expect(asked).toHaveLength(6);
});

describe('orders in progress', () => {
  test('show their arrival and link to the order', async () => {
    serve({ moving: [orderItem({ status: 8 })] });
    server.use(
      reply('getOrderStatus', () => progress),
      reply('getOrderRoute', () => route),
    );
    await open();
    const link = await screen.findByRole('link', { name: '14:30~14:45 도착 예정' });
    expect(link).toHaveAttribute('href', '/orders/order-0001');
    expect(screen.getByText(/정우진/)).toBeVisible();
  });

  test('come first and are on a map; without any, a new order comes first', async () => {
    serve({ moving: [orderItem({ status: 8, dropoff: '강남대로 396' })] });
    server.use(
      reply('getOrderStatus', () => progress),
      reply('getOrderRoute', () => route),
    );
    const { unmount } = await open();
    const map = await screen.findByRole('region', { name: '진행 중인 주문 지도' });
    expect(await within(map).findByRole('button', { name: '강남대로 396 주문 261121-0001 보기' })).toBeInTheDocument();
    const isBefore = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(isBefore(map, screen.getByRole('navigation', { name: '새 주문' }))).toBe(true);
    unmount();

    serve();
    await open();
    const none = await screen.findByText('진행 중인 주문이 없어요');
    expect(isBefore(screen.getByRole('navigation', { name: '새 주문' }), none)).toBe(true);
  });

  test('that join later leave the map, and an unknown position is no place on it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
    const known: Known = { moving: [orderItem({ id: 'order-1', status: 8, dropoff: '강남대로 396' })] };
    serve(known);
    let isUnknown = true;
    server.use(
      reply('getOrderStatus', () => progress),
      reply('getOrderRoute', async ({ params }) => {
        if (params.id === 'order-2') await new Promise(() => undefined);
        return isUnknown ? { ...route, driver: { lat: 0, lng: 0, at: inMinutes(0) } } : route;
      }),
    );
    await open();
    expect(await screen.findByText('위치가 확인되면 지도에 표시해 드려요.')).toBeVisible();

    isUnknown = false;
    known.moving = [...(known.moving ?? []), orderItem({ id: 'order-2', status: 8, dropoff: '세종대로 110' })];
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(await screen.findAllByText(/세종대로 110/)).not.toHaveLength(0);
    const map = await screen.findByRole('region', { name: '진행 중인 주문 지도' });
    expect(await within(map).findByRole('button', { name: '강남대로 396 주문 261121-0001 보기' })).toBeInTheDocument();
  });

  test('are separate from waiting orders', async () => {
    serve({ waiting: [orderItem()] });
    await open();
    expect(await screen.findByText('진행 중인 주문이 없어요')).toBeVisible();
    expect(await screen.findByRole('link', { name: /대기 중인 주문 1건/ })).toHaveAttribute(
      'href',
      '/orders?status=waiting',
    );
  });
});

test('an order that is delivered is under the recent orders and in the month’s figures within 30 seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
  const known: Known = { moving: [orderItem({ id: 'order-x', status: 8 })] };
  let count = 3;
  serve(known);
  server.use(
    reply('getStatistics', () => ({ period: '2026-11', count, total: 54_000, days: [] })),
    reply('getOrderStatus', () => progress),
    reply('getOrderRoute', () => route),
  );
  await open();
  expect(await screen.findByRole('link', { name: /도착 예정$/ })).toHaveAttribute('href', '/orders/order-x');
  expect(await screen.findByText('지난 주문이 없어요')).toBeVisible();
  expect(await screen.findByText('3건')).toBeVisible();

  known.moving = [];
  known.ended = [orderItem({ id: 'order-x', status: 3 })];
  count = 4;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(await screen.findByRole('link', { name: /^다시 주문/ })).toHaveAttribute(
    'href',
    '/orders/new?reorder=order-x',
  );
  expect(await screen.findByText('4건')).toBeVisible();
  expect(screen.getByText('진행 중인 주문이 없어요')).toBeVisible();
});

describe('the quick links', () => {
  test('open the composer with their order kind', async () => {
    await open();
    expect(await screen.findByRole('link', { name: /^이사/ })).toHaveAttribute('href', '/orders/new?type=HomeMoving');
    expect(screen.getByRole('link', { name: /^퀵/ })).toHaveAttribute('href', '/orders/new?type=Quick');
  });

  test('do not offer home moves where they are not available', async () => {
    server.use(reply('getFeatureFlags', () => featureFlags({ orderTypes: ['Quick', 'Delivery'] })));
    await open();
    const doors = await screen.findByRole('navigation', { name: '새 주문' });
    await waitFor(() => expect(within(doors).getAllByRole('link')).toHaveLength(2));
    expect(within(doors).queryByRole('link', { name: /^이사/ })).not.toBeInTheDocument();
  });
});

describe('the monthly statistics', () => {
  test('use the Korean month, and its chart is readable as a table', async () => {
    vi.setSystemTime(Date.parse('2026-11-30T15:30:00.000Z'));
    await open();
    expect(await screen.findByRole('heading', { name: '2026년 12월 이용 내역' })).toBeVisible();
    const table = await screen.findByRole('table', { name: '2026년 12월 일별 이용 금액' });
    expect(within(table).getByRole('row', { name: /11월 21일 \(토\) 2건 36,000원/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '다음 달' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('show the day whose bar was tapped, also once the finger is lifted; a mouse that leaves shows today again', async () => {
    vi.setSystemTime(Date.parse('2026-11-21T05:00:00.000Z'));
    await open();
    await screen.findByRole('table', { name: '2026년 11월 일별 이용 금액' });
    const [today, tapped] = ['11월 21일 (토) · 2건 · 36,000원', '11월 20일 (금) · 1건 · 18,000원'];
    expect(screen.getByText(today)).toBeInTheDocument();
    const chart = document.querySelector('svg:has(rect[data-on])');
    if (!chart) throw new Error('There is no chart');
    vi.spyOn(chart, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 100));

    const finger = { pointerType: 'touch', clientX: 10 };
    fireEvent.pointerDown(chart, finger);
    fireEvent.pointerUp(chart, finger);
    fireEvent.pointerLeave(chart, finger);
    expect(screen.getByText(tapped)).toBeInTheDocument();

    fireEvent.pointerMove(chart, { ...finger, pointerType: 'mouse' });
    fireEvent.pointerLeave(chart, { pointerType: 'mouse' });
    expect(screen.getByText(today)).toBeInTheDocument();
  });

  test('have no place where the provider has none', async () => {
    server.use(refuse('getStatistics', 501));
    await open();
    await waitFor(() => expect(screen.queryByRole('heading', { name: /이용 내역/ })).toBeNull());
    expect(screen.queryByText(/불러오지 못했어요/)).toBeNull();
  });

  test('keep the focus on the button that reaches the present month, and end there', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '이전 달' }));
    const next = screen.getByRole('button', { name: '다음 달' });
    next.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: '2026년 11월 이용 내역' })).toBeVisible();
    // A browser takes the focus from a disabled button.
    expect(next).toBeEnabled();
    expect(next).toHaveFocus();

    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: '2026년 11월 이용 내역' })).toBeVisible();
  });

  test('are those of the new month once it begins', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-30T23:59:30+09:00') });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '이전 달' }));
    await user.click(screen.getByRole('button', { name: '다음 달' }));
    expect(await screen.findByRole('heading', { name: '2026년 11월 이용 내역' })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('heading', { name: '2026년 12월 이용 내역' })).toBeVisible();
    expect(screen.getByRole('button', { name: '다음 달' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('show the previous month on a tap', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '이전 달' }));
    expect(await screen.findByRole('heading', { name: '2026년 10월 이용 내역' })).toBeVisible();
  });
});

describe('the recent orders', () => {
  test('can be ordered again', async () => {
    serve({ ended: [orderItem({ id: 'order-done', status: 3 })] });
    await open();
    expect(await screen.findByRole('link', { name: /^다시 주문/ })).toHaveAttribute(
      'href',
      '/orders/new?reorder=order-done',
    );
  });
});

describe('the coupons', () => {
  const day = 60 * 24;
  test('that expire within a week are listed, the next one first, and no others', async () => {
    server.use(
      reply('listCoupons', () => [
        coupon({ id: 'c8', name: '여드레 뒤', expiresAt: inMinutes(8 * day) }),
        coupon({ id: 'c7', name: '이레 뒤', expiresAt: inMinutes(7 * day) }),
        coupon({
          id: 'c0',
          name: '오늘 밤',
          expiresAt: inMinutes(9 * 60),
          discountType: 'AMOUNT',
          discountValue: 3000,
        }),
        coupon({ id: 'used', name: '쓴 것', expiresAt: inMinutes(day), state: 'used' }),
        coupon({ id: 'past', name: '지난 것', expiresAt: inMinutes(-1) }),
      ]),
    );
    await open();
    const section = await screen.findByRole('region', { name: '곧 만료되는 쿠폰' });
    const rows = within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual(['3,000원 할인오늘 밤오늘까지', '10% 할인이레 뒤7일 남음']);
  });

  test('have Korean names that an English page has read in Korean', async () => {
    server.use(reply('listCoupons', () => [coupon({ name: '감사 쿠폰', expiresAt: inMinutes(day) })]));
    await open('en');
    expect(await screen.findByText('감사 쿠폰')).toHaveAttribute('lang', 'ko');
  });

  test('leave a page that stays open when they expire', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
    server.use(reply('listCoupons', () => [coupon({ expiresAt: inMinutes(0.5) })]));
    await open();
    expect(await screen.findByText('오늘까지')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.queryByRole('region', { name: '곧 만료되는 쿠폰' })).toBeNull();
  });

  test('take no space if none expires soon', async () => {
    server.use(reply('listCoupons', () => [coupon({ expiresAt: inMinutes(day) })]));
    const { queryClient } = await open();
    await screen.findByRole('region', { name: '곧 만료되는 쿠폰' });
    server.use(reply('listCoupons', () => [coupon()]));
    await act(() => queryClient.refetchQueries());
    await waitFor(() => expect(screen.queryByRole('region', { name: '곧 만료되는 쿠폰' })).not.toBeInTheDocument());
  });
});

describe('the advertisement', () => {
  const advertisement = () => screen.queryByRole('complementary', { name: '광고' });

  test('dismissed by the keyboard passes the focus to the month above it', async () => {
    const { user } = await open();
    (await screen.findByRole('button', { name: '오늘 하루 보지 않기' })).focus();
    await user.keyboard('{Enter}');
    expect(advertisement()).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('region', { name: '2026년 11월 이용 내역' })).toHaveFocus());
  });

  test('dismissed by the keyboard passes the focus to the page if the provider has no statistics', async () => {
    server.use(refuse('getStatistics', 501));
    const { user } = await renderApp(
      <MainArea width="page">
        <Dashboard />
      </MainArea>,
      { user: member() },
    );
    (await screen.findByRole('button', { name: '오늘 하루 보지 않기' })).focus();
    await waitFor(() => expect(screen.queryByRole('region', { name: /이용 내역/ })).not.toBeInTheDocument());
    await user.keyboard('{Enter}');
    expect(advertisement()).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('dismissed for today is hidden for the Korean day and back on the next', async () => {
    vi.setSystemTime(Date.parse('2026-11-21T14:59:00.000Z'));
    const first = await open();
    await first.user.click(await screen.findByRole('button', { name: '오늘 하루 보지 않기' }));
    expect(advertisement()).not.toBeInTheDocument();
    first.unmount();

    const sameDay = await open();
    await screen.findByRole('table');
    expect(advertisement()).not.toBeInTheDocument();
    sameDay.unmount();

    vi.setSystemTime(Date.parse('2026-11-21T15:00:00.000Z'));
    await open();
    await screen.findByRole('table');
    expect(advertisement()).toBeVisible();
  });
});

test.each([
  ['the month', () => refuse('getStatistics', 400), () => stall('getStatistics'), /^이용 내역을 불러오지 못했어요/],
  ['the orders', () => refuse('listOrders', 400), () => stall('listOrders'), /^최근 주문을 불러오지 못했어요/],
])('the retry of %s keeps the focus while it waits', async (_, failing, waiting, text) => {
  server.use(failing());
  const { user } = await open();
  const notice = within((await screen.findByText(text)).closest('section') ?? document.body);
  server.use(waiting());
  await user.click(await notice.findByRole('button', { name: '다시 시도' }));
  const retry = notice.getByRole('button', { name: '다시 시도' });
  expect(retry).toHaveAttribute('aria-busy', 'true');
  expect(retry).toHaveFocus();
});

test('one card that fails shows an error, and the others work', async () => {
  server.use(refuse('getStatistics', 500), stall('listCoupons'));
  serve({ ended: [orderItem({ status: 3 })] });
  await open();
  expect(await screen.findByText(/^이용 내역을 불러오지 못했어요. \(문의 번호 \w{8}\)$/)).toBeVisible();
  expect(await screen.findByRole('link', { name: /^다시 주문/ })).toBeVisible();
});
