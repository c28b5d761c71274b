import type { CashReceipt } from './cash-receipt';
import { EMPTY_MOVING, type MovingJob } from './moving/moving-job';
import type { OrderType } from './order-types';
import type { PayerType, Pay } from './payment';

/** The draft's own shapes: the wire's, less what a half-filled form cannot have yet. */
export type DraftAddress = {
  roadAddress: string;
  /** Where the source has it; shown to readers of English, under the Korean that the driver reads. */
  roadAddressEnglish?: string;
  jibunAddress?: string;
  buildingName?: string;
  zonecode?: string;
  lat: number;
  lng: number;
};

export type DraftWaypoint = {
  /** Stable while the waypoint is moved about. */
  key: string;
  address: DraftAddress | null;
  addressDetail: string;
  contactName: string;
  phones: string[];
  note: string;
  /** Never stored: the persisted draft is written without it. */
  doorCode: string;
  /** There was one before the page was loaded anew. */
  isDoorCodeLost?: boolean;
};

export type DraftService = { code: string; quantity: number };

export type DraftPricePart = { code: string; serviceCode?: string; quantity?: number; amount: number };

/** Spec §3 `calculationPrice`: won, default total 0. */
export type DraftPrice = {
  total: number;
  parts: DraftPricePart[];
  distanceMetres: number;
  durationSeconds: number;
  /** ISO; '' while nothing has been estimated. */
  validUntil: string;
};

/** As typed: half a number must survive being stored. */
export type DraftGoodsSize = { count: string; weightKg: string; widthCm: string; depthCm: string; heightCm: string };

export const NO_GOODS_SIZE: DraftGoodsSize = { count: '', weightKg: '', widthCm: '', depthCm: '', heightCm: '' };

export type BrandpayPaymentInfo = { orderId: string; paymentKey: string; amount: number };

export type OrderDraft = {
  orderType: OrderType;
  /** Pickup first, drop-off last, stops between. */
  waypoints: DraftWaypoint[];
  /** Stops that a move has no place for, until it is another kind of order again. Never sent. */
  parkedStops: DraftWaypoint[];
  vehiclePoolId: string;
  services: DraftService[];
  /** ISO; null is now. */
  appointmentAt: string | null;
  flags: string[];
  remark: string;
  goodsDescription: string;
  /** Optional; with it the vehicles say whether they can carry it. */
  goodsSize: DraftGoodsSize;
  /** Of a home move; kept while another kind of order is being tried. */
  moving: MovingJob;
  calculationPrice: DraftPrice;
  pay: Pay | null;
  payer: PayerType | null;
  coupon: { id: string } | null;
  /** Kept while another payment is tried; sent with cash alone. */
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
  vehiclePoolId: '',
  services: [],
  appointmentAt: null,
  flags: [],
  remark: '',
  goodsDescription: '',
  goodsSize: NO_GOODS_SIZE,
  moving: EMPTY_MOVING,
  calculationPrice: NO_PRICE,
  pay: null,
  payer: null,
  coupon: null,
  cashReceipt: null,
  brandpayPaymentInfo: null,
});

const isBlankWaypoint = ({ address, addressDetail, contactName, phones, note }: DraftWaypoint) =>
  address === null && `${addressDetail}${contactName}${phones.join('')}${note}`.trim() === '';

/** Whether nothing would be lost if it were replaced. */
export const isBlank = ({ waypoints, parkedStops, remark, goodsDescription, goodsSize, moving }: OrderDraft) =>
  JSON.stringify(moving) === JSON.stringify(EMPTY_MOVING) &&
  [...waypoints, ...parkedStops].every(isBlankWaypoint) &&
  `${remark}${goodsDescription}${Object.values(goodsSize).join('')}`.trim() === '';
