import { metresBetween } from './driver-position';

type Point = { lat: number; lng: number };
type Order = readonly number[];

/** Up to this many places (stops and both ends) the shortest order is computed exactly; above, a heuristic runs. */
const EXACT_PLACES = 11;
/** With free ends, the heuristic tries every fourth place as the start. */
const START_STEP = 4;
/** A smaller gain is a rounding error; counting it as an improvement could loop forever. */
const MIN_GAIN_METRES = 0.001;

const lengthOf = (metres: readonly (readonly number[])[], order: Order) =>
  order.slice(1).reduce((sum, place, index) => sum + (metres[order[index] ?? 0]?.[place] ?? 0), 0);

/** Held–Karp algorithm: for sets of places of growing size, the shortest path through the set to each last place. */
function exactOrder(metres: readonly (readonly number[])[], hasFixedEnds: boolean): Order {
  const size = metres.length;
  const all = 2 ** size - 1;
  const shortest = new Float64Array((all + 1) * size).fill(Infinity);
  const before = new Int8Array((all + 1) * size).fill(-1);
  for (let place = 0; place < size; place += 1) {
    if (!hasFixedEnds || place === 0) shortest[(1 << place) * size + place] = 0;
  }
  for (let visited = 1; visited <= all; visited += 1) {
    for (let last = 0; last < size; last += 1) {
      const soFar = shortest[visited * size + last] ?? Infinity;
      if (soFar === Infinity) continue;
      for (let next = 0; next < size; next += 1) {
        if (visited & (1 << next)) continue;
        const at = (visited | (1 << next)) * size + next;
        const length = soFar + (metres[last]?.[next] ?? 0);
        if (length >= (shortest[at] ?? 0)) continue;
        shortest[at] = length;
        before[at] = last;
      }
    }
  }

  let last = size - 1;
  if (!hasFixedEnds) {
    for (let place = 0; place < size; place += 1) {
      if ((shortest[all * size + place] ?? 0) < (shortest[all * size + last] ?? 0)) last = place;
    }
  }
  const order: number[] = [];
  for (let visited = all; last >= 0;) {
    order.unshift(last);
    const previous = before[visited * size + last] ?? -1;
    visited &= ~(1 << last);
    last = previous;
  }
  return order;
}

/** Nearest-neighbour heuristic. */
function nearestOrder(metres: readonly (readonly number[])[], start: number, hasFixedEnds: boolean): Order {
  const end = hasFixedEnds ? metres.length - 1 : -1;
  const unvisited = new Set(metres.keys());
  unvisited.delete(start);
  unvisited.delete(end);
  const order = [start];
  while (unvisited.size > 0) {
    const here = metres[order.at(-1) ?? start] ?? [];
    const next = [...unvisited].reduce((best, place) => ((here[place] ?? 0) < (here[best] ?? 0) ? place : best));
    unvisited.delete(next);
    order.push(next);
  }
  return end === -1 ? order : [...order, end];
}

/** All variants with one section reversed (2-opt), or with up to three places moved elsewhere (Or-opt). */
function* neighbours(order: Order, hasFixedEnds: boolean): Generator<Order> {
  const [first, end] = hasFixedEnds ? [1, order.length - 1] : [0, order.length];
  for (let from = first; from < end - 1; from += 1) {
    for (let to = from + 2; to <= end; to += 1) {
      yield [...order.slice(0, from), ...order.slice(from, to).reverse(), ...order.slice(to)];
    }
  }
  for (let from = first; from < end; from += 1) {
    for (let count = 1; count <= 3 && from + count <= end; count += 1) {
      const rest = order.toSpliced(from, count);
      for (let into = first; into <= end - count; into += 1) {
        if (into !== from) yield rest.toSpliced(into, 0, ...order.slice(from, from + count));
      }
    }
  }
}

function improved(metres: readonly (readonly number[])[], start: Order, hasFixedEnds: boolean): Order {
  let best = start;
  let length = lengthOf(metres, best);
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const order of neighbours(best, hasFixedEnds)) {
      const other = lengthOf(metres, order);
      if (other >= length - MIN_GAIN_METRES) continue;
      [best, length, isBetter] = [order, other, true];
      break;
    }
  }
  return best;
}

function goodOrder(metres: readonly (readonly number[])[], hasFixedEnds: boolean): Order {
  const given = [...metres.keys()];
  const starts = hasFixedEnds ? [0] : given.filter((place) => place % START_STEP === 0);
  const candidates = [given, ...starts.map((start) => nearestOrder(metres, start, hasFixedEnds))];
  return candidates
    .map((order) => improved(metres, order, hasFixedEnds))
    .reduce((best, order) => (lengthOf(metres, order) < lengthOf(metres, best) ? order : best));
}

/**
 * A shorter visiting order, as indexes: the shortest for up to nine stops, a good one above, never longer than the
 * given order. Uses straight-line distances, so it is only a proposal; the provider's price decides.
 */
export function bestOrder(points: readonly Point[], hasFixedEnds: boolean): Order {
  const given = [...points.keys()];
  if (points.length < (hasFixedEnds ? 4 : 3)) return given;
  const metres = points.map((one) => points.map((other) => metresBetween(one, other)));
  const order = points.length <= EXACT_PLACES ? exactOrder(metres, hasFixedEnds) : goodOrder(metres, hasFixedEnds);
  return lengthOf(metres, order) < lengthOf(metres, given) - 1 ? order : given;
}

/** Straight-line length of a route in metres. */
export const routeMetres = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, point, index) => sum + metresBetween(points[index] ?? point, point), 0);
