import { describe, expect, test } from 'vitest';
import type { OrderRequest } from '@/api/order/order-requests';
import { toEstimateRequest } from '@/domain/order/estimate-request';
import { toOrderRequest } from '@/domain/order/order-request';
import { draftProblem, isPriceValid } from '@/domain/order/readiness';
import { EMPTY_HOME, EMPTY_HOME_MOVE, type HomeMoveJob } from '@/domain/home-move/job';
import { emptyDraft } from '@/domain/order/draft';
import { draft, price } from '../../support/factories/orders';

const NOW = Date.parse('2026-11-21T05:00:00Z');
const CHOICE = { pay: 'cash', payer: null, coupon: null } as const;

describe('the order that is sent', () => {
  test('has what the contract requires, and no more', () => {
    const whole = draft({
      appointmentAt: '2026-11-22T10:00:00+09:00',
      flags: ['CashOnArrival', 'CashOnArrival'],
      services: [{ code: 'urgent', quantity: 1 }],
      remark: ' 조심해 주세요 ',
      goodsDescription: '모니터',
    });
    const request: OrderRequest = toOrderRequest(
      whole,
      { pay: 'cash', payer: 'CashOnArrival', coupon: { id: 'c1' } },
      null,
    );
    expect(request).toEqual({
      orderType: 'Quick',
      vehiclePoolId: 'motorcycle',
      appointmentAt: '2026-11-22T01:00:00.000Z',
      flags: ['CashOnArrival'],
      services: [{ code: 'urgent', quantity: 1 }],
      waypoints: [
        expect.objectContaining({ contactName: '김하늘', mobileNo: '+821012345678' }),
        expect.objectContaining({
          contactName: '이서연',
          mobileNo: '+821098765432;+8221234567',
          note: '경비실에 맡겨 주세요',
        }),
      ],
      remark: '조심해 주세요',
      goods: { description: '모니터' },
      calculationPrice: { total: 18_000 },
      pay: 'cash',
      payer: 'CashOnArrival',
      coupon: { id: 'c1' },
    });
  });

  test('has the flag of cash on arrival exactly when the recipient pays', () => {
    expect(toOrderRequest(draft({ flags: ['CashOnArrival'] }), CHOICE, null).flags).toEqual([]);
    expect(toOrderRequest(draft(), { ...CHOICE, payer: 'CashOnArrival' }, null).flags).toEqual(['CashOnArrival']);
    expect(toEstimateRequest(draft({ payer: 'CashOnArrival' })).flags).toEqual(['CashOnArrival']);
  });

  test('a move is priced without the payment on arrival that was chosen for another kind', () => {
    const chosen = draft({ payer: 'CashOnArrival' });
    expect(toEstimateRequest(chosen).flags).toContain('CashOnArrival');
    expect(toEstimateRequest({ ...chosen, orderType: 'HomeMoving' }).flags).not.toContain('CashOnArrival');
  });

  test('has a door code only if there is one', () => {
    const [pickup, dropoff] = draft().waypoints;
    if (!pickup || !dropoff) throw new Error('A draft has two ends');
    const { waypoints } = toOrderRequest(
      draft({ waypoints: [{ ...pickup, doorCode: '#1234*' }, dropoff] }),
      CHOICE,
      null,
    );
    expect(waypoints[0]).toMatchObject({ doorCode: '#1234*' });
    expect(waypoints[1]).not.toHaveProperty('doorCode');
  });

  test('leaves out empty parts of an address', () => {
    const [pickup, dropoff] = draft().waypoints;
    if (!pickup || !dropoff) throw new Error('A draft has two ends');
    const address = {
      roadAddress: '세종대로 110',
      jibunAddress: '',
      buildingName: '',
      zonecode: '',
      lat: 37.5,
      lng: 127,
    };
    const { waypoints } = toOrderRequest(draft({ waypoints: [{ ...pickup, address }, dropoff] }), CHOICE, null);
    expect(waypoints[0]?.address).toEqual({ roadAddress: '세종대로 110', lat: 37.5, lng: 127 });
  });

  test('names a guest with a number in international format', () => {
    const { guest } = toOrderRequest(draft(), CHOICE, {
      name: ' 이서연 ',
      phone: '010-9876-5432',
      agreements: { service: true, privacy: true, thirdParty: true },
    });
    expect(guest).toEqual({
      name: '이서연',
      phoneNumber: '+821098765432',
      agreements: { service: true, privacy: true, thirdParty: true },
    });
    expect(toOrderRequest(draft(), CHOICE, null)).not.toHaveProperty('guest');
  });
});

test('a price request has no names, numbers or notes', () => {
  const asked = JSON.stringify(toEstimateRequest(draft()));
  for (const secret of ['김하늘', '1234', '경비실', '안내데스크']) expect(asked).not.toContain(secret);
});

describe('a payment is possible', () => {
  test('for a complete draft', () => expect(draftProblem(draft(), NOW)).toBeNull());
  test('not without a draft', () => expect(draftProblem(null, NOW)).toBe('missing'));
  test('not for an empty draft', () => expect(draftProblem(emptyDraft(), NOW)).toBe('incomplete'));
  test('not without a price', () => {
    expect(draftProblem(draft({ calculationPrice: emptyDraft().calculationPrice }), NOW)).toBe('incomplete');
  });
  test('not with an invalid phone number', () => {
    const waypoints = draft().waypoints.map((waypoint) => ({ ...waypoint, phones: ['010-1234-5678', '12'] }));
    expect(draftProblem(draft({ waypoints }), NOW)).toBe('incomplete');
  });
  test('not for a move whose home or own item has a wrong size', () => {
    const home = { ...EMPTY_HOME, floor: '1' };
    const items = [{ code: 'bedQueen', quantity: 1 }];
    const moving: HomeMoveJob = { ...EMPTY_HOME_MOVE, items, level: 'fullPack', from: home, to: home };
    const move = (over: Partial<HomeMoveJob>) =>
      draft({ orderType: 'HomeMoving', appointmentAt: '2026-12-01T00:00:00.000Z', moving: { ...moving, ...over } });
    const own = { key: 'own-1', name: '돌침대', widthCm: '9999', depthCm: '9999', heightCm: '9999', quantity: 1 };
    expect(draftProblem(move({ from: { ...home, area: '400' } }), NOW)).toBeNull();
    expect(draftProblem(move({ from: { ...home, area: '430' } }), NOW)).toBe('incomplete');
    expect(draftProblem(move({ ownItems: [own] }), NOW)).toBe('incomplete');
    // Nor for one of nothing.
    expect(draftProblem(move({ from: { ...home, area: '400' }, items: [] }), NOW)).toBe('incomplete');
  });
  test('not for a time in the past', () => {
    expect(draftProblem(draft({ appointmentAt: '2026-11-21T04:59:00.000Z' }), NOW)).toBe('appointmentPassed');
    expect(draftProblem(draft({ appointmentAt: '2026-11-21T05:01:00.000Z' }), NOW)).toBeNull();
  });
});

test('a price is valid until its last moment, exclusive', () => {
  const until = (validUntil: string) => isPriceValid(draft({ calculationPrice: price({ validUntil }) }), NOW);
  expect(until('2026-11-21T05:00:00.001Z')).toBe(true);
  expect(until('2026-11-21T05:00:00.000Z')).toBe(false);
});
