import { Browser } from 'leaflet';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MapOptions, MapScene, MountMap } from '@/ui/map/map-port';
import { mountMap } from '@/ui/map/leaflet/mount-map';
import { EMPTY_SCENE } from '@/ui/map/scene';
import { pictureUntilUsed } from '@/ui/map/sketch/until-used';
import { StillResizeObserver } from '../../support/media';

const CITY_HALL = { lat: 37.5663, lng: 126.9779 };
const GANGNAM = { lat: 37.4979, lng: 127.0276 };
const INCHEON = { lat: 37.4563, lng: 126.7052 };
const BUSAN = { lat: 35.1796, lng: 129.0756 };
const DRIVER = { ...GANGNAM, id: 'order-1', label: '1번 주문 열기' };
const SCENE: MapScene = {
  stops: [
    { ...CITY_HALL, kind: 'pickup', state: 'done' },
    { ...GANGNAM, kind: 'dropoff', state: 'current' },
  ],
  way: { done: [CITY_HALL], todo: [CITY_HALL, GANGNAM] },
  straight: { points: [CITY_HALL, INCHEON], label: '직선거리 27.1km' },
  drivers: [DRIVER],
};

// Without it Leaflet knows no zoom levels between the whole ones.
const canTransform = Browser.any3d;
let size = { width: 400, height: 300 };
let maps: { remove: () => void }[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  Object.assign(Browser, { any3d: true });
  document.body.replaceChildren();
  size = { width: 400, height: 300 };
  // jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => size.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => size.height);
});

afterEach(() => {
  for (const map of maps) map.remove();
  maps = [];
  Object.assign(Browser, { any3d: canTransform });
});

function mountedBy(mount: MountMap, options: Partial<MapOptions> = {}) {
  const element = document.createElement('div');
  document.body.append(element);
  const map = mount(element, { locale: 'ko', isStill: true, isTouched: false, ...options });
  maps.push(map);
  return { element, map };
}
const mounted = (options?: Partial<MapOptions>) =>
  mountedBy(
    pictureUntilUsed(() => Promise.resolve(mountMap)),
    options,
  );

const parts = (element: HTMLElement, part: string) => [
  ...element.querySelectorAll<HTMLElement>(`[data-part="${part}"]`),
];
const isPicture = (element: HTMLElement) => element.querySelector('.map-picture') !== null;
const becomesMap = (element: HTMLElement) => vi.waitFor(() => expect(isPicture(element)).toBe(false));

/** Pixels from the left upper corner; Leaflet moves a marker by its margin into its middle. */
function middleOf(part: HTMLElement): string {
  const { style } = part.closest<HTMLElement>('.map-marker') ?? part;
  const [right = 0, down = 0] = (style.transform.match(/-?[\d.]+(?=px)/g) ?? []).map(Number);
  const pixels = (value: string) => Number.parseFloat(value) || 0;
  const x = right + pixels(style.left) + pixels(style.marginLeft) + pixels(style.width) / 2;
  const y = down + pixels(style.top) + pixels(style.marginTop) + pixels(style.height) / 2;
  return `${part.dataset.part} ${part.textContent} ${x} ${y} ${style.zIndex}`;
}
const shownMarks = (element: HTMLElement) => ['stop', 'driver', 'distance'].flatMap((part) => parts(element, part));
/** The names in the frame that nothing covers. */
const shownNames = (element: HTMLElement) =>
  parts(element, 'place')
    .filter((name) => name.style.visibility !== 'hidden')
    .map((name) => middleOf(name).split(' '))
    .filter(
      ([, , x, y]) =>
        Math.abs(Number(x) * 2 - size.width) < size.width && Math.abs(Number(y) * 2 - size.height) < size.height,
    )
    .map(([, name, x, y]) => `${name} ${x} ${y}`)
    .toSorted();
const lineOf = (element: HTMLElement, className: string) =>
  element.querySelector(`path.${className}`)?.getAttribute('d')?.match(/-?\d+/g) ?? [];

describe('a picture of the sketch', () => {
  test('shows the places, the way, the driver and the names, none of them to screen readers', () => {
    const { element, map } = mounted();
    map.show(SCENE);
    expect(isPicture(element)).toBe(true);
    expect(shownMarks(element).map(({ dataset }) => dataset.part)).toEqual(['stop', 'stop', 'driver', 'distance']);
    expect(parts(element, 'place').map(({ textContent }) => textContent)).toContain('인천');
    for (const mark of [...shownMarks(element), ...parts(element, 'place')])
      expect(mark.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(lineOf(element, 'map-way')).toHaveLength(4);
  });

  test.each([
    ['a phone', { width: 342, height: 280 }, SCENE],
    ['a low frame', { width: 328, height: 160 }, { ...SCENE, straight: null }],
    ['a desktop', { width: 1_021, height: 615 }, { ...SCENE, stops: [] }],
    ['the whole country', { width: 500, height: 400 }, { ...SCENE, drivers: [{ ...DRIVER, ...BUSAN }] }],
    [
      'one place',
      { width: 500, height: 400 },
      { ...SCENE, ...{ stops: [], way: { done: [], todo: [] }, straight: null } },
    ],
    [
      'one street',
      { width: 500, height: 400 },
      { ...EMPTY_SCENE, drivers: [DRIVER, { ...DRIVER, id: 'order-2', lat: DRIVER.lat + 0.0004 }] },
    ],
  ] as const)('lies where the map will be: %s', async (_, frame, scene: MapScene) => {
    size = frame;
    const { element, map } = mounted();
    map.show(scene);
    const marks = shownMarks(element).map(middleOf);
    const names = shownNames(element);
    const way = lineOf(element, 'map-way');
    window.dispatchEvent(new Event('pointermove'));
    await becomesMap(element);
    expect(shownMarks(element).map(middleOf)).toEqual(marks);
    expect(shownNames(element)).toEqual(names);
    map.fit();
    expect(shownMarks(element).map(middleOf)).toEqual(marks);
    // Leaflet clips lines outside the view.
    if (way.length === 4) expect(lineOf(element, 'map-way')).toEqual(way);
  });

  test('in a frame without room shows as much as it can', () => {
    size = { width: 90, height: 90 };
    const { element, map } = mounted();
    map.show(SCENE);
    expect(shownMarks(element).map(middleOf)).not.toContainEqual(expect.stringContaining('NaN'));
    expect(parts(element, 'place').map(({ textContent }) => textContent)).toContain('서울');
  });

  test('follows its driver and new content', () => {
    const { element, map } = mounted();
    map.show(SCENE);
    const [driver] = parts(element, 'driver');
    const before = parts(element, 'driver').map(middleOf);
    map.show({ ...SCENE, drivers: [{ ...DRIVER, lat: DRIVER.lat + 0.01 }] });
    expect(parts(element, 'driver')[0]).toBe(driver);
    expect(parts(element, 'driver').map(middleOf)).not.toEqual(before);
    const stops = parts(element, 'stop').map(middleOf);
    map.show({ ...SCENE, drivers: [DRIVER, { ...DRIVER, ...BUSAN, id: 'order-2' }] });
    expect(parts(element, 'driver')).toHaveLength(2);
    expect(parts(element, 'stop').map(middleOf)).not.toEqual(stops);
  });

  test('fits itself to another size of its frame', () => {
    const observers = new Set<ResizeObserverCallback>();
    vi.stubGlobal(
      'ResizeObserver',
      class extends StillResizeObserver {
        constructor(callback: ResizeObserverCallback) {
          super();
          observers.add(callback);
        }
      },
    );
    const { element, map } = mounted();
    map.show(SCENE);
    const before = shownMarks(element).map(middleOf);
    size = { width: 700, height: 500 };
    for (const callback of observers) callback([], new StillResizeObserver());
    expect(shownMarks(element).map(middleOf)).not.toEqual(before);
  });

  test('becomes the map with the driver where he is now, not with another view', async () => {
    const { element, map } = mounted();
    map.show(SCENE);
    const stops = parts(element, 'stop').map(middleOf);
    map.show({ ...SCENE, drivers: [{ ...DRIVER, ...BUSAN }] });
    const driver = parts(element, 'driver').map(middleOf);
    window.dispatchEvent(new Event('wheel'));
    await becomesMap(element);
    expect(parts(element, 'stop').map(middleOf)).toEqual(stops);
    expect(parts(element, 'driver').map(middleOf)).toEqual(driver);
  });

  test('stays a picture, and loads no map, until the customer does something', async () => {
    const load = vi.fn(() => Promise.resolve(mountMap));
    const mount = pictureUntilUsed(load);
    const { element, map } = mountedBy(mount);
    map.show(SCENE);
    await vi.advanceTimersByTimeAsync(200);
    expect(load).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('keydown'));
    await becomesMap(element);
    expect(load).toHaveBeenCalledOnce();
    // The next one begins as a map.
    const next = mountedBy(mount);
    next.map.show(SCENE);
    expect(shownMarks(next.element)).toHaveLength(4);
    expect(isPicture(next.element)).toBe(false);
  });

  test('does what was pressed before the map was there', async () => {
    const onUnfollow = vi.fn();
    const { element, map } = mounted({ onUnfollow });
    map.show(SCENE);
    const stops = parts(element, 'stop').map(middleOf);
    map.zoom(1);
    map.follow();
    await becomesMap(element);
    expect(parts(element, 'stop').map(middleOf)).not.toEqual(stops);
    expect(parts(element, 'driver').map(middleOf)).toEqual(['driver  200 150 1150']);
    map.fit();
    expect(onUnfollow).toHaveBeenCalledOnce();
    expect(parts(element, 'stop').map(middleOf)).toEqual(stops);
  });

  test('stops following as soon as the whole is asked for', () => {
    const onUnfollow = vi.fn();
    const { map } = mounted({ onUnfollow });
    map.show(SCENE);
    map.follow();
    expect(onUnfollow).not.toHaveBeenCalled();
    map.fit();
    expect(onUnfollow).toHaveBeenCalledOnce();
  });

  test('a key that comes first moves the map', async () => {
    const onCentre = vi.fn();
    const { element, map } = mounted({ onCentre });
    map.show(SCENE);
    expect(element).toHaveAttribute('tabindex', '0');
    element.focus();
    const event = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
    // Leaflet reads the number of the key.
    Object.defineProperty(event, 'keyCode', { value: 39 });
    element.dispatchEvent(event);
    await becomesMap(element);
    await vi.waitFor(() => expect(onCentre).toHaveBeenCalledOnce());
    expect(element).toHaveFocus();
  });

  test('a driver keeps the focus, and a press on one is never lost', async () => {
    const onPick = vi.fn();
    const { element, map } = mounted({ onPick });
    map.show({ ...SCENE, drivers: [DRIVER, { ...DRIVER, ...CITY_HALL, id: 'order-2', label: '2번 주문 열기' }] });
    const second = parts(element, 'driver')[1];
    expect(second).toHaveAccessibleName('2번 주문 열기');
    second?.focus();
    second?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 7 }));
    await vi.advanceTimersByTimeAsync(200);
    expect(isPicture(element)).toBe(true);
    window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 8 }));
    await vi.advanceTimersByTimeAsync(100);
    expect(isPicture(element)).toBe(true);
    second?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: 7 }));
    second?.click();
    expect(onPick).toHaveBeenCalledExactlyOnceWith('order-2');
    await becomesMap(element);
    expect(second).not.toBeInTheDocument();
    expect(parts(element, 'driver')[1]).toHaveFocus();
    expect(parts(element, 'driver')[1]).toHaveAccessibleName('2번 주문 열기');
  });

  test('stays without a connection, and tries again later, without what was pressed before', async () => {
    const load = vi.fn(() => Promise.resolve(mountMap)).mockRejectedValueOnce(new Error('Failed to load chunk'));
    const onUnfollow = vi.fn();
    const { element, map } = mountedBy(pictureUntilUsed(load), { onUnfollow });
    map.show(SCENE);
    const marks = shownMarks(element).map(middleOf);
    map.zoom(1);
    map.follow();
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    // The button must not say that the map follows the driver.
    await vi.waitFor(() => expect(onUnfollow).toHaveBeenCalledOnce());
    await vi.advanceTimersByTimeAsync(100);
    for (let count = 0; count < 5; count += 1) window.dispatchEvent(new Event('pointermove'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(load).toHaveBeenCalledOnce();
    expect(isPicture(element)).toBe(true);
    await vi.advanceTimersByTimeAsync(5_000);
    window.dispatchEvent(new Event('pointermove'));
    await becomesMap(element);
    expect(shownMarks(element).map(middleOf)).toEqual(marks);
  });

  test('a press of the space bar is not lost either', async () => {
    const { element, map } = mounted({ onPick: vi.fn() });
    map.show(SCENE);
    const [driver] = parts(element, 'driver');
    driver?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    await vi.advanceTimersByTimeAsync(200);
    expect(driver).toBeInTheDocument();
    driver?.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }));
    await becomesMap(element);
  });

  test('a press that ends in another window does not keep the picture', async () => {
    const { element, map } = mounted({ onPick: vi.fn() });
    map.show(SCENE);
    const [driver] = parts(element, 'driver');
    driver?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    await vi.advanceTimersByTimeAsync(200);
    expect(isPicture(element)).toBe(true);
    window.dispatchEvent(new Event('blur'));
    await becomesMap(element);
  });

  test('every press before the map counts, with animations too', async () => {
    const { element, map } = mounted({ isStill: false });
    map.show(SCENE);
    const distance = () => {
      const [from = 0, to = 0] = parts(element, 'stop').map((stop) => Number(middleOf(stop).split(' ')[2]));
      return to - from;
    };
    const before = distance();
    map.zoom(1);
    map.zoom(1);
    await becomesMap(element);
    expect(distance() / before).toBeCloseTo(4, 0);
  });

  test('a driver who is moving goes on from where the picture shows him, in his direction', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
    const { element, map } = mounted({ isStill: false });
    map.show(SCENE);
    vi.advanceTimersByTime(10_000);
    map.show({ ...SCENE, drivers: [{ ...DRIVER, lat: DRIVER.lat - 0.01 }] });
    vi.advanceTimersByTime(5_000);
    const shown = parts(element, 'driver').map(middleOf);
    const turn = () => element.querySelector<SVGElement>('[data-part="driver"] svg')?.style.getPropertyValue('rotate');
    expect(turn()).toBe('-180deg');
    window.dispatchEvent(new Event('pointermove'));
    await becomesMap(element);
    expect(parts(element, 'driver').map(middleOf)).toEqual(shown);
    expect(turn()).toBe('-180deg');
    vi.advanceTimersByTime(20_000);
    expect(parts(element, 'driver').map(middleOf)).not.toEqual(shown);
  });

  test('a key for the map does not scroll the page, and others are left alone', () => {
    const { element, map } = mounted();
    map.show(SCENE);
    const press = (key: string) => element.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    expect(press('ArrowDown')).toBe(false);
    expect(press('PageDown')).toBe(true);
    const turn = (ctrlKey: boolean) => element.dispatchEvent(new WheelEvent('wheel', { ctrlKey, cancelable: true }));
    expect(turn(true)).toBe(false);
    expect(turn(false)).toBe(true);
  });

  test('of a fleet it is the map at once, which shows all and takes groups apart', async () => {
    const { element, map } = mounted({ onPick: vi.fn(), groupLabel: (count) => `주문 ${count}건` });
    map.show(EMPTY_SCENE);
    const drivers = Array.from({ length: 25 }, (_, index) => ({ ...DRIVER, id: `order-${index}` }));
    map.show({ ...EMPTY_SCENE, drivers: [...drivers, { ...DRIVER, ...BUSAN, id: 'far' }] });
    await vi.waitFor(() => expect(parts(element, 'group')).toHaveLength(1));
    const marks = () => [...parts(element, 'group'), ...parts(element, 'driver')].map(middleOf);
    const shown = marks();
    map.fit();
    expect(marks()).toEqual(shown);
  });

  test('of a page that is left loads no map, and draws none that is on its way', async () => {
    const load = vi.fn(() => Promise.resolve(mountMap));
    const { element, map } = mountedBy(pictureUntilUsed(load));
    map.show(SCENE);
    window.dispatchEvent(new Event('pointerdown'));
    map.remove();
    await vi.advanceTimersByTimeAsync(100);
    expect(load).not.toHaveBeenCalled();
    const late = mountedBy(pictureUntilUsed(load));
    late.map.show(SCENE);
    window.dispatchEvent(new Event('pointermove'));
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    late.map.remove();
    await vi.advanceTimersByTimeAsync(100);
    expect(late.element.childElementCount).toBe(0);
    expect(element.childElementCount).toBe(0);
  });

  test('leaves nothing behind, before and after', async () => {
    const load = vi.fn(() => Promise.resolve(mountMap));
    const { element, map } = mountedBy(pictureUntilUsed(load));
    map.show(SCENE);
    map.remove();
    expect(element.childElementCount).toBe(0);
    window.dispatchEvent(new Event('pointermove'));
    await vi.advanceTimersByTimeAsync(100);
    expect(load).not.toHaveBeenCalled();
    const later = mountedBy(pictureUntilUsed(load));
    later.map.show(SCENE);
    window.dispatchEvent(new Event('pointermove'));
    await becomesMap(later.element);
    later.map.remove();
    expect(later.element.childElementCount).toBe(0);
    maps = [];
  });
});
