import { ADDRESSES } from '../groups/common/addresses';
import { servicesFor } from '../groups/common/services';
import { vehiclesFor } from '../groups/driver/vehicles';
import type { Schemas } from '../server/operation';
import type { Random } from './random';

type OrderRequest = Schemas['OrderRequest'];
export type RequestOverrides = Partial<Omit<OrderRequest, 'waypoints' | 'calculationPrice'>> & { stops?: number };

const NAMES = [
  '김민준',
  '이서연',
  '박지호',
  '최수아',
  '정예준',
  '강하윤',
  '조은우',
  '윤지아',
  '장도현',
  '임소율',
  '한시우',
  '오나은',
  '서준서',
  '신유나',
];
const DETAILS = ['101호', '3층 총무팀', '1203호', '지하 1층', '2층 안내데스크', '', '7층 702호', '경비실'];
const NOTES = ['', '', '도착 전에 전화 주세요', '문 앞에 놓아 주세요', '경비실에 맡겨 주세요', '뒷문으로 와 주세요'];
const REMARKS = ['', '', '깨지기 쉬운 물건이에요', '세워서 옮겨 주세요', '서류 봉투 1개'];
const GOODS = ['서류', '의류 샘플', '전자부품', '화환', '사무용 의자', '인쇄물', '식자재'];

function waypoint(random: Random): Schemas['WaypointRequest'] {
  const phone = `+8210${1000 + random.below(9000)}${1000 + random.below(9000)}`;
  const second = random.chance(0.1) ? `;+822${String(1_000_000 + random.below(9_000_000))}` : '';
  return {
    address: random.pick(ADDRESSES),
    addressDetail: random.pick(DETAILS),
    contactName: random.pick(NAMES),
    mobileNo: `${phone}${second}`,
    note: random.pick(NOTES),
  };
}

function services(
  random: Random,
  orderType: OrderRequest['orderType'],
  vehicleClass: string,
): Schemas['ServiceChoice'][] {
  if (orderType === 'HomeMoving') {
    return [
      { code: random.pick(['moveStandard', 'moveHalfPack', 'moveFullPack']), quantity: 1 },
      { code: 'item-boxMedium', quantity: 10 + random.below(30) },
      { code: 'item-fridge', quantity: 1 },
    ];
  }
  const fitting = servicesFor(orderType).filter(
    ({ vehicleClasses = [] }) => vehicleClasses.length === 0 || vehicleClasses.includes(vehicleClass),
  );
  return random.chance(0.3) ? [{ code: random.pick(fitting).code, quantity: 1 }] : [];
}

/** A realistic random order; fields in `wishes` are kept. */
export function randomRequest(random: Random, wishes: RequestOverrides = {}): OrderRequest {
  const { stops, ...given } = wishes;
  const orderType = given.orderType ?? random.pick(['Quick', 'Quick', 'Quick', 'Delivery']);
  const offered = vehiclesFor(orderType);
  const vehicle = offered.find(({ id }) => id === given.vehiclePoolId) ?? random.pick(offered);
  const stopCount = stops ?? (orderType !== 'HomeMoving' && random.chance(0.2) ? 1 + random.below(3) : 0);
  return {
    orderType,
    vehiclePoolId: vehicle.id,
    appointmentAt: null,
    waypoints: Array.from({ length: stopCount + 2 }, () => waypoint(random)),
    flags: [],
    services: services(random, orderType, vehicle.vehicleClass),
    remark: random.pick(REMARKS),
    goods: random.chance(0.5) ? { description: random.pick(GOODS), count: 1 + random.below(4) } : null,
    calculationPrice: { total: 0 },
    pay: random.pick(['cash', 'card', 'card']),
    payer: null,
    ...given,
  };
}
