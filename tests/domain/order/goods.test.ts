import { expect, test } from 'vitest';
import { checkGoodsFit, isGoodsFigure, readGoods } from '@/domain/order/goods';
import { NO_GOODS_SIZE } from '@/domain/order/draft';
import fc from '../../support/property';

const motorcycle = { payloadKg: 20, innerCm: { length: 45, width: 40, height: 40 } };
const labo = { payloadKg: 550, innerCm: { length: 220, width: 140, height: null } };
const box = { payloadKg: 1_000, innerCm: { length: 280, width: 160, height: 160 } };

const size = (widthCm: number, depthCm: number, heightCm: number, count = 1) => ({ widthCm, depthCm, heightCm, count });

test.each([
  ['within the payload', { weightKg: 20 }, motorcycle, { fits: true }],
  ['over the payload', { weightKg: 20.5 }, motorcycle, { fits: false, reason: 'weight' }],
  ['fits when turned', size(40, 45, 38), motorcycle, { fits: true }],
  ['too long in every orientation', size(10, 10, 46), motorcycle, { fits: false, reason: 'size' }],
  ['only one side given', { widthCm: 46 }, motorcycle, { fits: false, reason: 'size' }],
  ['only one side given, which fits', { widthCm: 45 }, motorcycle, { fits: true }],
  ['taller than a closed box', size(50, 50, 200), box, { fits: true }],
  ['tall and wide for a closed box', size(170, 170, 100), box, { fits: false, reason: 'size' }],
  ['standing on an open bed', size(130, 130, 210), labo, { fits: true }],
  ['too many of them', size(50, 50, 50, 60), box, { fits: false, reason: 'room' }],
  ['as many as fit', size(50, 50, 50, 45), box, { fits: true }],
  ['no size given', {}, motorcycle, { fits: true }],
  ['a vehicle of unknown size', size(900, 900, 900), { payloadKg: 100, innerCm: null }, { fits: true }],
])('%s', (_name, goods, vehicle, fit) => {
  expect(checkGoodsFit(goods, vehicle)).toEqual(fit);
});

test('goods that fit a vehicle fit a larger one', () => {
  const side = fc.integer({ min: 1, max: 400 });
  fc.assert(
    fc.property(
      side,
      side,
      side,
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 1_000 }),
      (a, b, c, count, weightKg) => {
        const goods = { ...size(a, b, c, count), weightKg };
        const larger = { payloadKg: 2_000, innerCm: { length: 430, width: 180, height: 180 } };
        if (checkGoodsFit(goods, box).fits) expect(checkGoodsFit(goods, larger)).toEqual({ fits: true });
      },
    ),
  );
});

test('figures are read as people write them', () => {
  expect(
    readGoods({ count: '1,000', weightKg: '19,999.5', widthCm: '１２', depthCm: '1,500', heightCm: '0,500' }),
  ).toEqual({ count: 1_000, weightKg: 19_999.5, widthCm: 12, depthCm: 1_500, heightCm: 0.5 });
  expect(isGoodsFigure('weightKg', '20,001')).toBe(false);
});

test('incomplete or impossible sizes are ignored', () => {
  expect(readGoods({ count: '2', weightKg: '1,5', widthCm: '30', depthCm: '-', heightCm: '99999' })).toEqual({
    count: 2,
    weightKg: 1.5,
    widthCm: 30,
  });
  expect(readGoods(NO_GOODS_SIZE)).toEqual({});
  expect([
    isGoodsFigure('count', '1.5'),
    isGoodsFigure('count', ''),
    isGoodsFigure('weightKg', 'abc'),
    isGoodsFigure('weightKg', '0'),
  ]).toEqual([false, true, false, false]);
});
