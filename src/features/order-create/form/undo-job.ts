import { serverNow } from '@/domain/clock';
import { isOpenMoment } from '../when/appointment';
import type { ComposerValues } from './composer-values';

type Waypoint = ComposerValues['waypoints'][number];

/** Where the address is another one by now, whom to ask for there may have come with it. */
const restored = (then: Waypoint, now: Waypoint | undefined) =>
  now && JSON.stringify(now.address) === JSON.stringify(then.address) ? now : then;

/** The job as it was at an earlier price; what has been typed since into the same places is kept. */
export function undoJob(newest: ComposerValues, then: ComposerValues): ComposerValues {
  const { appointmentAt } = then;
  const isKept = appointmentAt === null || isOpenMoment(appointmentAt, serverNow(), then.orderType);
  return {
    ...newest,
    orderType: then.orderType,
    vehiclePoolId: then.vehiclePoolId,
    services: then.services,
    moving: then.moving,
    parkedStops: then.parkedStops,
    appointmentAt: isKept ? appointmentAt : newest.appointmentAt,
    waypoints: then.waypoints.map((waypoint) =>
      restored(
        waypoint,
        newest.waypoints.find(({ key }) => key === waypoint.key),
      ),
    ),
  };
}
