import { describe, expect, test } from 'vitest';
import type { CheckContext } from '@/domain/bulk/cell-problems';
import { checkRow, stillHolds } from '@/domain/bulk/check-row';
import { BULK_FIELDS, NO_VALUES, type BulkValues } from '@/domain/bulk/fields';
import { readMoment, tidyPhones } from '@/domain/bulk/read-value';
import { readVehicle } from '@/domain/bulk/read-vehicle';
import { findRepeats, recentDeliveries } from '@/domain/bulk/repeats';
import { createRecentSearch, resolveAddress, searchesOf, type Resolution } from '@/domain/bulk/resolve-address';
import { newRow } from '@/domain/bulk/row';
import { readGoods } from '@/domain/order/goods';
import { ALL_DAY } from '@/domain/time/hours';
import { toEstimateRequest } from '@/domain/order/estimate-request';
import { VEHICLE_CLASSES } from '@/domain/order/vehicles';
import enOrder from '../../../locales/en/order.json';
import koOrder from '../../../locales/ko/order.json';

/** 21 November 2026, 10:00 in Korea. */
const NOW = Date.parse('2026-11-21T01:00:00Z');
const vehicle = (vehicleClass: string, name: string, payloadKg = 20) => ({
  id: `pool-${vehicleClass}`,
  vehicleClass,
  name,
  payloadKg,
});
const VEHICLES = [
  vehicle('motorcycle', '오토바이'),
  vehicle('damas', '다마스', 450),
  vehicle('truck1tCargo', '1톤 카고', 1_000),
  vehicle('truck1tBox', '1톤 탑차', 1_000),
];
const CONTEXT: CheckContext = {
  now: NOW,
  orderType: 'Quick',
  vehicles: VEHICLES,
  hours: ALL_DAY,
  leadMinutes: 30,
  maxDays: 30,
  maxPhones: 3,
};
const place = (roadAddress: string) => ({ roadAddress, lat: 37.5, lng: 127 });
const found = (roadAddress: string): Resolution => ({ kind: 'found', address: place(roadAddress), rest: '' });
const FOUND = { pickup: found('서울 중구 세종대로 110'), drop: found('서울 강남구 테헤란로 152') };
const GOOD: BulkValues = {
  ...NO_VALUES,
  pickupAddress: '서울 중구 세종대로 110',
  pickupName: '박서준',
  pickupPhone: '010-2345-6789',
  dropAddress: '서울 강남구 테헤란로 152',
  dropName: '이도윤',
  dropPhone: '010-3456-7890',
  vehicle: '오토바이',
};
const check = (values: Partial<BulkValues>, resolutions = FOUND, context = CONTEXT) =>
  checkRow(newRow('row', { ...GOOD, ...values }), resolutions, context);
const codes = (values: Partial<BulkValues>) => check(values).problems.map(({ field, code }) => `${field} ${code}`);

describe('a row is read as an order', () => {
  test('for now, on credit, with the named vehicle', () => {
    const { order, problems } = check({});
    expect(problems).toEqual([]);
    expect(order).toMatchObject({ pay: 'credit', draft: { vehiclePoolId: 'pool-motorcycle', appointmentAt: null } });
  });

  test('text after an address becomes its detail, unless a detail is given', () => {
    const drop: Resolution = { kind: 'found', address: place('서울 강남구 테헤란로 152'), rest: '12층' };
    expect(check({}, { ...FOUND, drop }).order?.draft.waypoints[1]?.addressDetail).toBe('12층');
    expect(check({ dropDetail: '로비' }, { ...FOUND, drop }).order?.draft.waypoints[1]?.addressDetail).toBe('로비');
  });

  test('text after an address that is longer than an order can hold is reported, not cut', () => {
    const rest = '층'.repeat(101);
    const drop: Resolution = { kind: 'found', address: place('서울 강남구 테헤란로 152'), rest };
    const dropAddress = `서울 강남구 테헤란로 152 ${rest}`;
    const { problems, order } = check({ dropAddress }, { ...FOUND, drop });
    expect(problems).toEqual([{ field: 'dropAddress', code: 'tooLong', values: { max: dropAddress.length - 1 } }]);
    expect(order).toBeNull();
    expect(check({ dropAddress, dropDetail: '로비' }, { ...FOUND, drop }).problems).toEqual([]);
  });

  test('cash on arrival is paid by the recipient', () => {
    const { order } = check({ pay: '착불' });
    expect(order).toMatchObject({ pay: 'onArrival', draft: { payer: 'CashOnArrival' } });
    expect(order && toEstimateRequest(order.draft).flags).toEqual(['CashOnArrival']);
  });

  const OTHER: BulkValues = {
    pickupAddress: '서울 중구 을지로 100',
    pickupDetail: '3층',
    pickupName: '한지우',
    pickupPhone: '010-1111-2222',
    dropAddress: '서울 송파구 올림픽로 300',
    dropDetail: '12층',
    dropName: '정민서',
    dropPhone: '010-3333-4444',
    dropNote: '문 앞에 놓아 주세요',
    vehicle: '다마스',
    time: '14:30',
    pay: '착불',
    goods: '서류',
    count: '2',
    weight: '3',
    remark: '조심히 다뤄 주세요',
    reference: 'A-1',
    costCentre: '마케팅',
    memo: '분기 결산',
  };
  test.each(BULK_FIELDS)('what the column %s says is in the order', (field) => {
    const resolutions = {
      pickup: field === 'pickupAddress' ? found(OTHER.pickupAddress) : FOUND.pickup,
      drop: field === 'dropAddress' ? found(OTHER.dropAddress) : FOUND.drop,
    };
    const { order, problems } = check({ [field]: OTHER[field] }, resolutions);
    expect(problems).toEqual([]);
    expect(order).not.toEqual(check({}).order);
  });

  test('figures are read as people write them', () => {
    const { order } = check({ count: '1,000개', weight: '1,5 kg' });
    expect(order && readGoods(order.draft.goodsSize)).toEqual({ count: 1_000, weightKg: 1.5 });
    const english = check({ count: '3 boxes', weight: '10 kgs' }).order;
    expect(english && readGoods(english.draft.goodsSize)).toEqual({ count: 3, weightKg: 10 });
  });

  test.each(['2상자', '2 팔레트', '2파레트', '2파렛트', '2팔렛트', '2 PLT'])('%s are two', (count) => {
    const { order } = check({ count });
    expect(order && readGoods(order.draft.goodsSize).count).toBe(2);
  });

  test('a figure with the unit of another column is reported, not taken', () => {
    expect(codes({ count: '10kg' })).toEqual(['count figure']);
    expect(codes({ weight: '3 boxes' })).toEqual(['weight figure']);
    expect(codes({ weight: '20 lb' })).toEqual(['weight figure']);
  });

  test.each([
    ['On credit', 'credit'],
    ['Monthly invoice', 'credit'],
    ['Bank transfer', 'cash'],
    ['Cash on delivery', 'onArrival'],
    ['C.O.D.', 'onArrival'],
    ['Recipient pays', 'onArrival'],
    ['-', undefined],
    ['Card', undefined],
  ])('the payment %s is read as %s', (word, pay) => expect(check({ pay: word }).order?.pay).toBe(pay));

  test.each(['+82 10-3456-7890', '+82 (0)10 3456 7890', '0082 10 3456 7890'])('the phone %s is Korean', (phone) => {
    expect(tidyPhones(phone)).toBe('010-3456-7890');
    expect(codes({ dropPhone: tidyPhones(phone) })).toEqual([]);
  });

  test('two numbers are joined by "or" or "&"', () => {
    const two = '010-3456-7890; 010-1111-2222';
    for (const word of ['or', '&']) expect(tidyPhones(`010-3456-7890 ${word} 010-1111-2222`)).toBe(two);
  });

  test.each(['02-123-4567 ext 3', '031-123-4567 (ext. 12)', '02-123-4567 내선 3', '02-123-4567 x3'])(
    '%s is reported: its extension would make it another number',
    (phone) => {
      expect(tidyPhones(phone)).toBe(phone);
      expect(codes({ dropPhone: phone })).toEqual(['dropPhone phone']);
    },
  );

  test.each<[string, Partial<BulkValues>, string]>([
    ['no recipient', { dropName: '' }, 'dropName required'],
    ['half a number', { dropPhone: '010-12' }, 'dropPhone phone'],
    [
      'four numbers',
      { dropPhone: '010-1111-1111;010-1111-1112;010-1111-1113;010-1111-1114' },
      'dropPhone tooManyPhones',
    ],
    ['a vehicle of the other kind', { vehicle: '11톤' }, 'vehicle vehicleNotOffered'],
    ['a word that names no vehicle', { vehicle: 'forklift' }, 'vehicle vehicleUnknown'],
    ['several vehicles', { vehicle: '1톤' }, 'vehicle vehicleSeveral'],
    ['too heavy a load', { weight: '21kg' }, 'weight tooHeavy'],
    ['a figure that is none', { count: '세 개' }, 'count figure'],
    ['a time that is none', { time: '점심때' }, 'time time'],
    ['a time that is over', { time: '09:00' }, 'time timePast'],
    ['a time far away', { time: '2027-03-01 10:00' }, 'time timeFar'],
    ['a time between the steps', { time: '14:10' }, 'time timeSlot'],
    ['another payment', { pay: '브랜드페이' }, 'pay pay'],
    ['too long a note', { dropNote: '가'.repeat(201) }, 'dropNote tooLong'],
  ])('%s is reported at its field', (_, values, problem) => {
    expect(codes(values)).toEqual([problem]);
    expect(check(values).order).toBeNull();
  });

  test('a closed hour is reported', () => {
    const context = { ...CONTEXT, hours: { open: '06:00', close: '22:00' } };
    expect(check({ time: '23:30' }, FOUND, context).problems[0]?.code).toBe('timeClosed');
  });

  test('without a time, a row is sent now, which closed hours do not allow', () => {
    const context = { ...CONTEXT, hours: { open: '06:00', close: '22:00' } };
    const atNight = { ...context, now: Date.parse('2026-11-21T01:52+09:00') };
    expect(check({ time: '' }, FOUND, context).problems).toEqual([]);
    expect(check({ time: '' }, FOUND, atNight).problems[0]?.code).toBe('timeClosed');
    expect(check({ time: '06:00' }, FOUND, atNight).problems).toEqual([]);
    expect(stillHolds(newRow('row', GOOD), context, atNight)).toBe(false);
  });
});

describe('a moment', () => {
  test.each([
    ['', null],
    ['지금', null],
    ['14:30', '2026-11-21T05:30:00.000Z'],
    ['오후 2시 30분', '2026-11-21T05:30:00.000Z'],
    ['오후 2시 반', '2026-11-21T05:30:00.000Z'],
    ['즉시배차', null],
    ['내일 오전 9시', '2026-11-22T00:00:00.000Z'],
    ['금일 14:30', '2026-11-21T05:30:00.000Z'],
    ['익일 오전 9시', '2026-11-22T00:00:00.000Z'],
    ['11/22 14:30', '2026-11-22T05:30:00.000Z'],
    ['11월 22일(일) 14:30', '2026-11-22T05:30:00.000Z'],
    ['2026-11-22 14:30', '2026-11-22T05:30:00.000Z'],
    ['2026. 11. 22. 오후 2:30', '2026-11-22T05:30:00.000Z'],
    ['1/5 09:00', '2027-01-05T00:00:00.000Z'],
    ['2:30 PM', '2026-11-21T05:30:00.000Z'],
    ['2 p.m.', '2026-11-21T05:00:00.000Z'],
    ['noon', '2026-11-21T03:00:00.000Z'],
    ['30 Nov 2pm', '2026-11-30T05:00:00.000Z'],
    ['Nov 30 at 2 pm', '2026-11-30T05:00:00.000Z'],
    ['Mon, November 30th, 2026, 2:00 PM', '2026-11-30T05:00:00.000Z'],
    ['11/30 2:00 PM', '2026-11-30T05:00:00.000Z'],
    ['2pm 11/30', '2026-11-30T05:00:00.000Z'],
    ['2pm 12/11', '2026-12-11T05:00:00.000Z'],
    ['5 Jan 09:00', '2027-01-05T00:00:00.000Z'],
    ['Tomorrow at 9am', '2026-11-22T00:00:00.000Z'],
    ['day after tomorrow, 10:00', '2026-11-23T01:00:00.000Z'],
    ['As soon as possible', null],
    ['Mon 14:00', undefined],
    ['Tue 30 Nov 14:00', undefined],
    ['31 Nov 14:00', undefined],
    ['30 Nov', undefined],
    ['30/11 14:00', undefined],
    ['1/12/2026 14:00', undefined],
    ['14:00 UTC', undefined],
    ['tomorrow morning', undefined],
    ['2026-02-30 10:00', undefined],
    ['25:00', undefined],
    ['2026-13-45T10:00Z', undefined],
  ])('%j is read as Korean time', (text, moment) => expect(readMoment(text, NOW)).toBe(moment));
});

describe('an address', () => {
  const several = [
    { ...place('서울 강남구 테헤란로 152'), buildingName: '강남파이낸스센터' },
    { ...place('서울 강남구 테헤란로 427'), buildingName: '위워크타워' },
  ];
  test('with the same text is taken; with less text it needs a choice', () => {
    expect(resolveAddress({ search: '서울 강남구 테헤란로 152', detail: '' }, several)).toMatchObject({
      kind: 'found',
    });
    expect(resolveAddress({ search: '서울 강남구', detail: '' }, several)).toMatchObject({ kind: 'several' });
    expect(resolveAddress({ search: '서울 강남구', detail: '' }, [])).toEqual({ kind: 'none' });
  });

  test.each([
    ['서울특별시 중구 세종대로 110, 3층', '서울 중구 세종대로 110', '3층'],
    ['(04524) 서울시 중구 세종대로 110 (태평로1가) 총무팀', '서울 중구 세종대로 110', '총무팀'],
    ['경기도 성남시 분당구 판교역로166번길 12 A동', '경기 성남시 분당구 판교역로166번길 12', 'A동'],
    ['서울 중구 태평로1가 31 시청', '서울 중구 태평로1가 31', '시청'],
  ])('for %s is searched without the text after it', (text, search, detail) => {
    expect(searchesOf(text)[0]).toEqual({ search, detail });
  });

  test('of an earlier order is known by its road or lot, and two buildings at one address are not', () => {
    const seoul = { ...place('서울 중구 세종대로 110'), jibunAddress: '서울 중구 태평로1가 31' };
    const [tower, annex] = ['본관', '별관'].map((buildingName) => ({ ...place('서울 중구 을지로 30'), buildingName }));
    if (!tower || !annex) throw new Error('no buildings');
    const find = createRecentSearch([seoul, seoul, tower, annex, tower]);
    expect(find('서울 중구 세종대로110')).toBe(seoul);
    expect(find('서울 중구 태평로1가 31')).toBe(seoul);
    expect(find('서울 중구 을지로 30')).toBeNull();
    expect(find('서울 중구')).toBeNull();
  });

  test('is known with its province in full, as the road address service writes it', () => {
    const seoul = {
      ...place('서울특별시 중구 세종대로 110'),
      jibunAddress: '서울특별시 중구 태평로1가 31 서울특별시청',
    };
    const next = place('서울특별시 중구 세종대로 110-1');
    for (const cell of ['서울 중구 세종대로 110', '서울특별시 중구 세종대로 110, 3층', '서울시 중구 태평로1가 31']) {
      const [text = { search: '', detail: '' }] = searchesOf(cell);
      expect(createRecentSearch([next, seoul])(text.search)).toBe(seoul);
      expect(resolveAddress(text, [next, seoul])).toMatchObject({ kind: 'found', address: seoul });
    }
  });

  test.each(['서울시청', '서울특별시청', '경기도청'])('%s is searched by its whole name', (name) => {
    expect(searchesOf(name)[0]?.search).toBe(name);
  });

  test('whose house number does not exist never becomes another house', () => {
    expect(searchesOf('경기 과천시 관문로 9999')).toEqual([{ search: '경기 과천시 관문로 9999', detail: '' }]);
    // Searches match parts of numbers, and `12-3` is not `123`.
    const house = { ...place('경기 과천시 관문로 47'), jibunAddress: '경기 과천시 중앙동 1-3' };
    const resolve = (search: string, ...addresses: (typeof house)[]) =>
      resolveAddress({ search, detail: '' }, addresses).kind;
    for (const other of ['관문로 4', '관문로 7', '중앙동 13']) expect(resolve(other, house)).toBe('several');
    for (const same of ['과천 관문로 47', '과천 중앙동 1-3', '관문로']) expect(resolve(same, house)).toBe('found');
    const far = { ...house, roadAddress: '경기 과천시 관문로 123' };
    expect(resolve('경기 과천시 관문로 12-3', house, far)).toBe('several');
    expect(createRecentSearch([far])('경기 과천시 관문로 12-3')).toBeNull();
    expect(createRecentSearch([far])('경기 과천시 관문로 123')).toBe(far);
  });

  test('a building with a floor is searched again without the floor', () => {
    expect(searchesOf('롯데백화점 본점 3층')).toContainEqual({ search: '롯데백화점 본점', detail: '3층' });
  });
});

describe('a vehicle', () => {
  const named = (texts: Record<string, string>, of: readonly string[]) =>
    of.map((vehicleClass) => vehicle(vehicleClass, texts[vehicleClass] ?? ''));
  const SMALL = VEHICLE_CLASSES.slice(0, 7);
  const LARGE = VEHICLE_CLASSES.slice(2);
  const OFFERS = [koOrder.vehicle, enOrder.vehicle].flatMap((texts) => [named(texts, SMALL), named(texts, LARGE)]);
  const [quickKo = [], freightKo = [], quickEn = [], freightEn = []] = OFFERS;
  const readIn = (offered: typeof VEHICLES, word: string) => {
    const reading = readVehicle(word, offered);
    if (reading.kind === 'one') return reading.vehicle.vehicleClass;
    return reading.kind === 'several' ? reading.vehicles.map(({ vehicleClass }) => vehicleClass) : reading.kind;
  };

  test.each([
    ['바이크', 'motorcycle'],
    ['1톤 탑', 'truck1tBox'],
    ['다마', 'damas'],
    ['motorcycle', 'motorcycle'],
    ['bike', 'motorcycle'],
    ['Minivan', 'damas'],
    ['1-ton box truck', 'truck1tBox'],
    ['1 tonne open truck', 'truck1tCargo'],
    ['1.0t 윙바디', 'truck1tWing'],
    ['탑차', 'truck1tBox'],
  ])('%s is one of a quick order, in either language', (word, vehicleClass) => {
    for (const offered of [quickKo, quickEn]) expect(readIn(offered, word)).toBe(vehicleClass);
  });

  test.each([
    ['2.5 ton', 'truck2_5t'],
    ['2.5-tonne truck', 'truck2_5t'],
    ['5 Tons', 'truck5t'],
    ['11톤 트럭', 'truck11t'],
    ['1.4', 'truck1_4t'],
  ])('%s is one of a freight order, in either language', (word, vehicleClass) => {
    for (const offered of [freightKo, freightEn]) expect(readIn(offered, word)).toBe(vehicleClass);
  });

  const ONE_TON = ['truck1tCargo', 'truck1tBox', 'truck1tWing'];
  test.each([
    ['1 ton truck', ONE_TON],
    ['1-ton truck', ONE_TON],
    ['1 tonne', ONE_TON],
    ['1t', ONE_TON],
    ['1', ONE_TON],
    ['1톤 트럭', ONE_TON],
    ['truck', ['labo', ...ONE_TON]],
    ['van', ['damas', 'truck1tBox']],
    ['pickup truck', ['labo', 'truck1tCargo']],
  ])('%s is a question: several fit and each has its price', (word, classes) => {
    for (const offered of [quickKo, quickEn]) expect(readIn(offered, word)).toEqual(classes);
  });

  test('a body alone is a question where trucks of other sizes come with it too', () => {
    for (const word of ['탑차', 'box truck']) expect(readIn(freightEn, word)).toContain('truck5t');
    expect(readIn(freightKo, '윙바디')).toContain('truck11t');
  });

  test('a van of the provider’s own is a van too', () => {
    const [first, ...others] = quickEn;
    if (!first) throw new Error('no vehicles');
    expect(readIn([first, ...others, vehicle('staria', 'Staria van')], 'van')).toContain('staria');
    expect(readIn([vehicle('staria', 'Staria van')], 'van')).toBe('staria');
  });

  test.each(['2.5 ton', '11t', '5톤 트럭'])('%s is known and not of a quick order', (word) => {
    expect(readIn(quickEn, word)).toBe('notOffered');
  });

  test.each(['forklift', '2', '2t', 'mini truck', '25톤', 'M', '5t wing body', '-'])('%s names none', (word) => {
    for (const offered of OFFERS) expect(readIn(offered, word)).toBe('unknown');
  });

  test('every name of the app is known in a sheet of the other language', () => {
    for (const texts of [koOrder.vehicle, enOrder.vehicle]) {
      for (const offered of [named(koOrder.vehicle, VEHICLE_CLASSES), named(enOrder.vehicle, VEHICLE_CLASSES)]) {
        for (const vehicleClass of VEHICLE_CLASSES) expect(readIn(offered, texts[vehicleClass])).toBe(vehicleClass);
      }
    }
  });

  test('that is none, not offered or one of several comes with the names that fit', () => {
    const namesFor = (word: string) => check({ vehicle: word }).problems[0]?.values?.names;
    expect(namesFor('forklift')).toBe('오토바이, 다마스, 1톤 카고, 1톤 탑차');
    expect(namesFor('11톤')).toBe('오토바이, 다마스, 1톤 카고, 1톤 탑차');
    expect(namesFor('1톤')).toBe('1톤 카고, 1톤 탑차');
  });
});

test('a duplicate is found within the sheet and among orders of the last day', () => {
  const draft = check({}).order?.draft ?? null;
  const other = check({ dropName: '다른 분' }).order?.draft ?? null;
  const again = check({}).order?.draft ?? null;
  const listed = {
    id: 'order-1',
    orderNo: '261121-000001',
    pickup: '서울 중구 세종대로 110',
    dropoff: '서울 강남구 테헤란로 152',
    contactName: '다른 분',
  };
  const recent = recentDeliveries([{ ...listed, createdAt: '2026-11-21T00:00:00Z' }], NOW);
  expect(findRepeats([draft, other, null, again], recent)).toEqual([
    null,
    { kind: 'order', orderNo: '261121-000001' },
    null,
    { kind: 'row', index: 0 },
  ]);
  expect(recentDeliveries([{ ...listed, createdAt: '2026-11-19T00:00:00Z' }], NOW).size).toBe(0);
});

describe('as time passes', () => {
  const minute = 60_000;
  const rowAt = (time: string) => newRow('row', { ...GOOD, time });
  const holdsAfter = (time: string, minutes: number) =>
    stillHolds(rowAt(time), CONTEXT, { ...CONTEXT, now: NOW + minutes * minute });

  test('only a row whose pickup time has come too close is checked again', () => {
    expect(holdsAfter('', 600)).toBe(true);
    expect(holdsAfter('2026-11-21 11:00', 30)).toBe(true);
    expect(holdsAfter('2026-11-21 11:00', 31)).toBe(false);
  });

  test('other vehicles or opening hours check every row again', () => {
    expect(stillHolds(rowAt(''), CONTEXT, { ...CONTEXT, vehicles: [...VEHICLES] })).toBe(false);
    expect(stillHolds(rowAt(''), CONTEXT, { ...CONTEXT, hours: { ...ALL_DAY } })).toBe(false);
  });
});
