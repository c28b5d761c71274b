import { expect, test } from 'vitest';
import { emptyDraft } from '@/domain/order/draft';
import { hasLost } from '@/domain/order/draft';
import { readDraft } from '@/domain/order/draft';
import { draft } from '../../support/factories/orders';
import fc from '../../support/property';

test('a stored draft comes back as it was', () => {
  const saved = draft({ services: [{ code: 'loadingHelp', quantity: 2 }], coupon: { id: 'c-1' }, pay: 'cash' });
  expect(readDraft(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
});

test.each([null, undefined, 7, 'draft', [], [[]]])('%j is no draft', (stored) => {
  expect(readDraft(stored)).toBeNull();
});

test('what has the wrong shape becomes empty, and the rest stays', () => {
  const stored = { ...draft(), pay: 'gold', appointmentAt: 'soon', services: 'many', remark: '조심히', waypoints: [1] };
  expect(readDraft(stored)).toMatchObject({
    pay: null,
    appointmentAt: null,
    services: [],
    remark: '조심히',
    waypoints: emptyDraft().waypoints,
  });
});

test('keys that nobody knows do not come back', () => {
  const stored: unknown = JSON.parse('{"__proto__":{"polluted":true},"constructor":1,"extra":"x"}');
  const read = readDraft(stored);
  expect(Object.keys(read ?? {}).sort()).toEqual(Object.keys(emptyDraft()).sort());
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('whatever was stored, the form gets a usable draft', () => {
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

test('what has been repaired once comes back whole', () => {
  const anything = fc.record({
    waypoints: fc.anything(),
    moving: fc.anything(),
    services: fc.anything(),
    flags: fc.anything(),
  });
  fc.assert(
    fc.property(anything, (stored) => {
      const again: unknown = JSON.parse(JSON.stringify(readDraft(stored)));
      expect(hasLost(again, readDraft(again))).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['nothing', null],
  ['a whole draft', draft({ services: [{ code: 'urgent', quantity: 1 }], cashReceipt: null, remark: '조심히' })],
  [
    'a draft of before there were stops aside',
    Object.fromEntries(Object.entries(draft()).filter(([name]) => name !== 'parkedStops')),
  ],
])('%s comes back without a word', (_name, stored) => {
  expect(hasLost(stored, readDraft(stored))).toBe(false);
});

test.each([
  ['a remark that is no text', { ...draft(), remark: 7 }],
  ['a place without its address', { ...draft(), waypoints: [{ address: { lat: 1 } }, {}] }],
  ['more places than there can be', { ...draft(), waypoints: Array.from({ length: 30 }, () => draft().waypoints[0]) }],
  ['a list', [draft()]],
])('%s is not lost without a word', (_name, stored) => {
  expect(hasLost(stored, readDraft(stored))).toBe(true);
});
