// The order draft: its type, limits, empty value, and how a stored draft is read.
import type { components } from '@/api/contract/schema.gen';
import { EMPTY_HOME_MOVE, type HomeMoveJob, readHomeMoveJob } from '../home-move/job';
import type { CashReceipt } from '../payment/cash-receipt';
import { CASH_RECEIPT_KINDS, type Pay, PAYER_TYPES, type PayerType, PAYS } from '../payment/methods';
import { fieldsOf, isRecord, listOf, numberOf, textOf } from '../stored-values';
import { ORDER_KINDS, type OrderKind } from './kinds';

/** Spec §9: stops between pickup and drop-off. */
export const MAX_STOPS = 20;

/** A route without the stops beyond the limit. The drop-off is its last place and stays. */
export const withinStopLimit = <Place>(route: readonly Place[]): Place[] =>
  route.length > MAX_STOPS + 2 ? [...route.slice(0, MAX_STOPS + 1), ...route.slice(-1)] : [...route];

export const MAX_PHONES_PER_WAYPOINT = 3;

/** Maximum text lengths of the provider (contract: WaypointRequest, Goods, OrderRequest). */
export const TEXT_LIMITS = {
  addressDetail: 100,
  contactName: 40,
  note: 200,
  doorCode: 40,
  goodsDescription: 200,
  remark: 1000,
} as const;

type Schemas = components['schemas'];

/** Spec §3 `flags`: the only flag the specification names. */
export const CASH_ON_ARRIVAL = 'CashOnArrival';

export type DraftAddress = Schemas['Address'];

export type DraftWaypoint = {
  /** Stays the same while waypoints are reordered. */
  key: string;
  address: DraftAddress | null;
  addressDetail: string;
  contactName: string;
  phones: string[];
  note: string;
  /** Never stored, because it is a secret. */
  doorCode: string;
  /** A door code was typed, but a reload removed it. */
  isDoorCodeLost?: boolean;
};

/** What the customer enters of a waypoint. A place that handles each of them uses `Record<WaypointEntry, …>`. */
export type WaypointEntry = Exclude<keyof DraftWaypoint, 'key' | 'isDoorCodeLost'>;

export type DraftService = Schemas['ServiceChoice'];

export type DraftPricePart = Schemas['PricePart'];

/** Spec §3 `calculationPrice`. Amounts in won; the default total is 0. `validUntil` is '' while there is no estimate. */
export type DraftPrice = Schemas['CalculationPrice'] & { validUntil: string };

/** Kept as typed, so that half-typed numbers survive. */
export type DraftGoodsSize = { count: string; weightKg: string; widthCm: string; depthCm: string; heightCm: string };

export const NO_GOODS_SIZE: DraftGoodsSize = { count: '', weightKg: '', widthCm: '', depthCm: '', heightCm: '' };

export type BrandpayPaymentInfo = Schemas['BrandpayPaymentInfo'];

export type OrderDraft = {
  orderType: OrderKind;
  /** Pickup first, drop-off last, stops between. */
  waypoints: DraftWaypoint[];
  /** Stops put aside while the order is a home move. They return with another kind of order and are never sent. */
  parkedStops: DraftWaypoint[];
  /** The choices for a move while the order is of another kind, and the reverse. They are never sent. */
  parked: Pick<OrderDraft, 'vehiclePoolId' | 'appointmentAt'>;
  vehiclePoolId: string;
  services: DraftService[];
  /** ISO 8601; null means now. */
  appointmentAt: string | null;
  flags: string[];
  remark: string;
  goodsDescription: string;
  /** A `GoodsPreset`, whose name takes the place of a description; '' for one of the customer's own. */
  goodsPreset: string;
  /** Optional; used to check whether a vehicle can carry the goods. */
  goodsSize: DraftGoodsSize;
  /** Kept while the customer tries another kind of order. */
  moving: HomeMoveJob;
  calculationPrice: DraftPrice;
  pay: Pay | null;
  payer: PayerType | null;
  /**
   * Null until the customer decides: then the best coupon counts. A null `id` means that none is wanted. `isProposed`:
   * stored with the press that ordered, and counts only for its approval and its attempt.
   */
  coupon: { id: string | null; isProposed?: boolean } | null;
  /** Kept while the customer tries another payment method; sent with cash only. */
  cashReceipt: CashReceipt | null;
  brandpayPaymentInfo: BrandpayPaymentInfo | null;
};

export const NO_PRICE: DraftPrice = { total: 0, parts: [], distanceMetres: 0, durationSeconds: 0, validUntil: '' };

export const emptyWaypoint = (key: string): DraftWaypoint => ({
  key,
  address: null,
  addressDetail: '',
  contactName: '',
  phones: [''],
  note: '',
  doorCode: '',
});

export const emptyDraft = (): OrderDraft => ({
  orderType: 'Quick',
  waypoints: [emptyWaypoint('pickup'), emptyWaypoint('dropoff')],
  parkedStops: [],
  parked: { vehiclePoolId: '', appointmentAt: null },
  vehiclePoolId: '',
  services: [],
  appointmentAt: null,
  flags: [],
  remark: '',
  goodsDescription: '',
  goodsPreset: '',
  goodsSize: NO_GOODS_SIZE,
  moving: EMPTY_HOME_MOVE,
  calculationPrice: NO_PRICE,
  pay: null,
  payer: null,
  coupon: null,
  cashReceipt: null,
  brandpayPaymentInfo: null,
});

/** Whether the customer has entered anything. A door code comes after the address and need not be asked. */
function isBlankWaypoint({ address, addressDetail, contactName, phones, note }: DraftWaypoint) {
  const entered: Record<Exclude<WaypointEntry, 'doorCode'>, string> = {
    address: address === null ? '' : address.roadAddress,
    addressDetail,
    contactName,
    phones: phones.join(''),
    note,
  };
  return Object.values(entered).join('').trim() === '';
}

/** Whether the draft holds nothing that the customer typed, so it can be replaced. */
export const isBlank = ({
  waypoints,
  parkedStops,
  remark,
  goodsDescription,
  goodsPreset,
  goodsSize,
  moving,
}: OrderDraft) =>
  JSON.stringify(moving) === JSON.stringify(EMPTY_HOME_MOVE) &&
  [...waypoints, ...parkedStops].every(isBlankWaypoint) &&
  `${remark}${goodsDescription}${goodsPreset}${Object.values(goodsSize).join('')}`.trim() === '';

/** Limit for texts without a specific limit, such as keys and addresses. */
const MAX_TEXT = 200;
const MAX_LIST = 300;
const MAX_FIGURE = 20;

const text = (value: unknown, max = MAX_TEXT) => textOf(value, max);
const list = (value: unknown) => listOf(value, MAX_LIST);
const texts = (value: unknown) => [
  ...new Set(
    list(value)
      .map((one) => text(one))
      .filter(Boolean),
  ),
];
const instant = (value: unknown) => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null);

const readChoices = ({ vehiclePoolId, appointmentAt }: Record<string, unknown>) => ({
  vehiclePoolId: text(vehiclePoolId),
  appointmentAt: instant(appointmentAt),
});

function readAddress(value: unknown): DraftAddress | null {
  if (!isRecord(value)) return null;
  const { lat, lng } = value;
  const roadAddress = text(value.roadAddress);
  if (roadAddress === '') return null;
  const hasPosition = typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  // A damaged position is not one that the source did not know.
  if (!hasPosition && (lat !== undefined || lng !== undefined)) return null;
  return {
    roadAddress,
    jibunAddress: text(value.jibunAddress),
    buildingName: text(value.buildingName),
    zonecode: text(value.zonecode),
    ...(hasPosition ? { lat, lng } : {}),
    ...(value.roadAddressEnglish ? { roadAddressEnglish: text(value.roadAddressEnglish) } : {}),
  };
}

export function readWaypoint(value: unknown, key: string): DraftWaypoint {
  const fields = fieldsOf(value);
  const phones = listOf(fields.phones, MAX_PHONES_PER_WAYPOINT).map((phone) => text(phone));
  return {
    key: text(fields.key) || key,
    address: readAddress(fields.address),
    addressDetail: text(fields.addressDetail, TEXT_LIMITS.addressDetail),
    contactName: text(fields.contactName, TEXT_LIMITS.contactName),
    phones: phones.length > 0 ? phones : [''],
    note: text(fields.note, TEXT_LIMITS.note),
    doorCode: text(fields.doorCode, TEXT_LIMITS.doorCode),
    ...(fields.isDoorCodeLost === true ? { isDoorCodeLost: true } : {}),
  };
}

/** `name` is the prefix of the keys, which must differ between the two lists. */
const readWaypoints = (value: unknown, name: string) =>
  list(value).map((waypoint, index) => readWaypoint(waypoint, `${name}-${index}`));

function readGoodsSize(value: unknown): DraftGoodsSize {
  const fields = fieldsOf(value);
  const figureText = (typed: unknown) => text(typed, MAX_FIGURE);
  return {
    count: figureText(fields.count),
    weightKg: figureText(fields.weightKg),
    widthCm: figureText(fields.widthCm),
    depthCm: figureText(fields.depthCm),
    heightCm: figureText(fields.heightCm),
  };
}

function readPrice(value: unknown): DraftPrice {
  if (!isRecord(value) || instant(value.validUntil) === null) return NO_PRICE;
  const parts = list(value.parts)
    .filter(isRecord)
    .map((part) => ({
      code: text(part.code),
      amount: numberOf(part.amount),
      ...(typeof part.serviceCode === 'string' ? { serviceCode: text(part.serviceCode) } : {}),
      ...(typeof part.quantity === 'number' ? { quantity: numberOf(part.quantity) } : {}),
    }));
  return {
    total: Math.max(0, numberOf(value.total)),
    parts,
    distanceMetres: numberOf(value.distanceMetres),
    durationSeconds: numberOf(value.durationSeconds),
    validUntil: text(value.validUntil),
  };
}

function readBrandpay(value: unknown): OrderDraft['brandpayPaymentInfo'] {
  if (!isRecord(value)) return null;
  const [orderId, paymentKey] = [text(value.orderId), text(value.paymentKey)];
  return orderId && paymentKey ? { orderId, paymentKey, amount: numberOf(value.amount) } : null;
}

function readCouponChoice(value: unknown): OrderDraft['coupon'] {
  if (!isRecord(value)) return null;
  const id = text(value.id) || null;
  if (id === null && value.id !== null) return null;
  return value.isProposed === true ? { id, isProposed: true } : { id };
}

function readCashReceipt(value: unknown): OrderDraft['cashReceipt'] {
  if (!isRecord(value)) return null;
  const kind = CASH_RECEIPT_KINDS.find((known) => known === value.kind);
  return kind ? { kind, number: text(value.number, MAX_FIGURE) } : null;
}

/**
 * Reads a stored draft: drops unknown fields, replaces invalid values by empty ones, applies the form's limits. Null if
 * the value is not a draft. Never throws.
 */
export function readDraft(value: unknown): OrderDraft | null {
  if (!isRecord(value)) return null;
  // A new field does not compile until it is read below.
  const draft: Pick<OrderDraft, 'orderType' | 'waypoints'> = emptyDraft();
  const waypoints = withinStopLimit(readWaypoints(value.waypoints, 'restored'));
  return {
    // Gives the fields their usual order: drafts are compared as JSON.
    ...draft,
    orderType: ORDER_KINDS.find((kind) => kind === value.orderType) ?? draft.orderType,
    waypoints: waypoints.length >= 2 ? waypoints : draft.waypoints,
    parkedStops: readWaypoints(value.parkedStops, 'parked').slice(0, MAX_STOPS),
    parked: readChoices(fieldsOf(value.parked)),
    ...readChoices(value),
    services: list(value.services)
      .filter(isRecord)
      .map((service) => ({ code: text(service.code), quantity: Math.max(1, Math.trunc(numberOf(service.quantity))) }))
      .filter(({ code }) => code !== ''),
    flags: texts(value.flags),
    remark: text(value.remark, TEXT_LIMITS.remark),
    goodsDescription: text(value.goodsDescription, TEXT_LIMITS.goodsDescription),
    goodsPreset: text(value.goodsPreset),
    goodsSize: readGoodsSize(value.goodsSize),
    moving: readHomeMoveJob(value.moving),
    calculationPrice: readPrice(value.calculationPrice),
    pay: PAYS.find((pay) => pay === value.pay) ?? null,
    payer: PAYER_TYPES.find((payer) => payer === value.payer) ?? null,
    coupon: readCouponChoice(value.coupon),
    cashReceipt: readCashReceipt(value.cashReceipt),
    brandpayPaymentInfo: readBrandpay(value.brandpayPaymentInfo),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Whether reading lost something: a value in `stored` that is missing in `read`. New fields in `read` do not count. The
 * depth of `read` limits the recursion.
 */
export function hasLostData(stored: unknown, read: unknown): boolean {
  const areAlike = isObject(stored) && isObject(read) && Array.isArray(stored) === Array.isArray(read);
  if (!areAlike) return stored !== read && (stored ?? '') !== '';
  return Object.keys(Array.isArray(stored) ? stored : read).some((key) => hasLostData(stored[key], read[key]));
}
