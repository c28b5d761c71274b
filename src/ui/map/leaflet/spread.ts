export type Point = { x: number; y: number };

const ROUNDS = 60;

/**
 * How far to move each point, in pixels, so that no two are closer than `gap`. Points with room around them stay where
 * they are. The same points always part in the same way.
 */
export function spread(points: readonly Point[], gap: number): Point[] {
  const placed = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS && pushApart(placed, gap); round += 1);
  return placed.map(({ x, y }, index) => ({ x: x - (points[index]?.x ?? x), y: y - (points[index]?.y ?? y) }));
}

/** Moves every pair that is too close half the missing distance each. False when there was none. */
function pushApart(placed: Point[], gap: number) {
  let hasMoved = false;
  for (const [index, one] of placed.entries())
    for (const other of placed.slice(index + 1)) {
      const distance = Math.hypot(other.x - one.x, other.y - one.y);
      if (distance >= gap) continue;
      hasMoved = true;
      // On the very same spot there is no direction to go: each index has its own.
      const angle = distance < 1 ? index * 2.4 : Math.atan2(other.y - one.y, other.x - one.x);
      // A pixel more, so that a third one between them comes to rest too.
      const push = (gap - distance) / 2 + 1;
      one.x -= Math.cos(angle) * push;
      one.y -= Math.sin(angle) * push;
      other.x += Math.cos(angle) * push;
      other.y += Math.sin(angle) * push;
    }
  return hasMoved;
}
