// Loads with the price.
import { isOpenMoment } from './appointment';
import type { DraftWaypoint, OrderDraft } from './draft';
import { type DraftChange, setOrderKind } from './draft-changes';
import { isSamePlace } from './waypoints';

/**
 * Keeps the present waypoint if its address is unchanged. Otherwise restores address and contact together, because
 * another address may have another contact.
 */
const restored = (then: DraftWaypoint, now: DraftWaypoint | undefined) =>
  now && isSamePlace(now.address, then.address) ? now : then;

/**
 * Restores everything that affects the price from `then`. Texts typed since at unchanged addresses stay. An appointment
 * that has passed at `now` (epoch ms) is not restored.
 */
export const undoPriceChange =
  (then: OrderDraft, now: number): DraftChange =>
  (changed) => {
    const { appointmentAt } = then;
    const isKept = appointmentAt === null || isOpenMoment(appointmentAt, now, then.orderType);
    const draft = setOrderKind(then.orderType)(changed);
    return {
      ...draft,
      vehiclePoolId: then.vehiclePoolId,
      services: then.services,
      // Answers without a price.
      moving: { ...then.moving, emptyPlaces: changed.moving.emptyPlaces },
      parkedStops: then.parkedStops,
      appointmentAt: isKept ? appointmentAt : draft.appointmentAt,
      waypoints: then.waypoints.map((waypoint) =>
        restored(
          waypoint,
          draft.waypoints.find(({ key }) => key === waypoint.key),
        ),
      ),
    };
  };
