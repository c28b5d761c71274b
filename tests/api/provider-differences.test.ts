import { readFileSync } from 'node:fs';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as common from '@/api/common/common-requests';
import { connectSession } from '@/api/client/session';
import { onUnreadable } from '@/api/client/reading-log';
import * as drivers from '@/api/driver/driver-requests';
import { attachImages } from '@/api/order/order-images';
import * as orders from '@/api/order/order-requests';
import * as users from '@/api/user/user-requests';
import { env } from '@/config/env';
import { orderStatusName } from '@/domain/order/status';
import { leftOutOf } from '@/domain/left-out';
import { offeredKinds } from '@/domain/order/kinds';
import { payOptions } from '@/features/payment/method/pay-options';
import { formatPhone, splitMobileNo, toWirePhone } from '@/domain/text/phone';
import { errorText, referenceText } from '@/lib/i18n/error-text';
import { createQueryClient } from '@/shell/query-client';
import { member } from '../support/factories/users';
import { createI18n } from '../support/i18n';
import { server } from '../support/server';
import { failure } from './failure';

const i18n = await createI18n();
const EVERYWHERE = `${env.providerHost}/*`;
const UNREADABLE = i18n.t('unreadable', { ns: 'errors', defaultValue: '' });

const coupon = {
  id: 'coupon-1',
  couponNumber: 'WELCOME',
  name: '첫 배송 할인',
  discountType: 'AMOUNT',
  discountValue: 3000,
  maxDiscount: null,
  minPrice: 0,
  orderTypes: [],
  pays: [],
  expiresAt: '2099-03-31T14:59:00.000Z',
  state: 'available',
};
const vehicle = { id: 'pool-1', vehicleClass: 'damas', name: '다마스', payloadKg: 450, basePrice: 14000 };
const place = { roadAddress: '서울 중구 세종대로 110', lat: 37.56661, lng: 126.97839 };
const stop = { address: place, addressDetail: '', contactName: '김하늘', mobileNo: '', note: '', state: 'todo' };
const price = {
  total: 25000,
  parts: [{ code: 'base', amount: 25000 }],
  distanceMetres: 11800,
  durationSeconds: 1900,
  validUntil: '2099-03-10T05:15:00.000Z',
};
const order = {
  id: 'order-1',
  orderNo: '0310-4821',
  orderType: 'Quick',
  status: 8,
  createdAt: '2099-03-10T05:00:00.000Z',
  waypoints: [stop, stop],
  flags: [],
  services: [],
  calculationPrice: price,
};
const row = { id: 'order-1', orderNo: '0310-4821', status: 8, createdAt: '2099-03-10T05:00:00.000Z', total: 25000 };
const page = { items: [row], pageIndex: 0, pageSize: 20, total: 1 };
const profile = { id: 'user-1', name: '김하늘', phoneNumber: '+821012345678', role: 'customer' };

const json = (body: unknown, init: ResponseInit = {}) => HttpResponse.json(body as never, init);
const inData = (data: unknown) => json({ data });
const text = (body: string, type: string, status = 200) =>
  new HttpResponse(body, { status, headers: { 'Content-Type': type } });
const without = <T extends object>(value: T, ...names: (keyof T)[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name as keyof T)));

const plain = { orders, users, common, drivers };
let sent: Request[] = [];

/** The requests of a deployment with this dialect: the client reads the configuration once, when it loads. */
async function appWith(dialect: string) {
  vi.resetModules();
  vi.stubEnv('NEXT_PUBLIC_PROVIDER_DIALECT', dialect);
  return { orders: await import('@/api/order/order-requests') };
}

beforeEach(() => {
  connectSession({ getToken: () => null, getEpoch: () => 1, canEnd: () => true, onUnauthorized: () => null });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function answer(response: () => Response) {
  sent = [];
  server.use(
    http.all(EVERYWHERE, ({ request }) => {
      sent.push(request.clone());
      return response();
    }),
  );
}

const coupons = (list: unknown) => {
  answer(() => inData(list));
  return plain.orders.listCoupons({});
};
const readOrder = (value: unknown) => {
  answer(() => inData(value));
  return plain.orders.getOrder('order-1');
};
const readPage = (value: unknown) => {
  answer(() => inData(value));
  return plain.orders.listOrders({ pageIndex: 0, pageSize: 20 });
};
const readMe = (value: unknown) => {
  answer(() => inData(value));
  return plain.users.getMe();
};

/** Each is a row of docs/provider-differences.md. */
const DIFFERENCES: Readonly<Record<string, () => Promise<void>>> = {
  'A coupon without an expiry': async () => {
    const [first, second] = await coupons([without(coupon, 'expiresAt'), { ...coupon, id: 'coupon-2' }]);
    expect(first).toEqual({ ...coupon, expiresAt: null });
    expect(second?.id).toBe('coupon-2');
  },
  'A coupon that cannot be read': async () => {
    const list = await coupons([{ ...coupon, discountType: 'GIFT' }, coupon]);
    expect(list.map(({ id }) => id)).toEqual(['coupon-1']);
    expect(leftOutOf(list)).toBe(1);
  },
  'A coupon whose limits are wrong is not shown as one without limits': async () => {
    const list = await coupons([{ ...coupon, pays: 'cash' }, { ...coupon, maxDiscount: {} }, coupon]);
    expect(list).toHaveLength(1);
    expect(leftOutOf(list)).toBe(2);
  },
  'A vehicle without payload': async () => {
    answer(() => inData([without(vehicle, 'payloadKg'), vehicle]));
    const list = await plain.drivers.listVehiclePools('Quick');
    expect(list.map(({ payloadKg }) => payloadKg)).toEqual([0, 450]);
  },
  'An address without coordinates': async () => {
    answer(() => inData({ items: [without(place, 'lat', 'lng'), place] }));
    const { items } = await plain.common.searchAddresses({ keyword: '서울', pageIndex: 0, pageSize: 10 });
    expect(items.map(({ lat }) => lat)).toEqual([undefined, 37.56661]);
  },
  '`note: null`': async () => {
    expect((await readOrder({ ...order, waypoints: [{ ...stop, note: null }, stop] })).waypoints[0]?.note).toBe('');
  },
  'An empty text in place of null': async () => {
    const limits = { maxDiscount: '', minPrice: '', expiresAt: '' };
    expect(await coupons([{ ...coupon, ...limits }])).toEqual([{ ...coupon, expiresAt: null }]);
    const list = await readPage({ ...page, items: [{ ...row, appointmentAt: '', payAmount: '', status: '' }] });
    expect(list.items).toEqual([{ ...without(row, 'status'), appointmentAt: null }]);
    expect(leftOutOf(list)).toBe(0);
    const read = await readOrder({ ...order, appointmentAt: '', payAmount: '', driver: '', remark: '' });
    expect(read).toEqual({ ...order, appointmentAt: null, driver: null, remark: '' });
    // A text of a certain form is none when it is empty.
    expect(await readOrder({ ...order, paymentPhone: '' })).toEqual({ ...order, paymentPhone: null });
    const ids = await readPage({ ...page, items: [{ ...row, parentId: '' }] });
    expect(ids.items).toEqual([{ ...row, parentId: null }]);
    // What must be there is not made up.
    expect((await failure(readOrder({ ...order, waypoints: '' }))).unreadable?.path).toBe('waypoints');
  },
  'Null in place of an empty list': async () => {
    expect(await readPage({ items: null, total: 0 })).toMatchObject({ items: [], total: 0 });
    expect(await coupons(null)).toEqual([]);
    // A list that is not there at all says nothing.
    expect((await failure(readPage({ total: 0 }))).unreadable?.path).toBe('items');
    expect((await failure(readOrder({ ...order, waypoints: null }))).unreadable?.path).toBe('waypoints');
  },
  'The line of a route that cannot be read': async () => {
    const driver = { lat: 37.53412, lng: 127.00268, at: order.createdAt };
    for (const path of [null, 'encoded', [{}], undefined]) {
      answer(() => inData({ path, remainingMetres: 6200, driver }));
      expect(await plain.orders.getOrderRoute('order-1')).toMatchObject({ path: [], remainingMetres: 6200, driver });
    }
  },
  'Numeric order ids': async () => {
    expect((await readPage({ ...page, items: [{ ...row, id: 4711 }] })).items[0]?.id).toBe('4711');
  },
  'Numeric ids beyond 2^53, whose digits are lost': async () => {
    answer(() => text(`{"data":{"items":[{"id":12345678901234567890},{"id":7}],"total":2}}`, 'application/json'));
    const list = await plain.orders.listOrders({ pageIndex: 0, pageSize: 20 });
    expect(list.items.map(({ id }) => id)).toEqual(['7']);
    expect(leftOutOf(list)).toBe(1);
  },
  'Money as texts': async () => {
    const read = await readOrder({ ...order, calculationPrice: { ...price, total: '25000' } });
    expect(read.calculationPrice.total).toBe(25000);
  },
  'Won with decimals': async () => {
    const read = await readOrder({ ...order, calculationPrice: { ...price, total: 25000.5 }, tip: '999.4' });
    expect([read.calculationPrice.total, read.tip]).toEqual([25001, 999]);
  },
  'Won with commas': async () => {
    const quoted = {
      ...order,
      calculationPrice: { ...price, total: '25,000' },
      cancelQuote: { fee: '9,900', refund: 0 },
    };
    const read = await readOrder(quoted);
    expect([read.calculationPrice.total, read.cancelQuote?.fee]).toEqual([25000, 9900]);
  },
  'An amount that cannot be read is not shown as another one': async () => {
    const total = { ...row, payAmount: '25,00' };
    const list = await readPage({ ...page, items: [total, { ...row, id: 'order-2' }] });
    expect(list.items.map(({ id }) => id)).toEqual(['order-2']);
    expect(leftOutOf(list)).toBe(1);
    answer(() => inData({ ...order, couponDiscount: '3천원' }));
    expect((await failure(plain.orders.getOrder('order-1'))).kind).toBe('unreadable');
  },
  'A cancellation fee that cannot be read does not rule the cancellation out': async () => {
    expect(await readOrder({ ...order, cancelQuote: { fee: '9.900원', refund: 0 } })).not.toHaveProperty('cancelQuote');
    expect((await readOrder({ ...order, cancelQuote: null })).cancelQuote).toBeNull();
  },
  'A percentage with decimals': async () => {
    const [first] = await coupons([{ ...coupon, discountType: 'PERCENT', discountValue: '12.5' }]);
    expect(first?.discountValue).toBe(12.5);
  },
  'Phone numbers with a country code and no plus, or without the 0 of 010': async () => {
    const mobileNo = '821012345678;(+82) 10 1234 5678;1012345678';
    const [read] = (await readOrder({ ...order, waypoints: [{ ...stop, mobileNo }] })).waypoints;
    const phones = splitMobileNo(read?.mobileNo ?? '');
    expect(phones.map(formatPhone)).toEqual(phones.map(() => '010-1234-5678'));
    expect(phones.map((phone) => toWirePhone(phone))).toEqual(phones.map(() => '+821012345678'));
  },
  'Masked phone numbers': async () => {
    const mobileNo = '010-****-5678;010-XXXX-5678';
    const [read] = (await readOrder({ ...order, waypoints: [{ ...stop, mobileNo }] })).waypoints;
    expect(splitMobileNo(read?.mobileNo ?? '').map(formatPhone)).toEqual(['010-****-5678', '010-XXXX-5678']);
  },
  'Coordinates as texts': async () => {
    const read = await readOrder({
      ...order,
      waypoints: [{ ...stop, address: { ...place, lat: '37.5', lng: '127' } }],
    });
    expect(read.waypoints[0]?.address).toEqual({ ...place, lat: 37.5, lng: 127 });
  },
  'A page without `total`': async () => {
    expect((await readPage({ items: [row] })).total).toBe(1);
    const full = await readPage({ items: Array.from({ length: 20 }, (_, index) => ({ ...row, id: `o-${index}` })) });
    expect(full.total).toBe(40);
  },
  'A page whose `total` is smaller than its rows': async () => {
    expect(await readPage({ items: [row], total: 0 })).toMatchObject({ total: 1, isAtLeast: false });
    const items = Array.from({ length: 20 }, (_, index) => ({ ...row, id: `o-${index}` }));
    // The number of pages.
    expect(await readPage({ items, total: 8 })).toMatchObject({ total: 40, isAtLeast: true });
    expect(await readPage({ items: [], total: 8 })).toMatchObject({ total: 8 });
  },
  'A page of fewer rows than are asked for, but at least ten': async () => {
    const ids = Array.from({ length: 47 }, (_, index) => `order-${index + 1}`);
    let most = 10;
    answer(() => {
      const asked = new URL(sent.at(-1)?.url ?? '').searchParams;
      const [pageIndex, pageSize] = [Number(asked.get('pageIndex')), Math.min(Number(asked.get('pageSize')), most)];
      const items = ids
        .slice(pageIndex * pageSize)
        .slice(0, pageSize)
        .map((id) => ({ ...row, id }));
      return inData({ items: items.map((item) => (item.id === 'order-33' ? {} : item)), total: ids.length });
    });
    const rowsOf = async (pageIndex: number, pageSize: number) => {
      const read = await plain.orders.listOrders({ sort: 'totalDesc', pageIndex, pageSize });
      expect([read.total, read.isAtLeast]).toEqual([pageSize === 20 ? 47 : 46, undefined]);
      return [...read.items.map(({ id }) => id), leftOutOf(read)];
    };
    expect(await rowsOf(1, 20)).toEqual([...ids.slice(20, 32), ...ids.slice(33, 40), 1]);
    expect(new URL(sent.at(-1)?.url ?? '').search).toBe('?sort=totalDesc&pageIndex=3&pageSize=10');
    expect(await rowsOf(0, 100)).toEqual([...ids.slice(0, 32), ...ids.slice(33), 1]);
    // 25 rows and the rest: pages of 30 do not make up one of 100.
    most = 30;
    sent = [];
    expect(await rowsOf(0, 100)).toEqual([...ids.slice(0, 32), ...ids.slice(33), 1]);
    expect(sent).toHaveLength(3);
    most = 10;
    sent = [];
    await rowsOf(0, 20);
    expect(sent.map(({ url }) => new URL(url).searchParams.get('pageIndex'))).toEqual(['0', '1']);
    // A total that counts rows which the customer may not see does not make the app ask without end.
    most = 9;
    sent = [];
    expect((await plain.orders.listOrders({ pageIndex: 0, pageSize: 20 })).items).toHaveLength(9);
    expect(sent).toHaveLength(1);
  },
  'An order without a total': async () => {
    const paid = { ...order, payAmount: '22000', couponDiscount: 3000 };
    const read = await readOrder({ ...paid, calculationPrice: without(price, 'total') });
    expect(read.calculationPrice).toMatchObject({ total: 25000, distanceMetres: 11800 });
    expect((await readOrder({ ...paid, calculationPrice: null })).calculationPrice.total).toBe(25000);
  },
  'An order without a number': async () => {
    const read = await readOrder(without(order, 'orderNo'));
    expect(read.orderNo).toBe('');
    expect(read.id).toBe('order-1');
  },
  'An order without `createdAt`, `flags` and `services`': async () => {
    expect(await readOrder(without(order, 'createdAt', 'flags', 'services'))).toMatchObject({
      flags: [],
      services: [],
    });
  },
  'A price without duration and distance': async () => {
    const read = await readOrder({ ...order, calculationPrice: without(price, 'durationSeconds', 'distanceMetres') });
    expect(read.calculationPrice).toMatchObject({ durationSeconds: 0, distanceMetres: 0, total: 25000 });
  },
  'A price without `validUntil`': async () => {
    answer(() => inData(without(price, 'validUntil')));
    const { estimate } = plain.orders;
    const { validUntil } = await estimate({ orderType: 'Quick' } as Parameters<typeof estimate>[0]);
    expect(Date.parse(validUntil) - Date.now()).toBeGreaterThan(60_000);
  },
  'A profile with `name: null`': async () => {
    expect(await readMe({ ...profile, name: null })).toEqual({ ...profile, name: '' });
  },
  'A profile with a numeric id': async () => {
    expect((await readMe({ ...profile, id: 42 })).id).toBe('42');
  },
  'Status codes as texts': async () => {
    expect((await readOrder({ ...order, status: '8' })).status).toBe(8);
  },
  'An unknown status': async () => {
    expect((await readOrder({ ...order, status: 77 })).status).toBe(77);
    for (const status of ['ASSIGNED', null, '']) {
      const { status: read, ...others } = await readOrder({ ...order, status });
      expect([orderStatusName(read), others.id]).toEqual(['unknown', 'order-1']);
      answer(() => inData({ id: 'order-1', status, waypoints: [] }));
      expect(orderStatusName((await plain.orders.getGuestOrder('org-1', 'order-1')).status)).toBe('unknown');
      answer(() => inData({ status, waypoints: [{ state: 'done' }] }));
      const progress = await plain.orders.getOrderStatus('order-1');
      expect([orderStatusName(progress.status), progress.waypoints]).toEqual(['unknown', [{ state: 'done' }]]);
    }
    expect((await readPage({ ...page, items: [{ ...row, status: 'ASSIGNED' }] })).items[0]?.status).toBeUndefined();
  },
  'An unknown kind of order, payment and stop': async () => {
    const stops = [{ ...stop, state: 'flying' }, stop];
    const read = await readOrder({ ...order, orderType: 'Bike', pay: 'coins', waypoints: stops });
    expect(read.orderType).toBe('Default');
    expect(read.pay).toBeUndefined();
    expect(read.waypoints.map(({ state }) => state)).toEqual(['todo', 'todo']);
  },
  'Dates as epoch seconds and milliseconds': async () => {
    expect((await readOrder({ ...order, createdAt: 1_772_344_800 })).createdAt).toBe('2026-03-01T06:00:00.000Z');
    expect((await readOrder({ ...order, createdAt: 1_772_344_800_000 })).createdAt).toBe('2026-03-01T06:00:00.000Z');
  },
  'Local dates, which are Korean time': async () => {
    expect((await readOrder({ ...order, createdAt: '2026-03-01 15:00:00' })).createdAt).toBe(
      '2026-03-01T06:00:00.000Z',
    );
    expect((await readOrder({ ...order, createdAt: '2026-03-01T15:00' })).createdAt).toBe('2026-03-01T06:00:00.000Z');
  },
  'Local dates without marks, such as `20261121140500`': async () => {
    const readAs = async (createdAt: string) => (await readOrder({ ...order, createdAt })).createdAt;
    expect(await readAs('20261121140500')).toBe('2026-11-21T05:05:00.000Z');
    expect(await readAs('202611211405')).toBe('2026-11-21T05:05:00.000Z');
    expect(await readAs('20261121')).toBe('2026-11-20T15:00:00.000Z');
    expect(await readAs('1772344800')).toBe('2026-03-01T06:00:00.000Z');
    expect(await readAs('1772344800000')).toBe('2026-03-01T06:00:00.000Z');
    // Neither a date nor an epoch.
    expect(await readAs('1772344')).toBeUndefined();
  },
  'Local dates with dots or slashes, or as a number': async () => {
    const readAs = async (createdAt: unknown) => (await readOrder({ ...order, createdAt })).createdAt;
    expect(await readAs('2026.11.21 14:05')).toBe('2026-11-21T05:05:00.000Z');
    expect(await readAs('2026/11/21 14:05:00')).toBe('2026-11-21T05:05:00.000Z');
    expect(await readAs(20261121140500)).toBe('2026-11-21T05:05:00.000Z');
    expect(await readAs(20261121)).toBe('2026-11-20T15:00:00.000Z');
  },
  'Dates with a zone as Java and HTTP write them': async () => {
    const readAs = async (createdAt: string) => (await readOrder({ ...order, createdAt })).createdAt;
    for (const text of [
      '2026-11-21T14:05:00+09:00[Asia/Seoul]',
      '2026-11-21T14:05:00.000+0900',
      '2026-11-21 05:05:00Z',
      'Sat, 21 Nov 2026 05:05:00 GMT',
    ])
      expect(await readAs(text)).toBe('2026-11-21T05:05:00.000Z');
  },
  'Dates that browsers would read in their own zone, and numbers far from now': async () => {
    for (const createdAt of ['Nov 21, 2026 2:05:00 PM', '2026-11-21 02:05 PM', 0, 2026, 20_261_121_140])
      expect(await readOrder({ ...order, createdAt })).not.toHaveProperty('createdAt');
  },
  'An appointment that cannot be read does not count as now': async () => {
    const list = await readPage({
      ...page,
      items: [
        { ...row, appointmentAt: '내일 9시' },
        { ...row, id: 'order-2' },
      ],
    });
    expect(list.items.map(({ id }) => id)).toEqual(['order-2']);
    answer(() => inData({ ...order, appointmentAt: [2026, 12, 21, 9, 0] }));
    expect((await failure(plain.orders.getOrder('order-1'))).kind).toBe('unreadable');
    expect((await readOrder({ ...order, appointmentAt: null })).appointmentAt).toBeNull();
  },
  'A day as the end of something': async () => {
    const [first] = await coupons([{ ...coupon, expiresAt: '2026-11-21' }]);
    expect(first?.expiresAt).toBe('2026-11-21T14:59:59.000Z');
    expect((await readOrder({ ...order, paymentDueAt: '20261121' })).paymentDueAt).toBe('2026-11-21T14:59:59.000Z');
  },
  'Times of day as `8:00` and `08:00:00`': async () => {
    const readAs = async (open: string, close: string) => {
      const hours = { orderType: 'HomeMoving', open: '07:00', close: '18:00' };
      const businessHours = [{ orderType: 'Quick', open, close }, hours];
      answer(() => inData({ orderTypes: ['Quick'], pays: ['cash'], businessHours }));
      return (await plain.users.getFeatureFlags()).businessHours?.map((one) => `${one.open}~${one.close}`);
    };
    expect(await readAs('8:00', '18:30:00')).toEqual(['08:00~18:30', '07:00~18:00']);
    expect(await readAs('08:00:00', '24:00:00')).toEqual(['08:00~24:00', '07:00~18:00']);
    // Hours that cannot be read must not close every slot.
    expect(await readAs('9am', '18:00')).toEqual(['07:00~18:00']);
    expect(await readAs('08:00', '25:00')).toEqual(['07:00~18:00']);
  },
  'Truth as Y and N': async () => {
    for (const yes of ['Y', 'y', 'TRUE', 1])
      expect((await readMe({ ...profile, isMarketingAgreed: yes })).isMarketingAgreed).toBe(true);
  },
  'An extra of which it is not known whether its price is won or percent': async () => {
    const extra = { code: 'roundTrip', price: 60 };
    answer(() =>
      inData([
        { ...extra, isPercent: 'percent' },
        { ...extra, code: 'urgent', isPercent: 'Y' },
      ]),
    );
    const list = await plain.common.listServices('Quick');
    expect(list.map(({ code, isPercent }) => [code, isPercent])).toEqual([['urgent', true]]);
    expect(leftOutOf(list)).toBe(1);
  },
  'One missing or unknown word of what is offered takes nothing else away': async () => {
    const { onUnreadable } = await import('@/api/client/reading-log');
    const named: string[] = [];
    onTestFinished(onUnreadable((_operation, found) => void named.push(...found.map(({ path }) => path))));
    const readOffer = async (flags: object) => {
      named.length = 0;
      answer(() => inData(flags));
      const read = await users.getFeatureFlags();
      return { kinds: offeredKinds(read.orderTypes), pays: payOptions(member(), read), named: [...named] };
    };
    const all = ['Quick', 'Delivery', 'HomeMoving'];
    const always = ['cash', 'card'];
    expect(await readOffer({ orderTypes: all })).toEqual({ kinds: all, pays: always, named: [] });
    expect(await readOffer({ pays: ['card'] })).toEqual({ kinds: ['Quick', 'Delivery'], pays: ['card'], named: [] });
    const upperCase = { socialLogins: ['KAKAO'], orderTypes: ['QUICK', 'HOME_MOVING'], pays: ['CARD'] };
    const unknown = ['socialLogins[]', 'orderTypes[]', 'pays[]'];
    expect(await readOffer(upperCase)).toMatchObject({ kinds: ['Quick', 'Delivery'], pays: always });
    expect(new Set(named)).toEqual(new Set(unknown));
    const newer = await readOffer({ orderTypes: [...all, 'Dawn'], pays: ['card', 'gift'] });
    expect(newer).toEqual({ kinds: all, pays: ['card'], named: ['orderTypes[]', 'pays[]'] });
  },
  'More fields than the contract has': async () => {
    expect((await readMe({ ...profile, grade: { level: 3 } })).id).toBe('user-1');
  },
  'One stop that cannot be read': async () => {
    const read = await readOrder({ ...order, waypoints: [stop, { ...stop, address: null }, stop] });
    expect(read.waypoints.map(({ address }) => address.roadAddress)).toEqual([
      place.roadAddress,
      '',
      place.roadAddress,
    ]);
    expect(read.waypoints[1]?.contactName).toBe('김하늘');
    const [sender, ...others] = (await readOrder({ ...order, waypoints: [7, stop, stop] })).waypoints;
    expect(sender).toMatchObject({ address: { roadAddress: '' }, contactName: '', state: 'todo' });
    expect(others).toEqual([stop, stop]);
    const shared = { roadAddress: '서울', contactName: '이*연' };
    answer(() => inData({ id: 'order-1', status: 8, waypoints: [{ ...shared, roadAddress: null }, shared, {}] }));
    const { waypoints } = await plain.orders.getGuestOrder('org-1', 'order-1');
    expect(waypoints.map((one) => [one.roadAddress, one.contactName])).toEqual([
      ['', '이*연'],
      ['서울', '이*연'],
      ['', undefined],
    ]);
  },
  'A place without a road address': async () => {
    const land = { ...place, roadAddress: null, jibunAddress: '경기 파주시 문산읍 산 1' };
    const read = await readOrder({ ...order, waypoints: [{ ...stop, address: land }, stop] });
    expect(read.waypoints[0]?.address).toEqual({ ...land, roadAddress: land.jibunAddress });
    answer(() => inData({ items: [{ ...land, roadAddress: '' }] }));
    const { items } = await plain.common.searchAddresses({ keyword: '문산', pageIndex: 0, pageSize: 10 });
    expect(items[0]?.roadAddress).toBe(land.jibunAddress);
  },
  'A refusal whose faults have no code': async () => {
    const message = '사용할 수 없는 이름이에요.';
    const invalid = [{ code: 'INVALID', field: 'name', message }];
    const { updateUser } = plain.users;
    const refusedBy = async (body: object) => {
      answer(() => json(body, { status: 400 }));
      return failure(updateUser({ name: '김하늘' }));
    };
    expect((await refusedBy({ errors: [{ field: 'name', message }] })).items).toEqual(invalid);
    expect((await refusedBy({ error: { errors: [{ field: 'name', reason: message }] } })).items).toEqual(invalid);
    // Spring's title is for its developers.
    const spring = await refusedBy({
      message: 'Validation failed',
      fieldErrors: [{ field: 'name', defaultMessage: message }],
    });
    expect([spring.items, spring.globals]).toEqual([invalid, []]);
    expect(errorText(spring, i18n)).toBe(message);
    const sized = await refusedBy({ fieldErrors: [{ field: 'name', code: 'Size', defaultMessage: message }] });
    expect(sized.items).toEqual([{ code: 'Size', field: 'name', message }]);
    const both = await refusedBy({
      msgId: 'NEW_KIND',
      message: '오늘은 쉬어요.',
      errors: [{ field: 'name', message }],
    });
    expect([both.items, both.msgId]).toEqual([invalid, 'NEW_KIND']);
  },
  'A refusal whose faults are given by field, in a list of texts or with `loc`': async () => {
    const message = '사용할 수 없는 이름이에요.';
    const items = [{ code: 'INVALID', field: 'name', message }];
    const { updateUser } = plain.users;
    const refusedBy = async (body: object) => {
      answer(() => json(body, { status: 422 }));
      const error = await failure(updateUser({ name: '김하늘' }));
      return { items: error.items, globals: error.globals };
    };
    const laravel = { message: 'The given data was invalid.', errors: { name: [message] } };
    const aspNet = { title: 'One or more validation errors occurred.', status: 400, errors: { Name: [message] } };
    const spring = { status: 400, error: 'Bad Request', errors: [{ field: 'name', defaultMessage: message }] };
    const fastApi = { detail: [{ type: 'string_type', loc: ['body', 'name'], msg: message }] };
    for (const body of [laravel, aspNet, spring, fastApi])
      expect(await refusedBy(body)).toEqual({ items, globals: [] });
    const nest = { statusCode: 400, error: 'Bad Request' };
    expect(await refusedBy({ ...nest, message: ['name must be a string'] })).toEqual({
      items: [{ code: 'INVALID', field: 'name', message: 'name must be a string' }],
      globals: [],
    });
    expect(await refusedBy({ ...nest, message: [message] })).toEqual({ items: [], globals: [{ message }] });
  },
  'A refusal that calls its `msgId` `code`, also within `error`': async () => {
    const reason = { code: 'PRICE_CHANGED', message: '요금이 변경됐어요.' };
    for (const body of [reason, { error: reason }, { errors: [reason] }]) {
      answer(() => json(body, { status: 409 }));
      const { msgId, message } = await failure(plain.orders.getOrder('order-1'));
      expect({ code: msgId, message }).toEqual(reason);
    }
  },
  'A picture or a payment link that is a path without its host': async () => {
    const picture = { id: 'image-1', url: 'https://files.example.com/a.jpg', createdAt: order.createdAt };
    const named: string[] = [];
    const stop = onUnreadable((_operation, findings) => {
      named.push(...findings.map(({ path, expected, count }) => `${path} ${expected} ${count}`));
    });
    const images = ['/files/a.jpg', '//evil.example/a.jpg', 'javascript:alert(1)'].map((url) => ({ ...picture, url }));
    const read = await readOrder({ ...order, paymentUrl: '/pay/1', images: [...images, picture] });
    stop();
    expect([read.images, leftOutOf(read)]).toEqual([[picture], 3]);
    expect(read).not.toHaveProperty('paymentUrl');
    expect(named).toEqual(['paymentUrl web address 1', 'images[].url web address 3']);
    // They were attached all the same.
    answer(() => inData(images));
    expect(await attachImages('order-1', [{ key: 'a' }])).toHaveLength(3);
  },
  'A refusal with status 200 that is not configured': async () => {
    answer(() => json({ success: false, msgId: 'NOT_FOUND' }));
    expect((await failure(plain.orders.getOrder('order-1'))).kind).toBe('unreadable');
  },
  '204, an empty body or a text where nothing is expected': async () => {
    const change = { password: 'long-enough', verificationToken: 'token' };
    const done = [new HttpResponse(null, { status: 204 }), text('', 'application/json'), text('success', 'text/plain')];
    for (const response of done) {
      answer(() => response);
      expect(await plain.users.changePassword(change)).toEqual({ isDone: true });
    }
  },
  '204 or an empty body where the changed profile is expected': async () => {
    const { updateUser, setAgreement } = plain.users;
    for (const change of [() => updateUser({ name: ' 김바다' }), () => setAgreement(true)]) {
      for (const status of [204, 200]) {
        sent = [];
        let body: unknown;
        answer(() => {
          const isChange = body === undefined;
          body = { ...profile, name: '김바다' };
          return isChange ? new HttpResponse(null, { status }) : inData(body);
        });
        expect(await change()).toMatchObject({ id: 'user-1', name: '김바다' });
        expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`).slice(1)).toEqual([
          'GET /user/api/v1/users/me',
        ]);
      }
    }
  },
  '204 where an answer is expected': async () => {
    answer(() => new HttpResponse(null, { status: 204 }));
    expect((await failure(plain.orders.listCoupons({}))).kind).toBe('unreadable');
  },
  'An empty body': async () => {
    answer(() => text('', 'application/json'));
    expect((await failure(plain.orders.listCoupons({}))).kind).toBe('unreadable');
  },
  'A page of HTML with status 200': async () => {
    answer(() => text('<!doctype html>', 'text/html'));
    const error = await failure(plain.orders.listCoupons({}));
    expect(errorText(error, i18n)).toBe(UNREADABLE);
    expect(error.unreadable).toMatchObject({ operation: 'get /order/api/v1/coupons', found: 'text/html, status 200' });
  },
  'A page of HTML in place of an order': async () => {
    answer(() => text('<!doctype html>', 'text/html'));
    const error = await failure(plain.orders.getOrder('secret-order'));
    expect(error.unreadable?.operation).toBe('get /order/api/v1/orders/{id}');
  },
  'A byte order mark': async () => {
    answer(() => text(`\uFEFF${JSON.stringify({ data: [coupon] })}`, 'application/json'));
    expect(await plain.orders.listCoupons({})).toHaveLength(1);
  },
  'JSON as another content type': async () => {
    answer(() => text(JSON.stringify({ data: [coupon] }), 'text/plain'));
    expect(await plain.orders.listCoupons({})).toHaveLength(1);
  },
  'A price that is over as it comes': async () => {
    answer(() => inData({ ...price, validUntil: '2020-01-01T00:00:00.000Z' }));
    const { estimate } = plain.orders;
    const error = await failure(estimate({ orderType: 'Quick' } as Parameters<typeof estimate>[0]));
    expect(sent).toHaveLength(2);
    expect(errorText(error, i18n)).toBe(i18n.t('clock', { ns: 'errors', defaultValue: '' }));
  },
  'A created order of which only the id can be read': async () => {
    answer(() => json({ data: { id: 7, status: {}, waypoints: 'none' } }, { status: 201 }));
    const { createOrder } = plain.orders;
    const placed = await createOrder({ orderType: 'Quick' } as Parameters<typeof createOrder>[0], 'key');
    expect(placed).toMatchObject({ id: '7', orderNo: '' });
  },
  'An answer without its core': async () => {
    const error = await failure(readOrder(without(order, 'waypoints')));
    expect(errorText(error, i18n)).toBe(UNREADABLE);
    expect(referenceText(error)).toMatch(
      /^[0-9a-f]{8} · get \/order\/api\/v1\/orders\/\{id\} · waypoints: list ≠ nothing$/,
    );
  },
  'A list of which nothing can be read is not an empty one': async () => {
    const error = await failure(coupons([{ ...coupon, discountType: 'GIFT' }]));
    expect(error.unreadable).toMatchObject({ path: '[].discountType', expected: 'PERCENT|AMOUNT', found: 'text' });
  },
};

/** Last in this file, because each loads the client again. */
const DIALECTS: Readonly<Record<string, () => Promise<void>>> = {
  'A body without an envelope': async () => {
    const bare = await appWith('bare');
    answer(() => json(page));
    expect((await bare.orders.listOrders({})).items[0]?.id).toBe('order-1');
    answer(() => json([coupon]));
    expect(await bare.orders.listCoupons({})).toHaveLength(1);
  },
  'The envelope `{ code, result }`': async () => {
    const app = await appWith('result');
    answer(() => json({ code: '0000', message: 'OK', result: page }));
    expect((await app.orders.listOrders({})).total).toBe(1);
    answer(() => json({ code: 'COUPON_USED', message: '이미 쓴 쿠폰이에요.', result: null }));
    const error = await failure(app.orders.registerCoupon('USED'));
    expect([error.kind, error.msgId, error.message]).toEqual(['refused', 'COUPON_USED', '이미 쓴 쿠폰이에요.']);
  },
  'Names in snake_case, in requests too': async () => {
    const app = await appWith('snake-case');
    answer(() => json({ data: { items: [{ id: 'o-1', order_no: '77' }], page_index: 0, page_size: 20, total: 1 } }));
    expect((await app.orders.listOrders({ pageIndex: 0, pageSize: 20 })).items[0]?.orderNo).toBe('77');
    expect(new URL(sent[0]?.url ?? '').searchParams.get('page_index')).toBe('0');
    answer(() => json({ errors: [{ code: 'REQUIRED', field: 'phone_number' }] }, { status: 400 }));
    const { items } = await failure(app.orders.registerCoupon('WELCOME'));
    expect(items).toEqual([{ code: 'REQUIRED', field: 'phoneNumber' }]);
    expect(await sent[0]?.json()).toEqual({ coupon_number: 'WELCOME' });
    const withProblems = await appWith('snake-case problem-json');
    const pointed = { errors: [{ pointer: '#/waypoints/0/mobile_no' }, { name: 'coupon_number' }] };
    answer(() => json(pointed, { status: 400 }));
    expect((await failure(withProblems.orders.registerCoupon('WELCOME'))).items).toEqual([
      { code: 'INVALID', field: 'waypoints.0.mobileNo' },
      { code: 'INVALID', field: 'couponNumber' },
    ]);
  },
  'Spring pages': async () => {
    const app = await appWith('bare spring-pages');
    answer(() => json({ content: [row], number: 1, size: 20, totalElements: 21, totalPages: 2, first: false }));
    const read = await app.orders.listOrders({ pageIndex: 1, pageSize: 20 });
    expect([read.items.length, read.total, read.pageIndex]).toEqual([1, 21, 1]);
    answer(() => json({ content: [row], page: { number: 1, size: 20, totalElements: 21, totalPages: 2 } }));
    expect(await app.orders.listOrders({ pageIndex: 1, pageSize: 20 })).toMatchObject({
      items: [{ id: 'order-1' }],
      pageIndex: 1,
      pageSize: 20,
      total: 21,
    });
    expect(new URL(sent[0]?.url ?? '').search).toBe('?page=1&size=20');
    answer(() => json({ content: null, number: 0, size: 20, totalElements: 0 }));
    expect((await app.orders.listOrders({ pageIndex: 0, pageSize: 20 })).items).toEqual([]);
  },
  'Django REST framework': async () => {
    const app = await appWith('bare snake-case drf');
    answer(() => json({ count: 21, next: null, previous: 'https://provider.test/?page=1', results: [row] }));
    expect(await app.orders.listOrders({ pageIndex: 1, pageSize: 20 })).toMatchObject({
      items: [{ id: 'order-1' }],
      total: 21,
    });
    expect(new URL(sent[0]?.url ?? '').search).toBe('?page=2&page_size=20');
    answer(() => json({ detail: '페이지가 유효하지 않습니다.' }, { status: 404 }));
    expect((await app.orders.listOrders({ pageIndex: 1, pageSize: 20 })).items).toEqual([]);
    expect((await failure(app.orders.listOrders({ pageIndex: 0, pageSize: 20 }))).status).toBe(404);
    answer(() => json({ error: 'no route' }, { status: 404 }));
    expect((await failure(app.orders.listOrders({ pageIndex: 1, pageSize: 20 }))).status).toBe(404);
    answer(() => json({ message: '입력을 확인해 주세요.', errors: { phone: ['번호예요?'] } }, { status: 400 }));
    expect((await failure(app.orders.registerCoupon('X'))).items).toEqual([
      { code: 'INVALID', field: 'phone', message: '번호예요?' },
    ]);
    answer(() => json({ errors: [{ code: 'USED', field: 'coupon_number' }] }, { status: 400 }));
    expect((await failure(app.orders.registerCoupon('X'))).items).toEqual([{ code: 'USED', field: 'couponNumber' }]);
    answer(() => json({ coupon_number: ['없는 번호예요.'], code: ['6자리예요.'] }, { status: 400 }));
    expect((await failure(app.orders.registerCoupon('X'))).items).toEqual([
      { code: 'INVALID', field: 'couponNumber', message: '없는 번호예요.' },
      { code: 'INVALID', field: 'code', message: '6자리예요.' },
    ]);
    const nested = { waypoints: [{}, { mobile_no: ['번호를 확인해 주세요.'], non_field_errors: ['너무 멀어요.'] }] };
    answer(() => json(nested, { status: 400 }));
    const { items, globals } = await failure(app.orders.registerCoupon('X'));
    expect(items).toEqual([{ code: 'INVALID', field: 'waypoints[1].mobileNo', message: '번호를 확인해 주세요.' }]);
    expect(globals).toEqual([{ message: '너무 멀어요.' }]);
    answer(() => json(['오늘은 쉬어요.'], { status: 400 }));
    expect((await failure(app.orders.registerCoupon('X'))).message).toBe('오늘은 쉬어요.');
    answer(() => json({ detail: '요금이 바뀌었어요.', code: 'price_changed' }, { status: 409 }));
    const error = await failure(app.orders.registerCoupon('X'));
    expect([error.kind, error.msgId, error.message]).toEqual(['refused', 'PRICE_CHANGED', '요금이 바뀌었어요.']);
  },
  'Problem details (RFC 9457)': async () => {
    const app = await appWith('problem-json');
    const problem = { type: 'https://provider.test/problems/price-changed', title: 'Price changed', status: 409 };
    answer(() => json(problem, { status: 409, headers: { 'Content-Type': 'application/problem+json' } }));
    const error = await failure(app.orders.registerCoupon('X'));
    expect([error.kind, error.msgId, error.message]).toEqual(['refused', 'PRICE_CHANGED', 'Price changed']);
    answer(() => json({ title: 'Invalid', errors: [{ pointer: '#/couponNumber', detail: 'no' }] }, { status: 400 }));
    const pointed = { code: 'INVALID', field: 'couponNumber', message: 'no' };
    expect((await failure(app.orders.registerCoupon('X'))).items).toEqual([pointed]);
    answer(() => json({ title: 'Invalid', errors: { CouponNumber: ['no'] } }, { status: 400 }));
    expect((await failure(app.orders.registerCoupon('X'))).items).toEqual([pointed]);
  },
  'A refusal with status 200': async () => {
    const app = await appWith('errors-in-200');
    answer(() => json({ success: false, status: 404, msgId: 'NOT_FOUND', message: '없어요.' }));
    const error = await failure(app.orders.getOrder('order-1'));
    expect([error.kind, error.status, error.msgId]).toEqual(['refused', 404, 'NOT_FOUND']);
    const reasonOf = async (body: object) => {
      answer(() => json(body));
      const { kind, msgId, message } = await failure(app.orders.getOrder('order-1'));
      return [kind, msgId, message];
    };
    const message = '포인트가 모자라요.';
    const reason = ['refused', 'OUT_OF_POINTS', message];
    expect(await reasonOf({ data: null, msgId: 'OUT_OF_POINTS', message })).toEqual(reason);
    expect(await reasonOf({ code: 'OUT_OF_POINTS', message, data: null })).toEqual(reason);
    expect(await reasonOf({ code: 'OUT_OF_POINTS', message, errors: [] })).toEqual(reason);
    expect((await reasonOf({ code: 'SUCCESS', message: 'OK', data: null }))[0]).toBe('unreadable');
    answer(() => json({ code: 'SUCCESS', message: 'OK', data: order }));
    expect((await app.orders.getOrder('order-1')).id).toBe('order-1');
    // An organization of a bare answer has a code, and is no refusal.
    const bare = await appWith('bare errors-in-200');
    answer(() => json({ ...order, code: 'HANBIT' }));
    expect((await bare.orders.getOrder('order-1')).id).toBe('order-1');
  },
  'A 401 of one operation while the profile answers': async () => {
    const app = await appWith('');
    const session = await import('@/api/client/session');
    const onUnauthorized = vi.fn(() => null);
    session.connectSession({ getToken: () => null, getEpoch: () => 1, canEnd: () => true, onUnauthorized });
    answer(() => json({ code: 'ACCESS_DENIED' }, { status: 401 }));
    server.use(http.get('*/users/me', () => inData(member())));
    const error = await failure(app.orders.getStatistics('2026-11'));
    expect([error.kind, error.status, error.isSessionOver]).toEqual(['refused', 401, false]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  },
  'A session that ended, said with status 200': async () => {
    const app = await appWith('errors-in-200');
    const session = await import('@/api/client/session');
    const onUnauthorized = vi.fn(() => null);
    session.connectSession({ getToken: () => null, getEpoch: () => 1, canEnd: () => true, onUnauthorized });
    const message = '다시 로그인해 주세요.';
    for (const ended of [{ code: 'UNAUTHORIZED' }, { msgId: 'UNAUTHENTICATED' }, { code: 'E1', status: 401 }]) {
      answer(() => json({ ...ended, message, data: null }));
      expect((await failure(app.orders.getOrder('order-1'))).status).toBe(401);
    }
    expect(onUnauthorized).toHaveBeenCalledTimes(3);
  },
};

describe('what a provider may do differently', () => {
  test.each(Object.entries(DIFFERENCES))('%s', (_name, check) => check());
});

test('the document has a row for each of them', () => {
  const [, table = ''] = readFileSync('docs/provider-differences.md', 'utf8').split('## What happens');
  const rows = [...table.matchAll(/^\| (.+?) +\|/gm)].map(([, name]) => name).slice(1);
  const names = [...Object.keys(DIFFERENCES), ...Object.keys(DIALECTS)];
  expect(rows.filter((name) => !/^-+$/.test(name ?? '')).sort()).toEqual(names.sort());
});

test('a query keeps the count of what it lacks when the next answer is the same', async () => {
  const client = createQueryClient(() => undefined, 0);
  const { listCoupons } = plain.orders;
  const query = { queryKey: ['coupons'], queryFn: () => listCoupons({}), staleTime: 0 };
  answer(() => inData([coupon, { id: 1 }]));
  const fetched = async () => {
    await client.query(query);
    return client.getQueryData(query.queryKey);
  };
  const first = await fetched();
  const second = await fetched();
  expect(second).toBe(first);
  expect(leftOutOf(second)).toBe(1);
  answer(() => inData([coupon]));
  expect(leftOutOf(await fetched())).toBe(0);
});

describe('what a deployment configures', () => {
  test.each(Object.entries(DIALECTS))('%s', (_name, check) => check());
});
