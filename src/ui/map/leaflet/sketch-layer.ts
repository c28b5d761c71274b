import { DivIcon, GridLayer, LayerGroup, Marker, Polyline, type LatLngBounds, type Map as LeafletMap } from 'leaflet';
import type { Locale } from '@/config/locales';
import type { Obstacle } from '../scene';
import { hideCovered, nameElement, NAME_SIZE, placesAt, smoothWaters, waterWidth } from '../sketch/parts';
import type { Place } from '../sketch/places';

const TILE = 256;
/** Names within half a view outside the edges are drawn too, so that a drag shows them. */
const AROUND = 0.5;

class Paper extends GridLayer {
  protected override createTile() {
    const tile = document.createElement('div');
    tile.className = 'map-paper';
    return tile;
  }
}

type Name = { marker: Marker; html: HTMLElement };

function createName(place: Place, locale: Locale): Name {
  const html = nameElement(place, locale);
  const icon = new DivIcon({ html, className: 'map-marker', iconSize: [NAME_SIZE.width, NAME_SIZE.height] });
  const marker = new Marker([place[0], place[1]], { icon, keyboard: false, interactive: false, pane: 'places' });
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
  const waters = smoothWaters().map(({ metres, course }) => ({
    metres,
    line: new Polyline(course, { className: 'map-water', interactive: false, pane: 'waters' }).addTo(map),
  }));
  const group = new LayerGroup().addTo(map);
  const names = new Map<Place, Name>();
  let obstacles: readonly Obstacle[] = [];
  let drawn: { zoom: number; around: LatLngBounds } | null = null;

  function nameOf(place: Place): Name {
    const known = names.get(place);
    if (known) return known;
    const name = createName(place, locale);
    names.set(place, name);
    return name;
  }

  /** Shows the names around the view that nothing covers. A map that follows a driver moves in every frame. */
  function showNames() {
    const [zoom, view] = [map.getZoom(), map.getBounds()];
    if (drawn?.zoom === zoom && drawn.around.contains(view)) return;
    const around = view.pad(AROUND);
    drawn = { zoom, around };
    const wanted = new Set(placesAt(zoom).filter(([lat, lng]) => around.contains([lat, lng])));
    for (const [place, { marker }] of names) if (!wanted.has(place)) group.removeLayer(marker);
    for (const place of wanted) group.addLayer(nameOf(place).marker);
    hideNames();
  }

  function hideNames() {
    hideCovered(
      [...names.values()]
        .filter(({ marker }) => group.hasLayer(marker))
        .map(({ marker, html }) => ({ html, at: map.latLngToLayerPoint(marker.getLatLng()) })),
      obstacles.map(({ at, width, height }) => ({ at: map.latLngToLayerPoint([at.lat, at.lng]), width, height })),
    );
  }

  function updateForZoom() {
    for (const { metres, line } of waters)
      line.setStyle({ weight: waterWidth(metres, map.getCenter().lat, map.getZoom()) });
  }
  map.on('zoomend', updateForZoom);
  map.on('moveend', showNames);
  map.whenReady(updateForZoom);
  return {
    keepNamesFrom(next) {
      obstacles = next;
      hideNames();
    },
  };
}
