import type { MapColors } from '@/theme/map-colors';
import type { PlacedTile } from './painter';
import type { LabelKind } from './schema';
import type { Box, Label, Tile } from './tiles';

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
  { kind: 'district', px: 13, weight: 700, color: 'textSoft', from: 9.4, to: 14 },
  { kind: 'station', px: 11.5, weight: 500, color: 'station', from: 12, to: 22 },
  { kind: 'neighbourhood', px: 12, weight: 500, color: 'textSoft', from: 12.3, to: 16 },
  { kind: 'road', px: 11, weight: 500, color: 'textSoft', from: 12, to: 22 },
  { kind: 'waterway', px: 11.5, weight: 500, color: 'waterText', from: 11, to: 22 },
  { kind: 'green', px: 11, weight: 500, color: 'parkText', from: 13.8, to: 22 },
  { kind: 'poi', px: 11, weight: 500, color: 'textSoft', from: 13.8, to: 22 },
];
/** Pixels between two labels with the same text. */
const REPEAT = { point: 200, line: 260 };
const LABEL_GAP = 3;

const overlaps = (one: Box, other: Box) =>
  one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];

/** Text is never upside down. */
function upright(angle: number) {
  if (angle > Math.PI / 2) return angle - Math.PI;
  return angle < -Math.PI / 2 ? angle + Math.PI : angle;
}

/** A name on the map. Its box is in pixels of the whole world at its zoom. */
type PlacedLabel = { label: Label; tile: Tile; rule: LabelRule; x: number; y: number; angle: number; box: Box };

export type LabelPicture = {
  context: CanvasRenderingContext2D;
  /** Of the canvas, in pixels of the world. */
  box: Box;
  pixelRatio: number;
  /** Of tiles with 512 pixels, one below Leaflet's. */
  zoom: number;
  /** Their places are relative to the canvas. */
  tiles: readonly PlacedTile[];
  /** Where markers would hide a name, in pixels of the world. */
  taken: readonly Box[];
  colors: MapColors;
  fontFamily: string;
  /** Of names in pixels, because measuring takes most of the time. To be emptied when fonts arrive. */
  widths: Map<string, number>;
};

/** The labels that a canvas shows, the part of the map it covers, and the tiles they come from. */
export type DrawnLabels = { box: Box; labels: readonly PlacedLabel[]; tiles: ReadonlySet<Tile> };

const fontOf = ({ weight, px }: LabelRule, family: string) => `${weight} ${px}px ${family}`;
const isWithin = (inner: Box, outer: Box) =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];
const tilesOf = ({ tiles }: LabelPicture) => new Set(tiles.map(({ tile }) => tile));

function widthOf({ context, widths }: LabelPicture, { kind }: LabelRule, text: string): number {
  const key = `${kind} ${text}`;
  const width = widths.get(key) ?? context.measureText(text).width;
  widths.set(key, width);
  return width;
}

/** Finds places for the wanted names, beside those that are `kept`. */
function placeLabels(
  picture: LabelPicture,
  kept: readonly PlacedLabel[],
  isWanted: (label: Label, tile: Tile, x: number, y: number) => boolean,
): PlacedLabel[] {
  const { context, box: canvas, zoom, tiles, fontFamily } = picture;
  const added: PlacedLabel[] = [];
  const taken = [...picture.taken, ...kept.map(({ box }) => box)];
  const shown = new Map<string, [number, number][]>();
  const note = (text: string, x: number, y: number) => shown.set(text, [...(shown.get(text) ?? []), [x, y]]);
  for (const { label, x, y } of kept) note(label.text, x, y);

  function place(label: Label, tile: Tile, rule: LabelRule, x: number, y: number, tileSize: number) {
    const { text, along } = label;
    const gap = along ? REPEAT.line : REPEAT.point;
    if (shown.get(text)?.some(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < gap)) return;
    const width = widthOf(picture, rule, text);
    if (along && along.length * tileSize < width * 1.15) return;
    const angle = along ? upright(along.angle) : 0;
    const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
    const halfWidth = (cos * width + sin * rule.px) / 2 + LABEL_GAP;
    const halfHeight = (sin * width + cos * rule.px) / 2 + LABEL_GAP;
    const box: Box = [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight];
    // A name that is cut at the edge would stay so when the picture moves.
    if (!isWithin(box, canvas) || taken.some((other) => overlaps(box, other))) return;
    taken.push(box);
    note(text, x, y);
    added.push({ label, tile, rule, x, y, angle, box });
  }

  type Candidate = { label: Label; tile: Tile; x: number; y: number; size: number };
  const candidates = new Map<LabelKind, Candidate[]>();
  for (const { tile, x: left, y: top, size, clip } of tiles)
    for (const label of tile.labels) {
      const [x, y] = [left + label.x * size, top + label.y * size];
      if (x < clip.x || y < clip.y || x > clip.x + clip.size || y > clip.y + clip.size) continue;
      const [worldX, worldY] = [canvas[0] + x, canvas[1] + y];
      if (!isWanted(label, tile, worldX, worldY)) continue;
      const ofKind = candidates.get(label.kind) ?? [];
      ofKind.push({ label, tile, x: worldX, y: worldY, size });
      candidates.set(label.kind, ofKind);
    }
  for (const rule of LABELS) {
    if (zoom < rule.from || zoom >= rule.to) continue;
    context.font = fontOf(rule, fontFamily);
    for (const { label, tile, x, y, size } of candidates.get(rule.kind) ?? []) place(label, tile, rule, x, y, size);
  }
  return added;
}

function paintLabels(
  labels: readonly PlacedLabel[],
  { context, box: [left, top], pixelRatio, colors, fontFamily }: LabelPicture,
) {
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 3;
  context.strokeStyle = colors.halo;
  for (const { label, rule, x, y, angle } of labels) {
    context.font = fontOf(rule, fontFamily);
    context.fillStyle = colors[rule.color];
    context.save();
    context.translate(x - left, y - top);
    context.rotate(angle);
    context.strokeText(label.text, 0, 0);
    context.fillText(label.text, 0, 0);
    context.restore();
  }
}

/** Draws all names. Those of the picture `before` are the first to find a place, so that they stay. */
export function drawLabels(picture: LabelPicture, before: DrawnLabels | undefined): DrawnLabels {
  const { context, box } = picture;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  const known = new Set(before?.labels.map(({ label }) => label));
  const first = known.size > 0 ? placeLabels(picture, [], (label) => known.has(label)) : [];
  const labels = [...first, ...placeLabels(picture, first, (label) => !known.has(label))];
  paintLabels(labels, picture);
  return { box, labels, tiles: tilesOf(picture) };
}

/** Wider than most names reach to both sides. */
const EDGE = 100;

/**
 * Moves the names with their canvas to `picture.box`, at the same zoom, and draws only new ones. Null if they would blur,
 * because the way is no whole number of device pixels.
 */
export function moveLabels(picture: LabelPicture, before: DrawnLabels): DrawnLabels | null {
  const { context, box, pixelRatio } = picture;
  const [right, down] = [(before.box[0] - box[0]) * pixelRatio, (before.box[1] - box[1]) * pixelRatio];
  if (!Number.isInteger(right) || !Number.isInteger(down)) return null;
  const tiles = tilesOf(picture);
  const isKept = (placed: PlacedLabel) => isWithin(placed.box, box) && tiles.has(placed.tile);
  if (right !== 0 || down !== 0) {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalCompositeOperation = 'copy';
    context.drawImage(context.canvas, right, down);
    context.globalCompositeOperation = 'source-over';
  }
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  for (const placed of before.labels) {
    const [left, top, end, bottom] = placed.box;
    if (!isKept(placed)) context.clearRect(left - box[0], top - box[1], end - left, bottom - top);
  }
  const kept = before.labels.filter(isKept);
  const [left, top, end, bottom] = before.box;
  const inside: Box = [left + EDGE, top + EDGE, end - EDGE, bottom - EDGE];
  // What found no place before finds none now.
  const isNew = (_: Label, tile: Tile, x: number, y: number) =>
    !before.tiles.has(tile) || !isWithin([x, y, x, y], inside);
  const knownLabels = new Set(kept.map(({ label }) => label));
  const added = placeLabels(picture, kept, (label, ...at) => !knownLabels.has(label) && isNew(label, ...at));
  paintLabels(added, picture);
  return { box, labels: [...kept, ...added], tiles };
}
