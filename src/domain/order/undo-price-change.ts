// Loads with the price.
import { isOpenMoment } from './appointment';
import type { DraftWaypoint, OrderDraft } from './draft';
import { type DraftChange, setOrderKind } from './draft-changes';
import { checkGoodsFit, presetOf, readGoods } from './goods';
import { isSamePlace } from './waypoints';

/**
 * Keeps the present waypoint if its address is unchanged. Otherwise restores address and contact together, because
 * another address may have another contact.
 */
const restored = (then: DraftWaypoint, now: DraftWaypoint | undefined) =>
  now && isSamePlace(now.address, then.address) ? now : then;

/** The goods before a chip that chose another vehicle for them, with the name that it gave them. */
const goodsOf = (then: OrderDraft, { goodsPreset }: OrderDraft) => ({
  goodsSize: then.goodsSize,
  ...(goodsPreset === '' ? {} : { goodsPreset: then.goodsPreset, goodsDescription: then.goodsDescription }),
});

/**
 * Restores everything that affects the price from `then`. Texts typed since at unchanged addresses stay. An appointment
 * that has passed at `now` (epoch ms) is not restored. `vehicle`: the restored one; goods of a chip that it cannot carry
 * go with the undo.
 */
export const undoPriceChange =
  (then: OrderDraft, now: number, vehicle?: Parameters<typeof checkGoodsFit>[1]): DraftChange =>
  (changed) => {
    const { appointmentAt } = then;
    const isKept = appointmentAt === null || isOpenMoment(appointmentAt, now, then.orderType);
    const draft = setOrderKind(then.orderType)(changed);
    const { goodsSize } = changed;
    const isTooLarge = vehicle && presetOf(goodsSize) !== null && !checkGoodsFit(readGoods(goodsSize), vehicle).fits;
    return {
      ...draft,
      ...(isTooLarge ? goodsOf(then, changed) : {}),
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
