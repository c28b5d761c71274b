import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mapColors } from '@/theme/map-colors';
import { createGround, type WantedPiece } from '@/ui/map/leaflet/streets/ground';
import { drawLabels, moveLabels, type LabelPicture } from '@/ui/map/leaflet/streets/labels';
import type { Box, Label, Tile } from '@/ui/map/leaflet/streets/tiles';

/** jsdom has no canvas. A letter is ten pixels wide. */
function fakeContext() {
  const painted: string[] = [];
  const context = {
    canvas: document.createElement('canvas'),
    measureText: (text: string) => ({ width: text.length * 10 }),
    fillText: (text: string) => painted.push(text),
  };
  const noop = () => undefined;
  const all = new Proxy(context, {
    get: (target, name) => (name in target ? target[name as keyof typeof target] : noop),
    set: () => true,
  });
  return { context: all as unknown as CanvasRenderingContext2D, painted }; // boundary: only what the drawing calls
}

const TILE_SIZE = 1_000;
const tileWith = (labels: readonly Label[]): Tile => ({ extent: 4_096, fills: new Map(), lines: new Map(), labels });
const city = (text: string, x: number, y: number): Label => ({
  kind: 'city',
  text,
  x: x / TILE_SIZE,
  y: y / TILE_SIZE,
});
const station = (text: string, x: number, y: number): Label => ({ ...city(text, x, y), kind: 'station' });

describe('names', () => {
  const { context, painted } = fakeContext();
  afterEach(() => painted.splice(0));

  /** A canvas of 400 by 300 pixels with its corner at this place of the world, over tiles of 1000 pixels in a row. */
  function picture(left: number, tiles: readonly Tile[], more: Partial<LabelPicture> = {}): LabelPicture {
    return {
      context,
      box: [left, 0, left + 400, 300],
      pixelRatio: 1,
      zoom: 11.4,
      tiles: tiles.map((tile, index) => {
        const x = index * TILE_SIZE - left;
        return { tile, from: String(index), x, y: 0, size: TILE_SIZE, clip: { x, y: 0, size: TILE_SIZE } };
      }),
      taken: [],
      colors: mapColors(false),
      fontFamily: 'sans-serif',
      widths: new Map(),
      ...more,
    };
  }
  const placesOf = (labels: ReturnType<typeof drawLabels>) =>
    new Map(labels.labels.map(({ label, x, y }) => [label.text, [x, y]]));

  test('stay where they are while the map moves, and only new ones are drawn', () => {
    const tile = tileWith([city('가', 100, 100), city('나', 300, 100), city('다', 500, 100)]);
    const before = drawLabels(picture(0, [tile]), undefined);
    expect(painted).toEqual(['가', '나']);
    const after = moveLabels(picture(160, [tile]), before);
    expect(painted).toEqual(['가', '나', '다']);
    expect(after && placesOf(after).get('나')).toEqual(placesOf(before).get('나'));
  });

  test('give no way to a more important name that arrives with its tile', () => {
    const [first, second] = [tileWith([station('지하철역', 960, 100)]), tileWith([city('새 도시', 20, 100)])];
    const zoom = { zoom: 12.4 };
    const before = drawLabels(picture(800, [first], zoom), undefined);
    expect(painted).toEqual(['지하철역']);
    const after = moveLabels(picture(800, [first, second], zoom), before);
    expect(after?.labels.map(({ label }) => label.text)).toEqual(['지하철역']);
  });

  test('are taken away with the coarser tile that stood in for theirs', () => {
    const before = drawLabels(picture(0, [tileWith([city('옛 이름', 100, 100)])]), undefined);
    const after = moveLabels(picture(0, [tileWith([city('새 이름', 104, 100)])]), before);
    expect(after?.labels.map(({ label }) => label.text)).toEqual(['새 이름']);
  });

  test('are never cut at the edge of the picture', () => {
    const tile = tileWith([city('여덟글자의이름이', 390, 100), city('가', 370, 200)]);
    drawLabels(picture(0, [tile]), undefined);
    expect(painted).toEqual(['가']);
  });

  test('are not written where a stop would hide them, not even while the map moves', () => {
    const tile = tileWith([city('가려진', 100, 100), city('보이는', 300, 100), city('뒤에', 500, 100)]);
    const taken = [100, 500].map((x): Box => [x - 13, 87, x + 13, 113]);
    const before = drawLabels(picture(0, [tile], { taken }), undefined);
    moveLabels(picture(160, [tile], { taken }), before);
    expect(painted).toEqual(['보이는']);
  });

  test('do not blur on a screen where the map moves by parts of a pixel', () => {
    const tile = tileWith([city('가', 300, 100)]);
    const before = drawLabels(picture(0, [tile], { pixelRatio: 1.1 }), undefined);
    expect(moveLabels(picture(4, [tile], { pixelRatio: 1.1 }), before)).toBeNull();
    // Drawn anew, those of before come first.
    expect(placesOf(drawLabels(picture(4, [tile], { pixelRatio: 1.1 }), before))).toEqual(placesOf(before));
  });
});

describe('the ground', () => {
  const frames: (() => void)[] = [];
  let strokes = 0;
  const tile: Tile = {
    ...tileWith([]),
    lines: new Map([
      ['motorway', Array.from({ length: 50 }, () => ({ path: {} as Path2D, points: 100, box: [0, 0, 4_096, 4_096] }))], // boundary: the canvas is a fake
    ]),
  };

  beforeEach(() => {
    frames.length = 0;
    strokes = 0;
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
    const { context } = fakeContext();
    Object.assign(context, {});
    const counting = new Proxy(context, {
      get: (target, name: keyof CanvasRenderingContext2D) => (name === 'stroke' ? () => (strokes += 1) : target[name]),
    });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(counting);
  });
  afterEach(() => vi.unstubAllGlobals());

  const piece = (key: string, more: Partial<WantedPiece> = {}): WantedPiece => ({
    key,
    from: '13/1/1',
    width: 256,
    height: 256,
    isInView: false,
    isComplete: true,
    ground: {
      size: 256,
      pixelRatio: 1,
      zoom: 13,
      area: { x: 0, y: 0, width: 256, height: 256 },
      tiles: [{ tile, from: '13/1/1', x: 0, y: 0, size: 512, clip: { x: 0, y: 0, size: 512 } }],
      colors: mapColors(false),
    },
    ...more,
  });
  /** Casing and road. */
  const ONE_PIECE = 100;
  function runFrames() {
    let count = 0;
    for (let frame = frames.shift(); frame; frame = frames.shift()) {
      frame();
      count += 1;
    }
    return count;
  }

  test('in view is drawn at once, and the rest over several frames while the map moves', () => {
    const onDrawn = vi.fn();
    const ground = createGround(onDrawn);
    ground.noteMove();
    ground.show([piece('here', { isInView: true }), piece('beside')]);
    expect(ground.get('here')).toBeInstanceOf(HTMLCanvasElement);
    expect(ground.get('beside')).toBeUndefined();
    expect(strokes).toBe(ONE_PIECE);
    expect(runFrames()).toBeGreaterThan(5);
    expect(ground.get('beside')).toBeInstanceOf(HTMLCanvasElement);
    expect(onDrawn.mock.calls).toEqual([['beside'], [null]]);
  });

  test('is drawn once, however often the map comes back to it', () => {
    const ground = createGround(vi.fn());
    for (const key of ['one', 'two', 'one']) ground.show([piece(key, { isInView: true })]);
    expect(strokes).toBe(2 * ONE_PIECE);
  });

  test('is shown from a coarser tile until its own is drawn', () => {
    const ground = createGround(vi.fn());
    ground.show([piece('one', { isInView: true, from: '12/0/0' })]);
    const coarse = ground.get('one');
    ground.show([piece('one', { isInView: true })]);
    expect(ground.get('one')).toBe(coarse);
    runFrames();
    expect(ground.get('one')).not.toBe(coarse);
  });

  test('out of view waits for its tiles', () => {
    const ground = createGround(vi.fn());
    ground.show([piece('beside', { isComplete: false })]);
    expect(runFrames()).toBe(0);
    ground.show([piece('beside')]);
    runFrames();
    expect(ground.get('beside')).toBeDefined();
  });
});
