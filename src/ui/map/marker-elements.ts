// The markers of every map. Elements instead of markup: the policy (Trusted Types) allows no HTML strings.
import { metresBetween } from '@/domain/order/driver-position';
import { headingBetween, MIN_HEADING_METRES } from '@/domain/order/map-shapes';
import type { LatLng } from '@/domain/order/route-drawing';
import type { MapDriver, MapOptions, MapStop } from './map-port';

const SVG = 'http://www.w3.org/2000/svg';
/** A truck seen from above, facing north: cab and load bed. */
const VEHICLE = [
  ['bed', 'M7.6 9.4h8.8a1 1 0 0 1 1 1v9.4a1.4 1.4 0 0 1-1.4 1.4H8a1.4 1.4 0 0 1-1.4-1.4v-9.4a1 1 0 0 1 1-1z'],
  ['cab', 'M9.2 2.8h5.6a2.2 2.2 0 0 1 2.2 2.2v3.2H7V5a2.2 2.2 0 0 1 2.2-2.2z'],
  ['glass', 'M8.6 5.6h6.8l-.7 1.9H9.3z'],
] as const;

function element(tag: 'span' | 'button', part: string, text = '') {
  const created = document.createElement(tag);
  created.dataset.part = part;
  created.textContent = text;
  return created;
}

function vehicle() {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  for (const [part, shape] of VEHICLE) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', shape);
    path.dataset.shape = part;
    svg.append(path);
  }
  return svg;
}

export function stopElement({ kind, number, state }: MapStop): HTMLElement {
  const html = element('span', 'stop', number === undefined ? '' : String(number));
  html.dataset.kind = kind;
  html.dataset.state = state;
  return html;
}

/** The tooltip comes with the pointer: screen readers would read out a title after the same name. */
function setName(html: HTMLElement, name: string) {
  html.setAttribute('aria-label', name);
  html.addEventListener('pointerenter', () => (html.title = name), { once: true });
}

/** A vehicle, or a badge with the driver's mark; a button if it can be picked. */
export function driverElement({ id, label, mark }: MapDriver, onPick: MapOptions['onPick']): HTMLElement {
  const html = element(onPick ? 'button' : 'span', 'driver', mark);
  if (mark === undefined) html.append(vehicle());
  if (!onPick) return html;
  html.setAttribute('type', 'button');
  setName(html, label);
  html.dataset.id = id;
  html.addEventListener('click', () => onPick(id));
  return html;
}

/** A button for drivers who are too close together; pressing it zooms in on them. */
export function groupElement(count: number, label: string, onOpen: () => void): HTMLElement {
  const html = element('button', 'group', String(count));
  html.setAttribute('type', 'button');
  setName(html, label);
  html.addEventListener('click', onOpen);
  return html;
}

export function labelElement(text: string): HTMLElement {
  return element('span', 'distance', text);
}

/** The difference between two headings, by the shorter way: -180 to 180. */
const turnBetween = (from: number, to: number) => ((((to - from) % 360) + 540) % 360) - 180;

/** Turns the vehicle in the direction of its movement, never by more than half a circle. */
export function createTurn(marker: HTMLElement | undefined, start: MapDriver) {
  const face = marker?.querySelector('svg');
  let from: LatLng = start;
  let shown = start.heading ?? 0;
  const paint = () => face?.style.setProperty('rotate', `${Math.round(shown)}deg`);
  paint();
  return {
    to(next: MapDriver) {
      const hasMoved = metresBetween(from, next) > MIN_HEADING_METRES;
      const heading = hasMoved ? headingBetween(from, next) : undefined;
      if (hasMoved) from = next;
      if (heading === undefined) return;
      shown += turnBetween(shown, heading);
      paint();
    },
    heading: () => shown,
  };
}
