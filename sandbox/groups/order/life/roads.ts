// The main roads of a street map file (docs/map.md), and the way along them. Only for the look of the sandbox's routes: it
// knows no one-way streets, and a bridge joins the road below it.
import { readFileSync } from 'node:fs';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import type { LatLng } from '../price/geometry';

export type Roads = {
  /** Points on the roads from one place to another, both included; null if no roads join them. */
  between: (from: LatLng, to: LatLng) => Promise<LatLng[] | null>;
};

/** Has all roads that a truck drives between districts, in few tiles. */
const ZOOM = 12;
/** Metres per second, by the kinds of both schemas of docs/map.md. */
const SPEEDS: Readonly<Record<string, number>> = {
  motorway: 22,
  highway: 22,
  trunk: 17,
  primary: 13,
  major_road: 13,
  secondary: 10,
  tertiary: 8,
  medium_road: 8,
};
/** Of the straight line ahead. Faster roads than this are missed by a little, which makes the search much shorter. */
const SEARCH_SPEED = 13;
/** Points closer than this are one crossing. */
const CELL_METRES = 20;
const METRES_PER_DEGREE = 111_320;
const EAST_SCALE = Math.cos((37.5 * Math.PI) / 180);
/** A place farther from any road has none. */
const REACH_CELLS = 75;
/** Degrees around the two places, in which the roads are read. */
const MARGIN = 0.02;
/** Leaves out points that change the line by less. */
const FLAT_METRES = 8;
/** For a right angle; it keeps the way on its own lane of a wide road. */
const TURN_SECONDS = 12;

/** Metres over a distance of a city. */
const metresBetween = (from: LatLng, to: LatLng) =>
  METRES_PER_DEGREE * Math.hypot((to.lng - from.lng) * EAST_SCALE, to.lat - from.lat);

type Edge = { to: number; seconds: number };

/** Crossings by their place; the same spot is the same crossing, whichever tile it comes from. */
function createNetwork() {
  const byCell = new Map<number, number>();
  const places: LatLng[] = [];
  const edges: Edge[][] = [];
  const column = (lng: number) => Math.floor((lng * EAST_SCALE * METRES_PER_DEGREE) / CELL_METRES);
  const row = (lat: number) => Math.floor((lat * METRES_PER_DEGREE) / CELL_METRES);
  /** A small number, which maps find fast; it repeats after 1,300 km. */
  const cellAt = (x: number, y: number) => ((y & 0xffff) << 16) | (x & 0xffff);

  function crossingAt(at: LatLng): number {
    const cell = cellAt(column(at.lng), row(at.lat));
    const known = byCell.get(cell);
    if (known !== undefined) return known;
    byCell.set(cell, places.length);
    edges.push([]);
    return places.push(at) - 1;
  }

  return {
    places,
    edges,
    addRoad(from: LatLng, to: LatLng, speed: number) {
      const metres = metresBetween(from, to);
      const steps = Math.max(1, Math.ceil(metres / CELL_METRES));
      let before = crossingAt(from);
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps;
        const next = crossingAt({
          lat: from.lat + (to.lat - from.lat) * part,
          lng: from.lng + (to.lng - from.lng) * part,
        });
        if (next === before) continue;
        const seconds = metres / steps / speed;
        edges[before]?.push({ to: next, seconds });
        edges[next]?.push({ to: before, seconds });
        before = next;
      }
    },
    /** The crossing that is nearest, ring by ring. */
    nearest({ lat, lng }: LatLng): number | null {
      for (let ring = 0; ring < REACH_CELLS; ring += 1)
        for (let x = -ring; x <= ring; x += 1)
          for (let y = -ring; y <= ring; y += Math.abs(x) === ring ? 1 : Math.max(1, 2 * ring)) {
            const found = byCell.get(cellAt(column(lng) + x, row(lat) + y));
            if (found !== undefined) return found;
          }
      return null;
    },
  };
}

/** From 0 (straight on) by 1 (a right angle) to 2. */
function turnOf(before: LatLng, at: LatLng, after: LatLng): number {
  const [x, y] = [(at.lng - before.lng) * EAST_SCALE, at.lat - before.lat];
  const [nextX, nextY] = [(after.lng - at.lng) * EAST_SCALE, after.lat - at.lat];
  const lengths = Math.hypot(x, y) * Math.hypot(nextX, nextY);
  return lengths === 0 ? 0 : 1 - (x * nextX + y * nextY) / lengths;
}

/** A heap whose first is the one with the lowest cost. */
function createQueue() {
  const heap: { node: number; cost: number }[] = [];
  const costAt = (place: number) => heap[place]?.cost ?? Infinity;
  function swap(one: number, other: number) {
    const [first, second] = [heap[one], heap[other]];
    if (first && second) [heap[one], heap[other]] = [second, first];
  }
  return {
    add(node: number, cost: number) {
      let place = heap.push({ node, cost }) - 1;
      for (let parent = (place - 1) >> 1; place > 0 && costAt(parent) > cost; parent = (place - 1) >> 1) {
        swap(place, parent);
        place = parent;
      }
    },
    takeFirst(): number | undefined {
      const first = heap[0];
      const last = heap.pop();
      if (!first || !last || heap.length === 0) return first?.node;
      heap[0] = last;
      for (let place = 0, child = 1; child < heap.length; place = child, child = 2 * place + 1) {
        if (costAt(child + 1) < costAt(child)) child += 1;
        if (costAt(child) >= costAt(place)) break;
        swap(place, child);
      }
      return first.node;
    },
  };
}

type Network = ReturnType<typeof createNetwork>;

/** The fastest way (A*); null if the two are not joined. */
function fastestWay({ places, edges }: Network, start: number, end: number): LatLng[] | null {
  const target = places[end];
  if (!target) return null;
  const atLeast = (node: number) => metresBetween(places[node] ?? target, target) / SEARCH_SPEED;
  const seconds = new Map([[start, 0]]);
  const from = new Map<number, number>();
  const queue = createQueue();
  queue.add(start, atLeast(start));
  for (let node = queue.takeFirst(); node !== undefined && node !== end; node = queue.takeFirst()) {
    const passed = seconds.get(node) ?? 0;
    const [before, at] = [places[from.get(node) ?? node] ?? target, places[node] ?? target];
    for (const edge of edges[node] ?? []) {
      const sum = passed + edge.seconds + TURN_SECONDS * turnOf(before, at, places[edge.to] ?? target);
      if (sum >= (seconds.get(edge.to) ?? Infinity)) continue;
      seconds.set(edge.to, sum);
      from.set(edge.to, node);
      queue.add(edge.to, sum + atLeast(edge.to));
    }
  }
  if (start !== end && !from.has(end)) return null;
  const way: LatLng[] = [];
  for (let node: number | undefined = end; node !== undefined; node = from.get(node)) way.push(places[node] ?? target);
  return way.reverse();
}

/** Metres of a point beside the straight line between two others. */
function besideLine(point: LatLng, from: LatLng, to: LatLng): number {
  const [x, y] = [(to.lng - from.lng) * EAST_SCALE, to.lat - from.lat];
  const [dx, dy] = [(point.lng - from.lng) * EAST_SCALE, point.lat - from.lat];
  const length = Math.hypot(x, y);
  return (length === 0 ? Math.hypot(dx, dy) : Math.abs(x * dy - y * dx) / length) * METRES_PER_DEGREE;
}

/** Douglas–Peucker: the points that the shape of a line needs. */
function flatten(line: readonly LatLng[]): LatLng[] {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to || line.length < 3) return [...line];
  const offsets = line.map((point) => besideLine(point, from, to));
  const farthest = Math.max(...offsets);
  if (farthest < FLAT_METRES) return [from, to];
  const corner = offsets.indexOf(farthest);
  return [...flatten(line.slice(0, corner + 1)), ...flatten(line.slice(corner)).slice(1)];
}

const columnOf = (lng: number) => Math.floor((lng / 360 + 0.5) * 2 ** ZOOM);
function rowOf(lat: number) {
  const sine = Math.sin((lat * Math.PI) / 180);
  return Math.floor((0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI) * 2 ** ZOOM);
}

function addTile(network: Network, data: ArrayBuffer, column: number, row: number) {
  const layer = new VectorTile(new PbfReader(new Uint8Array(data))).layers.roads;
  for (let index = 0; layer && index < layer.length; index += 1) {
    const feature = layer.feature(index);
    const speed = SPEEDS[String(feature.properties.kind)];
    if (speed === undefined) continue;
    const { geometry } = feature.toGeoJSON(column, row, ZOOM);
    if (geometry.type !== 'LineString' && geometry.type !== 'MultiLineString') continue;
    const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
    for (const line of lines)
      line.slice(1).forEach(([lng = 0, lat = 0], before) => {
        const [fromLng = 0, fromLat = 0] = line[before] ?? [];
        network.addRoad({ lat: fromLat, lng: fromLng }, { lat, lng }, speed);
      });
  }
}

/** The roads of a PMTiles file, read tile by tile where a way is asked for. Rejects if it is none. */
export async function openRoads(file: string): Promise<Roads> {
  const { buffer, byteOffset, length: size } = readFileSync(file);
  const archive = new PMTiles({
    getKey: () => file,
    getBytes: (offset, length) =>
      Promise.resolve({ data: buffer.slice(byteOffset + offset, byteOffset + Math.min(size, offset + length)) }),
  });
  await archive.getHeader();
  const network = createNetwork();
  const reading = new Map<string, Promise<void>>();

  async function readTile(column: number, row: number) {
    const tile = await archive.getZxy(ZOOM, column, row);
    if (tile) addTile(network, tile.data, column, row);
  }
  async function readAround(places: readonly LatLng[]) {
    const [lats, lngs] = [places.map(({ lat }) => lat), places.map(({ lng }) => lng)];
    const columns = [columnOf(Math.min(...lngs) - MARGIN), columnOf(Math.max(...lngs) + MARGIN)] as const;
    const rows = [rowOf(Math.max(...lats) + MARGIN), rowOf(Math.min(...lats) - MARGIN)] as const;
    for (let column = columns[0]; column <= columns[1]; column += 1)
      for (let row = rows[0]; row <= rows[1]; row += 1) {
        const key = `${column}/${row}`;
        const tile = reading.get(key) ?? readTile(column, row);
        reading.set(key, tile);
        await tile;
      }
  }

  return {
    async between(from, to) {
      await readAround([from, to]);
      const [start, end] = [network.nearest(from), network.nearest(to)];
      const way = start === null || end === null ? null : fastestWay(network, start, end);
      return way && [from, ...flatten(way), to];
    },
  };
}
