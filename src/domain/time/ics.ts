import { addDays } from './calendar';

type WholeDay = { date: string };
type Moment = { at: string; minutes: number };

/**
 * A whole day (`2026-11-28`), or an ISO instant with its length in minutes. `uid` must stay the same in repeated
 * exports, else calendars show duplicates.
 */
export type CalendarEvent = { uid: string; title: string; description: string } & (WholeDay | Moment);

const LINE_OCTETS = 75;
const MINUTE_MS = 60_000;
/** 9 a.m. on the day, in the calendar's time zone. */
const REMINDER = 'PT9H';

const encoder = new TextEncoder();

/** RFC 5545 §3.3.11. */
const escapeText = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n');

/**
 * RFC 5545 §3.1: lines have at most 75 octets and are not split inside a character; continuations begin with a space.
 */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const stamp = (ms: number) => `${new Date(ms).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
const day = (date: string) => date.replaceAll('-', '');

const timesOf = (event: CalendarEvent) =>
  'date' in event
    ? [`DTSTART;VALUE=DATE:${day(event.date)}`, `DTEND;VALUE=DATE:${day(addDays(event.date, 1))}`, 'TRANSP:TRANSPARENT']
    : [`DTSTART:${stamp(Date.parse(event.at))}`, `DTEND:${stamp(Date.parse(event.at) + event.minutes * MINUTE_MS)}`];

/** Reminders: at 9 a.m. on whole days, one hour before timed events. */
const alarmOf = (event: CalendarEvent) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(event.title)}`,
  `TRIGGER:${'date' in event ? REMINDER : '-PT1H'}`,
  'END:VALARM',
];

/** An iCalendar file (RFC 5545) for phone and desktop calendars. `now` is epoch ms. */
export function toIcs(name: string, events: readonly CalendarEvent[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//orders-web//Move planner//KO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${stamp(now)}`,
      ...timesOf(event),
      `SUMMARY:${escapeText(event.title)}`,
      `DESCRIPTION:${escapeText(event.description)}`,
      ...alarmOf(event),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
