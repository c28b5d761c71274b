import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { toIcs } from '@/domain/time/ics';

const NOW = Date.parse('2026-11-21T05:05:00Z');
const LONG = '사다리차 자리, 엘리베이터; 둘 다\\확인\n다음 줄 '.repeat(9);

const parse = (text: string) =>
  ICAL.Component.fromString(text)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

const text = toIcs(
  '이사 체크리스트',
  [
    { uid: 'a@test', title: '전입신고, 확정일자', description: LONG, date: '2026-12-31' },
    { uid: 'b@test', title: '이삿날', description: '', at: '2026-11-28T00:00:00.000Z', minutes: 240 },
  ],
  NOW,
);

test('an independent parser reads the calendar back, including escaped characters', () => {
  const [day, moment] = parse(text);
  expect(day?.uid).toBe('a@test');
  expect(day?.summary).toBe('전입신고, 확정일자');
  expect(day?.description).toBe(LONG);
  expect([day?.startDate.toString(), day?.endDate.toString()]).toEqual(['2026-12-31', '2027-01-01']);
  expect(moment?.startDate.toJSDate().toISOString()).toBe('2026-11-28T00:00:00.000Z');
  expect(moment?.endDate.toJSDate().toISOString()).toBe('2026-11-28T04:00:00.000Z');
});

test('lines end in CR LF and have at most 75 bytes of complete characters', () => {
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\uFFFD');
  }
});
