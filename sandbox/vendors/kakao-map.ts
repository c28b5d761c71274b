/// <reference types="kakao.maps.d.ts" />
// Stands in for the map of Kakao's JavaScript SDK: the calls that the app uses, by the vendor's types, with an invented town.
import type { SandboxApp } from '../server/context';

type Maps = typeof kakao.maps;
type Handler = (...values: unknown[]) => void;
type Paths = kakao.maps.LatLng[] | kakao.maps.LatLng[][];

/** The classes of the vendor's map, as they run in the page: they must not use anything outside this function. */
export function createKakaoMap(origin: string) {
  const TILE = 256;
  const SVG = 'http://www.w3.org/2000/svg';
  const METRES_PER_DEGREE = 111_320;
  const EAST_SCALE = Math.cos((37.5 * Math.PI) / 180);
  const [CLOSEST, FARTHEST] = [1, 14];
  const WHEEL_PAUSE_MS = 200;

  const listeners = new WeakMap<object, Map<string, Set<Handler>>>();
  const handlersOf = (target: object, type: string) => {
    const types = listeners.get(target) ?? new Map<string, Set<Handler>>();
    listeners.set(target, types);
    const handlers = types.get(type) ?? new Set();
    types.set(type, handlers);
    return handlers;
  };
  const fire = (target: object, type: string) => {
    for (const handler of handlersOf(target, type)) handler();
  };
  const event = {
    addListener: (target, type, handler) => void handlersOf(target, type).add(handler as Handler), // boundary: the vendor's type is Function
    removeListener: (target, type, handler) => void handlersOf(target, type).delete(handler as Handler), // boundary: as above
  } satisfies Pick<Maps['event'], 'addListener' | 'removeListener'>;

  const LatLng = class {
    constructor(
      private readonly lat: number,
      private readonly lng: number,
    ) {}
    getLat = () => this.lat;
    getLng = () => this.lng;
  } satisfies new (lat: number, lng: number) => Pick<kakao.maps.LatLng, 'getLat' | 'getLng'>;

  type Place = Pick<kakao.maps.LatLng, 'getLat' | 'getLng'>;
  /** Metres east and north of a point in the sea. */
  const metresOf = (at: Place) => ({
    x: (at.getLng() - 124) * EAST_SCALE * METRES_PER_DEGREE,
    y: (at.getLat() - 33) * METRES_PER_DEGREE,
  });
  const placeAt = ({ x, y }: { x: number; y: number }) =>
    new LatLng(33 + y / METRES_PER_DEGREE, 124 + x / (EAST_SCALE * METRES_PER_DEGREE));
  const asPlace = (at: object): Place => {
    if (!('getLat' in at)) throw new Error('The stand-in knows degrees alone');
    return at as Place; // boundary: the other kinds of the vendor's unions have no such call
  };

  const LatLngBounds = class {
    constructor(
      private readonly southWest: Place,
      private readonly northEast: Place,
    ) {}
    getSouthWest = () => this.southWest;
    getNorthEast = () => this.northEast;
  };

  type Style = Readonly<Record<string, string>>;
  function element(tag: 'div' | 'img', style: Style): HTMLElement {
    const created = document.createElement(tag);
    Object.assign(created.style, { position: 'absolute' }, style);
    return created;
  }

  const KakaoMap = class {
    private level: number;
    private centre: { x: number; y: number };
    private maxLevel = FARTHEST;
    private isDraggable: boolean;
    private wheeledAt = 0;
    private readonly tiles = new Map<string, HTMLElement>();
    private readonly layers = new Set<() => void>();
    private readonly root = element('div', { inset: '0', touchAction: 'none', overflow: 'hidden' });
    private readonly ground = element('div', { zIndex: '1', left: '0', top: '0' });
    private readonly copyright = element('div', { zIndex: '1', bottom: '0', left: '0', margin: '0 6px' });
    readonly lines = document.createElementNS(SVG, 'svg');
    readonly overlays = element('div', { zIndex: '3', left: '0', top: '0' });

    constructor(
      private readonly container: HTMLElement,
      { center, level = 3, draggable = true }: kakao.maps.MapOptions,
    ) {
      this.level = level;
      this.centre = metresOf(asPlace(center));
      this.isDraggable = draggable;
      Object.assign(this.lines.style, {
        position: 'absolute',
        zIndex: '2',
        inset: '0',
        width: '100%',
        height: '100%',
        pointerEvents: 'none',
      });
      // The vendor's copyright is markup, which a policy may turn into text.
      this.copyright.innerHTML = '<span>100m</span>';
      this.copyright.append(' Kakao 대역');
      Object.assign(this.copyright.style, { color: '#000', background: '#fff', fontSize: '11px' });
      this.root.append(this.ground, this.lines, this.overlays, this.copyright);
      container.append(this.root);
      this.letDrag();
      this.root.addEventListener('wheel', (wheel: WheelEvent) => {
        wheel.preventDefault();
        if (wheel.timeStamp - this.wheeledAt < WHEEL_PAUSE_MS) return;
        this.wheeledAt = wheel.timeStamp;
        this.setLevel(this.level + Math.sign(wheel.deltaY));
      });
      this.root.addEventListener('dblclick', () => this.setLevel(this.level - 1));
      this.change();
    }

    private letDrag() {
      let from: { x: number; y: number } | null = null;
      let isMoving = false;
      this.root.addEventListener('pointerdown', (press: PointerEvent) => {
        const isButton = press.target instanceof Element && press.target.closest('button');
        if (this.isDraggable && !isButton) from = { x: press.clientX, y: press.clientY };
      });
      window.addEventListener('pointermove', (move: PointerEvent) => {
        if (!from) return;
        if (!isMoving) fire(this, 'dragstart');
        isMoving = true;
        this.panBy(from.x - move.clientX, from.y - move.clientY);
        from = { x: move.clientX, y: move.clientY };
      });
      window.addEventListener('pointerup', () => {
        if (isMoving) fire(this, 'dragend');
        [from, isMoving] = [null, false];
      });
    }

    private readonly scale = () => 2 ** (this.level - 3);

    pixelOf(at: Place) {
      const { x, y } = metresOf(at);
      return {
        x: this.container.clientWidth / 2 + (x - this.centre.x) / this.scale(),
        y: this.container.clientHeight / 2 - (y - this.centre.y) / this.scale(),
      };
    }

    onDraw(draw: () => void) {
      this.layers.add(draw);
      draw();
      return () => this.layers.delete(draw);
    }

    private drawTiles() {
      const { clientWidth: width, clientHeight: height } = this.container;
      const side = TILE * this.scale();
      const [left, top] = [this.centre.x - (width / 2) * this.scale(), this.centre.y + (height / 2) * this.scale()];
      const shown = new Set<string>();
      for (let column = Math.floor(left / side); column * side < left + width * this.scale(); column += 1)
        for (let row = Math.floor((top - height * this.scale()) / side); row * side < top; row += 1) {
          const key = `${this.level}/${row}/${column}`;
          const tile = this.tiles.get(key) ?? this.tile(key);
          tile.style.left = `${(column * side - left) / this.scale()}px`;
          tile.style.top = `${(top - (row + 1) * side) / this.scale()}px`;
          shown.add(key);
        }
      for (const [key, tile] of this.tiles) {
        if (shown.has(key)) continue;
        tile.remove();
        this.tiles.delete(key);
      }
    }

    private tile(key: string) {
      const tile = element('img', { width: `${TILE}px`, height: `${TILE}px`, maxWidth: 'none' });
      tile.setAttribute('alt', '');
      tile.setAttribute('role', 'presentation');
      tile.setAttribute('draggable', 'false');
      tile.setAttribute('src', `${origin}/sandbox-kakao/tiles/${key}.svg`);
      this.ground.append(tile);
      this.tiles.set(key, tile);
      return tile;
    }

    private change(...types: string[]) {
      this.drawTiles();
      for (const draw of this.layers) draw();
      for (const type of types) fire(this, type);
      setTimeout(() => fire(this, 'idle'), 0);
    }

    getLevel = () => this.level;
    setLevel: kakao.maps.Map['setLevel'] = (level) => {
      const next = Math.round(Math.min(this.maxLevel, Math.max(CLOSEST, level)));
      if (next === this.level) return;
      this.level = next;
      this.change('zoom_start', 'zoom_changed', 'bounds_changed');
    };
    setMaxLevel: kakao.maps.Map['setMaxLevel'] = (level) => {
      this.maxLevel = level;
    };
    getCenter = () => placeAt(this.centre);
    setCenter: kakao.maps.Map['setCenter'] = (at) => {
      this.centre = metresOf(asPlace(at));
      this.change('center_changed', 'bounds_changed');
    };
    panBy: kakao.maps.Map['panBy'] = (right, down) => {
      this.centre = { x: this.centre.x + right * this.scale(), y: this.centre.y - down * this.scale() };
      this.change('center_changed', 'bounds_changed');
    };
    setBounds: kakao.maps.Map['setBounds'] = (bounds, top = 32, right = 32, bottom = 32, left = 32) => {
      const [from, to] = [metresOf(bounds.getSouthWest()), metresOf(bounds.getNorthEast())];
      const width = Math.max(1, this.container.clientWidth - left - right);
      const height = Math.max(1, this.container.clientHeight - top - bottom);
      const needed = 3 + Math.log2(Math.max((to.x - from.x) / width, (to.y - from.y) / height, 2 ** -9));
      this.level = Math.min(this.maxLevel, Math.max(CLOSEST, Math.ceil(needed)));
      this.centre = {
        x: (from.x + to.x) / 2 + ((right - left) / 2) * this.scale(),
        y: (from.y + to.y) / 2 - ((bottom - top) / 2) * this.scale(),
      };
      this.change('zoom_changed', 'center_changed', 'bounds_changed');
    };
    setDraggable: kakao.maps.Map['setDraggable'] = (isDraggable) => {
      this.isDraggable = isDraggable;
    };
    setCopyrightPosition: kakao.maps.Map['setCopyrightPosition'] = (position) => {
      const [left, right] = position === (1 as typeof position) ? ['auto', '0'] : ['0', 'auto'];
      Object.assign(this.copyright.style, { left, right });
    };
    getProjection = () => ({ containerPointFromCoords: (at: Place) => this.pixelOf(at) });
    relayout: kakao.maps.Map['relayout'] = () => this.change();
  };

  type StandIn = InstanceType<typeof KakaoMap>;
  const asMap = (map: object) => map as StandIn; // boundary: pages have no other map

  const Polyline = class {
    private readonly path = document.createElementNS(SVG, 'path');
    private lines: Place[][] = [];
    private map: StandIn | null = null;
    private stop: (() => void) | undefined;
    constructor(private options: kakao.maps.PolylineOptions) {
      this.path.setAttribute('fill', 'none');
      this.path.setAttribute('stroke-linecap', 'round');
      this.path.setAttribute('stroke-linejoin', 'round');
      this.setPath(options.path);
      this.setOptions(options);
      this.setMap(options.map ?? null);
    }
    private readonly draw = () => {
      const commands = this.lines.flatMap((line) =>
        line.map((at, index) => {
          const { x, y } = this.map?.pixelOf(at) ?? { x: 0, y: 0 };
          return `${index === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`;
        }),
      );
      this.path.setAttribute('d', commands.join(''));
    };
    setPath = (path: Paths) => {
      this.lines = path.some(Array.isArray) ? (path as Place[][]) : [path as Place[]]; // boundary: the vendor takes one line or several
      if (this.map) this.draw();
    };
    setOptions = (options: kakao.maps.setPolylineOptions) => {
      this.options = { ...this.options, ...options };
      const { strokeColor = '#000', strokeWeight = 3, strokeOpacity = 0.6, strokeStyle = 'solid' } = this.options;
      this.path.setAttribute('stroke', strokeColor);
      this.path.setAttribute('stroke-width', String(strokeWeight));
      this.path.setAttribute('stroke-opacity', String(strokeOpacity));
      this.path.setAttribute('stroke-dasharray', strokeStyle === 'solid' ? 'none' : '4 6');
    };
    setMap = (map: object | null) => {
      this.stop?.();
      this.path.remove();
      this.map = map && asMap(map);
      this.map?.lines.append(this.path);
      this.stop = this.map?.onDraw(this.draw);
    };
  } satisfies new (
    options: kakao.maps.PolylineOptions,
  ) => Pick<kakao.maps.Polyline, 'setPath' | 'setOptions' | 'setMap'>;

  const CustomOverlay = class {
    private readonly box = element('div', { margin: '0' });
    private map: StandIn | null = null;
    private stop: (() => void) | undefined;
    private position: Place;
    constructor({
      content = '',
      map,
      position,
      xAnchor = 0.5,
      yAnchor = 0.5,
      zIndex = 0,
    }: kakao.maps.CustomOverlayOptions) {
      this.position = asPlace(position);
      this.box.append(content);
      Object.assign(this.box.style, {
        zIndex: String(zIndex),
        transform: `translate(${-100 * xAnchor}%, ${-100 * yAnchor}%)`,
      });
      this.setMap(map ?? null);
    }
    private readonly draw = () => {
      const { x, y } = this.map?.pixelOf(this.position) ?? { x: 0, y: 0 };
      Object.assign(this.box.style, { left: `${x}px`, top: `${y}px` });
    };
    getPosition = () => this.position;
    setPosition = (position: object) => {
      this.position = asPlace(position);
      if (this.map) this.draw();
    };
    setMap = (map: object | null) => {
      this.stop?.();
      this.box.remove();
      this.map = map && asMap(map);
      this.map?.overlays.append(this.box);
      this.stop = this.map?.onDraw(this.draw);
    };
  };

  type Used =
    | 'getLevel'
    | 'setLevel'
    | 'setMaxLevel'
    | 'setCenter'
    | 'panBy'
    | 'setBounds'
    | 'setDraggable'
    | 'setCopyrightPosition'
    | 'relayout';
  KakaoMap satisfies new (container: HTMLElement, options: kakao.maps.MapOptions) => Pick<kakao.maps.Map, Used>;
  CustomOverlay satisfies new (
    options: kakao.maps.CustomOverlayOptions,
  ) => Pick<kakao.maps.CustomOverlay, 'setPosition' | 'setMap'>;
  const CopyrightPosition = { BOTTOMLEFT: 0, BOTTOMRIGHT: 1 } satisfies Record<keyof Maps['CopyrightPosition'], number>;
  return { Map: KakaoMap, LatLng, LatLngBounds, Polyline, CustomOverlay, CopyrightPosition, event };
}

const hash = (one: number, other: number) =>
  Math.abs(Math.imul(one * 73_856_093, other * 19_349_663 + 83_492_791) % 97);

/** A square of an invented town: blocks, streets, and here and there a park or a lake. */
function tileOf(level: number, row: number, column: number): string {
  const kind = hash(row, column + level);
  const rect = (x: number, y: number, width: number, height: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
  const main = hash(column, level) % 4 === 0 ? rect(0, 0, 14, 256, '#ffe59a') : rect(0, 0, 8, 256, '#ffffff');
  const cross = hash(row, level) % 4 === 0 ? rect(0, 0, 256, 14, '#ffe59a') : rect(0, 0, 256, 8, '#ffffff');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">',
    rect(0, 0, 256, 256, '#f3f1ea'),
    kind < 14 ? rect(24, 30, 96, 90, '#cfe5c6') : '',
    kind > 86 ? rect(140, 24, 90, 84, '#b5d8ec') : '',
    rect(126, 0, 5, 256, '#ffffff'),
    rect(0, 126, 256, 5, '#ffffff'),
    main,
    cross,
    '</svg>',
  ].join('');
}

export function addKakaoTiles(app: SandboxApp) {
  app.get('/tiles/:level/:row/:column', (c) => {
    const { level, row, column } = c.req.param();
    return c.body(tileOf(Number(level), Number(row), Number.parseInt(column, 10)), 200, {
      'Content-Type': 'image/svg+xml',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'max-age=3600',
    });
  });
}
