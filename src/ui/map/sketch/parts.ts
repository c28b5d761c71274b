// What the sketch consists of, for the picture and for the map that can be moved.
import { KOREAN, type Locale } from '@/config/locales';
import { WORLD_PX } from '../scene';
import type { Point } from '../spread';
import { CITIES, DISTRICTS, WATERS, type Place, type Point as Position } from './places';

const EQUATOR_METRES = 40_075_017;
/** From this zoom level on, districts are shown instead of cities. */
const DISTRICT_ZOOM = 11;
/** No name is wider, at the normal size of text. */
export const NAME_SIZE = { width: 96, height: 20 };
const HANGUL_PX = 12;
const LATIN_PX = 8;
const MIN_WATER_PX = 1.5;
const STEPS = 6;

/** Catmull–Rom spline of one coordinate: a smooth line through points that are far apart. */
const curve = (before: number, from: number, to: number, after: number, part: number) =>
  0.5 *
  (2 * from +
    (to - before) * part +
    (2 * before - 5 * from + 4 * to - after) * part ** 2 +
    (3 * from - before - 3 * to + after) * part ** 3);

function smooth(course: readonly Position[]): [number, number][] {
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

/** The rivers as smooth lines of latitude and longitude, with their width in metres. */
export const smoothWaters = () => WATERS.map(({ metres, course }) => ({ metres, course: smooth(course) }));

/** The width of a river in pixels, at a latitude in degrees and a zoom level. */
export const waterWidth = (metres: number, lat: number, zoom: number) =>
  Math.max(MIN_WATER_PX, (metres * WORLD_PX * 2 ** zoom) / (EQUATOR_METRES * Math.cos((lat * Math.PI) / 180)));

export const placesAt = (zoom: number): readonly Place[] => (zoom >= DISTRICT_ZOOM ? DISTRICTS : CITIES);

export function nameElement([, , korean, roman]: Place, locale: Locale): HTMLElement {
  const html = document.createElement('span');
  html.dataset.part = 'place';
  html.textContent = locale === KOREAN ? korean : roman;
  return html;
}

type DrawnName = { html: HTMLElement; at: Point };
/** In pixels, from the same origin as the names. */
type DrawnObstacle = { at: Point; width: number; height: number };

/** Reading the width from the page would force a layout. */
const widthOf = ({ textContent: name }: HTMLElement) => name.length * (/[가-힣]/.test(name) ? HANGUL_PX : LATIN_PX);

const isCovered = ({ html, at: name }: DrawnName, obstacles: readonly DrawnObstacle[]) =>
  obstacles.some(
    ({ at, width, height }) =>
      Math.abs(at.y - name.y) < (NAME_SIZE.height + height) / 2 &&
      Math.abs(at.x - name.x) < (widthOf(html) + width) / 2,
  );

/** Hides the names that an obstacle would cover, and shows the others again. */
export function hideCovered(names: readonly DrawnName[], obstacles: readonly DrawnObstacle[]) {
  for (const name of names) name.html.style.visibility = isCovered(name, obstacles) ? 'hidden' : '';
}
