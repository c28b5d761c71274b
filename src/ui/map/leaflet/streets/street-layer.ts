import { DomUtil, Layer, type Map as LeafletMap, Point, type ZoomAnimEvent } from 'leaflet';
import { COLOR_SCHEME_ATTRIBUTE } from '@/config/color-scheme';
import type { Locale } from '@/config/locales';
import { metresBetween } from '@/domain/order/driver-position';
import type { LatLng } from '@/domain/order/route-drawing';
import { mapColors } from '@/theme/map-colors';
import { typography } from '@/theme/typography';
import { paint, type PlacedTile } from './painter';
import { openTiles, type Tiles } from './tiles';

/** Leaflet's zoom is that of tiles with 256 pixels. */
const TILE = 512;
const PANE = 'streets';
const ZOOM_OFFSET = 1;
/** Part of the map's size that is drawn beyond each edge, so that a pan needs no new picture at once. */
const PADDING = 0.25;

/** Farther away, the name of a station would mislead. */
const NEAR_METRES = 1_500;

type Drawn = { origin: Point; zoom: number; size: Point };

/** A canvas below the route, as large as the map and a margin, redrawn when the map has moved out of it. */
export class StreetLayer extends Layer {
  private readonly canvas = document.createElement('canvas');
  private tiles: Tiles | undefined;
  private drawn: Drawn | undefined;
  private frame = 0;
  private readonly schemeObserver = new MutationObserver(() => this.redraw());

  /** @param onFail the file cannot be read: nothing is drawn, and the layer can be removed. */
  constructor(
    private readonly address: string,
    private readonly locale: Locale,
    private readonly onFail: () => void,
  ) {
    super({ pane: PANE });
    this.canvas.className = 'leaflet-zoom-animated';
    this.canvas.setAttribute('aria-hidden', 'true');
  }

  override onAdd(map: LeafletMap) {
    if (!map.getPane(PANE)) map.createPane(PANE).classList.add('map-streets');
    this.getPane()?.append(this.canvas);
    this.tiles = openTiles(this.address, this.locale, { onChange: this.redraw, onFail: this.onFail });
    this.schemeObserver.observe(document.documentElement, { attributeFilter: [COLOR_SCHEME_ATTRIBUTE] });
    // Names use glyphs of the dynamic font, which the browser fetches when they are first drawn. Absent in jsdom.
    (document.fonts as FontFaceSet | undefined)?.addEventListener('loadingdone', this.redraw);
    map.on('zoomend viewreset resize', this.redraw);
    map.on('zoomanim', this.animateZoom);
    return this;
  }

  override onRemove(map: LeafletMap) {
    map.off('zoomend viewreset resize', this.redraw);
    map.off('zoomanim', this.animateZoom);
    (document.fonts as FontFaceSet | undefined)?.removeEventListener('loadingdone', this.redraw);
    this.schemeObserver.disconnect();
    cancelAnimationFrame(this.frame);
    this.tiles?.close();
    this.canvas.remove();
    return this;
  }

  override getEvents() {
    return {
      move: () => this.redrawIfLeft(),
      zoom: () => this.scaleTo(this._map.getZoom(), this._map.getCenter()),
    };
  }

  /** The nearest station on the tiles that are drawn. */
  placeNear(at: LatLng): string | null {
    let best: { text: string; metres: number } | null = null;
    for (const { tile, x, y, size } of this.drawn ? this.placedTiles(this.drawn) : []) {
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

  private readonly animateZoom = ({ zoom, center }: ZoomAnimEvent) => this.scaleTo(zoom, center);

  private redrawIfLeft() {
    if (!this.drawn || this.drawn.zoom !== this._map.getZoom()) return;
    const { origin, size } = this.drawn;
    const { min, max } = this._map.getPixelBounds();
    if (!min || !max) return;
    const isInside = min.x >= origin.x && min.y >= origin.y && max.x <= origin.x + size.x && max.y <= origin.y + size.y;
    if (!isInside) this.redraw();
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
    DomUtil.setTransform(this.canvas, corner, scale);
  }

  private placedTiles({ origin, zoom, size }: Drawn): PlacedTile[] {
    const zooms = this.tiles?.about();
    if (!zooms) return [];
    const ownZoom = zoom - ZOOM_OFFSET;
    // A hair above a whole level still is that level.
    const z = Math.max(zooms.min, Math.min(zooms.max, Math.floor(ownZoom + 0.01)));
    const tileSize = TILE * 2 ** (ownZoom - z);
    const last = 2 ** z - 1;
    const placed: PlacedTile[] = [];
    const range = (from: number, length: number) => {
      const first = Math.max(0, Math.floor(from / tileSize));
      const end = Math.min(last, Math.floor((from + length) / tileSize));
      return Array.from({ length: Math.max(0, end - first + 1) }, (_, index) => first + index);
    };
    for (const x of range(origin.x, size.x))
      for (const y of range(origin.y, size.y)) {
        const found = this.tiles?.get({ z, x, y });
        if (!found) continue;
        const wholeSize = tileSize * 2 ** (z - found.at.z);
        placed.push({
          tile: found.tile,
          x: found.at.x * wholeSize - origin.x,
          y: found.at.y * wholeSize - origin.y,
          size: wholeSize,
          clip: { x: x * tileSize - origin.x, y: y * tileSize - origin.y, size: tileSize },
        });
      }
    return placed;
  }

  private draw() {
    const map = this._map as LeafletMap | null;
    const context = this.canvas.getContext('2d');
    const viewport = map?.getSize();
    if (!map || !context || !viewport || viewport.x === 0 || viewport.y === 0) return;
    const margin = viewport.multiplyBy(PADDING).round();
    const topLeft = map.containerPointToLayerPoint(margin.multiplyBy(-1)).round();
    const size = viewport.add(margin.multiplyBy(2));
    const pixelRatio = Math.min(2, window.devicePixelRatio);
    this.drawn = { origin: topLeft.add(map.getPixelOrigin()), zoom: map.getZoom(), size };
    this.canvas.width = size.x * pixelRatio;
    this.canvas.height = size.y * pixelRatio;
    this.canvas.style.width = `${size.x}px`;
    this.canvas.style.height = `${size.y}px`;
    DomUtil.setTransform(this.canvas, topLeft, 1);
    const about = this.tiles?.about();
    if (!about) return;
    const { west, south, east, north } = about.area;
    const corner = map.project([north, west], this.drawn.zoom).subtract(this.drawn.origin);
    const opposite = map.project([south, east], this.drawn.zoom).subtract(this.drawn.origin);
    const isDark = document.documentElement.getAttribute(COLOR_SCHEME_ATTRIBUTE) === 'dark';
    paint({
      context,
      width: size.x,
      height: size.y,
      pixelRatio,
      zoom: this.drawn.zoom - ZOOM_OFFSET,
      area: { x: corner.x, y: corner.y, width: opposite.x - corner.x, height: opposite.y - corner.y },
      tiles: this.placedTiles(this.drawn),
      colors: mapColors(isDark),
      fontFamily: typography.fontFamily,
    });
    // For tests and pictures: everything in view is drawn.
    this.canvas.dataset.state = this.tiles?.isLoading() === false ? 'complete' : 'loading';
  }
}
