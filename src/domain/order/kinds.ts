// What distinguishes the kinds of order. Code asks for the property that it needs and never for a kind by its name.
import type { components } from '@/api/contract/schema.gen';
import { keysOf } from '../keys-of';
import type { CashPayer } from '../payment/methods';
import type { VehicleClass } from './vehicles';

/** Spec §3 `orderType`. */
export type OrderType = components['schemas']['OrderType'];

type Rules = {
  /** Customers can write such an order here. `Default` only comes in answers. */
  isWritten: boolean;
  /** Offered while the provider has not said what this deployment offers. */
  isAlwaysOffered: boolean;
  /** Many of them can be sent from a sheet. */
  isSentInBulk: boolean;
  /** Spec §7: which of the provider's two estimate and create operations takes it. */
  operations: 'orders' | 'homeMoving';
  /** Stops between pickup and drop-off. */
  hasStops: boolean;
  /**
   * The goods are a household: homes, a service level and a list of items. They travel as services, flags and text of the
   * remark (home-move payload) and take the place of options and goods.
   */
  hasInventory: boolean;
  /** A day is chosen in advance, never "now". */
  isBookedByDay: boolean;
  /** Households plan a move longer ahead than a delivery. */
  maxDaysAhead: number;
  /** Who else than the sender may hand over cash. */
  cashPayers: readonly CashPayer[];
  /** Key in `composer.json`; null where the texts of a move have it. */
  hint: 'type.QuickHint' | 'type.DeliveryHint' | null;
  /** The fee rises with the time since the assignment, or with the days left until the deposit is lost. */
  cancellation: 'sinceAssignment' | 'beforeDay';
  /** Which standard terms set the compensation for loss, damage and delay. */
  liability: 'courier' | 'homeMove';
  /**
   * i18next context of the texts that this kind words differently, such as `status.transit_HomeMoving`. Quick deliveries
   * have the texts without a context: ''.
   */
  textContext: '' | 'Delivery' | 'HomeMoving';
  /**
   * A cash receipt is issued for every cash payment from `CASH_RECEIPT_FROM_WON` (domain/payment/cash-receipt.ts), also
   * unasked. Tax law names moves; the texts of the other kinds name no law.
   */
  mustIssueCashReceipt: boolean;
  /** Stands for the kind on the front page and the dashboard. */
  vehicle: VehicleClass;
};

const RIDE = {
  isWritten: true,
  isAlwaysOffered: true,
  isSentInBulk: true,
  operations: 'orders',
  hasStops: true,
  hasInventory: false,
  isBookedByDay: false,
  maxDaysAhead: 30,
  cashPayers: ['CashOnArrival', 'RoundTrip'],
  cancellation: 'sinceAssignment',
  liability: 'courier',
  textContext: '',
  mustIssueCashReceipt: true,
} as const;

/** In the order in which they are offered. */
const KINDS = {
  Quick: { ...RIDE, hint: 'type.QuickHint', vehicle: 'motorcycle' },
  Delivery: { ...RIDE, hint: 'type.DeliveryHint', textContext: 'Delivery', vehicle: 'truck1tCargo' },
  HomeMoving: {
    isWritten: true,
    isAlwaysOffered: false,
    isSentInBulk: false,
    operations: 'homeMoving',
    hasStops: false,
    hasInventory: true,
    isBookedByDay: true,
    maxDaysAhead: 90,
    // A move has the same customer at both ends and no round trip.
    cashPayers: [],
    hint: null,
    cancellation: 'beforeDay',
    liability: 'homeMove',
    textContext: 'HomeMoving',
    mustIssueCashReceipt: true,
    vehicle: 'truck5t',
  },
  Default: { ...RIDE, isWritten: false, isSentInBulk: false, hint: null, vehicle: 'truck1tCargo' },
} as const satisfies Record<OrderType, Rules>;

/** A type of a newer provider, which the contract does not know yet, follows the rules of `Default`. */
export const rulesOf = (orderType: OrderType): Rules => KINDS[Object.hasOwn(KINDS, orderType) ? orderType : 'Default'];

/** The context for texts that some kinds word differently. */
export const textContextOf = (orderType: OrderType = 'Default') => rulesOf(orderType).textContext;

/** The types whose rules say yes. */
type TypeWith<Rule extends keyof Rules> = {
  [Type in OrderType]: (typeof KINDS)[Type][Rule] extends true ? Type : never;
}[OrderType];
const typesWith = <Rule extends 'isWritten' | 'isSentInBulk'>(rule: Rule) =>
  keysOf(KINDS).filter((type): type is TypeWith<Rule> => KINDS[type][rule]);

export const ORDER_TYPES = keysOf(KINDS);

/** Kinds of order that a customer writes here. */
export const ORDER_KINDS = typesWith('isWritten');
export type OrderKind = (typeof ORDER_KINDS)[number];
export const isOrderKind = (type: string): type is OrderKind => ORDER_KINDS.some((kind) => kind === type);

export const BULK_KINDS = typesWith('isSentInBulk');
export type BulkKind = (typeof BULK_KINDS)[number];

/** What this deployment offers. `offered` is undefined while, or when, the provider has not said. */
export const offeredKinds = (offered: readonly OrderType[] | undefined): OrderKind[] =>
  ORDER_KINDS.filter((kind) => (offered ? offered.includes(kind) : rulesOf(kind).isAlwaysOffered));
