export type WaypointKind = 'pickup' | 'stop' | 'dropoff';

/** The first waypoint is the pickup and the last one the drop-off. */
export function kindAt(index: number, total: number): WaypointKind {
  if (index === 0) return 'pickup';
  return index === total - 1 ? 'dropoff' : 'stop';
}
