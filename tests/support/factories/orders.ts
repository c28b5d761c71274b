import type { Address, CalculationPrice, Order, OrderListItem, Waypoint } from '@/api/order/order-requests';
import { EMPTY_HOME, EMPTY_HOME_MOVE, type HomeMoveJob } from '@/domain/home-move/job';
import { emptyDraft, emptyWaypoint, type OrderDraft } from '@/domain/order/draft';

export const cityHall: Address = {
  roadAddress: '서울특별시 중구 세종대로 110',
  jibunAddress: '서울특별시 중구 태평로1가 31',
  buildingName: '서울특별시청',
  zonecode: '04524',
  lat: 37.5663,
  lng: 126.9779,
};

export const gangnam: Address = {
  roadAddress: '서울특별시 강남구 강남대로 396',
  jibunAddress: '서울특별시 강남구 역삼동 858',
  buildingName: '강남역',
  zonecode: '06232',
  lat: 37.4979,
  lng: 127.0276,
};

/** Valid far longer than any test runs; tests of expiry set their own time. */
export const price = (over: Partial<CalculationPrice> = {}): CalculationPrice => ({
  total: 18_000,
  parts: [
    { code: 'base', amount: 12_000 },
    { code: 'distance', amount: 6_000 },
  ],
  distanceMetres: 11_200,
  durationSeconds: 2_400,
  validUntil: '2099-01-01T00:00:00.000Z',
  ...over,
});

export const waypoint = (over: Partial<Waypoint> = {}): Waypoint => ({
  address: cityHall,
  addressDetail: '1층 안내데스크',
  contactName: '김하늘',
  mobileNo: '+821012345678',
  note: '',
  state: 'todo',
  doneAt: null,
  ...over,
});

export const order = (over: Partial<Order> = {}): Order => ({
  id: 'order-0001',
  orderNo: '261121-0001',
  organizationId: 'b2c',
  orderType: 'Quick',
  status: 1,
  hierarchy: 0,
  vehiclePoolId: 'motorcycle',
  vehicleClass: 'motorcycle',
  createdAt: '2026-11-21T01:00:00.000Z',
  appointmentAt: null,
  waypoints: [waypoint(), waypoint({ address: gangnam, contactName: '이서연', mobileNo: '+821098765432' })],
  flags: [],
  services: [],
  remark: '',
  calculationPrice: price(),
  couponDiscount: 0,
  payAmount: 18_000,
  pay: 'cash',
  payer: null,
  driver: null,
  eta: null,
  history: [{ status: 1, at: '2026-11-21T01:00:00.000Z' }],
  images: [],
  tip: 0,
  cancellation: null,
  ...over,
});

export const orderItem = (over: Partial<OrderListItem> = {}): OrderListItem => ({
  id: 'order-0001',
  orderNo: '261121-0001',
  orderType: 'Quick',
  status: 1,
  hierarchy: 0,
  createdAt: '2026-11-21T01:00:00.000Z',
  appointmentAt: null,
  pickup: cityHall.roadAddress,
  dropoff: gangnam.roadAddress,
  contactName: '이서연',
  stopCount: 0,
  vehicleClass: 'motorcycle',
  driverName: null,
  pay: 'cash',
  total: 18_000,
  ...over,
});

/** A draft that can be paid as it is. */
export const draft = (over: Partial<OrderDraft> = {}): OrderDraft => ({
  ...emptyDraft(),
  vehiclePoolId: 'motorcycle',
  waypoints: [
    {
      ...emptyWaypoint('pickup'),
      address: cityHall,
      addressDetail: '1층 안내데스크',
      contactName: '김하늘',
      phones: ['010-1234-5678'],
    },
    {
      ...emptyWaypoint('dropoff'),
      address: gangnam,
      addressDetail: '12번 출구',
      contactName: '이서연',
      phones: ['010-9876-5432', '02-123-4567'],
      note: '경비실에 맡겨 주세요',
    },
  ],
  calculationPrice: price(),
  ...over,
});

/** A move with all that it needs to be paid; questions about the work are open. */
export const moveDraft = (moving: Partial<HomeMoveJob> = {}, over: Partial<OrderDraft> = {}): OrderDraft => ({
  ...draft({ orderType: 'HomeMoving', appointmentAt: '2099-03-02T00:00:00.000Z' }),
  moving: {
    ...EMPTY_HOME_MOVE,
    items: [{ code: 'bedQueen', quantity: 1 }],
    level: 'fullPack',
    from: { ...EMPTY_HOME, area: '33', floor: '1' },
    to: { ...EMPTY_HOME, floor: '1' },
    ...moving,
  },
  ...over,
});
