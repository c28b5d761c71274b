export type Point = { x: number; y: number };

const MAX_ROUNDS = 60;

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
  for (const [index, one] of placed.entries())
    for (const other of placed.slice(index + 1)) {
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
