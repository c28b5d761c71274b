import type { MapColors } from '@/theme/map-colors';
import type { Fill, LabelKind, Line, Road } from './schema';
import type { Label, Tile } from './tiles';

/** Where a tile is drawn, in CSS pixels: `x`, `y`, `size` of the whole tile, and the part of it that is wanted. */
export type PlacedTile = {
  tile: Tile;
  x: number;
  y: number;
  size: number;
  clip: { x: number; y: number; size: number };
};

export type Picture = {
  context: CanvasRenderingContext2D;
  width: number;
  height: number;
  pixelRatio: number;
  /** Of tiles with 512 pixels, one below Leaflet's. */
  zoom: number;
  /** The area of the file: the canvas stays empty around it. */
  area: { x: number; y: number; width: number; height: number };
  tiles: readonly PlacedTile[];
  colors: MapColors;
  fontFamily: string;
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
const BUILDING_ZOOM = 14;
const SERVICE_ZOOM = 14.4;

type LabelRule = {
  kind: LabelKind;
  px: number;
  weight: number;
  color: keyof MapColors;
  from: number;
  to: number;
};
/** In the order of importance: a later label gives way. */
const LABELS: readonly LabelRule[] = [
  { kind: 'city', px: 15, weight: 700, color: 'text', from: 7, to: 11.5 },
  { kind: 'district', px: 13, weight: 700, color: 'textSoft', from: 10, to: 14 },
  { kind: 'station', px: 11.5, weight: 500, color: 'station', from: 12.4, to: 22 },
  { kind: 'neighbourhood', px: 12, weight: 500, color: 'textSoft', from: 12.3, to: 16 },
  { kind: 'road', px: 11, weight: 500, color: 'textSoft', from: 12.8, to: 22 },
  { kind: 'waterway', px: 11.5, weight: 500, color: 'waterText', from: 11, to: 22 },
  { kind: 'green', px: 11, weight: 500, color: 'parkText', from: 13.8, to: 22 },
  { kind: 'poi', px: 11, weight: 500, color: 'textSoft', from: 13.8, to: 22 },
];
/** Pixels between two labels with the same text. */
const REPEAT = { point: 200, line: 260 };
const LABEL_GAP = 3;

/** Draws roads, water and the rest, from bottom to top and tile by tile. */
function paintGround({ context, zoom, tiles, colors }: Picture) {
  function each(draw: (tile: Tile, scale: number) => void) {
    for (const { tile, x, y, size, clip } of tiles) {
      context.save();
      context.beginPath();
      // Half a pixel more: no seam between two tiles.
      context.rect(clip.x - 0.5, clip.y - 0.5, clip.size + 1, clip.size + 1);
      context.clip();
      const scale = size / tile.extent;
      context.transform(scale, 0, 0, scale, x, y);
      draw(tile, scale);
      context.restore();
    }
  }

  function stroke(line: Line, color: string, width: number, dash: readonly number[] = []) {
    context.strokeStyle = color;
    each(({ lines }, scale) => {
      const path = lines.get(line);
      if (!path) return;
      context.lineWidth = width / scale;
      context.setLineDash(dash.map((part) => part / scale));
      context.stroke(path);
    });
  }

  each(({ fills }) => {
    for (const fill of FILLS) {
      const path = fills.get(fill);
      if (!path || (fill === 'building' && zoom < BUILDING_ZOOM)) continue;
      context.fillStyle = colors[fill];
      context.fill(path, 'evenodd');
    }
  });
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const width = (stops: Stops) => widthAt(stops, zoom);
  const thin = width([
    [10, 0.6],
    [14, 2],
    [16, 4],
  ]);
  stroke('waterway', colors.water, thin);
  stroke('district', colors.border, 1, [4, 3]);
  stroke('province', colors.border, CASING, [6, 3]);
  stroke('subway', colors.subway, thin / 2 + 0.5, [5, 4]);
  if (zoom >= SERVICE_ZOOM) stroke('service', colors.minor, width(ROAD_WIDTHS.service));
  for (const road of ROADS) stroke(road, colors.casing, width(ROAD_WIDTHS[road]) + CASING);
  for (const road of ROADS) stroke(road, colors[road], width(ROAD_WIDTHS[road]));
  stroke('rail', colors.rail, thin / 2 + 0.3);
  stroke('runway', colors.minor, thin * 2);
  context.setLineDash([]);
}

type Box = readonly [left: number, top: number, right: number, bottom: number];
const overlaps = (one: Box, other: Box) =>
  one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];

/** Text is never upside down. */
function upright(angle: number) {
  if (angle > Math.PI / 2) return angle - Math.PI;
  return angle < -Math.PI / 2 ? angle + Math.PI : angle;
}

function paintLabels({ context, width, height, zoom, tiles, colors, fontFamily }: Picture) {
  const taken: Box[] = [];
  const shown = new Map<string, [number, number][]>();
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 3;
  context.strokeStyle = colors.halo;

  function place({ text, along, ...at }: Label, { x: left, y: top, size, clip }: PlacedTile, px: number) {
    const [x, y] = [left + at.x * size, top + at.y * size];
    const isWanted = x >= clip.x && y >= clip.y && x <= clip.x + clip.size && y <= clip.y + clip.size;
    if (!isWanted || x < 0 || y < 0 || x > width || y > height) return;
    const gap = along ? REPEAT.line : REPEAT.point;
    const same = shown.get(text) ?? [];
    if (same.some(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < gap)) return;
    const textWidth = context.measureText(text).width;
    if (along && along.length * size < textWidth * 1.15) return;
    const angle = along ? upright(along.angle) : 0;
    const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
    const halfWidth = (cos * textWidth + sin * px) / 2 + LABEL_GAP;
    const halfHeight = (sin * textWidth + cos * px) / 2 + LABEL_GAP;
    const box: Box = [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight];
    if (taken.some((other) => overlaps(box, other))) return;
    taken.push(box);
    shown.set(text, [...same, [x, y]]);
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    context.strokeText(text, 0, 0);
    context.fillText(text, 0, 0);
    context.restore();
  }

  for (const { kind, px, weight, color, from, to } of LABELS) {
    if (zoom < from || zoom >= to) continue;
    context.font = `${weight} ${px}px ${fontFamily}`;
    context.fillStyle = colors[color];
    for (const placed of tiles)
      for (const label of placed.tile.labels) if (label.kind === kind) place(label, placed, px);
  }
}

/** Draws the part of the map that the canvas shows. */
export function paint(picture: Picture) {
  const { context, area, pixelRatio, colors } = picture;
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.fillStyle = colors.land;
  context.fillRect(area.x, area.y, area.width, area.height);
  paintGround(picture);
  paintLabels(picture);
}
