import type { Schemas } from '../../server/operation';
import { findMovingService, MOVING_SERVICES } from './moving-services';
import { won } from './service';

type Service = Schemas['Service'];
type OrderType = Schemas['OrderType'];

const VANS = ['damas', 'labo'];
const LIGHT_TRUCKS = ['truck1tCargo', 'truck1tBox', 'truck1tWing', 'truck1_4t'];
const HEAVY_TRUCKS = ['truck2_5t', 'truck3_5t', 'truck5t', 'truck11t'];
const CLOSED = ['truck1tBox', 'truck1_4t', ...HEAVY_TRUCKS];

const percent = (code: string, name: string, price: number, more: Partial<Service> = {}) =>
  won(code, name, price, { isPercent: true, ...more });

const QUICK: Service[] = [
  percent('roundTrip', '왕복', 60),
  percent('urgent', '급송', 30),
  won('loadingHelp', '상하차 도움', 15_000, { maxQuantity: 2, vehicleClasses: [...VANS, ...LIGHT_TRUCKS] }),
  won('ridealong', '동승', 5_000, { vehicleClasses: ['car', ...VANS, ...LIGHT_TRUCKS] }),
  won('refrigerated', '냉장', 20_000, { excludes: ['frozen'], vehicleClasses: ['truck1tBox'] }),
  won('frozen', '냉동', 30_000, { excludes: ['refrigerated'], vehicleClasses: ['truck1tBox'] }),
  won('photoProof', '배송 완료 사진', 1_000),
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
  won('photoProof', '배송 완료 사진', 1_000),
];

const OFFERED: Record<OrderType, readonly Service[]> = {
  Quick: QUICK,
  Delivery: DELIVERY,
  HomeMoving: MOVING_SERVICES,
  Default: QUICK,
};

export const servicesFor = (orderType: OrderType): readonly Service[] => OFFERED[orderType];

export const findService = (orderType: OrderType, code: string): Service | undefined =>
  OFFERED[orderType].find((service) => service.code === code) ??
  (orderType === 'HomeMoving' ? findMovingService(code) : undefined);
