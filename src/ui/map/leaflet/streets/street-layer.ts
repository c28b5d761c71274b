import { DomUtil, Layer, type Map as LeafletMap, Point, type ZoomAnimEvent } from 'leaflet';
import { COLOR_SCHEME_ATTRIBUTE } from '@/config/color-scheme';
import type { Locale } from '@/config/locales';
import { metresBetween } from '@/domain/order/driver-position';
import type { LatLng } from '@/domain/order/route-drawing';
import { mapColors } from '@/theme/map-colors';
import { typography } from '@/theme/typography';
import type { Obstacle } from '../../scene';
import { createGround, type WantedPiece } from './ground';
import { drawLabels, moveLabels, type DrawnLabels } from './labels';
import type { PlacedTile } from './painter';
import { openTiles, type Box, type Tiles } from './tiles';

/** Leaflet's zoom is that of tiles with 256 pixels. */
const TILE = 512;
const PANE = 'streets';
/** Above the route, which would hide the names. */
const NAMES_PANE = 'street-names';
const ZOOM_OFFSET = 1;
/** Pixels that the canvases reach beyond each edge of the map, so that it can move without a new picture. */
const MARGIN = 160;
/** With fewer pixels left, a new picture is made. */
const MIN_MARGIN = 32;
/** While the map moves, the ground is drawn this far ahead of the canvases. */
const AHEAD = 256;
/** Width of a piece of the ground. */
const PIECE = 256;
/** Pictures begin at a multiple of this, so that names move by whole device pixels on most screens. */
const STEP = 4;
const REST_MS = 200;
/** Names of districts are in files from this level on. Phones show a city from a little farther away. */
const DISTRICTS = { zoom: 10, from: 9.4 };
/** Farther away, the name of a station would mislead. */
const NEAR_METRES = 1_500;

/** All places are in pixels of the whole world at a zoom. */
type Rect = { origin: Point; size: Point };
type Drawn = Rect & { zoom: number; pixelRatio: number; isDark: boolean };
/** A piece of the picture. `x`, `y`: on the canvas, in device pixels. */
type Place = { x: number; y: number; box: Box; shown: HTMLCanvasElement | undefined };

const boxOf = ({ origin, size }: Rect): Box => [origin.x, origin.y, origin.x + size.x, origin.y + size.y];
const touches = (one: Box, other: Box) =>
  one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];

function createCanvas() {
  const canvas = document.createElement('canvas');
  canvas.className = 'leaflet-zoom-animated';
  canvas.setAttribute('aria-hidden', 'true');
  return canvas;
}

/** Keeps the content of a canvas that has the size already. Returns if it had another one. */
function resize(canvas: HTMLCanvasElement, size: Point, pixelRatio: number): boolean {
  const [width, height] = [Math.round(size.x * pixelRatio), Math.round(size.y * pixelRatio)];
  if (canvas.width === width && canvas.height === height) return false;
  Object.assign(canvas, { width, height });
  Object.assign(canvas.style, { width: `${size.x}px`, height: `${size.y}px` });
  return true;
}

/**
 * The street map: a canvas below the route with the ground, put together from bitmaps, and one above with the names. They reach
 * beyond the map and move with it; a new picture is made only when it nears their edge.
 */
export class StreetLayer extends Layer {
  private readonly groundCanvas = createCanvas();
  private readonly labelCanvas = createCanvas();
  private readonly ground = createGround((key) => this.showDrawn(key));
  private tiles: Tiles | undefined;
  private drawn: Drawn | undefined;
  private places: ReadonlyMap<string, Place> = new Map();
  /** `isSettled`: all tiles had arrived once. */
  private named: (DrawnLabels & { drawn: Drawn; isSettled: boolean }) | undefined;
  private readonly widths = new Map<string, number>();
  private obstacles: readonly Obstacle[] = [];
  private frame = 0;
  private namesTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly schemeObserver = new MutationObserver(() => this.redraw());

  /** @param onFail the file cannot be read: nothing is drawn, and the layer can be removed. */
  constructor(
    private readonly address: string,
    private readonly locale: Locale,
    private readonly onFail: () => void,
  ) {
    super({ pane: PANE });
  }

  override onAdd(map: LeafletMap) {
    for (const [pane, canvas] of [
      [PANE, this.groundCanvas],
      [NAMES_PANE, this.labelCanvas],
    ] as const) {
      if (!map.getPane(pane)) map.createPane(pane).classList.add(`map-${pane}`);
      map.getPane(pane)?.append(canvas);
    }
    this.tiles = openTiles(this.address, this.locale, { onChange: this.redraw, onFail: this.onFail });
    this.schemeObserver.observe(document.documentElement, { attributeFilter: [COLOR_SCHEME_ATTRIBUTE] });
    // Names use glyphs of the dynamic font, which the browser fetches when they are first drawn. Absent in jsdom.
    (document.fonts as FontFaceSet | undefined)?.addEventListener('loadingdone', this.redrawNames);
    map.on('zoomend viewreset resize', this.redraw);
    map.on('zoomanim', this.animateZoom);
    return this;
  }

  override onRemove(map: LeafletMap) {
    map.off('zoomend viewreset resize', this.redraw);
    map.off('zoomanim', this.animateZoom);
    (document.fonts as FontFaceSet | undefined)?.removeEventListener('loadingdone', this.redrawNames);
    this.schemeObserver.disconnect();
    cancelAnimationFrame(this.frame);
    clearTimeout(this.namesTimer);
    this.ground.close();
    this.tiles?.close();
    this.groundCanvas.remove();
    this.labelCanvas.remove();
    return this;
  }

  override getEvents() {
    return {
      move: () => this.redrawIfNeeded(),
      zoom: () => this.scaleTo(this._map.getZoom(), this._map.getCenter()),
    };
  }

  keepNamesFrom(obstacles: readonly Obstacle[]) {
    this.obstacles = obstacles;
    this.named = undefined;
    if (this.drawn) this.redraw();
  }

  private takenBoxes(zoom: number): Box[] {
    return this.obstacles.map(({ at, width, height }) => {
      const { x, y } = this._map.project([at.lat, at.lng], zoom);
      return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
    });
  }

  /** The nearest station on the tiles that are drawn. */
  placeNear(at: LatLng): string | null {
    let best: { text: string; metres: number } | null = null;
    for (const { tile, x, y, size } of this.drawn ? this.placedTiles(this.drawn, this.drawn.zoom).tiles : []) {
      for (const label of tile.labels) {
        if (label.kind !== 'station' || !this.drawn) continue;
        const point = this.drawn.origin.add(new Point(x + label.x * size, y + label.y * size));
        const metres = metresBetween(at, this._map.unproject(point, this.drawn.zoom));
        if (metres <= NEAR_METRES && (best === null || metres < best.metres)) best = { text: label.text, metres };
      }
    }
    return best?.text ?? null;
  }

  /** At most once a frame. */
  private readonly redraw = () => {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.draw());
  };

  /** Waits until the map rests, because all names take longer than a frame. */
  private readonly redrawNames = () => {
    clearTimeout(this.namesTimer);
    if (this.ground.isMoving()) {
      this.namesTimer = setTimeout(this.redrawNames, REST_MS);
      return;
    }
    this.widths.clear();
    this.named = undefined;
    this.redraw();
  };

  private readonly animateZoom = ({ zoom, center }: ZoomAnimEvent) => this.scaleTo(zoom, center);

  private redrawIfNeeded() {
    this.ground.noteMove();
    const view = this.viewBox();
    if (!this.drawn || !view || this.drawn.zoom !== this._map.getZoom()) return;
    const [left, top, right, bottom] = boxOf(this.drawn);
    const isNearEdge =
      view[0] - left < MIN_MARGIN ||
      view[1] - top < MIN_MARGIN ||
      right - view[2] < MIN_MARGIN ||
      bottom - view[3] < MIN_MARGIN;
    const isBare = ({ box, shown }: Place) => !shown && touches(box, view);
    if (isNearEdge || [...this.places.values()].some(isBare)) this.redraw();
  }

  /** What the map shows, in pixels of the world. */
  private viewBox(): Box | null {
    const { min, max } = this._map.getPixelBounds();
    return min && max ? [min.x, min.y, max.x, max.y] : null;
  }

  /** Moves and scales the old picture while the map zooms, until the new one is drawn. */
  private scaleTo(zoom: number, center: ReturnType<LeafletMap['getCenter']>) {
    if (!this.drawn) return;
    const map = this._map;
    const scale = map.getZoomScale(zoom, this.drawn.zoom);
    const topLeft = map.unproject(this.drawn.origin, this.drawn.zoom);
    const half = map.getSize().divideBy(2);
    // Where the corner will be once `center` is the middle of the map, relative to the pane.
    const corner = map
      .project(topLeft, zoom)
      .subtract(map.project(center, zoom).subtract(half))
      .add(map.containerPointToLayerPoint(new Point(0, 0)));
    this.moveTo(corner, scale);
  }

  private moveTo(corner: Point, scale: number) {
    for (const canvas of [this.groundCanvas, this.labelCanvas]) DomUtil.setTransform(canvas, corner, scale);
  }

  /** The tiles of a part of the world, with their place relative to its corner. `isComplete`: none is on its way. */
  private placedTiles({ origin, size }: Rect, zoom: number): { tiles: PlacedTile[]; isComplete: boolean } {
    const zooms = this.tiles?.about();
    if (!zooms) return { tiles: [], isComplete: false };
    const ownZoom = zoom - ZOOM_OFFSET;
    // A hair above a whole level still is that level.
    const level = ownZoom >= DISTRICTS.from && ownZoom < DISTRICTS.zoom ? DISTRICTS.zoom : Math.floor(ownZoom + 0.01);
    const z = Math.max(zooms.min, Math.min(zooms.max, level));
    const tileSize = TILE * 2 ** (ownZoom - z);
    const last = 2 ** z - 1;
    const tiles: PlacedTile[] = [];
    let isComplete = true;
    const range = (from: number, length: number) => {
      const first = Math.max(0, Math.floor(from / tileSize));
      const end = Math.min(last, Math.floor((from + length) / tileSize));
      return Array.from({ length: Math.max(0, end - first + 1) }, (_, index) => first + index);
    };
    for (const x of range(origin.x, size.x))
      for (const y of range(origin.y, size.y)) {
        const found = this.tiles?.get({ z, x, y });
        isComplete &&= found?.at.z === z;
        if (!found) continue;
        const wholeSize = tileSize * 2 ** (z - found.at.z);
        tiles.push({
          tile: found.tile,
          from: `${found.at.z}/${x}/${y}`,
          x: found.at.x * wholeSize - origin.x,
          y: found.at.y * wholeSize - origin.y,
          size: wholeSize,
          clip: { x: x * tileSize - origin.x, y: y * tileSize - origin.y, size: tileSize },
        });
      }
    return { tiles, isComplete };
  }

  /** What the map needs now: its own part of the world, and the margin. */
  private nextPicture(): Drawn | null {
    // Boundary: Leaflet types it as always there, but a removed layer has none.
    const map = this._map as LeafletMap | null;
    const viewport = map?.getSize();
    if (!map || !viewport || viewport.x === 0 || viewport.y === 0) return null;
    const margin = new Point(MARGIN, MARGIN);
    const origin = map
      .containerPointToLayerPoint(margin.multiplyBy(-1))
      .add(map.getPixelOrigin())
      .divideBy(STEP)
      .floor()
      .multiplyBy(STEP);
    return {
      origin,
      size: viewport.add(margin.multiplyBy(2)).divideBy(STEP).ceil().multiplyBy(STEP),
      zoom: map.getZoom(),
      pixelRatio: Math.min(2, window.devicePixelRatio),
      isDark: document.documentElement.getAttribute(COLOR_SCHEME_ATTRIBUTE) === 'dark',
    };
  }

  private draw() {
    const next = this.nextPicture();
    const [ground, names] = [this.groundCanvas.getContext('2d'), this.labelCanvas.getContext('2d')];
    if (!next || !ground || !names) return;
    const isMoved = !this.drawn?.origin.equals(next.origin) || this.drawn.zoom !== next.zoom;
    this.drawn = next;
    this.moveTo(next.origin.subtract(this._map.getPixelOrigin()), 1);
    const isResized = resize(this.groundCanvas, next.size, next.pixelRatio);
    this.drawGround(next, ground, isMoved || isResized);
    if (resize(this.labelCanvas, next.size, next.pixelRatio)) this.named = undefined;
    this.drawNames(next, names);
    this.noteState();
  }

  private drawGround(next: Drawn, context: CanvasRenderingContext2D, isNew: boolean) {
    const { origin, size, zoom, pixelRatio, isDark } = next;
    const about = this.tiles?.about();
    const view = this.viewBox();
    if (!about || !view) return;
    const { west, south, east, north } = about.area;
    const [first, last] = [this._map.project([north, west], zoom), this._map.project([south, east], zoom)];
    const colors = mapColors(isDark);
    const toDevice = (pixels: number) => Math.round(pixels * pixelRatio);
    const distance = ([left, top]: Box) =>
      Math.hypot(2 * left + PIECE - view[0] - view[2], 2 * top + PIECE - view[1] - view[3]);
    const shown = isNew ? undefined : this.places;
    const places = new Map<string, Place>();
    const wanted: (WantedPiece & { box: Box })[] = [];
    const ahead = this.ground.isMoving() ? AHEAD : 0;
    const start = (at: number) => Math.floor((at - ahead) / PIECE) * PIECE;
    for (let x = start(origin.x); x < origin.x + size.x + ahead; x += PIECE)
      for (let y = start(origin.y); y < origin.y + size.y + ahead; y += PIECE) {
        const box: Box = [x, y, x + PIECE, y + PIECE];
        const corner = new Point(x, y);
        const { tiles, isComplete } = this.placedTiles({ origin: corner, size: new Point(PIECE, PIECE) }, zoom);
        const area = { x: first.x - x, y: first.y - y, width: last.x - first.x, height: last.y - first.y };
        const key = [zoom, x, y, pixelRatio, isDark].join(' ');
        const [left, top] = [toDevice(x), toDevice(y)];
        if (touches(box, boxOf(next)))
          places.set(key, {
            x: left - toDevice(origin.x),
            y: top - toDevice(origin.y),
            box,
            shown: shown?.get(key)?.shown,
          });
        wanted.push({
          key,
          from: tiles.map((tile) => tile.from).join(' '),
          width: toDevice(x + PIECE) - left,
          height: toDevice(y + PIECE) - top,
          isInView: touches(box, view),
          isComplete,
          ground: { size: PIECE, pixelRatio, zoom: zoom - ZOOM_OFFSET, area, tiles, colors },
          box,
        });
      }
    this.ground.show(wanted.toSorted((one, other) => distance(one.box) - distance(other.box)));
    if (!shown) context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    this.places = places;
    this.showPieces(context, () => true);
  }

  /** Copies the bitmaps that the canvas does not have yet. */
  private showPieces(context: CanvasRenderingContext2D, isWanted: (place: Place) => boolean) {
    for (const [key, place] of this.places) {
      const bitmap = this.ground.get(key);
      if (!bitmap || bitmap === place.shown || !isWanted(place)) continue;
      context.clearRect(place.x, place.y, bitmap.width, bitmap.height);
      context.drawImage(bitmap, place.x, place.y);
      place.shown = bitmap;
    }
  }

  /** Pieces outside of the view follow together: after each change, the browser copies the whole canvas. */
  private showDrawn(key: string | null) {
    const context = this.groundCanvas.getContext('2d');
    const view = this.viewBox();
    const place = key === null ? undefined : this.places.get(key);
    if (!context || !view) return;
    if (key === null) this.showPieces(context, () => true);
    else if (place && touches(place.box, view)) this.showPieces(context, (one) => one === place);
    this.noteState();
  }

  private drawNames(next: Drawn, context: CanvasRenderingContext2D) {
    const picture = {
      context,
      box: boxOf(next),
      pixelRatio: next.pixelRatio,
      zoom: next.zoom - ZOOM_OFFSET,
      tiles: this.placedTiles(next, next.zoom).tiles,
      taken: this.takenBoxes(next.zoom),
      colors: mapColors(next.isDark),
      fontFamily: typography.fontFamily,
      widths: this.widths,
    };
    // Until the first tiles have arrived, all names are placed anew: important ones must not be crowded out.
    const before = this.named?.isSettled && this.named.drawn.zoom === next.zoom ? this.named : undefined;
    const moved = before && before.drawn.isDark === next.isDark ? moveLabels(picture, before) : null;
    this.named = {
      ...(moved ?? drawLabels(picture, before)),
      drawn: next,
      isSettled: before !== undefined || this.tiles?.isLoading() === false,
    };
  }

  /** For tests and pictures: everything in view is drawn. */
  private noteState() {
    const isComplete = this.tiles?.about() && !this.tiles.isLoading() && this.ground.isIdle();
    this.groundCanvas.dataset.state = isComplete ? 'complete' : 'loading';
  }
}
