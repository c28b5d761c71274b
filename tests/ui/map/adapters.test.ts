import { Hono } from 'hono';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MapDriver, MapHandle, MapOptions, MapScene } from '@/ui/map/map-port';
import { inventedMap } from '../../../e2e/support/invented-map';
import { kakaoRoutes } from '../../../sandbox/vendors/kakao';
import { server } from '../../support/server';
import { runScripts } from '../../support/vendor-scripts';

const HOST = process.env.NEXT_PUBLIC_PROVIDER_HOST;
const CITY_HALL = { lat: 37.5663, lng: 126.9779 };
const GANGNAM = { lat: 37.4979, lng: 127.0276 };
const DRIVER: MapDriver = { ...GANGNAM, id: 'order-1', label: '1번 주문 열기', mark: '1' };
const SCENE: MapScene = {
  stops: [
    { ...CITY_HALL, kind: 'pickup', state: 'done' },
    { ...GANGNAM, kind: 'dropoff', state: 'current' },
  ],
  way: { done: [CITY_HALL, GANGNAM], todo: [] },
  straight: { points: [CITY_HALL, GANGNAM], label: '직선거리 8.8km' },
  drivers: [DRIVER],
};

const vendor = new Hono().route('/sandbox-kakao', kakaoRoutes());
const FILE = '/maps/city.0123456789ab.pmtiles';

function cityFile({ request }: { request: Request }) {
  const file = inventedMap(CITY_HALL);
  const [, from = '0', to = '0'] = /bytes=(\d+)-(\d+)/.exec(request.headers.get('range') ?? '') ?? [];
  const part = new Uint8Array(file.subarray(Number(from), Number(to) + 1));
  const range = `bytes ${from}-${Number(from) + part.length - 1}/${file.length}`;
  return new HttpResponse(part, { status: 206, headers: { 'Content-Range': range, ETag: '"one"' } });
}

/** Path2D and canvas are absent in jsdom, which draws nothing. */
class FakePath {
  moveTo = () => undefined;
  lineTo = () => undefined;
  closePath = () => undefined;
}

const KAKAO = { KAKAO_MAP_KEY: 'key', KAKAO_MAP_SDK_URL: `${HOST}/sandbox-kakao/v2/maps/sdk.js` };
const TILES = { MAP_TILE_URL: `${HOST}/tiles/{z}/{x}/{y}.png`, MAP_ATTRIBUTION: '© Tiles', MAP_MAX_ZOOM: '18' };

beforeEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(window, 'kakao');
  document.body.replaceChildren();
  vi.stubGlobal('Path2D', FakePath);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  // jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  server.use(
    http.get(`${HOST}/sandbox-kakao/*`, async ({ request }) => (await vendor.fetch(request)) as HttpResponse<string>), // boundary: any response will do
    http.get(`${HOST}${FILE}`, cityFile),
  );
  runScripts();
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

describe.each([
  ['the sketch', {}],
  ['a street map', { MAP_FILE: FILE }],
  ['image tiles', TILES],
  ['Kakao', KAKAO],
] as const)('%s', (name, variables: Record<string, string>) => {
  async function mounted(options: Partial<MapOptions> = {}) {
    for (const [variable, value] of Object.entries(variables)) vi.stubEnv(`NEXT_PUBLIC_${variable}`, value);
    vi.resetModules();
    const mount =
      name === 'Kakao'
        ? await (await import('@/ui/map/kakao/mount-map')).loadMap()
        : (await import('@/ui/map/leaflet/mount-map')).mountMap;
    const element = document.createElement('div');
    document.body.append(element);
    const map: MapHandle = mount(element, { locale: 'ko', isStill: true, isTouched: false, ...options });
    return { element, map };
  }
  const parts = (element: HTMLElement, part: string) => [
    ...element.querySelectorAll<HTMLElement>(`[data-part="${part}"]`),
  ];
  /** Where a map library put an element, in its own words. */
  const placeOf = (part: HTMLElement | undefined) => {
    const marker = part?.closest('.map-marker');
    return `${marker?.getAttribute('style')} ${marker?.parentElement?.getAttribute('style')}`;
  };
  const press = (element: HTMLElement, key: string) => {
    // Leaflet reads the number of the key, and ignores keys without the focus.
    const keyCode = { ArrowRight: 39, '+': 187 }[key];
    element.focus();
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    Object.defineProperty(event, 'keyCode', { value: keyCode });
    element.dispatchEvent(event);
  };

  test('shows the places, the driver and the straight distance, none of them to screen readers', async () => {
    const { element, map } = await mounted();
    map.show(SCENE);
    const marks = ['stop', 'driver', 'distance'].flatMap((part) => parts(element, part));
    expect(marks.map(({ dataset }) => dataset.part)).toEqual(['stop', 'stop', 'driver', 'distance']);
    for (const mark of marks) expect(mark.closest('[aria-hidden="true"]')).not.toBeNull();
    map.remove();
  });

  test.runIf(name === 'the sketch')('names what is around the view, wherever that is moved', async () => {
    const { element, map } = await mounted();
    const names = () => parts(element, 'place').map(({ textContent }) => textContent);
    map.show(SCENE);
    expect(names()).toContain('강남구');
    expect(names()).not.toContain('부산');
    map.moveTo({ lat: 35.18, lng: 129.076 });
    expect(names()).toContain('부산');
    expect(names()).not.toContain('강남구');
  });

  test.runIf(name === 'the sketch')('writes no name where a stop would hide it', async () => {
    const { element, map } = await mounted();
    const yongsan = { lat: 37.5345, lng: 126.988 };
    map.show({ ...SCENE, stops: [{ ...yongsan, kind: 'pickup', state: 'done' }], straight: null });
    const names = parts(element, 'place');
    expect(names.find(({ textContent }) => textContent === '용산구')).not.toBeVisible();
    expect(names.find(({ textContent }) => textContent === '중구')).toBeVisible();
    map.show({ ...SCENE, stops: [], straight: null });
    expect(names.find(({ textContent }) => textContent === '용산구')).toBeVisible();
    map.remove();
  });

  test('keeps what did not change, and moves what did', async () => {
    const { element, map } = await mounted();
    map.show(SCENE);
    const [stop] = parts(element, 'stop');
    const [driver] = parts(element, 'driver');
    const before = placeOf(driver);
    map.show({ ...SCENE, drivers: [{ ...DRIVER, lat: DRIVER.lat + 0.01 }] });
    expect(parts(element, 'stop')[0]).toBe(stop);
    expect(parts(element, 'driver')[0]).toBe(driver);
    expect(placeOf(driver)).not.toBe(before);
    map.show({ ...SCENE, stops: [], straight: null, drivers: [] });
    expect(parts(element, 'stop')).toEqual([]);
    expect(parts(element, 'driver')).toEqual([]);
    expect(parts(element, 'distance')).toEqual([]);
    map.remove();
  });

  test('a driver who can be picked is a button', async () => {
    const onPick = vi.fn();
    const { element, map } = await mounted({ onPick });
    map.show(SCENE);
    const [driver] = parts(element, 'driver');
    driver?.click();
    expect(driver).toHaveAccessibleName('1번 주문 열기');
    expect(driver?.closest('[aria-hidden="true"]')).toBeNull();
    expect(onPick).toHaveBeenCalledExactlyOnceWith('order-1');
    map.remove();
  });

  test('a fleet is grouped, and a group comes apart with the focus inside', async () => {
    const { element, map } = await mounted({ onPick: vi.fn(), groupLabel: (count) => `주문 ${count}건` });
    const drivers = Array.from({ length: 200 }, (_, index) => ({
      ...DRIVER,
      id: `order-${index}`,
      label: `${index + 1}번 주문 열기`,
      // Two places, 9 km apart.
      lat: (index < 120 ? CITY_HALL : GANGNAM).lat + (index % 10) / 2_000,
      lng: (index < 120 ? CITY_HALL : GANGNAM).lng + (index % 12) / 2_000,
    }));
    map.show({ ...SCENE, drivers });
    const alone = () => parts(element, 'driver').filter(({ textContent }) => textContent === 'far');
    const [first = DRIVER, ...others] = drivers;
    map.show({ ...SCENE, drivers: [{ ...first, lat: 36.2, mark: 'far' }, ...others] });
    await vi.waitFor(() => expect(alone()).toHaveLength(1), { timeout: 3_000 });
    map.show({ ...SCENE, drivers });
    await vi.waitFor(() => expect(alone()).toHaveLength(0), { timeout: 3_000 });
    const count = () => parts(element, 'group').reduce((sum, group) => sum + Number(group.textContent), 0);
    expect(parts(element, 'group').length).toBeLessThan(30);
    expect(count() + parts(element, 'driver').length).toBe(200);
    const [group] = parts(element, 'group');
    const size = Number(group?.textContent);
    expect(group).toHaveAccessibleName(`주문 ${size}건`);
    group?.focus();
    group?.click();
    await vi.waitFor(() => expect(group).not.toBeInTheDocument());
    expect(count() + parts(element, 'driver').length).toBe(200);
    const focused = document.activeElement;
    expect(focused).toHaveAttribute('data-part');
    expect(Number(focused?.textContent)).toBeLessThan(size);
    map.remove();
  });

  test('follows the driver until the customer takes another view', async () => {
    const onUnfollow = vi.fn();
    const { element, map } = await mounted({ onUnfollow });
    map.show(SCENE);
    map.follow();
    map.zoom(1);
    expect(onUnfollow).not.toHaveBeenCalled();
    press(element, 'ArrowRight');
    expect(onUnfollow).toHaveBeenCalledOnce();
    map.follow();
    map.fit();
    expect(onUnfollow).toHaveBeenCalledTimes(2);
    map.remove();
  });

  test('tells the middle after a movement of the customer, not after its own', async () => {
    const onCentre = vi.fn();
    const onMoveStart = vi.fn();
    const { element, map } = await mounted({ onCentre, onMoveStart });
    map.moveTo(CITY_HALL);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(onCentre).not.toHaveBeenCalled();
    expect(onMoveStart).not.toHaveBeenCalled();
    press(element, 'ArrowRight');
    await vi.waitFor(() => expect(onCentre).toHaveBeenCalled());
    expect(onMoveStart).toHaveBeenCalledBefore(onCentre);
    const [{ lat, lng }] = onCentre.mock.lastCall as [{ lat: number; lng: number }]; // boundary: the port's own arguments
    expect(lat).toBeCloseTo(CITY_HALL.lat, 3);
    expect(lng).toBeGreaterThan(CITY_HALL.lng);
    expect(lng - CITY_HALL.lng).toBeLessThan(0.01);
    map.remove();
  });

  test('a turn of the wheel just before the map goes away does no harm', async () => {
    const { element, map } = await mounted();
    map.show(SCENE);
    vi.useFakeTimers();
    const turn = new WheelEvent('wheel', { deltaY: -200, ctrlKey: true, bubbles: true, cancelable: true });
    (element.querySelector('[data-part="stop"]') ?? element).dispatchEvent(turn);
    map.remove();
    expect(() => vi.advanceTimersByTime(1_000)).not.toThrow();
  });

  test('a fling just before the map goes away does no harm', async () => {
    const { element, map } = await mounted({ isStill: false });
    map.show(SCENE);
    const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', failed);
    const mouse = (type: string, clientX: number) => {
      const event = new MouseEvent(type, { clientX, clientY: 100, bubbles: true, cancelable: true });
      // Leaflet reads the old name of the button, which jsdom does not have.
      return Object.defineProperty(event, 'which', { value: 1 });
    };
    const ground = element.querySelector('.leaflet-map-pane') ?? element;
    ground.dispatchEvent(mouse('mousedown', 300));
    for (const x of [280, 200, 100]) {
      await nextFrame();
      ground.dispatchEvent(mouse('mousemove', x));
    }
    ground.dispatchEvent(mouse('mouseup', 100));
    map.remove();
    await nextFrame();
    await nextFrame();
    window.removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
  });

  test('knows a name nearby, and leaves nothing behind', async () => {
    const { element, map } = await mounted();
    map.show(SCENE);
    expect(map.placeNear({ lat: 37.497, lng: 127.062 })).toBe('강남구');
    expect(map.placeNear({ lat: 36.2, lng: 125.1 })).toBeNull();
    map.remove();
    expect(element.childElementCount).toBe(0);
  });
});
