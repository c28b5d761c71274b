import { classifyRings, VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles, type Source } from 'pmtiles';
import { fillOf, labelOf, lineOf, nameOf, type Fill, type LabelKind, type Line } from './schema';

export type Label = {
  kind: LabelKind;
  text: string;
  /** Place within the tile, 0 to 1. */
  x: number;
  y: number;
  /** Of a name along a line: its direction in radians, and the length of the line in tiles. */
  along?: { angle: number; length: number };
};

export type Box = readonly [left: number, top: number, right: number, bottom: number];
/** Features of one kind that are close together, so that a small part of a tile needs only a few of them. */
export type Part = { path: Path2D; points: number; box: Box };

/** A tile, ready to be drawn. Paths are in units of `extent`. */
export type Tile = {
  extent: number;
  fills: ReadonlyMap<Fill, readonly Part[]>;
  lines: ReadonlyMap<Line, readonly Part[]>;
  labels: readonly Label[];
};

const TILE_EXTENT = 4096;
/** A tile has this many parts of a kind in each direction. */
const PARTS = 8;
const EMPTY: Tile = { extent: TILE_EXTENT, fills: new Map(), lines: new Map(), labels: [] };

type Ring = ReturnType<VectorTileFeature['loadGeometry']>[number];

function trace(path: Path2D, ring: Ring, isClosed: boolean) {
  for (const [index, { x, y }] of ring.entries()) {
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  if (isClosed) path.closePath();
}

/** The longest straight stretch inside the tile carries the name. */
function alongLine(ring: Ring, extent: number): Pick<Label, 'x' | 'y' | 'along'> | undefined {
  const isInside = ({ x, y }: Ring[number]) => x >= 0 && y >= 0 && x <= extent && y <= extent;
  let length = 0;
  let longest = 0;
  let found: [Ring[number], Ring[number]] | undefined;
  for (const [index, to] of ring.entries()) {
    const from = ring[index - 1];
    if (!from) continue;
    const stretch = Math.hypot(to.x - from.x, to.y - from.y);
    length += stretch;
    if (stretch <= longest || !isInside(from) || !isInside(to)) continue;
    longest = stretch;
    found = [from, to];
  }
  if (!found) return undefined;
  const [from, to] = found;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  return {
    x: (from.x + to.x) / 2 / extent,
    y: (from.y + to.y) / 2 / extent,
    along: { angle, length: length / extent },
  };
}

const NO_BOX: Box = [Infinity, Infinity, -Infinity, -Infinity];

function boxAround(rings: readonly Ring[]): Box {
  let [left, top, right, bottom] = NO_BOX;
  for (const ring of rings)
    for (const { x, y } of ring) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  return [left, top, right, bottom];
}

const around = (one: Box, other: Box): Box => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
];

type Parts<Key> = Map<Key, Map<number, Part>>;

/** Adds a shape to the part of the tile that its middle is in. */
function addTo<Key>(parts: Parts<Key>, key: Key, rings: readonly Ring[], extent: number, isClosed: boolean) {
  const box = boxAround(rings);
  const place = (from: number, to: number) =>
    Math.max(0, Math.min(PARTS - 1, Math.floor(((from + to) / 2 / extent) * PARTS)));
  const index = place(box[0], box[2]) + PARTS * place(box[1], box[3]);
  const ofKey = parts.get(key) ?? new Map<number, Part>();
  const part = ofKey.get(index) ?? { path: new Path2D(), points: 0, box: NO_BOX };
  for (const ring of rings) {
    trace(part.path, ring, isClosed);
    part.points += ring.length;
  }
  part.box = around(part.box, box);
  parts.set(key, ofKey.set(index, part));
}

const listed = <Key>(parts: Parts<Key>) => new Map([...parts].map(([key, all]) => [key, [...all.values()]] as const));

const POINT = 1;
const LINE = 2;
const POLYGON = 3;

/** Reads one Mapbox vector tile. Unknown layers and kinds are left out. */
export function readTile(data: ArrayBuffer, locale: string): Tile {
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(data)));
  const fills: Parts<Fill> = new Map();
  const lines: Parts<Line> = new Map();
  const labels: Label[] = [];
  for (const [name, layer] of Object.entries(layers)) {
    // One scale for all layers of a tile.
    const { extent } = layer;
    for (let index = 0; index < layer.length; index += 1) {
      const feature = layer.feature(index);
      const { properties, type } = feature;
      const fill = type === POLYGON ? fillOf(name, properties) : undefined;
      const line = type === LINE ? lineOf(name, properties) : undefined;
      const kind = type === POLYGON ? undefined : labelOf(name, properties);
      const text = kind ? nameOf(properties, locale) : '';
      if (!fill && !line && text === '') continue;
      const rings = feature.loadGeometry();
      // A feature may be everything of a kind, which is taken apart.
      if (fill) for (const polygon of classifyRings(rings)) addTo(fills, fill, polygon, extent, true);
      if (line) for (const ring of rings) addTo(lines, line, [ring], extent, false);
      if (!kind || text === '') continue;
      for (const ring of rings) {
        const [at] = ring;
        const place = type === POINT ? at && { x: at.x / extent, y: at.y / extent } : alongLine(ring, extent);
        if (place) labels.push({ kind, text, ...place });
      }
    }
  }
  const extent = Object.values(layers)[0]?.extent ?? TILE_EXTENT;
  return { extent, fills: listed(fills), lines: listed(lines), labels };
}

/** Degrees. */
type Area = { west: number; south: number; east: number; north: number };
type TileAddress = { z: number; x: number; y: number };
const keyOf = ({ z, x, y }: TileAddress) => `${z}/${x}/${y}`;

/** About four screens of a desktop. */
const KEPT_TILES = 160;

/**
 * The tiles of one file, read by ranges and kept. `onChange`: a tile arrived. `onFail`: the file cannot be read; called once
 * and before any tile arrived.
 */
export function openTiles(source: Source | string, locale: string, on: { onChange: () => void; onFail: () => void }) {
  const archive = new PMTiles(source);
  const tiles = new Map<string, Tile | 'loading'>();
  let about: { min: number; max: number; area: Area } | undefined;
  let isClosed = false;

  archive.getHeader().then(
    ({ minZoom, maxZoom, minLon, minLat, maxLon, maxLat }) => {
      const area = { west: minLon, south: minLat, east: maxLon, north: maxLat };
      about = { min: minZoom, max: maxZoom, area };
      if (!isClosed) on.onChange();
    },
    () => {
      if (!isClosed) on.onFail();
    },
  );

  async function load(address: TileAddress) {
    const key = keyOf(address);
    tiles.set(key, 'loading');
    try {
      const answer = await archive.getZxy(address.z, address.x, address.y);
      tiles.set(key, answer ? readTile(answer.data, locale) : EMPTY);
    } catch {
      // Asked for again with the next movement; until then a coarser tile stands in.
      tiles.delete(key);
      return;
    }
    for (const old of tiles.keys()) if (tiles.size > KEPT_TILES) tiles.delete(old);
    if (!isClosed) on.onChange();
  }

  function loaded(address: TileAddress): Tile | undefined {
    const key = keyOf(address);
    const tile = tiles.get(key);
    if (tile === undefined || tile === 'loading') return undefined;
    // The most recently used tiles are the last to be dropped.
    tiles.delete(key);
    tiles.set(key, tile);
    return tile;
  }

  return {
    about: () => about,
    /** The tile, or a coarser one until it has arrived. Requests it if it is missing. */
    get(address: TileAddress): { tile: Tile; at: TileAddress } | undefined {
      const tile = loaded(address);
      if (tile) return { tile, at: address };
      if (!tiles.has(keyOf(address))) void load(address);
      for (let { z, x, y } = address; z > (about?.min ?? 0);) {
        [z, x, y] = [z - 1, x >> 1, y >> 1];
        const coarser = loaded({ z, x, y });
        if (coarser) return { tile: coarser, at: { z, x, y } };
      }
      return undefined;
    },
    isLoading: () => [...tiles.values()].includes('loading'),
    close() {
      isClosed = true;
      tiles.clear();
    },
  };
}

export type Tiles = ReturnType<typeof openTiles>;
