import { EMPTY_HOME, EMPTY_HOME_MOVE, type HomeMoveJob } from '@/domain/home-move/job';
import type { QuoteInput } from '@/domain/home-move/quote';

export const movingJob = (over: Partial<HomeMoveJob> = {}): HomeMoveJob => ({
  ...EMPTY_HOME_MOVE,
  level: 'halfPack',
  from: {
    ...EMPTY_HOME,
    homeType: 'villa',
    area: '33',
    floor: '3',
    elevator: 'no',
    stairsAtEntrance: 'yes',
    ladderTruck: 'yes',
    parkingMetres: '10',
    narrowRoad: 'no',
  },
  to: {
    ...EMPTY_HOME,
    homeType: 'apartment',
    area: '59',
    floor: '12',
    elevator: 'yes',
    elevatorMustBeReserved: true,
    stairsAtEntrance: 'no',
    ladderTruck: 'unknown',
    narrowRoad: 'no',
  },
  items: [
    { code: 'bed-double', quantity: 1 },
    { code: 'wardrobe', quantity: 2 },
  ],
  ownItems: [{ key: 'own-1', name: '수조', widthCm: '120', depthCm: '50', heightCm: '60', quantity: 1 }],
  extras: [
    { code: 'storage', quantity: 3 },
    { code: 'airConditioner', quantity: 1 },
  ],
  ...over,
});

/** A couple's move on a lucky Saturday. */
export const quote = (over: Partial<QuoteInput> = {}): QuoteInput => ({
  customer: { name: '김하늘', phone: '010-1234-5678' },
  appointmentAt: '2026-11-28T00:00:00.000Z',
  job: movingJob(),
  addresses: {
    from: { address: '서울특별시 중구 세종대로 110', detail: '301호' },
    to: { address: '서울특별시 강남구 강남대로 396', detail: '101동 1203호' },
  },
  items: [
    { code: 'bed-double', name: '더블 침대', quantity: 1, volume: 1.7 },
    { code: 'wardrobe', name: '장롱', quantity: 2, volume: 1.05 },
    { code: 'own-1', name: '수조', quantity: 1, volume: 0.4 },
  ],
  extras: [
    { code: 'storage', name: '짐 보관', quantity: 3 },
    { code: 'airConditioner', name: '에어컨 이전', quantity: 1 },
  ],
  load: { volume: 4.2, kg: 345, boxes: 12 },
  vehicles: [{ code: 'pool-truck1t', name: '1톤 탑차', quantity: 1 }],
  crew: 3,
  price: {
    total: 985_000,
    parts: [
      { code: 'base', name: '기본요금', won: 735_000 },
      { code: 'ladder', name: '사다리차', won: 150_000 },
      { code: 'day', name: '손없는날', won: 100_000 },
    ],
  },
  included: ['운전', '나르기', '포장'],
  notIncluded: ['청소'],
  possible: [{ code: 'parkingTo', kind: 'parking', name: '도착지 차량까지 거리', min: 0, max: 40_000 }],
  remark: '화분을 조심해 주세요.',
  ...over,
});
