import type { DraftWaypoint } from '@/domain/order-draft';
import type { ComposerForm } from '../form/composer-context';
import { moveKey, moveTo, patchKey, removeKey, swapEnds, insertAt, type Waypoints } from '../form/waypoints';

/** Everything that can be done to the route. Made once, so that no waypoint renders again for want of a new function. */
export function createRouteActions({ pending, update }: ComposerForm) {
  const change = (work: (waypoints: Waypoints) => Waypoints) =>
    update((values) => ({ ...values, waypoints: work(values.waypoints) }));
  const restructure = (work: (waypoints: Waypoints) => Waypoints) => {
    pending.flush();
    change(work);
  };
  return {
    /** From a field that has been typed in; other fields' typing goes on. */
    patch: (key: string, patch: Partial<DraftWaypoint>) => change((waypoints) => patchKey(waypoints, key, patch)),
    patchPhone: (key: string, index: number, phone: string) =>
      change((waypoints) =>
        waypoints.map((waypoint) =>
          waypoint.key === key && index < waypoint.phones.length
            ? { ...waypoint, phones: waypoint.phones.with(index, phone) }
            : waypoint,
        ),
      ),
    addPhone: (key: string) =>
      restructure((waypoints) =>
        waypoints.map((waypoint) =>
          waypoint.key === key ? { ...waypoint, phones: [...waypoint.phones, ''] } : waypoint,
        ),
      ),
    removePhone: (key: string, index: number) =>
      restructure((waypoints) =>
        waypoints.map((waypoint) =>
          waypoint.key === key ? { ...waypoint, phones: waypoint.phones.toSpliced(index, 1) } : waypoint,
        ),
      ),
    fill: (key: string, patch: Partial<DraftWaypoint>) => restructure((waypoints) => patchKey(waypoints, key, patch)),
    insert: (index: number, waypoint: DraftWaypoint) =>
      restructure((waypoints) => insertAt(waypoints, index, waypoint)),
    remove: (key: string) => restructure((waypoints) => removeKey(waypoints, key)),
    move: (key: string, by: -1 | 1) => restructure((waypoints) => moveKey(waypoints, key, by)),
    moveTo: (key: string, index: number) => restructure((waypoints) => moveTo(waypoints, key, index)),
    /** The same places in another order; what has been typed into them since stays. */
    reorder: (keys: readonly string[]) =>
      restructure((waypoints) => keys.flatMap((key) => waypoints.find((waypoint) => waypoint.key === key) ?? [])),
    swapEnds: () => restructure(swapEnds),
  };
}

export type RouteActions = ReturnType<typeof createRouteActions>;
