import { expect, test } from 'vitest';
import { emptyDraft, hasLostData, MAX_STOPS, readDraft } from '@/domain/order/draft';
import { draft } from '../../support/factories/orders';
import fc from '../../support/property';

test('a stored draft is restored unchanged', () => {
  const saved = draft({ services: [{ code: 'loadingHelp', quantity: 2 }], coupon: { id: 'c-1' }, pay: 'cash' });
  expect(readDraft(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
});

test('a stored draft has its fields in the usual order again, so that it can be compared', () => {
  const saved = JSON.stringify(draft());
  expect(JSON.stringify(readDraft(JSON.parse(saved)))).toBe(saved);
});

test.each([null, undefined, 7, 'draft', [], [[]]])('%j is not a draft', (stored) => {
  expect(readDraft(stored)).toBeNull();
});

test('parts with an invalid shape become empty, and the rest stays', () => {
  const stored = { ...draft(), pay: 'gold', appointmentAt: 'soon', services: 'many', remark: '조심히', waypoints: [1] };
  expect(readDraft(stored)).toMatchObject({
    pay: null,
    appointmentAt: null,
    services: [],
    remark: '조심히',
    waypoints: emptyDraft().waypoints,
  });
});

test('a route over the limit loses stops and keeps its drop-off', () => {
  const named = (name: string) => ({ contactName: name });
  const stops = Array.from({ length: MAX_STOPS + 5 }, (_, index) => named(`경유 ${index + 1}`));
  const { waypoints = [] } = readDraft({ ...draft(), waypoints: [named('출발'), ...stops, named('도착')] }) ?? {};
  expect(waypoints).toHaveLength(MAX_STOPS + 2);
  expect([waypoints[0], waypoints[MAX_STOPS], waypoints.at(-1)]).toMatchObject([
    named('출발'),
    named(`경유 ${MAX_STOPS}`),
    named('도착'),
  ]);
});

test('unknown keys are dropped', () => {
  const stored: unknown = JSON.parse('{"__proto__":{"polluted":true},"constructor":1,"extra":"x"}');
  const read = readDraft(stored);
  expect(Object.keys(read ?? {}).sort()).toEqual(Object.keys(emptyDraft()).sort());
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('any stored value results in a usable draft', () => {
  fc.assert(
    fc.property(
      fc.record({ waypoints: fc.anything(), calculationPrice: fc.anything(), flags: fc.anything() }),
      (stored) => {
        const read = readDraft(stored);
        expect(read?.waypoints.length).toBeGreaterThanOrEqual(2);
        expect(read?.waypoints.every(({ phones }) => phones.length > 0)).toBe(true);
        expect(Number.isFinite(read?.calculationPrice.total)).toBe(true);
      },
    ),
    { numRuns: 1000 },
  );
});

test('a repaired draft is restored unchanged', () => {
  const anything = fc.record({
    waypoints: fc.anything(),
    moving: fc.anything(),
    services: fc.anything(),
    flags: fc.anything(),
  });
  fc.assert(
    fc.property(anything, (stored) => {
      const again: unknown = JSON.parse(JSON.stringify(readDraft(stored)));
      expect(hasLostData(again, readDraft(again))).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['nothing', null],
  ['a complete draft', draft({ services: [{ code: 'urgent', quantity: 1 }], cashReceipt: null, remark: '조심히' })],
  [
    'a draft from before stops could be parked',
    Object.fromEntries(Object.entries(draft()).filter(([name]) => name !== 'parkedStops')),
  ],
])('%s is restored without a notice', (_name, stored) => {
  expect(hasLostData(stored, readDraft(stored))).toBe(false);
});

test.each([
  ['a remark that is not a text', { ...draft(), remark: 7 }],
  ['a place without its address', { ...draft(), waypoints: [{ address: { lat: 1 } }, {}] }],
  [
    'more places than allowed',
    { ...draft(), waypoints: Array.from({ length: MAX_STOPS + 3 }, () => draft().waypoints[0]) },
  ],
  ['a list', [draft()]],
])('%s is reported as lost', (_name, stored) => {
  expect(hasLostData(stored, readDraft(stored))).toBe(true);
});
