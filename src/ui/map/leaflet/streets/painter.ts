import type { MapColors } from '@/theme/map-colors';
import type { Fill, Line, Road } from './schema';
import type { Part, Tile } from './tiles';

/** Where a tile is drawn, in CSS pixels: `x`, `y`, `size` of the whole tile, and the part of it that is wanted. */
export type PlacedTile = {
  tile: Tile;
  /** Its place and zoom level: a coarser one until the tile itself has arrived. */
  from: string;
  x: number;
  y: number;
  size: number;
  clip: { x: number; y: number; size: number };
};

export type Ground = {
  context: CanvasRenderingContext2D;
  /** Of the canvas, in CSS pixels. */
  size: number;
  pixelRatio: number;
  /** Of tiles with 512 pixels, one below Leaflet's. */
  zoom: number;
  /** The area of the file: the canvas stays empty around it. */
  area: { x: number; y: number; width: number; height: number };
  tiles: readonly PlacedTile[];
  colors: MapColors;
};

type Stops = readonly (readonly [zoom: number, width: number])[];

/** Widths grow by a constant factor between two stops, as the map's scale does. */
function widthAt(stops: Stops, zoom: number): number {
  const [first] = stops;
  const last = stops.at(-1);
  if (!first || !last) return 0;
  if (zoom <= first[0]) return first[1];
  for (const [index, [to, width]] of stops.entries()) {
    const before = stops[index - 1];
    if (before && zoom <= to) return before[1] * (width / before[1]) ** ((zoom - before[0]) / (to - before[0]));
  }
  return last[1];
}

const ROAD_WIDTHS: Readonly<Record<Road, Stops>> = {
  motorway: [
    [8, 0.8],
    [11, 2],
    [13, 4],
    [16, 14],
  ],
  trunk: [
    [8, 0.6],
    [11, 1.7],
    [13, 3.6],
    [16, 13],
  ],
  primary: [
    [9, 0.5],
    [11, 1.4],
    [13, 3.2],
    [16, 12],
  ],
  secondary: [
    [11, 0.7],
    [13, 2.4],
    [16, 10],
  ],
  tertiary: [
    [12, 0.6],
    [13, 1.8],
    [16, 8],
  ],
  minor: [
    [13, 0.6],
    [14, 1.4],
    [16, 5.5],
  ],
  service: [
    [14.4, 0.4],
    [16, 2.4],
  ],
};
/** From bottom to top. */
const ROADS = ['minor', 'tertiary', 'secondary', 'primary', 'trunk', 'motorway'] as const;
const FILLS: readonly Fill[] = [
  'industrial',
  'aerodrome',
  'school',
  'hospital',
  'cemetery',
  'stadium',
  'wood',
  'grass',
  'park',
  'water',
  'building',
];
const CASING = 1.4;
const THIN = 3;
const BUILDING_ZOOM = 14;
const SERVICE_ZOOM = 14.4;

/** Half the width of the widest road at the closest zoom, in pixels. */
const REACH = 32;

/**
 * Draws roads, water and the rest, from bottom to top. After each part it yields the number of points in it, so that a long
 * picture can be drawn over several frames.
 */
export function* paintGround(picture: Ground): Generator<number, void> {
  const { context, size, pixelRatio, zoom, area, tiles, colors } = picture;
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.fillStyle = colors.land;
  context.fillRect(area.x, area.y, area.width, area.height);

  function* each(
    partsOf: (tile: Tile) => readonly Part[] | undefined,
    draw: (path: Path2D, scale: number) => void,
  ): Generator<number, void> {
    for (const { tile, x, y, size: tileSize, clip } of tiles) {
      const parts = partsOf(tile);
      if (!parts) continue;
      const scale = tileSize / tile.extent;
      // Whole device pixels, because other clips are slow; outwards, so that no seam shows between two tiles.
      const [left, top] = [clip.x, clip.y].map((at) => Math.max(0, Math.floor(at * pixelRatio) / pixelRatio));
      const [right, bottom] = [clip.x, clip.y].map((at) =>
        Math.min(size, Math.ceil((at + clip.size) * pixelRatio) / pixelRatio),
      );
      if (left === undefined || top === undefined || right === undefined || bottom === undefined) continue;
      const isWhole = left === 0 && top === 0 && right === size && bottom === size;
      for (const { path, points, box } of parts) {
        const isNear =
          x + box[0] * scale < right + REACH &&
          x + box[2] * scale > left - REACH &&
          y + box[1] * scale < bottom + REACH &&
          y + box[3] * scale > top - REACH;
        if (!isNear) continue;
        context.save();
        if (!isWhole) {
          context.beginPath();
          context.rect(left, top, right - left, bottom - top);
          context.clip();
        }
        context.transform(scale, 0, 0, scale, x, y);
        draw(path, scale);
        context.restore();
        yield points;
      }
    }
  }

  function* stroke(line: Line, color: string, width: number, dash: readonly number[] = []) {
    yield* each(
      ({ lines }) => lines.get(line),
      (path, scale) => {
        context.strokeStyle = color;
        // Round ends take most of the time, and cannot be seen on thin lines.
        context.lineJoin = width < THIN ? 'bevel' : 'round';
        context.lineCap = width < THIN ? 'butt' : 'round';
        context.lineWidth = width / scale;
        context.setLineDash(dash.map((part) => part / scale));
        context.stroke(path);
      },
    );
  }

  for (const fill of FILLS) {
    if (fill === 'building' && zoom < BUILDING_ZOOM) continue;
    yield* each(
      ({ fills }) => fills.get(fill),
      (path) => {
        context.fillStyle = colors[fill];
        context.fill(path, 'evenodd');
      },
    );
  }
  const width = (stops: Stops) => widthAt(stops, zoom);
  const thin = width([
    [10, 0.6],
    [14, 2],
    [16, 4],
  ]);
  yield* stroke('waterway', colors.water, thin);
  yield* stroke('district', colors.border, 1, [4, 3]);
  yield* stroke('province', colors.border, CASING, [6, 3]);
  yield* stroke('subway', colors.subway, thin / 2 + 0.5, [5, 4]);
  if (zoom >= SERVICE_ZOOM) yield* stroke('service', colors.minor, width(ROAD_WIDTHS.service));
  for (const road of ROADS) yield* stroke(road, colors.casing, width(ROAD_WIDTHS[road]) + CASING);
  for (const road of ROADS) yield* stroke(road, colors[road], width(ROAD_WIDTHS[road]));
  yield* stroke('rail', colors.rail, thin / 2 + 0.3);
  yield* stroke('runway', colors.minor, thin * 2);
}
