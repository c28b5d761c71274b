// Keeps markers apart. Both look only at neighbours in a grid, so that a fleet costs no more than its number.

export type Point = { x: number; y: number };

const MAX_ROUNDS = 60;

/** The points by cell; `near` gives the indexes in a point's cell and in the eight around it. */
function createGrid(points: readonly Point[], cell: number) {
  const cells = new Map<string, number[]>();
  const column = (value: number) => Math.floor(value / cell);
  for (const [index, { x, y }] of points.entries()) {
    const key = `${column(x)} ${column(y)}`;
    const known = cells.get(key);
    if (known) known.push(index);
    else cells.set(key, [index]);
  }
  return function near({ x, y }: Point): number[] {
    const found: number[] = [];
    for (let right = -1; right <= 1; right += 1)
      for (let down = -1; down <= 1; down += 1)
        found.push(...(cells.get(`${column(x) + right} ${column(y) + down}`) ?? []));
    return found;
  };
}

/**
 * Offsets in pixels that separate the points by at least `gap`. Points with enough space do not move. Deterministic:
 * equal input gives equal output.
 */
export function separatePoints(points: readonly Point[], gap: number): Point[] {
  const placed = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < MAX_ROUNDS && pushApart(placed, gap); round += 1);
  return placed.map(({ x, y }, index) => ({ x: x - (points[index]?.x ?? x), y: y - (points[index]?.y ?? y) }));
}

/** Moves both points of every close pair apart by half the missing distance. Returns false if no pair was close. */
function pushApart(placed: Point[], gap: number) {
  let hasMoved = false;
  const near = createGrid(placed, gap);
  // As the round begins; what comes close during it is found by the next one.
  const neighbours = placed.map(near);
  for (const [index, one] of placed.entries())
    for (const place of neighbours[index] ?? []) {
      const other = placed[place];
      if (!other || place <= index) continue;
      const distance = Math.hypot(other.x - one.x, other.y - one.y);
      if (distance >= gap) continue;
      hasMoved = true;
      // Two points at the same spot have no direction; the index gives each pair its own angle.
      const angle = distance < 1 ? index * 2.4 : Math.atan2(other.y - one.y, other.x - one.x);
      // One extra pixel lets the result settle when a third point is in between.
      const push = (gap - distance) / 2 + 1;
      one.x -= Math.cos(angle) * push;
      one.y -= Math.sin(angle) * push;
      other.x += Math.cos(angle) * push;
      other.y += Math.sin(angle) * push;
    }
  return hasMoved;
}

/**
 * Groups of indexes, each with all points within `gap` of its first one that no earlier group has. The first points of two
 * groups are at least `gap` apart.
 */
export function groupPoints(points: readonly Point[], gap: number): number[][] {
  const near = createGrid(points, gap);
  const taken = new Set<number>();
  const groups: number[][] = [];
  for (const [index, point] of points.entries()) {
    if (taken.has(index)) continue;
    const isClose = (place: number) => {
      const { x, y } = points[place] ?? point;
      return !taken.has(place) && Math.hypot(x - point.x, y - point.y) < gap;
    };
    // The point itself is the first of its group.
    const group = [index, ...near(point).filter((place) => place !== index && isClose(place))];
    for (const place of group) taken.add(place);
    groups.push(group);
  }
  return groups;
}
