// A tiny street map of invented streets, as a PMTiles file (version 3) with one vector tile for each zoom level.
import { PbfWriter } from 'pbf';

type Point = readonly [x: number, y: number];
type Feature = {
  type: 'point' | 'line' | 'polygon';
  points: readonly Point[];
  properties: Readonly<Record<string, string>>;
};
type Layers = Readonly<Record<string, readonly Feature[]>>;

const EXTENT = 4096;
const TYPES = { point: 1, line: 2, polygon: 3 } as const;
const COMMAND = { moveTo: 1, lineTo: 2, closePath: 7 } as const;
const command = (id: number, count: number) => (id & 7) | (count << 3);
const zigzag = (value: number) => (value << 1) ^ (value >> 31);

function geometry({ type, points }: Feature): number[] {
  const steps = points.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [0, 0];
    return [zigzag(x - beforeX), zigzag(y - beforeY)];
  });
  const [first, rest] = [steps.slice(0, 2), steps.slice(2)];
  return [
    command(COMMAND.moveTo, 1),
    ...first,
    ...(rest.length > 0 ? [command(COMMAND.lineTo, rest.length / 2), ...rest] : []),
    ...(type === 'polygon' ? [command(COMMAND.closePath, 1)] : []),
  ];
}

/** A Mapbox vector tile. */
export function vectorTile(layers: Layers): Uint8Array {
  const pbf = new PbfWriter();
  for (const [name, features] of Object.entries(layers)) {
    const texts = [...new Set(features.flatMap(({ properties }) => Object.entries(properties).flat()))];
    pbf.writeMessage(
      3,
      (_, layer) => {
        layer.writeVarintField(15, 2);
        layer.writeStringField(1, name);
        for (const feature of features) {
          layer.writeMessage(
            2,
            (_feature, own) => {
              const tags = Object.entries(feature.properties).flatMap((pair) =>
                pair.map((text) => texts.indexOf(text)),
              );
              own.writePackedVarint(2, tags);
              own.writeVarintField(3, TYPES[feature.type]);
              own.writePackedVarint(4, geometry(feature));
            },
            feature,
          );
        }
        for (const text of texts) layer.writeStringField(3, text);
        for (const text of texts) layer.writeMessage(4, (value: string, own) => own.writeStringField(1, value), text);
        layer.writeVarintField(5, EXTENT);
      },
      features,
    );
  }
  return pbf.finish();
}

const square = (x: number, y: number, size: number): Point[] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];

const STREETS: Layers = {
  water: [{ type: 'polygon', points: square(0, 2800, 4096), properties: {} }],
  green: [{ type: 'polygon', points: square(300, 300, 900), properties: { kind: 'park' } }],
  roads: [
    {
      type: 'line',
      points: [
        [0, 2000],
        [4096, 2000],
      ],
      properties: { kind: 'primary', name: '가나다로', 'name:en': 'Ganada-ro' },
    },
    {
      type: 'line',
      points: [
        [1500, 0],
        [1500, 2800],
      ],
      properties: { kind: 'tertiary', name: '마바사길' },
    },
  ],
  stations: [{ type: 'point', points: [[1500, 2000]], properties: { name: '지어낸역', 'name:en': 'Invented' } }],
};

/** Number of a tile on the Hilbert curve of the PMTiles specification. */
function tileId(z: number, x: number, y: number): number {
  let id = 0;
  for (let level = 0; level < z; level += 1) id += 4 ** level;
  for (let side = 2 ** (z - 1), [atX, atY] = [x, y]; side >= 1; side /= 2) {
    const isRight = (atX & side) > 0;
    const isLow = (atY & side) > 0;
    id += side * side * ((3 * Number(isRight)) ^ Number(isLow));
    if (isLow) continue;
    if (isRight) [atX, atY] = [side - 1 - (atX & (side - 1)), side - 1 - (atY & (side - 1))];
    [atX, atY] = [atY, atX];
  }
  return id;
}

const HEADER_BYTES = 127;
const NO_COMPRESSION = 1;
const MVT = 1;

/** The same tile everywhere: `z` to `z + 2` of the tile that holds the place and of its neighbours. */
export function inventedMap(at: { lat: number; lng: number }, layers: Layers = STREETS): Buffer {
  const tile = Buffer.from(vectorTile(layers));
  const [minZoom, maxZoom] = [8, 13];
  const ids: number[] = [];
  for (let z = minZoom; z <= maxZoom; z += 1) {
    const side = 2 ** z;
    const sine = Math.sin((at.lat * Math.PI) / 180);
    const x = Math.floor((at.lng / 360 + 0.5) * side);
    const y = Math.floor((0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI) * side);
    for (const dx of [-2, -1, 0, 1, 2]) for (const dy of [-2, -1, 0, 1, 2]) ids.push(tileId(z, x + dx, y + dy));
  }
  ids.sort((one, other) => one - other);
  const directory = new PbfWriter();
  directory.writeVarint(ids.length);
  ids.forEach((id, index) => directory.writeVarint(id - (ids[index - 1] ?? 0)));
  ids.forEach(() => directory.writeVarint(1));
  ids.forEach(() => directory.writeVarint(tile.length));
  // All at the start of the data; an offset is written plus one.
  ids.forEach(() => directory.writeVarint(1));
  const root = Buffer.from(directory.finish());
  const metadata = Buffer.from(JSON.stringify({ attribution: '&copy; <b>Invented</b> town' }));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'latin1');
  header[7] = 3;
  let offset = HEADER_BYTES;
  for (const [place, length] of [root.length, metadata.length, 0, tile.length].entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + place * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + place * 16);
    offset += length;
  }
  header[96] = 1;
  header[97] = NO_COMPRESSION;
  header[98] = NO_COMPRESSION;
  header[99] = MVT;
  header[100] = minZoom;
  header[101] = maxZoom;
  // West, south, east, north, in ten-millionths of a degree.
  for (const [place, degrees] of [-180, -85, 180, 85].entries()) header.writeInt32LE(degrees * 1e7, 102 + place * 4);
  return Buffer.concat([header, root, metadata, tile]);
}
