import { homeMoveGaps } from '../home-move/gaps';
import { isPhone } from '../text/phone';
import type { DraftWaypoint, OrderDraft } from './draft';
import { rulesOf } from './kinds';

const isReachable = ({ phones }: DraftWaypoint) => {
  const given = phones.filter((phone) => phone.trim() !== '');
  return given.length > 0 && given.every((phone) => isPhone(phone));
};

export type DraftProblem = 'missing' | 'incomplete' | 'appointmentPassed';

/** Why a draft cannot be paid yet at `now` (epoch ms); null if it can. */
export function draftProblem(draft: OrderDraft | null, now: number): DraftProblem | null {
  if (!draft) return 'missing';
  const { orderType, waypoints, vehiclePoolId, calculationPrice, appointmentAt } = draft;
  const isRouteComplete =
    waypoints.length >= 2 && waypoints.every((waypoint) => waypoint.address && isReachable(waypoint));
  if (!isRouteComplete || vehiclePoolId === '' || calculationPrice.validUntil === '') return 'incomplete';
  if (rulesOf(orderType).isBookedByDay && appointmentAt === null) return 'incomplete';
  if (rulesOf(orderType).hasInventory && homeMoveGaps(draft.moving).length > 0) return 'incomplete';
  return appointmentAt !== null && Date.parse(appointmentAt) <= now ? 'appointmentPassed' : null;
}

/** Whether the price is still valid at `now` (epoch ms). */
export const isPriceValid = ({ calculationPrice }: OrderDraft, now: number) =>
  Date.parse(calculationPrice.validUntil) > now;
