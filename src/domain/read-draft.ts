import { isFields, listOf, textOf } from './stored-values';
import { readMovingJob } from './moving/read-moving-job';
import {
  emptyDraft,
  NO_PRICE,
  type DraftAddress,
  type DraftGoodsSize,
  type DraftPrice,
  type DraftWaypoint,
  type OrderDraft,
} from './order-draft';
import { ORDER_TYPES } from './order-types';
import { CASH_RECEIPT_KINDS, PAYER_TYPES, PAYMENT_METHOD, type Pay } from './payment';

const MAX_TEXT = 1000;
const MAX_LIST = 300;
const MAX_WAYPOINTS = 22;
const MAX_RECEIPT_NUMBER = 20;

const text = (value: unknown) => textOf(value, MAX_TEXT);
const count = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const list = (value: unknown) => listOf(value, MAX_LIST);
const texts = (value: unknown) => [...new Set(list(value).map(text).filter(Boolean))];
const instant = (value: unknown) => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null);
const isPay = (value: unknown): value is Pay => typeof value === 'string' && Object.hasOwn(PAYMENT_METHOD, value);

function readAddress(value: unknown): DraftAddress | null {
  if (!isFields(value)) return null;
  const { lat, lng } = value;
  const roadAddress = text(value.roadAddress);
  if (roadAddress === '' || typeof lat !== 'number' || typeof lng !== 'number') return null;
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return null;
  return {
    roadAddress,
    jibunAddress: text(value.jibunAddress),
    buildingName: text(value.buildingName),
    zonecode: text(value.zonecode),
    lat,
    lng,
    ...(value.roadAddressEnglish ? { roadAddressEnglish: text(value.roadAddressEnglish) } : {}),
  };
}

function readWaypoint(value: unknown, key: string): DraftWaypoint {
  const fields = isFields(value) ? value : {};
  const phones = listOf(fields.phones, 5).map(text);
  return {
    key: text(fields.key) || key,
    address: readAddress(fields.address),
    addressDetail: text(fields.addressDetail),
    contactName: text(fields.contactName),
    phones: phones.length > 0 ? phones : [''],
    note: text(fields.note),
    doorCode: text(fields.doorCode),
    ...(fields.isDoorCodeLost === true ? { isDoorCodeLost: true } : {}),
  };
}

/** `name`: of the list they are from, as keys must differ over both. */
const readWaypoints = (value: unknown, name: string) =>
  listOf(value, MAX_WAYPOINTS).map((waypoint, index) => readWaypoint(waypoint, `${name}-${index}`));

function readGoodsSize(value: unknown): DraftGoodsSize {
  const fields = isFields(value) ? value : {};
  return {
    count: text(fields.count),
    weightKg: text(fields.weightKg),
    widthCm: text(fields.widthCm),
    depthCm: text(fields.depthCm),
    heightCm: text(fields.heightCm),
  };
}

function readPrice(value: unknown): DraftPrice {
  if (!isFields(value) || instant(value.validUntil) === null) return NO_PRICE;
  const parts = list(value.parts)
    .filter(isFields)
    .map((part) => ({
      code: text(part.code),
      amount: count(part.amount),
      ...(typeof part.serviceCode === 'string' ? { serviceCode: text(part.serviceCode) } : {}),
      ...(typeof part.quantity === 'number' ? { quantity: count(part.quantity) } : {}),
    }));
  return {
    total: Math.max(0, count(value.total)),
    parts,
    distanceMetres: count(value.distanceMetres),
    durationSeconds: count(value.durationSeconds),
    validUntil: text(value.validUntil),
  };
}

function readBrandpay(value: unknown): OrderDraft['brandpayPaymentInfo'] {
  if (!isFields(value)) return null;
  const [orderId, paymentKey] = [text(value.orderId), text(value.paymentKey)];
  return orderId && paymentKey ? { orderId, paymentKey, amount: count(value.amount) } : null;
}

function readCashReceipt(value: unknown): OrderDraft['cashReceipt'] {
  if (!isFields(value)) return null;
  const kind = CASH_RECEIPT_KINDS.find((known) => known === value.kind);
  return kind ? { kind, number: text(value.number).slice(0, MAX_RECEIPT_NUMBER) } : null;
}

/**
 * What came back from storage, made into a draft: unknown keys go, wrong shapes become their empty value.
 * Null when it is no draft at all. Never throws, whatever was stored.
 */
export function readDraft(value: unknown): OrderDraft | null {
  if (!isFields(value)) return null;
  const draft = emptyDraft();
  const waypoints = readWaypoints(value.waypoints, 'restored');
  const coupon = isFields(value.coupon) ? text(value.coupon.id) : '';
  return {
    ...draft,
    orderType: ORDER_TYPES.find((type) => type === value.orderType) ?? draft.orderType,
    waypoints: waypoints.length >= 2 ? waypoints : draft.waypoints,
    parkedStops: readWaypoints(value.parkedStops, 'parked'),
    vehiclePoolId: text(value.vehiclePoolId),
    services: list(value.services)
      .filter(isFields)
      .map((service) => ({ code: text(service.code), quantity: Math.max(1, Math.trunc(count(service.quantity))) }))
      .filter(({ code }) => code !== ''),
    appointmentAt: instant(value.appointmentAt),
    flags: texts(value.flags),
    remark: text(value.remark),
    goodsDescription: text(value.goodsDescription),
    goodsSize: readGoodsSize(value.goodsSize),
    moving: readMovingJob(value.moving),
    calculationPrice: readPrice(value.calculationPrice),
    pay: isPay(value.pay) ? value.pay : null,
    payer: PAYER_TYPES.find((payer) => payer === value.payer) ?? null,
    coupon: coupon ? { id: coupon } : null,
    cashReceipt: readCashReceipt(value.cashReceipt),
    brandpayPaymentInfo: readBrandpay(value.brandpayPaymentInfo),
  };
}
