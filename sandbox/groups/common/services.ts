import type { Schemas } from '../../server/operation';
import { MOVING_ITEMS } from './moving-items';

type Service = Schemas['Service'];
type OrderType = Schemas['OrderType'];

const VANS = ['damas', 'labo'];
const LIGHT_TRUCKS = ['truck1tCargo', 'truck1tBox', 'truck1tWing', 'truck1_4t'];
const HEAVY_TRUCKS = ['truck2_5t', 'truck3_5t', 'truck5t', 'truck11t'];
const CLOSED = ['truck1tBox', 'truck1_4t', ...HEAVY_TRUCKS];

const won = (code: string, name: string, price: number, more: Partial<Service> = {}): Service => ({
  code,
  name,
  price,
  isPercent: false,
  maxQuantity: 1,
  excludes: [],
  vehicleClasses: [],
  ...more,
});
const percent = (code: string, name: string, price: number, more: Partial<Service> = {}) =>
  won(code, name, price, { isPercent: true, ...more });

const QUICK: Service[] = [
  percent('roundTrip', '왕복', 60),
  percent('urgent', '급송', 30),
  won('loadingHelp', '상하차 도움', 15_000, { maxQuantity: 2, vehicleClasses: [...VANS, ...LIGHT_TRUCKS] }),
  won('ridealong', '동승', 5_000, { vehicleClasses: ['car', ...VANS, ...LIGHT_TRUCKS] }),
  won('refrigerated', '냉장', 20_000, { excludes: ['frozen'], vehicleClasses: ['truck1tBox'] }),
  won('frozen', '냉동', 30_000, { excludes: ['refrigerated'], vehicleClasses: ['truck1tBox'] }),
  won('photoProof', '인수 사진', 1_000),
];

const DELIVERY: Service[] = [
  percent('roundTrip', '왕복', 60),
  percent('urgent', '급송', 25),
  won('loadingHelp', '상하차 도움', 20_000, { maxQuantity: 2 }),
  won('helper', '추가 인력', 60_000, { maxQuantity: 3, vehicleClasses: [...LIGHT_TRUCKS, ...HEAVY_TRUCKS] }),
  won('forklift', '지게차', 70_000, { excludes: ['lift'], vehicleClasses: ['truck1tCargo', ...HEAVY_TRUCKS] }),
  won('lift', '리프트 차량', 25_000, { excludes: ['forklift'], vehicleClasses: CLOSED }),
  won('ridealong', '동승', 5_000, { vehicleClasses: [...VANS, ...LIGHT_TRUCKS] }),
  won('refrigerated', '냉장', 30_000, { excludes: ['frozen'], vehicleClasses: CLOSED }),
  won('frozen', '냉동', 45_000, { excludes: ['refrigerated'], vehicleClasses: CLOSED }),
  won('photoProof', '인수 사진', 1_000),
];

const LEVELS = ['moveVehicleOnly', 'moveStandard', 'moveHalfPack', 'moveFullPack'];
const level = (code: string, name: string, price: number) =>
  won(code, name, price, { excludes: LEVELS.filter((other) => other !== code) });

const HOME_MOVING: Service[] = [
  level('moveVehicleOnly', '차량만', 0),
  level('moveStandard', '일반이사', 120_000),
  level('moveHalfPack', '반포장이사', 230_000),
  level('moveFullPack', '포장이사', 380_000),
  won('stairsFrom', '출발지 계단(층)', 10_000, { maxQuantity: 30 }),
  won('stairsTo', '도착지 계단(층)', 10_000, { maxQuantity: 30 }),
  won('elevatorFrom', '출발지 엘리베이터', 0),
  won('elevatorTo', '도착지 엘리베이터', 0),
  won('ladderFrom', '출발지 사다리차', 80_000),
  won('ladderTo', '도착지 사다리차', 80_000),
  won('parkingFrom', '출발지 주차 거리(10m)', 3_000, { maxQuantity: 30 }),
  won('parkingTo', '도착지 주차 거리(10m)', 3_000, { maxQuantity: 30 }),
  won('worker', '추가 인력', 130_000, { maxQuantity: 6 }),
  won('airConditioner', '에어컨 이전 설치', 120_000, { maxQuantity: 5 }),
  won('assembly', '가구 분해·조립', 30_000, { maxQuantity: 20 }),
  won('cleaning', '입주 청소', 220_000),
  won('storage', '짐 보관(일)', 30_000, { maxQuantity: 90 }),
  won('disposal', '폐기물 처리', 20_000, { maxQuantity: 30 }),
  ...MOVING_ITEMS.map(([code, name, price]) => won(`item-${code}`, name, price, { maxQuantity: 200 })),
];

const OFFERED: Record<OrderType, Service[]> = {
  Quick: QUICK,
  Delivery: DELIVERY,
  HomeMoving: HOME_MOVING,
  Default: QUICK,
};

export const servicesFor = (orderType: OrderType): readonly Service[] => OFFERED[orderType];

const OTHER_ITEM_PRICE = 2_000;

/** A household holds more than any list: goods beyond it (`item-…`) are priced as one box. */
export const findService = (orderType: OrderType, code: string): Service | undefined =>
  OFFERED[orderType].find((service) => service.code === code) ??
  (orderType === 'HomeMoving' && code.startsWith('item-')
    ? won(code, code.slice('item-'.length), OTHER_ITEM_PRICE, { maxQuantity: 200 })
    : undefined);
