import { focusManager, onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrderRoute, PublicOrder as PublicOrderData } from '@/api/order/order-requests';
import { DEFAULT_LOCALE, type Locale } from '@/config/locales';
import { env } from '@/config/env';
import { PublicOrder } from '@/features/public-order/public-order';
import { breakConnection, refuse, reply, stall } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

const NOW = Date.parse('2026-11-21T05:00:00Z');
const ROUTE = '/public/customer/[organization_id]/order/[order_id]';
const ADDRESS = { organization_id: 'platform', order_id: 'order-0001' };

const shared = (over: Partial<PublicOrderData> = {}): PublicOrderData => ({
  id: 'order-0001',
  orderNo: '261121-000001',
  organizationName: null,
  orderType: 'Quick',
  status: 8,
  createdAt: '2026-11-21T04:00:00.000Z',
  appointmentAt: null,
  updatedAt: '2026-11-21T04:59:30.000Z',
  eta: { from: '2026-11-21T05:20:00.000Z', to: '2026-11-21T05:35:00.000Z' },
  vehicleClass: 'motorcycle',
  waypoints: [
    {
      roadAddress: '서울특별시 중구 세종대로 110',
      contactName: '김*늘',
      mobileNo: '010-****-5678',
      state: 'done',
      doneAt: '2026-11-21T04:40:00.000Z',
    },
    {
      roadAddress: '서울특별시 강남구 강남대로 396',
      contactName: '이*연',
      mobileNo: '010-****-5432',
      state: 'current',
      doneAt: null,
    },
  ],
  driver: { name: '박*호', vehicleClass: 'motorcycle', plateNo: '서울 12가 3456' },
  history: [
    { status: 1, at: '2026-11-21T04:00:00.000Z' },
    { status: 2, at: '2026-11-21T04:10:00.000Z' },
    { status: 8, at: '2026-11-21T04:40:00.000Z' },
  ],
  images: [],
  ...over,
});

const way = (over: Partial<OrderRoute> = {}): OrderRoute => ({
  path: [],
  distanceMetres: 10_000,
  remainingMetres: 3_200,
  driver: null,
  updatedAt: '2026-11-21T04:59:30.000Z',
  ...over,
});

const SOME_WAY = [
  { lat: 37.5, lng: 127 },
  { lat: 37.55, lng: 127.05 },
];

/** Serves the order and counts the requests for it. */
function answering(over: Partial<PublicOrderData> = {}) {
  const asked = vi.fn();
  server.use(
    // First, because its path looks like an order of an organization named "route".
    reply('getGuestOrderRoute', () => way()),
    reply('getGuestOrder', () => {
      asked();
      return shared(over);
    }),
  );
  return asked;
}

const open = (language: Locale = DEFAULT_LOCALE) =>
  renderApp(<PublicOrder />, { router: { pathname: ROUTE, query: ADDRESS }, language });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
});
afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

test.each([
  ['2026-11-21T06:00:00.000Z', true],
  ['2026-11-21T04:30:00.000Z', false],
])('a recipient reads when the pickup is as long as it is ahead: %s', async (appointmentAt, isAhead) => {
  answering({ status: 1, appointmentAt, eta: null, driver: null, history: [] });
  await open();
  expect(await screen.findByText(isAhead ? /15:00 픽업 예정이에요/ : '기사님을 찾고 있어요')).toBeVisible();
});

test('a recipient sees the arrival, the position, the driver and the time of the last update', async () => {
  answering();
  await open();
  expect(await screen.findByText('14:20~14:35 도착 예정')).toBeVisible();
  expect(screen.getByText('13:59 기준')).toBeVisible();
  expect(await screen.findByText('도착지까지 3.2km')).toBeVisible();
  expect(screen.getByText(/전체 경로의 68% 이동/)).toBeInTheDocument();
  expect(await screen.findByText('박*호')).toBeVisible();
  expect(screen.getByText(/서울 12가 3456/)).toBeVisible();
  expect(screen.getByRole('list', { name: '진행 상황' })).toHaveTextContent('접수 완료');
});

test('an English page has the driver and the plate read in Korean', async () => {
  answering();
  await open('en');
  expect(await screen.findByText('박*호')).toHaveAttribute('lang', 'ko');
  expect(screen.getByText('서울 12가 3456')).toHaveAttribute('lang', 'ko');
});

test('an order that nothing happened to since an earlier day shows the day of its last update', async () => {
  answering({ updatedAt: '2026-11-20T11:18:00.000Z' });
  await open();
  expect(await screen.findByText('11월 20일 (금) 20:18 기준')).toBeVisible();
});

test('no full name and no full number reaches the page, whatever the provider sends', async () => {
  answering({
    waypoints: [
      { roadAddress: '세종대로 110', contactName: '김하늘', mobileNo: '+821012345678;+82212345678', state: 'done' },
      { roadAddress: '강남대로 396', contactName: '이서연', mobileNo: '01098765432', state: 'current' },
    ],
    driver: { name: '박진호', vehicleClass: 'motorcycle', plateNo: '서울 12가 3456' },
  });
  const { container } = await open();
  expect(await screen.findByText('김*늘 · 010-****-5678 · 02-****-5678')).toBeVisible();
  for (const secret of ['김하늘', '이서연', '박진호', '1234-5678', '12345678', '98765432', '9876-5432']) {
    expect(container.innerHTML).not.toContain(secret);
  }
  expect(container.querySelector('a[href^="tel:0"], a[href^="tel:+"]')).toBeNull();
});

test.each([401, 403, 404, 410])('a response of %s shows the same not-found page, with ways to ask', async (status) => {
  server.use(refuse('getGuestOrder', status));
  await open();
  expect(await screen.findByRole('heading', { name: '주문을 찾을 수 없어요' })).toBeVisible();
  // The number is at the bottom of every public page.
  expect(screen.getByText(/고객센터에 문의/)).toBeVisible();
  expect(screen.getByRole('link', { name: /고객센터 바로가기/ })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.queryByRole('button', { name: '다시 시도' })).not.toBeInTheDocument();
});

test.each([408, 429])('a response of %s is not a closed link: it can be retried', async (status) => {
  server.use(refuse('getGuestOrder', status));
  await open();
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
});

test('a broken connection is not a closed link: it can be retried', async () => {
  server.use(breakConnection('getGuestOrder'));
  const { user } = await open();
  await screen.findByText('불러오지 못했어요');
  answering();
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('14:20~14:35 도착 예정')).toBeVisible();
});

test('a link that did not load keeps its retry button while it is asked for again', async () => {
  server.use(breakConnection('getGuestOrder'));
  await open();
  const button = await screen.findByRole('button', { name: '다시 시도' });
  button.focus();
  server.use(stall('getGuestOrder'));
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(button).toHaveFocus();
});

test('a provider that sends no lengths leaves no distance on the page', async () => {
  answering();
  server.use(
    reply('getGuestOrderRoute', () => way({ path: SOME_WAY, distanceMetres: 0, remainingMetres: 0 })),
    reply('getGuestOrder', () => shared()),
  );
  await open();
  expect(await screen.findByRole('region', { name: '경로 지도' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/0m|0%|도착지까지/);
});

test('an order whose time is unknown does not show the time of the last update as its own', async () => {
  const { createdAt: _createdAt, ...order } = shared({ history: [] });
  server.use(
    reply('getGuestOrderRoute', () => way()),
    reply('getGuestOrder', () => order),
  );
  await open();
  const steps = await screen.findByRole('list', { name: '진행 상황' });
  expect(steps).toHaveTextContent('접수 완료');
  expect(steps).not.toHaveTextContent('13:59');
});

test.each([
  ['in progress', { from: '2026-11-21T05:20:00.000Z', to: '2026-11-21T05:35:00.000Z' }, 15_000],
  ['shortly before the arrival', { from: '2026-11-21T05:05:00.000Z', to: '2026-11-21T05:35:00.000Z' }, 5_000],
] as const)('%s it is polled at the planned interval', async (_when, eta, every) => {
  const asked = answering({ eta });
  await open();
  await screen.findByText(/도착 예정/);
  await pass(every + 500);
  expect(asked).toHaveBeenCalledTimes(2);
  await pass(every);
  expect(asked).toHaveBeenCalledTimes(3);
});

test('a failing provider is polled at growing intervals', async () => {
  const asked = answering();
  await open();
  await screen.findByText('14:20~14:35 도착 예정');
  server.use(refuse('getGuestOrder', 503));
  const tried = vi.fn();
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('/guest/orders/platform/')) tried();
  });
  await pass(240_000);
  expect(asked).toHaveBeenCalledTimes(1);
  // At the slow interval it would have been sixteen times.
  expect(tried.mock.calls.length).toBeLessThan(8);
  server.events.removeAllListeners('request:start');
});

test('a hidden tab sends no requests, and one at once when it is shown', async () => {
  const asked = answering();
  await open();
  await screen.findByText('14:20~14:35 도착 예정');
  act(() => focusManager.setFocused(false));
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
  act(() => focusManager.setFocused(true));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

test('offline it sends no requests and shows since when', async () => {
  const asked = answering();
  await open();
  await screen.findByText('14:20~14:35 도착 예정');
  act(() => onlineManager.setOnline(false));
  expect(await screen.findByText('인터넷 연결이 끊겼어요. 13:59 기준 정보예요.')).toBeVisible();
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a finished order is not polled', async () => {
  const asked = answering({ status: 3, history: [{ status: 3, at: '2026-11-21T04:50:00.000Z' }] });
  await open();
  expect(await screen.findByText('11월 21일 (토) 13:50에 배송을 완료했어요')).toBeVisible();
  await pass(300_000);
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  await pass(1000);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('outdated information is marked as outdated', async () => {
  answering({ updatedAt: '2026-11-21T04:50:00.000Z' });
  await open();
  expect(await screen.findByText(/10분 전 정보예요/)).toBeVisible();
});

test('an unknown status breaks nothing', async () => {
  answering({
    status: 42,
    eta: null,
    driver: null,
    images: ['javascript:alert(1)', `${env.filesHost}/files/2`].map((url) => ({
      id: url,
      url,
      createdAt: '2026-11-21T04:50:00.000Z',
    })),
  });
  const { container } = await open();
  expect(await screen.findByText('상태를 확인하고 있어요')).toBeVisible();
  expect(await screen.findByRole('img', { name: /^주문 사진/ })).toHaveAttribute('src', `${env.filesHost}/files/2`);
  expect(container.innerHTML).not.toContain('javascript:');
});

test('before the pickup no remaining distance is shown', async () => {
  answering({ status: 2 });
  await open();
  expect(await screen.findByText('기사님이 픽업하러 가고 있어요')).toBeVisible();
  await pass(1_000);
  expect(screen.queryByText(/까지 3.2km|전체 경로/)).not.toBeInTheDocument();
});

test.each([
  [3, '11월 21일 (토) 13:50에 이사를 완료했어요'],
  [4, '이사를 완료하지 못했어요'],
])('a move of status %s ends with the texts of a move', async (status, words) => {
  answering({ orderType: 'HomeMoving', status, history: [{ status, at: '2026-11-21T04:50:00.000Z' }] });
  await open();
  expect(await screen.findByText(words)).toBeVisible();
});

test('a recipient sees an unpaid order as being placed, and no payment', async () => {
  answering({ status: 7, eta: null, driver: null, history: [{ status: 7, at: '2026-11-21T04:00:00.000Z' }] });
  await open();
  expect(await screen.findByText('접수 중')).toBeVisible();
  expect(screen.getByText('접수를 마무리하고 있어요')).toBeVisible();
  expect((await screen.findByRole('list', { name: '진행 상황' })).textContent).toMatch(/^접수 완료 \(예정\)/);
  expect(document.body).not.toHaveTextContent('결제');
});

test('a recipient sees who sends what, and the minutes left', async () => {
  answering({ goods: '서류 봉투', eta: { from: '2026-11-21T05:20:00.000Z', to: '2026-11-21T05:36:00.000Z' } });
  await open();
  expect(await screen.findByText('약 28분 남았어요')).toBeVisible();
  expect(screen.getByText('보내는 분: 김*늘님 · 서류 봉투')).toBeVisible();
});

test('a move has an owner instead of a sender', async () => {
  answering({ orderType: 'HomeMoving' });
  await open();
  expect(await screen.findByText('김*늘님의 이사')).toBeVisible();
});

test('the driver can be called by a safe number alone, until the order is over', async () => {
  const driver = { name: '박*호', vehicleClass: 'motorcycle', plateNo: '서울 12가 3456' };
  const call = () => screen.queryByRole('link', { name: '기사님께 전화하기' });
  answering({ driver: { ...driver, mobileNo: '+8250712345678' } });
  const { unmount } = await open();
  expect(await screen.findByText('박*호')).toBeVisible();
  expect(call()).toHaveAttribute('href', 'tel:+8250712345678');
  unmount();

  answering({ driver: { ...driver, mobileNo: '8250712345678' } });
  const withoutPlus = await open();
  expect(await screen.findByText('박*호')).toBeVisible();
  expect(call()).toHaveAttribute('href', 'tel:+8250712345678');
  withoutPlus.unmount();

  for (const over of [
    { driver: { ...driver, mobileNo: '+821012345678' } },
    { status: 3, driver: { ...driver, mobileNo: '+8250712345678' } },
  ]) {
    answering(over);
    const app = await open();
    expect(await screen.findByText('박*호')).toBeVisible();
    expect(call()).not.toBeInTheDocument();
    app.unmount();
  }
});

test('while a driver is sought, one card shows for how long, and none is empty', async () => {
  answering({ status: 1, eta: null, driver: null, createdAt: '2026-11-21T04:58:55.000Z', history: [] });
  await open();
  expect(await screen.findByText('1분 5초째 찾고 있어요')).toBeVisible();
  await pass(2_000);
  expect(screen.getByText('1분 7초째 찾고 있어요')).toBeVisible();
  expect(screen.queryByRole('heading', { name: '기사님' })).not.toBeInTheDocument();
});

test('a part that cannot be read is left out and counted', async () => {
  server.use(
    reply('getGuestOrderRoute', () => way()),
    // @ts-expect-error -- a provider that sends a photo without an address
    reply('getGuestOrder', () => shared({ images: [{ id: 'image-1', createdAt: '2026-11-21T04:40:00.000Z' }] })),
  );
  await open();
  expect(await screen.findByText('이 화면의 항목 1개를 불러오지 못했어요.')).toBeVisible();
  expect(screen.getByText('14:20~14:35 도착 예정')).toBeVisible();
});
