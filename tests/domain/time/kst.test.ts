import { afterEach, describe, expect, test } from 'vitest';
import { kstDate, kstDateAfter, kstTime, kstToIso, slotsOf } from '@/domain/time/kst';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

describe.each(['UTC', 'Asia/Seoul', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'in a browser set to %s',
  (timeZone) => {
    test('Korean wall-clock time is read and formatted the same', () => {
      process.env.TZ = timeZone;
      const iso = kstToIso('2026-12-31', '23:45');
      expect(iso).toBe('2026-12-31T14:45:00.000Z');
      const instant = Date.parse(iso ?? '');
      expect([kstDate(instant), kstTime(instant)]).toEqual(['2026-12-31', '23:45']);
    });

    test('the next day crosses month and year in Korea', () => {
      process.env.TZ = timeZone;
      expect(kstDateAfter(Date.parse('2026-12-31T14:59:00Z'), 1)).toBe('2027-01-01');
      expect(kstDateAfter(Date.parse('2028-02-28T03:00:00Z'), 1)).toBe('2028-02-29');
    });
  },
);

test.each([
  ['2026-02-30', '10:00'],
  ['2026-13-01', '10:00'],
  ['', '10:00'],
  ['2026-11-21', '24:30'],
  ['2026-11-21', ''],
])('%s %s is not a valid time', (date, time) => {
  expect(kstToIso(date, time)).toBeNull();
});

describe('pickup times', () => {
  const now = Date.parse('2026-11-21T14:20:00+09:00');

  test('today starts half an hour from now, on the quarter', () => {
    expect(slotsOf('2026-11-21', now, 30)[0]).toBe('15:00');
  });

  test('tomorrow has slots for the whole day', () => {
    const slots = slotsOf('2026-11-22', now, 30);
    expect([slots[0], slots.at(-1), slots.length]).toEqual(['00:00', '23:45', 96]);
  });

  test('yesterday has none, and just before midnight today has none', () => {
    expect(slotsOf('2026-11-20', now, 30)).toEqual([]);
    expect(slotsOf('2026-11-21', Date.parse('2026-11-21T23:40:00+09:00'), 30)).toEqual([]);
  });
});
