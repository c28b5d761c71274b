import { describe, expect, test } from 'vitest';
import { minutesLeft, readEta } from '@/domain/order/eta';

const NOW = Date.parse('2026-11-21T05:00:00.000Z');
const at = (time: string) => `2026-11-21T${time}.000Z`;

describe('the expected arrival', () => {
  test('is a range of whole five minutes that includes the expected times', () => {
    expect(readEta({ from: at('05:23:10'), to: at('05:31:40') }, NOW)).toEqual({
      kind: 'range',
      from: at('05:20:00'),
      to: at('05:35:00'),
    });
  });

  test('is never a single point', () => {
    expect(readEta({ from: at('05:30:00'), to: at('05:30:00') }, NOW)).toEqual({
      kind: 'range',
      from: at('05:30:00'),
      to: at('05:35:00'),
    });
  });

  test('never starts in the past', () => {
    expect(readEta({ from: at('04:40:00'), to: at('05:12:00') }, NOW)).toEqual({
      kind: 'range',
      from: at('05:00:00'),
      to: at('05:15:00'),
    });
  });

  test.each([
    [at('05:03:00'), 'soon'],
    [at('05:03:01'), 'range'],
    [at('05:00:00'), 'soon'],
    [at('04:59:59'), 'late'],
  ])('is shown for an end at %s as %s', (to, kind) => {
    expect(readEta({ from: at('04:50:00'), to }, NOW).kind).toBe(kind);
  });

  test.each([null, undefined, { from: 'soon', to: 'later' }])('is not shown for %s', (eta) => {
    expect(readEta(eta, NOW)).toEqual({ kind: 'none' });
  });
});

describe('the minutes left', () => {
  test('count to the middle of the range', () => {
    expect(minutesLeft({ from: at('05:10:00'), to: at('05:20:00') }, NOW)).toBe(15);
  });

  test('are never less than one', () => {
    expect(minutesLeft({ from: at('04:40:00'), to: at('05:02:00') }, NOW)).toBe(1);
  });

  test.each([
    ['unknown', null],
    ['late', { from: at('04:40:00'), to: at('04:59:00') }],
    ['hours away', { from: at('07:00:00'), to: at('07:30:00') }],
  ])('are not counted for an arrival that is %s', (_which, eta) => {
    expect(minutesLeft(eta, NOW)).toBeNull();
  });
});
