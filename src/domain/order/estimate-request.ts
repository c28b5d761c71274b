// The request for a price. An order repeats it and adds the rest (order-request.ts).
import { homeMoveFlags, homeMoveServices } from '../home-move/payload';
import { CASH_ON_ARRIVAL, type DraftAddress, type OrderDraft } from './draft';
import { rulesOf } from './kinds';

/** Leaves out empty optional fields. */
export const toAddress = ({ roadAddress, lat, lng, ...rest }: DraftAddress) => ({
  roadAddress,
  // Half a position would be refused.
  ...(lat !== undefined && lng !== undefined ? { lat, lng } : {}),
  ...(rest.roadAddressEnglish ? { roadAddressEnglish: rest.roadAddressEnglish } : {}),
  ...(rest.jibunAddress ? { jibunAddress: rest.jibunAddress } : {}),
  ...(rest.buildingName ? { buildingName: rest.buildingName } : {}),
  ...(rest.zonecode ? { zonecode: rest.zonecode } : {}),
});

export const placedWaypoints = ({ waypoints }: OrderDraft) =>
  waypoints.flatMap((waypoint) => (waypoint.address ? [{ ...waypoint, address: waypoint.address }] : []));

/** Spec §3: the appointment is sent as an ISO instant; null means now. */
const toInstant = (appointmentAt: string | null) =>
  appointmentAt === null ? null : new Date(appointmentAt).toISOString();

export const hasInventory = ({ orderType }: OrderDraft) => rulesOf(orderType).hasInventory;

/** The flag follows from the payer, so that the two always agree. A payer chosen for another kind does not count. */
const flagsOf = ({ orderType, flags, payer }: OrderDraft) => [
  ...flags.filter((flag) => flag !== CASH_ON_ARRIVAL),
  ...(payer === 'CashOnArrival' && rulesOf(orderType).cashPayers.includes(payer) ? [CASH_ON_ARRIVAL] : []),
];

/**
 * Services and flags of a home move are derived from the move; services chosen for another kind of order are not sent.
 */
export const jobOf = (draft: OrderDraft) => ({
  orderType: draft.orderType,
  vehiclePoolId: draft.vehiclePoolId,
  appointmentAt: toInstant(draft.appointmentAt),
  flags: [...new Set([...flagsOf(draft), ...(hasInventory(draft) ? homeMoveFlags(draft.moving) : [])])],
  services: hasInventory(draft)
    ? homeMoveServices(draft.moving)
    : draft.services.map(({ code, quantity }) => ({ code, quantity })),
});

/** The request for a price; it contains no names and phone numbers. */
export const toEstimateRequest = (draft: OrderDraft) => ({
  ...jobOf(draft),
  waypoints: placedWaypoints(draft).map(({ address }) => ({ address: toAddress(address) })),
});
