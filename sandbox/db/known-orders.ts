import { DAY_MS, koreanDate, startOfKoreanDate } from '../groups/order/price/korean-calendar';
import type { OrderSpec } from './make-order';
import { placeNamed } from './sample/places';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const HIERARCHY = { parent: 1, child1: 2, child2: 3 } as const;

/** In progress whenever the sandbox starts. */
export const LIVE_ORDER_IDS = ['sandbox-order-transit', 'sandbox-order-mobis'] as const;

type Wishes = NonNullable<OrderSpec['wishes']>;
const route = (...names: string[]) => names.map(placeNamed);
const quick = (vehicle: string, description: string, count: number, more: Wishes = {}): Wishes => ({
  orderType: 'Quick',
  vehiclePoolId: `pool-${vehicle}`,
  services: [],
  remark: '',
  goods: { description, count },
  ...more,
});

/**
 * One order of each status, with IDs that tests can rely on. Frozen ones do not progress. What went wrong did so some
 * days ago, as in a usual week.
 */
export function knownOrders(now: number): OrderSpec[] {
  /** At that hour in Korea, some days ago or ahead. */
  const at = (days: number, hour: number) => startOfKoreanDate(koreanDate(now + days * DAY_MS)) + hour * HOUR_MS;
  const consumer = (id: string, status: OrderSpec['status'], more: Partial<OrderSpec> = {}): OrderSpec => ({
    id: `sandbox-order-${id}`,
    role: 'consumer',
    ...(status && { status }),
    createdAt: now,
    ...more,
  });
  const fair = { route: route('하늘도예', '코엑스'), remark: '도자기라 위에 쌓지 말아 주세요' };
  const share = (count: number): Partial<OrderSpec> => ({
    route: fair.route,
    wishes: quick('damas', '전시용 도자기 상자', count, { remark: fair.remark }),
  });
  const part = (code: number, parent: string) => ({ hierarchy: { code, parentId: `sandbox-order-${parent}` } });

  return [
    consumer('transit', 'transit', {
      enteredAt: now - MINUTE_MS,
      route: route('하늘도예', '모퉁이커피', '카페 온도'),
      wishes: quick('damas', '머그컵 상자', 8, { pay: 'card', remark: '깨지기 쉬워요. 세워서 옮겨 주세요' }),
    }),
    consumer('active', 'active', {
      enteredAt: now - 2 * MINUTE_MS,
      isFrozen: true,
      route: route('방산포장', '하늘도예'),
      wishes: quick('damas', '포장 상자 묶음', 12, { pay: 'card' }),
    }),
    consumer('picked-up', 'activeAndPickedUp', {
      enteredAt: now - MINUTE_MS,
      isFrozen: true,
      route: route('새김출력', '하늘도예'),
      wishes: quick('motorcycle', '엽서·스티커 인쇄물', 2),
    }),
    consumer('pending', 'pending', {
      createdAt: now - 3 * HOUR_MS,
      isFrozen: true,
      route: route('하늘도예', '살림상점'),
      wishes: quick('damas', '도자기 소품 상자', 6, {
        pay: 'cash',
        appointmentAt: new Date(at(1, 10.5)).toISOString(),
      }),
    }),
    consumer('waiting', 'waitingForPayment', {
      isFrozen: true,
      route: route('하늘도예', '최은영'),
      wishes: quick('motorcycle', '주문 제작 그릇', 1, { pay: 'card' }),
    }),
    consumer('completed', 'completed', {
      enteredAt: now - 2 * HOUR_MS,
      route: route('하늘도예', '오브제 마당', '느린오후', '달그락식당'),
      wishes: quick('damas', '접시 세트', 9, { remark: '깨지기 쉬워요. 세워서 옮겨 주세요' }),
    }),
    consumer('cancelled', 'cancelled', {
      createdAt: at(-3, 15.2),
      route: route('하늘도예', '봄날꽃집'),
      wishes: quick('motorcycle', '화병 샘플', 2),
    }),
    consumer('return', 'return', {
      createdAt: at(-6, 13.7),
      route: route('하늘도예', '배수정'),
      wishes: quick('motorcycle', '주문 제작 그릇', 1),
    }),
    consumer('incompleted', 'incompleted', {
      createdAt: at(-11, 16.4),
      route: route('가락청과', '하늘도예'),
      wishes: quick('car', '행사용 과일 상자', 3),
    }),
    consumer('moving', 'pending', {
      createdAt: at(-3, 20.3),
      isFrozen: true,
      route: route('김하늘', '김하늘 새집'),
      wishes: {
        orderType: 'HomeMoving',
        vehiclePoolId: 'pool-truck2_5t',
        appointmentAt: new Date(at(22, 9)).toISOString(),
        remark: '도자기 상자는 따로 실어 주세요',
        pay: 'card',
      },
    }),
    consumer('parent', 'completed', {
      ...share(14),
      createdAt: at(-4, 9.6),
      hierarchy: { code: HIERARCHY.parent, parentId: null },
    }),
    consumer('child-1', 'completed', { ...share(8), createdAt: at(-4, 9.6), ...part(HIERARCHY.child1, 'parent') }),
    consumer('child-2', 'completed', { ...share(6), createdAt: at(-4, 9.7), ...part(HIERARCHY.child2, 'parent') }),
    consumer('split', 'transit', {
      ...share(10),
      enteredAt: now - 20 * MINUTE_MS,
      isFrozen: true,
      hierarchy: { code: HIERARCHY.parent, parentId: null },
    }),
    consumer('split-1', 'completed', {
      ...share(6),
      enteredAt: now - 10 * MINUTE_MS,
      ...part(HIERARCHY.child1, 'split'),
    }),
    consumer('split-2', 'transit', {
      ...share(4),
      enteredAt: now - 5 * MINUTE_MS,
      isFrozen: true,
      ...part(HIERARCHY.child2, 'split'),
    }),
    consumer('partial', 'incompleted', {
      createdAt: at(-16, 11.1),
      course: 'partial',
      route: route('하늘도예', '살림상점', '브런치 담다', '리빙곳간'),
      wishes: quick('damas', '머그컵 상자', 10),
    }),
    consumer('delayed', 'transit', {
      enteredAt: now - 6 * MINUTE_MS,
      course: 'delayed',
      route: route('하늘도예', '리빙곳간'),
      wishes: quick('damas', '도자기 소품 상자', 9, { remark: '도자기라 위에 쌓지 말아 주세요' }),
    }),
    {
      id: 'sandbox-order-mobis',
      role: 'staff',
      status: 'transit',
      createdAt: now,
      enteredAt: now - MINUTE_MS,
      isPartner: true,
      route: route('마루기획', '송도컨벤시아'),
      wishes: quick('damas', '행사 기념품 상자', 14),
    },
    {
      id: 'sandbox-order-acme',
      role: 'staff',
      status: 'active',
      createdAt: now,
      enteredAt: now,
      isFrozen: true,
      route: route('을지원색인쇄', '마루기획'),
      wishes: quick('damas', '카탈로그 상자', 16, { pay: 'credit' }),
    },
    {
      id: 'sandbox-order-guest',
      role: 'guest',
      status: 'pending',
      createdAt: now,
      isFrozen: true,
      route: route('이유진', '누비데이터'),
      wishes: quick('motorcycle', '노트북 가방', 1, { pay: 'cash' }),
    },
  ];
}
