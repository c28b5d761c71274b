import { DivIcon, GridLayer, LayerGroup, Marker, Polyline, type LatLngBounds, type Map as LeafletMap } from 'leaflet';
import { KOREAN, type Locale } from '@/config/locales';
import type { Obstacle } from '../scene';
import { CITIES, DISTRICTS, WATERS, type Place, type Point } from '../sketch-places';

const EQUATOR_METRES = 40_075_017;
const TILE = 256;
/** From this zoom level on, districts are shown instead of cities. */
const DISTRICT_ZOOM = 11;
/** No name is wider at the normal size of text. */
const LABEL = { width: 96, height: 20 };
/** Names within half a view outside the edges are drawn too, so that a drag shows them. */
const AROUND = 0.5;
const STEPS = 6;

class Paper extends GridLayer {
  protected override createTile() {
    const tile = document.createElement('div');
    tile.className = 'map-paper';
    return tile;
  }
}

/** Catmull–Rom spline of one coordinate: a smooth line through points that are far apart. */
const curve = (before: number, from: number, to: number, after: number, part: number) =>
  0.5 *
  (2 * from +
    (to - before) * part +
    (2 * before - 5 * from + 4 * to - after) * part ** 2 +
    (3 * from - before - 3 * to + after) * part ** 3);

function smooth(course: readonly Point[]): [number, number][] {
  return course.flatMap((from, index): [number, number][] => {
    const to = course[index + 1];
    if (!to) return [[from[0], from[1]]];
    const before = course[index - 1] ?? from;
    const after = course[index + 2] ?? to;
    return Array.from({ length: STEPS }, (_, step) => [
      curve(before[0], from[0], to[0], after[0], step / STEPS),
      curve(before[1], from[1], to[1], after[1], step / STEPS),
    ]);
  });
}

const metresPerPixel = (map: LeafletMap) =>
  (EQUATOR_METRES * Math.cos((map.getCenter().lat * Math.PI) / 180)) / (TILE * 2 ** map.getZoom());

function label([lat, lng, korean, roman]: Place, locale: Locale) {
  const html = document.createElement('span');
  html.dataset.part = 'place';
  html.textContent = locale === KOREAN ? korean : roman;
  const icon = new DivIcon({ html, className: 'map-marker', iconSize: [LABEL.width, LABEL.height] });
  const marker = new Marker([lat, lng], { icon, keyboard: false, interactive: false, pane: 'places' });
  marker.on('add', () => marker.getElement()?.setAttribute('aria-hidden', 'true'));
  return { marker, html };
}

/** `keepNamesFrom`: names that these would hide are not shown. */
export type Sketch = { keepNamesFrom: (obstacles: readonly Obstacle[]) => void };

/** Draws a simple map: a grid, the Han river with tributaries, and names of districts and cities. */
export function drawSketch(map: LeafletMap, locale: Locale): Sketch {
  map.createPane('waters').classList.add('map-waters');
  map.createPane('places').classList.add('map-places');
  new Paper({ tileSize: TILE }).addTo(map);
  const waters = WATERS.map(({ metres, course }) => ({
    metres,
    line: new Polyline(smooth(course), { className: 'map-water', interactive: false, pane: 'waters' }).addTo(map),
  }));
  const labelsOf = (places: readonly Place[]) => places.map((place) => label(place, locale));
  const [cities, districts] = [labelsOf(CITIES), labelsOf(DISTRICTS)];
  const shown = new LayerGroup().addTo(map);
  let obstacles: readonly Obstacle[] = [];
  let drawn: { zoom: number; around: LatLngBounds } | null = null;

  /** Reading a width forces a layout, so only names near an obstacle are measured. */
  function isCovered({ marker, html }: (typeof cities)[number]) {
    const name = map.latLngToLayerPoint(marker.getLatLng());
    return obstacles.some(({ at, width, height }) => {
      const { x, y } = map.latLngToLayerPoint([at.lat, at.lng]);
      const [distance, rise] = [Math.abs(x - name.x), Math.abs(y - name.y)];
      const mayCover = rise < (LABEL.height + height) / 2 && distance < (LABEL.width + width) / 2;
      return mayCover && distance < (html.offsetWidth + width) / 2;
    });
  }

  /** Shows the names around the view that nothing covers. A map that follows a driver moves in every frame. */
  function showNames() {
    const [zoom, view] = [map.getZoom(), map.getBounds()];
    if (drawn?.zoom === zoom && drawn.around.contains(view)) return;
    const around = view.pad(AROUND);
    drawn = { zoom, around };
    const isNear = zoom >= DISTRICT_ZOOM;
    for (const name of isNear ? cities : districts) shown.removeLayer(name.marker);
    for (const name of isNear ? districts : cities) {
      if (around.contains(name.marker.getLatLng())) shown.addLayer(name.marker);
      else shown.removeLayer(name.marker);
    }
    hideCovered();
  }

  function hideCovered() {
    const names = [...cities, ...districts].filter(({ marker }) => shown.hasLayer(marker));
    // All are measured before the first one changes.
    const covered = new Set(names.filter(isCovered));
    for (const name of names) name.html.style.visibility = covered.has(name) ? 'hidden' : '';
  }

  function updateForZoom() {
    const scale = metresPerPixel(map);
    for (const { metres, line } of waters) line.setStyle({ weight: Math.max(1.5, metres / scale) });
  }
  map.on('zoomend', updateForZoom);
  map.on('moveend', showNames);
  map.whenReady(updateForZoom);
  return {
    keepNamesFrom(next) {
      obstacles = next;
      hideCovered();
    },
  };
}
