import KoreanLunarCalendar from 'korean-lunar-calendar';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addDays, addMonths, daysBetween } from '@/domain/time/calendar';
import { marksOf } from '@/domain/home-move/day-marks';
import { isHandFree, lunarDay } from '@/domain/home-move/day-marks';

const table = new KoreanLunarCalendar();
function publishedLunarDay(date: string) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  table.setSolarDate(year, month, day);
  return table.getLunarCalendar().day;
}

test.each(Array.from({ length: 16 }, (_, index) => 2020 + index))(
  'every lunar day of %i equals the published tables',
  (year) => {
    for (let date = `${year}-01-01`; date <= `${year}-12-31`; date = addDays(date, 1)) {
      expect(`${date} ${lunarDay(date) ?? ''}`).toBe(`${date} ${publishedLunarDay(date)}`);
      expect(isHandFree(date)).toBe([9, 10, 19, 20, 29, 30].includes(publishedLunarDay(date)));
    }
  },
);

describe('a date is the same in every time zone of the browser', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    process.env.TZ = zone;
    vi.resetModules();
  });

  test.each(['Asia/Seoul', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu'])('%s', async (tz) => {
    process.env.TZ = tz;
    vi.resetModules();
    const lunar = await import('@/domain/home-move/day-marks');
    const calendar = await import('@/domain/time/calendar');
    const { marksOf: marks } = await import('@/domain/home-move/day-marks');
    // The Korean new year of 2026, and the 9th and 10th of its first month.
    expect(lunar.lunarDay('2026-02-17')).toBe(1);
    expect(['2026-02-24', '2026-02-25', '2026-02-26', '2026-02-27'].map(lunar.isHandFree)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(calendar.addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(calendar.weekdayOf('2026-11-21')).toBe(6);
    expect(marks('2026-11-28', false)).toEqual(['handFree', 'weekend', 'monthEnd']);
  });
});

test('busy days are named', () => {
  expect(marksOf('2026-12-25', true)).toEqual(['holiday']);
  expect(marksOf('2026-11-27', false)).toEqual(['handFree']);
  expect(marksOf('2026-11-30', false)).toEqual(['monthEnd']);
  expect(marksOf('2026-11-24', false)).toEqual([]);
  expect(marksOf('2028-02-27', false)).toContain('monthEnd');
  expect(marksOf('2028-02-26', false)).not.toContain('monthEnd');
});

test('the calendar handles months and leap days', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2028-03-31', -1)).toBe('2028-02-29');
  expect(addMonths('2026-11-21', 14)).toBe('2028-01-21');
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
});
