import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inventedMap } from '../../e2e/support/invented-map';
import { pathThrough } from '../../sandbox/groups/order/life/path';
import { openRoads } from '../../sandbox/groups/order/life/roads';

const CITY_HALL = { lat: 37.5663, lng: 126.9779 };
const ZOOM = 12;
/** A place of the tile with the city hall, in units of the invented streets (0 to 4096). */
function placeAt(x: number, y: number) {
  const [column, row] = [3492 + x / 4096, 1586 + y / 4096];
  const north = Math.PI * (1 - (2 * row) / 2 ** ZOOM);
  return { lat: (Math.atan(Math.sinh(north)) * 180) / Math.PI, lng: (column / 2 ** ZOOM - 0.5) * 360 };
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'roads-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function mapFile(content: Buffer) {
  const file = path.join(folder, 'town.pmtiles');
  writeFileSync(file, content);
  return file;
}

test('a route turns where its two roads cross', async () => {
  const roads = await openRoads(mapFile(inventedMap(CITY_HALL)));
  const [from, crossing, to] = [placeAt(3000, 2020), placeAt(1500, 2000), placeAt(1480, 500)];
  const way = await roads.between(from, to);
  expect(way?.at(0)).toEqual(from);
  expect(way?.at(-1)).toEqual(to);
  const corner = way?.slice(1, -1).find(({ lng }) => Math.abs(lng - crossing.lng) < 0.0005);
  expect(corner?.lat).toBeCloseTo(crossing.lat, 3);
  // On the road from end to end: all points lie on one of the two.
  for (const { lat, lng } of way?.slice(1, -1) ?? []) {
    expect(Math.min(Math.abs(lat - crossing.lat), Math.abs(lng - crossing.lng))).toBeLessThan(0.0004);
  }
});

test.each([
  ['north', { lat: 37.6663, lng: 126.9779 }],
  ['east', { lat: 37.5663, lng: 127.0979 }],
  ['along the streets', { lat: 37.6643, lng: 127.0034 }],
  ['aslant', { lat: 37.5, lng: 127.1 }],
])('without a map, a route to a place %s has corners too', (_, to) => {
  const way = pathThrough([CITY_HALL, to]);
  expect([way.at(0), way.at(-1)]).toEqual([CITY_HALL, to]);
  const length = Math.hypot(to.lat - CITY_HALL.lat, to.lng - CITY_HALL.lng);
  const beside = way.map(({ lat, lng }) =>
    Math.abs(
      ((lat - CITY_HALL.lat) * (to.lng - CITY_HALL.lng) - (lng - CITY_HALL.lng) * (to.lat - CITY_HALL.lat)) / length,
    ),
  );
  expect(Math.max(...beside)).toBeGreaterThan(length * 0.05);
  expect(Math.max(...beside)).toBeLessThan(length * 0.4);
});

test('where there is no road, there is no route', async () => {
  const roads = await openRoads(mapFile(inventedMap(CITY_HALL)));
  expect(await roads.between({ lat: 35.1, lng: 129 }, { lat: 35.2, lng: 129.1 })).toBeNull();
});

test('a file that is no map is refused', async () => {
  await expect(openRoads(mapFile(Buffer.from('<html>404</html>'.repeat(20))))).rejects.toThrow(/magic/i);
});
