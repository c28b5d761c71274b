import { act, screen } from '@testing-library/react';
import { Hono } from 'hono';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { OrderMap } from '@/ui/map/order-map';
import { kakaoRoutes } from '../../../sandbox/vendors/kakao';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';
import { runScripts } from '../../support/vendor-scripts';

const SDK = vi.hoisted(() => {
  const url = `${process.env.NEXT_PUBLIC_PROVIDER_HOST}/sandbox-kakao/v2/maps/sdk.js`;
  // Read when the modules load.
  vi.stubEnv('NEXT_PUBLIC_KAKAO_MAP_KEY', 'key');
  vi.stubEnv('NEXT_PUBLIC_KAKAO_MAP_SDK_URL', url);
  return url;
});
const SEOUL = { lat: 37.5663, lng: 126.9779 };
const DRIVER = { ...SEOUL, id: 'order-1', label: '' };
const vendor = new Hono().route('/sandbox-kakao', kakaoRoutes());

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  runScripts();
});

const serveSdk = (until?: Promise<undefined>) =>
  server.use(
    http.get(SDK, async ({ request }) => {
      await until;
      return (await vendor.fetch(request)) as HttpResponse<string>; // boundary: any response will do
    }),
  );

const showMap = () => renderApp(<OrderMap label="경로 지도" drivers={[DRIVER]} />);
const sketch = () => screen.findByText(/^간이 지도/);
const driver = () => document.querySelector('[data-part="driver"]');
const kakaoTiles = () => document.querySelectorAll('img[role="presentation"]').length;

test('a refused key or a blocked script leaves the sketch, with everything on it', async () => {
  server.use(http.get(SDK, () => HttpResponse.json({ errorType: 'AccessDeniedError' }, { status: 401 })));
  await showMap();
  expect(await sketch()).toBeVisible();
  await vi.waitFor(() => expect(driver()).not.toBeNull());
  expect(kakaoTiles()).toBe(0);
});

test('the sketch stands in for a slow script, and a followed driver stays followed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const delivery = new EventTarget();
  serveSdk(new Promise((resolve) => delivery.addEventListener('now', () => resolve(undefined))));
  const { user } = await showMap();
  await screen.findByRole('application', { name: '지도' });
  expect(screen.queryByText(/^간이 지도/)).not.toBeInTheDocument();

  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(await sketch()).toBeVisible();
  const follow = screen.getByRole('button', { name: '실시간 위치 보기' });
  await user.click(follow);

  delivery.dispatchEvent(new Event('now'));
  await vi.waitFor(() => expect(kakaoTiles()).toBeGreaterThan(0));
  expect(screen.queryByText(/^간이 지도/)).not.toBeInTheDocument();
  expect(driver()).not.toBeNull();
  expect(follow).toHaveAttribute('aria-pressed', 'true');
});

test('the script shows the map and its own mark, without a mark of ours', async () => {
  serveSdk();
  await showMap();
  await vi.waitFor(() => expect(kakaoTiles()).toBeGreaterThan(0));
  expect(screen.getByText(/Kakao/)).toBeVisible();
  expect(screen.queryByText(/^간이 지도/)).not.toBeInTheDocument();
  await vi.waitFor(() => expect(driver()).not.toBeNull());
});

test('a script that cannot draw leaves the sketch', async () => {
  serveSdk();
  await showMap();
  await vi.waitFor(() => expect(kakaoTiles()).toBeGreaterThan(0));
  vi.spyOn(kakao.maps, 'Map').mockImplementation(function throwing() {
    throw new TypeError('This document requires TrustedHTML');
  });
  document.body.replaceChildren();
  await showMap();
  expect(await sketch()).toBeVisible();
  expect(kakaoTiles()).toBe(0);
});
