import { fieldsOf, isRecord } from '@/domain/stored-values';
import { toWhole } from './coerce';
import { givenText } from './json-fields';

/** Land without a road has the address of its lot alone. */
export function withRoadAddress(place: object): object {
  const { roadAddress, jibunAddress } = fieldsOf(place);
  return givenText(jibunAddress) && (roadAddress ?? '') === '' ? { ...place, roadAddress: jibunAddress } : place;
}

/** Fills in the total of an order that has none that can be read: the amount paid plus the coupon. Won. */
export function withOrderTotal(data: unknown): unknown {
  if (!isRecord(data)) return data;
  const paid = toWhole(data.payAmount);
  const price = fieldsOf(data.calculationPrice);
  if (paid === undefined || toWhole(price.total) !== undefined) return data;
  return { ...data, calculationPrice: { ...price, total: paid + (toWhole(data.couponDiscount) ?? 0) } };
}
