import { act, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Lazy from '@/ui/kit/layout/lazy-part';
import { OrderMap } from '@/ui/map/order-map';
import { renderApp } from '../../support/render';

const broken = vi.hoisted(() => ({ times: 0 }));

// A chunk that fails to load, as when the browser is offline or a new version is deployed.
vi.mock('@/ui/kit/layout/lazy-part', async (original) => {
  const { lazyPart } = await original<typeof Lazy>();
  return {
    lazyPart: ((load, options) =>
      lazyPart(() => {
        if (broken.times === 0) return load();
        broken.times -= 1;
        return Promise.reject(new Error('Failed to load chunk'));
      }, options)) satisfies typeof lazyPart,
  };
});
afterAll(() => vi.doUnmock('@/ui/kit/layout/lazy-part'));

const SEOUL = { lat: 37.5663, lng: 126.9779 };
const GANGNAM = { lat: 37.4979, lng: 127.0276 };
const DRIVER = { ...SEOUL, id: 'order-1', label: '1번 주문 열기', mark: '1' };

beforeEach(() => {
  // jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});

afterEach(() => {
  broken.times = 0;
  vi.unstubAllGlobals();
});

test('a map that fails to load says so, and loads on retry', async () => {
  broken.times = 1;
  const { user } = await renderApp(<OrderMap label="경로 지도" />);
  const region = screen.getByRole('region', { name: '경로 지도' });
  expect(await screen.findByText('화면 일부를 불러오지 못했어요.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: '다시 시도' }));

  expect(await screen.findByRole('application', { name: '지도' })).toBeVisible();
  expect(region).toBeInTheDocument();
});

test.each([
  ['idle', 'near'],
  ['near', 'idle'],
] as const)(
  'a map loads when the page is idle and it is near the screen, and keeps its place until then: first %s, then %s',
  async (first, second) => {
    const become = { idle: () => {}, near: () => {} };
    vi.stubGlobal('requestIdleCallback', (work: () => void) => {
      become.idle = work;
      return 1;
    });
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
          become.near = () => report([{ isIntersecting: true }]);
        }
        observe() {}
        disconnect() {}
      },
    );
    await renderApp(<OrderMap label="경로 지도" />);
    const map = screen.getByRole('region', { name: '경로 지도' });
    const region = within(map);

    act(() => become[first]());
    expect(map).not.toBeEmptyDOMElement();
    // A map far from the screen does not load, so nothing may say that it does.
    expect(region.queryAllByText('불러오는 중이에요')).toHaveLength(first === 'near' ? 1 : 0);
    expect(region.queryByRole('application')).not.toBeInTheDocument();
    act(() => become[second]());
    expect(await region.findByRole('application', { name: '지도' })).toBeVisible();
    expect(region.queryByText('불러오는 중이에요')).not.toBeInTheDocument();
  },
);

test('a map has a name and instructions and hides its drawing from screen readers', async () => {
  await renderApp(
    <OrderMap
      label="경로 지도"
      stops={[
        { ...SEOUL, kind: 'pickup', state: 'done' },
        { ...GANGNAM, kind: 'dropoff', state: 'current' },
      ]}
      drivers={[DRIVER]}
    />,
  );
  const map = await screen.findByRole('application', { name: '지도' });
  expect(map).toHaveAccessibleDescription(/텍스트로도 확인할 수 있어요/);
  const marks = map.querySelectorAll('[data-part="stop"], [data-part="driver"]');
  expect(marks).toHaveLength(3);
  for (const mark of marks) expect(mark.closest('[aria-hidden="true"]')).not.toBeNull();
});

test('a selectable driver is a button, by mouse and by keyboard', async () => {
  const onPick = vi.fn();
  const { user } = await renderApp(<OrderMap label="경로 지도" drivers={[DRIVER]} onPick={onPick} />);
  await user.click(await screen.findByRole('button', { name: '1번 주문 열기' }));
  screen.getByRole('button', { name: '1번 주문 열기' }).focus();
  await user.keyboard('{Enter}');
  expect(onPick.mock.calls).toEqual([['order-1'], ['order-1']]);
});

test('a place without coordinates is not drawn', async () => {
  await renderApp(<OrderMap label="경로 지도" drivers={[{ ...DRIVER, lat: 0, lng: 0 }]} onPick={vi.fn()} />);
  await screen.findByRole('application', { name: '지도' });
  expect(screen.queryByRole('button', { name: '1번 주문 열기' })).not.toBeInTheDocument();
});

test('the map can be zoomed and reset', async () => {
  const { user } = await renderApp(<OrderMap label="경로 지도" drivers={[DRIVER]} />);
  const map = await screen.findByRole('application', { name: '지도' });
  await user.click(screen.getByRole('button', { name: '축소' }));
  await user.click(screen.getByRole('button', { name: '확대' }));
  await user.click(screen.getByRole('button', { name: '모두 보이게' }));
  expect(map.querySelector('[data-part="driver"]')).toBeVisible();
});

test('between addresses alone the distance is said to be the straight line', async () => {
  await renderApp(<OrderMap label="배송 지도" straight={[SEOUL, GANGNAM]} />);
  const map = await screen.findByRole('application', { name: '지도' });
  expect(map.querySelector('[data-part="distance"]')).toHaveTextContent(/^직선거리 8\.\dkm$/);
});

test('a provider’s route has no straight-line distance', async () => {
  await renderApp(<OrderMap label="배송 지도" way={{ done: [SEOUL], todo: [SEOUL, GANGNAM] }} />);
  const map = await screen.findByRole('application', { name: '지도' });
  expect(map.querySelector('[data-part="distance"]')).toBeNull();
});

test('the driver is followed until the customer takes another view', async () => {
  const { user } = await renderApp(<OrderMap label="배송 지도" drivers={[{ ...SEOUL, id: 'driver', label: '' }]} />);
  const follow = await screen.findByRole('button', { name: '실시간 위치 보기' });
  await user.click(follow);
  expect(follow).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: '모두 보이게' }));
  expect(follow).toHaveAttribute('aria-pressed', 'false');
});

test('in another language the map begins with the whole', async () => {
  const { i18n } = await renderApp(<OrderMap label="배송 지도" drivers={[{ ...SEOUL, id: 'driver', label: '' }]} />);
  const follow = await screen.findByRole('button', { name: '실시간 위치 보기' });
  act(() => follow.click());
  expect(follow).toHaveAttribute('aria-pressed', 'true');
  await act(() => i18n.changeLanguage('en'));
  expect(await screen.findByRole('button', { name: 'Follow live' })).toHaveAttribute('aria-pressed', 'false');
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test('a screen reader hears where the driver is and how far the next stop is', async () => {
  await renderApp(
    <OrderMap
      label="배송 지도"
      drivers={[{ lat: 37.497, lng: 127.062, id: 'driver', label: '' }]}
      ahead={{ metres: 3_400, eta: { from: inMinutes(10), to: inMinutes(14) } }}
    />,
  );
  const map = await screen.findByRole('application', { name: '지도' });
  expect(map).toHaveAccessibleDescription(/현재 강남구 근처이고, 다음 목적지까지 3.4km, 약 12분 남았어요/);
});

test('the minutes to a stop that is hours away are not promised', async () => {
  await renderApp(
    <OrderMap
      label="배송 지도"
      drivers={[{ lat: 37.497, lng: 127.062, id: 'driver', label: '' }]}
      ahead={{ metres: 240_000, eta: { from: inMinutes(170), to: inMinutes(200) } }}
    />,
  );
  const map = await screen.findByRole('application', { name: '지도' });
  expect(map).toHaveAccessibleDescription(/다음 목적지까지 240.0km 남았어요/);
});

test('the vehicle faces along the route', async () => {
  const south = { lat: SEOUL.lat - 0.05, lng: SEOUL.lng };
  await renderApp(
    <OrderMap
      label="배송 지도"
      way={{ done: [], todo: [SEOUL, south] }}
      drivers={[{ ...SEOUL, id: 'driver', label: '' }]}
    />,
  );
  const map = await screen.findByRole('application', { name: '지도' });
  expect(map.querySelector<SVGElement>('[data-part="driver"] svg')?.style.getPropertyValue('rotate')).toBe('180deg');
});
