import type { components } from '@/api/contract/schema.gen';
import { toReceiptNumber, type CashReceipt } from '../payment/cash-receipt';
import { readGoods } from './goods';
import { homeMoveGaps } from '../home-move/gaps';
import { homeMoveFlags, homeMoveRemark, homeMoveServices } from '../home-move/payload';
import type { PayerType, Pay } from '../payment/methods';
import { isPhone, joinMobileNo, toWirePhone } from '../text/phone';
import {
  CASH_ON_ARRIVAL,
  type BrandpayPaymentInfo,
  type DraftAddress,
  type DraftWaypoint,
  type OrderDraft,
} from './draft';
import { rulesOf } from './kinds';

type Schemas = components['schemas'];

/** The fields that the payment step adds to the draft. */
export type PaymentChoice = {
  pay: Pay;
  payer: PayerType | null;
  coupon: { id: string } | null;
  /** Sent only with cash. */
  cashReceipt?: CashReceipt | null;
  /** Sent only with BrandPay. */
  brandpayPaymentInfo?: BrandpayPaymentInfo;
};

/** A guest who orders; all agreements are required. */
export type Orderer = {
  name: string;
  phone: string;
  agreements: { service: true; privacy: true; thirdParty: true };
};

/** Leaves out empty optional fields. */
const toAddress = ({ roadAddress, lat, lng, ...rest }: DraftAddress) => ({
  roadAddress,
  // Half a position would be refused.
  ...(lat !== undefined && lng !== undefined ? { lat, lng } : {}),
  ...(rest.roadAddressEnglish ? { roadAddressEnglish: rest.roadAddressEnglish } : {}),
  ...(rest.jibunAddress ? { jibunAddress: rest.jibunAddress } : {}),
  ...(rest.buildingName ? { buildingName: rest.buildingName } : {}),
  ...(rest.zonecode ? { zonecode: rest.zonecode } : {}),
});

const placedWaypoints = ({ waypoints }: OrderDraft) =>
  waypoints.flatMap((waypoint) => (waypoint.address ? [{ ...waypoint, address: waypoint.address }] : []));

/** Spec §3: the appointment is sent as an ISO instant; null means now. */
const toInstant = (appointmentAt: string | null) =>
  appointmentAt === null ? null : new Date(appointmentAt).toISOString();

const hasInventory = ({ orderType }: OrderDraft) => rulesOf(orderType).hasInventory;

/** The flag follows from the payer, so that the two always agree. A payer chosen for another kind does not count. */
const flagsOf = ({ orderType, flags, payer }: OrderDraft) => [
  ...flags.filter((flag) => flag !== CASH_ON_ARRIVAL),
  ...(payer === 'CashOnArrival' && rulesOf(orderType).cashPayers.includes(payer) ? [CASH_ON_ARRIVAL] : []),
];

/**
 * Services and flags of a home move are derived from the move; services chosen for another kind of order are not sent.
 */
const jobOf = (draft: OrderDraft) => ({
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

const toWaypoint = ({
  key: _key,
  isDoorCodeLost: _isDoorCodeLost,
  address,
  addressDetail,
  contactName,
  phones,
  note,
  doorCode,
  ...unsent
}: DraftWaypoint & { address: DraftAddress }): Schemas['WaypointRequest'] => ({
  address: toAddress(address),
  addressDetail: addressDetail.trim(),
  contactName: contactName.trim(),
  mobileNo: joinMobileNo(phones),
  note: note.trim(),
  ...(doorCode.trim() === '' ? {} : { doorCode: doorCode.trim() }),
  // Does not compile while a new field of the draft is neither sent nor named above.
  ...(unsent satisfies Record<string, never>),
});

/** The known fields of the goods; none for an empty description without figures. */
function goodsOf(draft: OrderDraft) {
  // The goods of a home move are its items.
  if (hasInventory(draft)) return {};
  const { goodsDescription, goodsSize } = draft;
  const description = goodsDescription.trim();
  const goods = { ...(description === '' ? {} : { description }), ...readGoods(goodsSize) };
  return Object.keys(goods).length === 0 ? {} : { goods };
}

const receiptOf = (cashReceipt: PaymentChoice['cashReceipt']) =>
  cashReceipt ? { cashReceipt: { kind: cashReceipt.kind, number: toReceiptNumber(cashReceipt) } } : {};

/** The request that creates an order. `orderer` is null unless the customer is a guest. */
export const toOrderRequest = (
  draft: OrderDraft,
  { cashReceipt, ...payment }: PaymentChoice,
  orderer: Orderer | null,
) => ({
  ...jobOf({ ...draft, payer: payment.payer }),
  waypoints: placedWaypoints(draft).map(toWaypoint),
  remark: hasInventory(draft) ? homeMoveRemark(draft.moving, draft.remark) : draft.remark.trim(),
  ...goodsOf(draft),
  calculationPrice: { total: draft.calculationPrice.total },
  ...payment,
  ...receiptOf(cashReceipt),
  ...(orderer
    ? {
        guest: {
          name: orderer.name.trim(),
          phoneNumber: toWirePhone(orderer.phone),
          agreements: orderer.agreements,
        },
      }
    : {}),
});

const isReachable = ({ phones }: DraftWaypoint) => {
  const given = phones.filter((phone) => phone.trim() !== '');
  return given.length > 0 && given.every((phone) => isPhone(phone));
};

/** Why a draft cannot be paid yet at `now` (epoch ms); null if it can. */
export function draftProblem(
  draft: OrderDraft | null,
  now: number,
): 'missing' | 'incomplete' | 'appointmentPassed' | null {
  if (!draft) return 'missing';
  const { orderType, waypoints, vehiclePoolId, calculationPrice, appointmentAt } = draft;
  const isRouteComplete =
    waypoints.length >= 2 && waypoints.every((waypoint) => waypoint.address && isReachable(waypoint));
  if (!isRouteComplete || vehiclePoolId === '' || calculationPrice.validUntil === '') return 'incomplete';
  if (rulesOf(orderType).isBookedByDay && appointmentAt === null) return 'incomplete';
  if (hasInventory(draft) && homeMoveGaps(draft.moving).length > 0) return 'incomplete';
  return appointmentAt !== null && Date.parse(appointmentAt) <= now ? 'appointmentPassed' : null;
}

/** Whether the price is still valid at `now` (epoch ms). */
export const isPriceValid = ({ calculationPrice }: OrderDraft, now: number) =>
  Date.parse(calculationPrice.validUntil) > now;
