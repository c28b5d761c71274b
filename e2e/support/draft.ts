import { expect, type Page } from '@playwright/test';
import type { DraftPrice, DraftWaypoint, OrderDraft } from '@/domain/order/draft';
import { PaymentScreen } from '../screens/payment';
import { PROVIDER } from './accounts';
import { openBlankFile } from './blank-file';

const KEY = 'persist:orderDraft';
/** The sandbox's default (sandbox/config.ts). */
const GUEST_TOKEN = process.env.SANDBOX_GUEST_TOKEN ?? 'guest-sandbox';

const PICKUP: DraftWaypoint = {
  key: 'pickup',
  address: {
    roadAddress: '서울 중구 세종대로 110',
    roadAddressEnglish: '110 Sejong-daero, Jung-gu, Seoul',
    jibunAddress: '서울 중구 태평로1가 31',
    buildingName: '서울특별시청',
    zonecode: '04524',
    lat: 37.56661,
    lng: 126.97839,
  },
  addressDetail: '',
  contactName: '김보내',
  phones: ['010-1111-2222'],
  note: '',
  doorCode: '',
};
const DROPOFF: DraftWaypoint = {
  key: 'dropoff',
  address: {
    roadAddress: '서울 서초구 강남대로 465',
    roadAddressEnglish: '465 Gangnam-daero, Seocho-gu, Seoul',
    jibunAddress: '서울 서초구 서초동 1303-22',
    buildingName: '교보타워',
    zonecode: '06611',
    lat: 37.5039,
    lng: 127.0242,
  },
  addressDetail: '',
  contactName: '이받아',
  phones: ['010-3333-4444'],
  note: '',
  doorCode: '',
};

type HomeMove = OrderDraft['moving'];

const EMPTY_HOME: HomeMove['from'] = {
  homeType: '',
  area: '',
  floor: '',
  elevator: '',
  elevatorMustBeReserved: false,
  stairsAtEntrance: '',
  ladderTruck: '',
  parkingMetres: '',
  narrowRoad: '',
};
const EMPTY_HOME_MOVE: HomeMove = {
  level: '',
  from: EMPTY_HOME,
  to: EMPTY_HOME,
  items: [],
  ownItems: [],
  extras: [],
  rooms: '',
  people: '',
  proposedFor: null,
  corrected: [],
  isListChecked: false,
  emptyPlaces: [],
};

/** The draft that `describeQuickOrder` stores, without the price; guest-order.spec.ts checks that both are equal. */
export const QUICK_ORDER: OrderDraft = {
  orderType: 'Quick',
  waypoints: [PICKUP, DROPOFF],
  parkedStops: [],
  parked: { vehiclePoolId: '', appointmentAt: null },
  vehiclePoolId: 'pool-motorcycle',
  services: [],
  appointmentAt: null,
  flags: [],
  remark: '',
  goodsDescription: '',
  goodsPreset: '',
  goodsSize: { count: '', weightKg: '', widthCm: '', depthCm: '', heightCm: '' },
  moving: EMPTY_HOME_MOVE,
  calculationPrice: { total: 0, parts: [], distanceMetres: 0, durationSeconds: 0, validUntil: '' },
  pay: null,
  payer: null,
  coupon: null,
  cashReceipt: null,
  brandpayPaymentInfo: null,
};

/** A move with only places and contacts. */
export const MOVE: OrderDraft = { ...QUICK_ORDER, orderType: 'HomeMoving', vehiclePoolId: 'pool-truck1tCargo' };
/** A complete studio move except for its day. */
export const STUDIO_MOVE: OrderDraft = {
  ...MOVE,
  moving: {
    ...EMPTY_HOME_MOVE,
    level: 'fullPack',
    from: { ...EMPTY_HOME, floor: '3', elevator: 'yes' },
    to: { ...EMPTY_HOME, floor: '2', elevator: 'yes' },
    items: [
      { code: 'bedSuperSingle', quantity: 1 },
      { code: 'desk', quantity: 1 },
      { code: 'bookcase3', quantity: 1 },
      { code: 'boxMedium', quantity: 15 },
    ],
  },
};

/** Id of the signed-in member, who becomes the draft's owner; null for a guest. */
async function memberOf(page: Page): Promise<string | null> {
  const answer = await page.request.get(`${PROVIDER}/user/api/v1/users/me`, {
    headers: { 'X-Platform': 'web2app', 'X-Request-Id': crypto.randomUUID() },
  });
  if (!answer.ok()) return null;
  const { data } = (await answer.json()) as { data: { id: string } }; // boundary: the sandbox keeps to the contract
  return data.id;
}

/** Stores what the composer would have stored in this tab; removes an earlier order. */
async function storeDraft(page: Page, draft: OrderDraft) {
  const stored = JSON.stringify({
    draft: JSON.stringify(draft),
    attempt: 'null',
    _persist: JSON.stringify({ version: 1, rehydrated: true }),
  });
  const owner = await memberOf(page);
  await openBlankFile(page);
  await page.evaluate(
    ([key, value, userId]) => {
      sessionStorage.clear();
      sessionStorage.setItem(key, value);
      if (userId !== null) sessionStorage.setItem('tabOwner', userId);
    },
    [KEY, stored, owner] as const,
  );
}

/** The draft that the app has stored so far; null if there is none. */
export async function storedDraft(page: Page): Promise<unknown> {
  const stored = await page.evaluate((key) => sessionStorage.getItem(key), KEY);
  const { draft = 'null' } = JSON.parse(stored ?? '{}') as { draft?: string }; // boundary: the app's own JSON
  return JSON.parse(draft);
}

/** Adds the provider's current price. */
async function priced(draft: OrderDraft): Promise<OrderDraft> {
  const { orderType, vehiclePoolId, appointmentAt, flags, services, waypoints } = draft;
  const job = { orderType, vehiclePoolId, appointmentAt, flags, services };
  const answer = await fetch(`${PROVIDER}/order/api/v1/guest/estimate`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${GUEST_TOKEN}`,
      'Content-Type': 'application/json',
      'X-Platform': 'web2app',
      'X-Request-Id': crypto.randomUUID(),
    },
    body: JSON.stringify({ ...job, waypoints: waypoints.map(({ address }) => ({ address })) }),
  });
  expect(answer.ok).toBe(true);
  const { data } = (await answer.json()) as { data: DraftPrice }; // boundary: the sandbox keeps to the contract
  return { ...draft, calculationPrice: data };
}

/** Opens the composer with a prepared draft. `step`: of a home move. */
export async function openComposer(page: Page, draft: OrderDraft, step?: string) {
  await storeDraft(page, draft);
  await page.goto(step === undefined ? '/orders/new' : `/orders/new?step=${step}`);
}

/** Opens the payment of a prepared draft. The journey to it is tested in guest-order and member-order. */
export async function openPayment(page: Page, draft: OrderDraft = QUICK_ORDER) {
  await storeDraft(page, await priced(draft));
  await page.goto('/orders/payment');
  return new PaymentScreen(page);
}
