import { describe, expect, test } from 'vitest';
import { readEta } from '@/domain/order/eta';

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
