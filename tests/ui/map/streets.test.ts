import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fillOf, labelOf, lineOf, nameOf } from '@/ui/map/leaflet/streets/schema';
import { openTiles, readTile, type Tiles } from '@/ui/map/leaflet/streets/tiles';
import type { Source } from 'pmtiles';
import { inventedMap, vectorTile } from '../../../e2e/support/invented-map';

/** jsdom draws nothing. */
class FakePath {
  points = 0;
  moveTo() {
    this.points += 1;
  }
  lineTo() {
    this.points += 1;
  }
  closePath() {
    return undefined;
  }
}

beforeEach(() => vi.stubGlobal('Path2D', FakePath));
afterEach(() => vi.unstubAllGlobals());

const CITY_HALL = { lat: 37.5663, lng: 126.9779 };
/** The tile of that place at zoom 13. */
const TILE = { z: 13, x: 6985, y: 3172 };

/** The file as the browser gets it: by ranges. */
const sourceOf = (file: Buffer, ranges: string[] = []): Source => ({
  getKey: () => `file-${file.length}`,
  getBytes: (offset, length) => {
    ranges.push(`${offset}+${length}`);
    const { buffer, byteOffset } = file.subarray(offset, offset + length);
    const end = Math.min(file.length, offset + length) - offset;
    return Promise.resolve({ data: (buffer as ArrayBuffer).slice(byteOffset, byteOffset + end) });
  },
});

async function tileAt(tiles: Tiles, address: typeof TILE) {
  await vi.waitFor(() => expect(tiles.about()).toBeDefined());
  await vi.waitFor(() => expect(tiles.get(address)?.at).toEqual(address));
  return tiles.get(address)?.tile;
}

describe('a street map file', () => {
  test('gives streets, water and parks, with names in the language of the reader', async () => {
    const on = { onChange: vi.fn(), onFail: vi.fn() };
    const korean = await tileAt(openTiles(sourceOf(inventedMap(CITY_HALL)), 'ko', on), TILE);
    expect([...(korean?.fills.keys() ?? [])].toSorted()).toEqual(['park', 'water']);
    expect([...(korean?.lines.keys() ?? [])].toSorted()).toEqual(['primary', 'tertiary']);
    expect(korean?.labels.map(({ text }) => text)).toEqual(['가나다로', '마바사길', '지어낸역']);
    const english = await tileAt(openTiles(sourceOf(inventedMap(CITY_HALL)), 'en', on), TILE);
    // A street without an English name keeps its own.
    expect(english?.labels.map(({ text }) => text)).toEqual(['Ganada-ro', '마바사길', 'Invented']);
    expect(on.onFail).not.toHaveBeenCalled();
  });

  test('shows a coarser tile until the finer one has arrived', async () => {
    const tiles = openTiles(sourceOf(inventedMap(CITY_HALL)), 'ko', { onChange: vi.fn(), onFail: vi.fn() });
    const coarse = { z: 12, x: TILE.x >> 1, y: TILE.y >> 1 };
    await tileAt(tiles, coarse);
    expect(tiles.get(TILE)?.at).toEqual(coarse);
  });

  test('that is no map says so, once', async () => {
    const onFail = vi.fn();
    openTiles(sourceOf(Buffer.from('<html>404</html>'.repeat(20))), 'ko', { onChange: vi.fn(), onFail });
    await vi.waitFor(() => expect(onFail).toHaveBeenCalledOnce());
  });

  test('that ends within a tile leaves the rest of the map', async () => {
    const whole = inventedMap(CITY_HALL);
    const tiles = openTiles(sourceOf(whole.subarray(0, whole.length - 40)), 'ko', {
      onChange: vi.fn(),
      onFail: vi.fn(),
    });
    await vi.waitFor(() => expect(tiles.about()).toBeDefined());
    expect(() => tiles.get(TILE)).not.toThrow();
    await vi.waitFor(() => expect(tiles.isLoading()).toBe(false));
  });
});

test.each([
  ['roads', { kind: 'highway', kind_detail: 'motorway_link' }, 'motorway'],
  ['roads', { kind: 'major_road', kind_detail: 'trunk' }, 'trunk'],
  ['roads', { kind: 'minor_road', kind_detail: 'service' }, 'service'],
  ['roads', { kind: 'rail', kind_detail: 'subway' }, 'subway'],
  ['roads', { kind: 'path' }, undefined],
  ['boundaries', { kind: 'region' }, 'province'],
  ['water', { kind: 'river' }, 'waterway'],
])('of the Protomaps schema, a line of %s with %j is drawn as %s', (layer, properties, drawn) => {
  expect(lineOf(layer, properties)).toBe(drawn);
});

test('areas and names of the Protomaps schema are drawn', () => {
  expect(fillOf('landuse', { kind: 'university' })).toBe('school');
  expect(fillOf('earth', {})).toBeUndefined();
  expect(labelOf('places', { kind: 'locality', kind_detail: 'town' })).toBe('city');
  expect(labelOf('pois', { kind: 'cafe' })).toBeUndefined();
  expect(nameOf({ name: 'Seoul', 'name:ko': '서울' }, 'ko')).toBe('서울');
});

test('an unknown layer is left out', () => {
  const tile = vectorTile({ weather: [{ type: 'point', points: [[1, 1]], properties: { name: '비' } }] });
  expect(readTile(tile.slice().buffer, 'ko')).toMatchObject({ labels: [] });
});

const file = process.env.MAP_FILE;

// A real file, where the variable names one: `MAP_FILE=… npm test`.
test.runIf(file)('the file of MAP_FILE has roads and names', async () => {
  const tiles = openTiles(sourceOf(readFileSync(file ?? '')), 'ko', { onChange: vi.fn(), onFail: vi.fn() });
  const { x, y, z } = { z: 11, x: TILE.x >> 2, y: TILE.y >> 2 };
  const tile = await tileAt(tiles, { z, x, y });
  expect(tile?.lines.size).toBeGreaterThan(3);
  expect(tile?.labels.length).toBeGreaterThan(3);
});
