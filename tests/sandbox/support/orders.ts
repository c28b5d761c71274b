import { randomUUID } from 'node:crypto';
import type { components } from '@/api/contract/schema.gen';
import type { Person } from './provider';

export type OrderRequest = components['schemas']['OrderRequest'];
type Address = components['schemas']['Address'];

export const CITY_HALL: Address = { roadAddress: '서울 중구 세종대로 110', lat: 37.56661, lng: 126.97839 };
export const GANGNAM: Address = { roadAddress: '서울 강남구 강남대로 396', lat: 37.49794, lng: 127.02764 };
export const PANGYO: Address = { roadAddress: '경기 성남시 분당구 판교역로 166', lat: 37.3957, lng: 127.1105 };

export const waypoint = (address: Address, contactName = '김보냄') => ({
  address,
  addressDetail: '3층',
  contactName,
  mobileNo: '+821011112222',
  note: '',
});

export const GUEST_BLOCK: NonNullable<OrderRequest['guest']> = {
  name: '오지은',
  phoneNumber: '+821000998888',
  agreements: { service: true, privacy: true, thirdParty: true },
};

export const orderRequest = (more: Partial<OrderRequest> = {}): OrderRequest => ({
  orderType: 'Quick',
  vehiclePoolId: 'pool-damas',
  appointmentAt: null,
  waypoints: [waypoint(CITY_HALL), waypoint(GANGNAM, '이받음')],
  flags: [],
  services: [],
  remark: '',
  calculationPrice: { total: 0 },
  pay: 'cash',
  ...more,
});

export const estimateOf = ({ orderType, vehiclePoolId, appointmentAt, waypoints, flags, services }: OrderRequest) => ({
  orderType,
  vehiclePoolId,
  appointmentAt,
  waypoints: waypoints.map(({ address }) => ({ address })),
  flags,
  services,
});

/** Adds the provider's current price to the request. */
export async function priced(someone: Person, more: Partial<OrderRequest> = {}): Promise<OrderRequest> {
  const request = orderRequest(more);
  const operation = request.orderType === 'HomeMoving' ? 'estimateHomeMoving' : 'estimate';
  const { data } = await someone.send(operation, { body: estimateOf(request) });
  return { ...request, calculationPrice: { total: data.total } };
}

export const post = (someone: Person, body: OrderRequest, key: string = randomUUID()) =>
  someone.send(body.orderType === 'HomeMoving' ? 'createHomeMovingOrder' : 'createOrder', {
    body,
    headers: { 'Idempotency-Key': key },
  });

/** Noon in Korea, some days ahead: no night price, no appointment in the past. */
export function noonInKorea(daysAhead: number): string {
  const day = new Date(Date.now() + daysAhead * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return `${day}T03:00:00.000Z`;
}
