import { focusManager, useIsFetching } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { orderQueries } from '@/api/order/order-queries';
import { env } from '@/config/env';
import { EMPTY_HOME_MOVE } from '@/domain/home-move/job';
import { homeMoveRemark, homeMoveServices } from '@/domain/home-move/payload';
import { ORDER_STATUS } from '@/domain/order/status';
import { OrderDetail } from '@/features/order-detail/detail-page';
import { OrderRequest } from '@/features/order-detail/order-request';
import { markJustCreated } from '@/lib/storage/just-created';
import { profileReceived } from '@/store/auth-slice';
import { order, price, waypoint } from '../../support/factories/orders';
import { guest, member } from '../../support/factories/users';
import { deny, refuse, reply, stall } from '../../support/handlers/reply';
import { becomeWide, wideScreen } from '../../support/media';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';
import { ago, driver, progressOf, serve, transit, open, find } from './detail-setup';

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const setClock = (now: string) => vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });

test('the order is asked for before the router has read the address, once, and the page begins with it', async () => {
  let asked = 0;
  const done = order({ id: 'order-7', orderNo: 'Q-7', status: ORDER_STATUS.completed });
  server.use(reply('getOrder', () => ((asked += 1), done)));
  window.history.replaceState(null, '', '/en/orders/order-7');
  function Page() {
    const { query, isReady } = useRouter();
    const isFetching = useIsFetching() > 0;
    const orderId = isReady ? String(query.id) : null;
    return (
      <>
        <OrderRequest />
        <p>{isFetching ? '오는 중' : '끝'}</p>
        {orderId === null ? null : <OrderDetail orderId={orderId} renderShared={() => null} />}
      </>
    );
  }
  const { rerenderRoute, queryClient } = await renderApp(<Page />, {
    user: member(),
    router: { isReady: false, pathname: '/orders/[id]', query: {} },
  });
  await waitFor(() => expect(asked).toBe(1));
  await screen.findByText('끝');
  rerenderRoute({ isReady: true, query: { id: 'order-7' } });
  expect(screen.getByRole('heading', { level: 1, name: /Q-7/ })).toBeVisible();
  expect(queryClient.isFetching({ queryKey: orderQueries.detail('order-7').queryKey })).toBe(0);
});

test('a guest has no order asked for ahead', async () => {
  window.history.replaceState(null, '', '/orders/order-7');
  const router = { pathname: '/orders/[id]', query: { id: 'order-7' } };
  const { queryClient, store } = await renderApp(<OrderRequest />, { user: guest(), router });
  expect(queryClient.isFetching()).toBe(0);
  server.use(reply('getOrder', () => order({ id: 'order-7' })));
  act(() => void store.dispatch(profileReceived(member())));
  expect(queryClient.isFetching()).toBe(1);
});

test('an order for later says when its pickup is, until then', async () => {
  setClock('2026-11-21T03:00:00Z');
  serve(order({ status: ORDER_STATUS.pending, appointmentAt: '2026-11-21T05:00:00.000Z' }));
  await open();
  expect(await screen.findByText(/14:00 픽업 예정이에요/)).toBeVisible();
  expect(screen.getByText('예약 시간이 가까워지면 기사님을 배정해요.')).toBeVisible();
});

describe('the position and arrival', () => {
  test('is a range, with the time of the last update', async () => {
    setClock('2026-11-19T03:00:00Z');
    serve(transit());
    await open();
    expect(await screen.findByText('12:30~12:50 도착 예정')).toBeVisible();
    expect(await screen.findByText('12:00 기준')).toBeVisible();
    expect(await screen.findByText('4.2km 남았어요')).toBeVisible();
    expect(screen.getByText('기사님 이동 중 · 4.2km 남음')).toBeVisible();
  });

  test('is that of the drop-off while the driver is still on the way to the pickup', async () => {
    const waypoints = [waypoint({ state: 'current' }), waypoint()];
    serve(transit({ status: ORDER_STATUS.active, waypoints }));
    await open();
    expect(await screen.findByText('기사님이 픽업하러 가고 있어요')).toBeVisible();
    expect(screen.getByText('도착 예정 시간은 도착지 기준이에요.')).toBeVisible();
  });

  test('a driver who has loaded and not set off is not on the way', async () => {
    serve(transit({ status: ORDER_STATUS.activeAndPickedUp }));
    await open();
    expect(await screen.findByText('물품을 픽업했어요')).toBeVisible();
    expect(screen.getByText('예정')).toBeVisible();
    expect(screen.queryByText(/이동 중/)).not.toBeInTheDocument();
    expect(screen.queryByText('도착 예정 시간은 도착지 기준이에요.')).not.toBeInTheDocument();
  });

  test('names the day if it is not today', async () => {
    setClock('2026-11-19T14:40:00Z');
    serve(transit({ eta: { from: '2026-11-20T15:10:00Z', to: '2026-11-20T15:30:00Z' } }));
    await open();
    // A word joiner keeps both times on one line.
    expect(await screen.findByText('11월 21일 (토) 00:10~\u206000:30 도착 예정')).toBeVisible();
  });

  test('says tomorrow for an arrival after midnight', async () => {
    setClock('2026-11-19T14:40:00Z');
    serve(transit());
    await open();
    expect(await screen.findByText('내일 00:10~00:30 도착 예정')).toBeVisible();
  });

  test('says how old an outdated position is', async () => {
    serve(transit(), 7);
    await open();
    expect(await screen.findByText(/7분 전 위치예요/)).toBeVisible();
  });

  test.each([
    ['Quick', '5분째 같은 곳에 있어요. 픽업·전달 중이거나 정체 구간일 수 있어요.'],
    ['Delivery', '5분째 같은 곳에 있어요. 상하차 중이거나 정체 구간일 수 있어요.'],
    ['HomeMoving', '5분째 같은 곳에 있어요. 상하차 중이거나 정체 구간일 수 있어요.'],
  ] as const)('says why the driver of an order (%s) may stand still', async (orderType, words) => {
    serve(transit({ orderType }), 5);
    await open();
    expect(await screen.findByText(/5분 전 위치예요/)).toBeVisible();

    serve(transit({ orderType }));
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('leaves distances and shares out if the provider sends no lengths', async () => {
    serve(transit());
    server.use(
      reply('getOrderRoute', () => ({
        path: [],
        distanceMetres: 0,
        remainingMetres: 0,
        driver: { lat: 37.53, lng: 127, at: ago(7) },
        updatedAt: ago(0),
      })),
    );
    await open();
    expect(await screen.findByText(/7분 전 위치예요/)).toBeVisible();
    expect(await screen.findByText('기사님 이동 중')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/0m|0%|남았어요|남음/);
  });

  test('does not read the whole state out again with every metre', async () => {
    serve(transit());
    await open();
    const headline = await screen.findByText(/도착 예정$/);
    expect(headline.closest('[role="status"]')).toHaveTextContent('도착지 방향으로 이동하고 있어요');
    const distance = await screen.findByText('4.2km 남았어요');
    expect(distance.closest('[role="status"]')).toBeNull();
  });

  test('says nothing of a position that is not known', async () => {
    serve(transit());
    let answers = 0;
    server.use(
      reply('getOrderRoute', () => ({
        path: [],
        distanceMetres: 10_000,
        remainingMetres: 4_300 - (answers += 1) * 100,
        driver: { lat: 0, lng: 0, at: ago(answers === 1 ? 5 : 0) },
        updatedAt: ago(0),
      })),
    );
    await open();
    expect(await screen.findByText('4.2km 남았어요')).toBeVisible();
    expect(screen.queryByText(/전 위치예요/)).not.toBeInTheDocument();
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    expect(await screen.findByText('4.1km 남았어요')).toBeVisible();
    expect(screen.queryByText(/같은 곳에 있어요/)).not.toBeInTheDocument();
  });

  test('is on a map if only the route has coordinates', async () => {
    const nowhere = { lat: 0, lng: 0 };
    const { address } = waypoint();
    const place = { ...address, ...nowhere };
    serve(transit({ waypoints: [waypoint({ address: place, state: 'done' }), waypoint({ address: place })] }));
    const path = [
      { lat: 37.5, lng: 127 },
      { lat: 37.55, lng: 127.05 },
    ];
    server.use(
      reply('getOrderRoute', () => ({
        path,
        distanceMetres: 10_000,
        remainingMetres: 4_200,
        driver: null,
        updatedAt: ago(0),
      })),
    );
    await open();
    expect(await screen.findByRole('region', { name: '경로 지도' })).toBeVisible();
  });

  test('does not promise a time in the past', async () => {
    serve(transit({ eta: { from: ago(20), to: ago(5) } }));
    await open();
    expect(await screen.findByText('예상보다 늦어지고 있어요')).toBeVisible();
  });

  test('reloads the rest of the order when the status changes', async () => {
    serve(order());
    server.use(reply('getOrderStatus', () => progressOf(transit())));
    let asked = 0;
    server.use(
      reply('getOrder', () => {
        asked += 1;
        return asked === 1 ? order() : transit({ remark: '새로 온 내용' });
      }),
    );
    await open();
    expect(await screen.findByText('새로 온 내용')).toBeVisible();
  });

  test('reloads the rest of a finished order again until it arrives', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const done = { status: ORDER_STATUS.completed, history: [{ status: ORDER_STATUS.completed, at: ago(0) }] };
    serve(transit());
    server.use(reply('getOrderStatus', () => progressOf(transit(done))));
    let asked = 0;
    server.use(
      reply('getOrder', () => {
        asked += 1;
        return asked === 1 ? transit() : asked === 2 ? deny(503) : transit({ ...done, remark: '새로 온 내용' });
      }),
    );
    await open();
    expect(await screen.findByText(/실시간 정보를 받지 못하고 있어요/)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(await screen.findByText('새로 온 내용')).toBeVisible();
    expect(screen.queryByText(/실시간 정보를 받지 못하고 있어요/)).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(asked).toBe(3);
  });

  test('is not polled in a hidden page, and at once when it is shown', async () => {
    let asked = 0;
    serve(order());
    server.use(
      reply('getOrderStatus', () => {
        asked += 1;
        return progressOf(order());
      }),
    );
    focusManager.setFocused(false);
    await open();
    await screen.findByText('기사님을 찾고 있어요');
    expect(asked).toBe(0);

    act(() => focusManager.setFocused(true));
    await waitFor(() => expect(asked).toBe(1));
  });

  test('is not polled for a finished order', async () => {
    setClock('2026-11-21T06:00:00Z');
    // A status request would be an unexpected call, which fails the test.
    server.use(reply('getOrder', () => order({ status: 3, history: [{ status: 3, at: '2026-11-21T05:28:00.000Z' }] })));
    await open();
    expect(await screen.findByText('14:28에 배송을 완료했어요')).toBeVisible();
  });

  test('of an order that has been delivered since the dashboard showed it does not come back', async () => {
    setClock('2026-11-21T06:00:00Z');
    // A status or route request would be an unexpected call, which fails the test.
    server.use(reply('getOrder', () => order({ status: 3, history: [{ status: 3, at: '2026-11-21T05:28:00.000Z' }] })));
    function Page() {
      const [isOpen, setIsOpen] = useState(false);
      if (isOpen) return <OrderDetail orderId="order-0001" renderShared={() => null} />;
      return <button onClick={() => setIsOpen(true)}>열기</button>;
    }
    const { user, queryClient } = await renderApp(<Page />, { user: member() });
    queryClient.setQueryData(orderQueries.status('order-0001').queryKey, progressOf(transit()));
    await user.click(screen.getByRole('button', { name: '열기' }));

    expect(await screen.findByText('14:28에 배송을 완료했어요')).toBeVisible();
    expect((await screen.findAllByRole('link', { name: '다시 주문' }))[0]).toBeVisible();
    expect(screen.queryByText(/도착 예정$/)).not.toBeInTheDocument();
    expect(queryClient.isFetching()).toBe(0);
  });

  test.each([
    [3, '14:28에 이사를 완료했어요'],
    [4, '이사를 완료하지 못했어요'],
  ])('ends for a move of status %s with the texts of a move', async (status, words) => {
    setClock('2026-11-21T06:00:00Z');
    const history = [{ status, at: '2026-11-21T05:28:00.000Z' }];
    serve(order({ orderType: 'HomeMoving', status, history }));
    await open();
    expect(await screen.findByText(words)).toBeVisible();
  });

  test.each([
    ['Quick', '11월 20일 (금) 14:28에 배송을 완료했어요'],
    ['HomeMoving', '11월 20일 (금) 14:28에 이사를 완료했어요'],
  ] as const)('names the day on which a finished order (%s) ended, if it was another one', async (orderType, words) => {
    setClock('2026-11-21T03:00:00Z');
    const history = [{ status: 3, at: '2026-11-20T05:28:00.000Z' }];
    serve(order({ orderType, status: 3, history }));
    await open();
    const headline = await screen.findByText(words);
    expect(headline).toBeVisible();
    // No line ends within the date.
    expect(headline.textContent).toMatch(/^11월\u00a020일\u00a0\(금\) 14:28에 /);
  });

  test('says when updates fail and keeps the last state', async () => {
    serve(transit());
    server.use(refuse('getOrderStatus', 503));
    await open();
    expect(await screen.findByText(/실시간 정보를 받지 못하고 있어요/)).toBeVisible();
    expect(screen.getByText('배송 중', { selector: 'span' })).toBeVisible();
  });

  test('no longer says that updates fail once the order has ended', async () => {
    serve(transit());
    server.use(refuse('getOrderStatus', 503));
    const { queryClient } = await open();
    expect(await screen.findByText(/실시간 정보를 받지 못하고 있어요/)).toBeVisible();
    server.use(reply('getOrder', () => transit({ status: 3 })));
    await act(() => queryClient.invalidateQueries({ queryKey: orderQueries.detail('order-0001').queryKey }));
    expect(await screen.findByText('배송을 완료했어요')).toBeVisible();
    expect(screen.queryByText(/실시간 정보를 받지 못하고 있어요/)).not.toBeInTheDocument();
  });
});

describe('the page', () => {
  test('calls the driver and the contacts with one tap', async () => {
    serve(transit());
    await open();
    expect(await screen.findByRole('link', { name: /정우진\s*전화하기/ })).toHaveAttribute(
      'href',
      'tel:+8250712345678',
    );
    expect(screen.getByText('안심번호로 연결돼요. 기사님의 실제 번호는 표시되지 않아요.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /010-1234-5678/ })[0]).toHaveAttribute('href', 'tel:+821012345678');
  });

  test('dials a number whose country code has no plus', async () => {
    serve(
      transit({
        driver: { ...driver, mobileNo: '8250712345678' },
        waypoints: [waypoint({ mobileNo: '821012345678' })],
      }),
    );
    await open();
    const calls = await screen.findAllByRole('link', { name: /전화하기/ });
    expect(calls.map((call) => call.getAttribute('href'))).toEqual(calls.map(() => 'tel:+8250712345678'));
    expect(calls).toHaveLength(2);
    expect(screen.getByRole('link', { name: /010-1234-5678/ })).toHaveAttribute('href', 'tel:+821012345678');
  });

  test('shows a masked number as it is, and dials none', async () => {
    serve(
      transit({
        driver: { ...driver, mobileNo: '010-****-6666' },
        waypoints: [waypoint({ mobileNo: '010-****-5678' }), waypoint({ mobileNo: '' })],
      }),
    );
    await open();
    expect(await screen.findByText('정우진')).toBeVisible();
    expect(screen.getByText('010-****-5678')).toBeVisible();
    expect(screen.queryByRole('link', { name: /전화하기|5678/ })).not.toBeInTheDocument();
  });

  test('says that the number is a safe one only if it is', async () => {
    serve(transit({ driver: { ...driver, mobileNo: '+821055556666' } }));
    await open();
    const call = await screen.findByRole('link', { name: /정우진\s*전화하기/ });
    expect(call).toHaveAttribute('href', 'tel:+821055556666');
    expect(screen.queryByText(/안심번호/)).not.toBeInTheDocument();
  });

  test('calls the crew of a move', async () => {
    serve(transit({ orderType: 'HomeMoving' }));
    await open();
    expect(await screen.findByText('안심번호로 연결돼요. 이사팀의 실제 번호는 표시되지 않아요.')).toBeVisible();
  });

  test('splits several numbers of one place', async () => {
    serve(order({ waypoints: [waypoint({ mobileNo: '+821012345678;15881234' }), waypoint()] }));
    await open();
    expect(await screen.findByRole('link', { name: /1588-1234/ })).toHaveAttribute('href', 'tel:15881234');
  });

  test('shows a number that was given twice', async () => {
    serve(order({ waypoints: [waypoint({ mobileNo: '15881234;15881234' }), waypoint()] }));
    await open();
    expect(await screen.findAllByRole('link', { name: /1588-1234/ })).toHaveLength(2);
  });

  test('names options by the provider if we have no text for them, and loads names only then', async () => {
    serve(
      order({
        orderType: 'Delivery',
        services: [
          { code: 'moveHalfPack', quantity: 1 },
          { code: 'loadingHelp', quantity: 2 },
          { code: 'mystery', quantity: 1 },
        ],
      }),
    );
    server.use(reply('listServices', () => [{ code: 'moveHalfPack', name: '반포장이사', price: 0, maxQuantity: 1 }]));
    await open();
    expect(await screen.findByText('반포장이사, 상하차 도움 × 2, mystery')).toBeVisible();
  });

  test('names a surcharge by the provider, also one for an option that was not chosen', async () => {
    serve(
      order({
        orderType: 'Delivery',
        services: [],
        calculationPrice: price({
          total: 45_000,
          parts: [
            { code: 'base', amount: 30_000 },
            { code: 'service', serviceCode: 'keepWarm', amount: 10_000 },
            { code: 'service', serviceCode: 'mystery', amount: 5_000 },
          ],
        }),
      }),
    );
    server.use(reply('listServices', () => [{ code: 'keepWarm', name: '온장 보관', price: 0, maxQuantity: 1 }]));
    await open();
    await userEvent.click(await screen.findByText('요금 상세'));
    expect(await screen.findByText('온장 보관')).toBeVisible();
    // The other is the heading of the chosen options.
    expect(screen.getAllByText('옵션')).toHaveLength(2);
    expect(screen.queryByText('mystery')).toBeNull();
  });

  test('shows a move completely, including both homes', async () => {
    serve(
      order({
        orderType: 'HomeMoving',
        services: [
          { code: 'moveHalfPack', quantity: 1 },
          { code: 'floorFrom', quantity: 3 },
          { code: 'stairsFrom', quantity: 2 },
          { code: 'floorTo', quantity: 12 },
          { code: 'item-bedQueen', quantity: 1 },
          { code: 'item-boxMedium', quantity: 20 },
          { code: 'airConditioner', quantity: 2 },
        ],
        flags: [
          'HomeFrom:villa',
          'ElevatorFrom:no',
          'LadderFrom:no',
          'ElevatorTo:yes',
          'ElevatorReservedTo',
          'LadderTo:no',
          'CashOnArrival',
        ],
      }),
    );
    await open();
    expect(await screen.findByText('반포장이사')).toBeVisible();
    expect(screen.getByText('빌라 · 3층 · 엘리베이터 없음 · 사다리차 불가')).toBeVisible();
    expect(screen.getByText('12층 · 엘리베이터 있음 · 엘리베이터 예약 필요 · 사다리차 사용 안 함')).toBeVisible();
    expect(screen.getByText(/21개/)).toBeVisible();
    expect(screen.getByText('에어컨 이전 설치 × 2')).toBeVisible();
    expect(screen.getByText('착불')).toBeVisible();
  });

  test('in English, what is said of a home begins like a sentence', async () => {
    serve(
      order({ orderType: 'HomeMoving', services: [{ code: 'floorFrom', quantity: 3 }], flags: ['ElevatorFrom:no'] }),
    );
    await renderApp(<OrderDetail orderId="order-0001" sheet={undefined} renderShared={() => null} />, {
      user: member(),
      language: 'en',
    });
    expect(await screen.findByText('Floor 3 · no elevator')).toBeVisible();
  });

  test('an English page has Korean places, names, goods and requests read in Korean', async () => {
    const pickup = waypoint({ contactName: '김하늘', note: '벨 누르지 마세요' });
    const goods = { description: '도자기 상자', weightKg: 12 };
    const waypoints = [pickup, waypoint({ contactName: 'Jane', note: 'Ring twice' })];
    serve(order({ status: 2, driver, goods, waypoints }));
    await renderApp(<OrderDetail orderId="order-0001" sheet={undefined} renderShared={() => null} />, {
      user: member(),
      language: 'en',
    });
    const route = within(await screen.findByRole('region', { name: 'Route' }));
    const [address] = route.getAllByText(/^서울/);
    const written = screen.getByText(/^도자기 상자/);
    const plate = screen.getByText(driver.plateNo);
    for (const text of [address, route.getByText('김하늘'), route.getByText('벨 누르지 마세요'), written, plate])
      expect(text).toHaveAttribute('lang', 'ko');
    for (const text of [route.getByText('Jane'), route.getByText('Ring twice')])
      expect(text).not.toHaveAttribute('lang');
  });

  test('counts the items of a move beyond the catalogue', async () => {
    const own = { key: 'own-0', name: '대형 화분', widthCm: '60', depthCm: '60', heightCm: '120', quantity: 2 };
    const job = { ...EMPTY_HOME_MOVE, items: [{ code: 'boxMedium', quantity: 20 }], ownItems: [own] };
    serve(order({ orderType: 'HomeMoving', services: homeMoveServices(job), remark: homeMoveRemark(job, '천천히') }));
    await open();
    expect(await screen.findByText(/22개/)).toBeVisible();
  });

  test('offers a public link without names', async () => {
    wideScreen();
    serve(order());
    const { user } = await open();
    await user.click((await screen.findAllByRole('button', { name: '공유' }))[0] ?? document.body);
    const link = await screen.findByRole('textbox', { name: '주문 조회 링크' });
    expect(link).toHaveValue(`${env.siteUrl}/public/customer/b2c/order/order-0001`);
    expect(await screen.findByRole('img', { name: 'QR 코드' })).toBeVisible();
  });

  test('thanks for an order that was just created, and for no other', async () => {
    serve(order());
    markJustCreated('order-0001');
    const { unmount } = await open();
    expect(await screen.findByText('주문이 접수됐어요')).toBeVisible();
    unmount();

    markJustCreated('order-0002');
    await open();
    await screen.findByText('기사님을 찾고 있어요');
    expect(screen.queryByText('주문이 접수됐어요')).not.toBeInTheDocument();
  });

  test('thanks for no order that was cancelled right after', async () => {
    serve(order({ status: ORDER_STATUS.cancelled }));
    markJustCreated('order-0001');
    await open();
    expect(await screen.findByText('주문이 취소됐어요')).toBeVisible();
    expect(screen.queryByText('주문이 접수됐어요')).not.toBeInTheDocument();
  });

  test('of an unknown order says so and leads back', async () => {
    server.use(refuse('getOrder', 404, { msgId: 'NOT_FOUND', message: 'Not found.' }));
    await open();
    expect(await screen.findByText('주문을 찾을 수 없어요')).toBeVisible();
    expect(screen.getByRole('link', { name: '주문 내역' })).toHaveAttribute('href', '/orders');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that could not be loaded can be loaded again', async () => {
    server.use(refuse('getOrder', 500));
    const { user } = await open();
    await screen.findByText('주문을 불러오지 못했어요');
    serve(order());
    await user.click(await find('다시 시도'));
    expect(await screen.findByText('기사님을 찾고 있어요')).toBeVisible();
  });
});

describe('an order without a driver', () => {
  test('has one card that counts the search, and no empty card of a driver', async () => {
    setClock('2026-11-19T03:00:00Z');
    serve(order({ createdAt: '2026-11-19T02:59:18.000Z', appointmentAt: null, history: [] }));
    await open();
    expect(await screen.findByText('42초째 찾고 있어요')).toBeVisible();
    expect(screen.queryByRole('heading', { name: '기사님' })).not.toBeInTheDocument();
  });

  test('shows the driver when one is assigned, and says so once', async () => {
    serve(order());
    server.use(reply('getOrderStatus', () => progressOf(order())));
    await open();
    await screen.findByText('기사님을 찾고 있어요');
    serve(transit({ status: 2 }));
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    expect(await screen.findByText('배정됐어요')).toBeVisible();
    expect(await screen.findByRole('heading', { name: '기사님' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('배정됐어요')).not.toBeInTheDocument());
  });
});

test('what was opened and chosen stays when a tablet is turned', async () => {
  serve(transit({ orderType: 'HomeMoving' }));
  const { user } = await open();
  const price = await screen.findByText('요금 상세');
  await user.click(price);
  await user.click(await find('사진 추가'));
  await user.click(await screen.findByRole('radio', { name: '이사 후' }));
  const actions = () => screen.getByRole('region', { name: '주문 관리' });
  const isBefore = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(isBefore(actions(), price)).toBe(true);

  becomeWide();
  const after = await screen.findByRole('radio', { name: '이사 후' });
  await waitFor(() => expect(isBefore(after, actions())).toBe(true));
  expect(after).toBeChecked();
  expect(screen.getByText('요금 상세').closest('details')).toHaveAttribute('open');
});

test('an order that did not load keeps the retry button, and its focus, while it is tried again', async () => {
  server.use(refuse('getOrder', 503));
  const { user } = await open();
  await find('다시 시도');
  server.use(stall('getOrder'));
  await user.click(await find('다시 시도'));
  const button = screen.getByRole('button', { name: /다시 시도/ });
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(button).toHaveFocus();
});
