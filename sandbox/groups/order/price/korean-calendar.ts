import { isHoliday } from '@hyunbinseo/holidays-kr';

const KST_OFFSET_MS = 9 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
const LUNAR_DAY = new Intl.DateTimeFormat('en-u-ca-dangi', { timeZone: 'UTC', day: 'numeric' });

/** Its UTC fields read as the clock on a Korean wall. */
const wall = (instant: number) => new Date(instant + KST_OFFSET_MS);

/** `2026-11-21` in Korea. */
export const koreanDate = (instant: number) => wall(instant).toISOString().slice(0, 10);

/** The instant at which a Korean date begins. */
export const startOfKoreanDate = (date: string) => Date.parse(`${date}T00:00:00+09:00`);

/** The middle of that day in Korea, as ISO. */
export const koreanNoon = (instant: number) =>
  new Date(startOfKoreanDate(koreanDate(instant)) + DAY_MS / 2).toISOString();

const NIGHT = { begins: 22, ends: 6 };

export function isNight(instant: number): boolean {
  const hour = wall(instant).getUTCHours();
  return hour >= NIGHT.begins || hour < NIGHT.ends;
}

/** The next instant at which a ride costs something else because night begins or ends. */
export function nextFareChange(instant: number): number {
  const hour = isNight(instant) ? NIGHT.ends : NIGHT.begins;
  const change = startOfKoreanDate(koreanDate(instant)) + hour * HOUR_MS;
  return change > instant ? change : change + DAY_MS;
}

function isDayWithoutSpirits(date: Date): boolean {
  const day = Number(LUNAR_DAY.format(date));
  return day % 10 === 9 || day % 10 === 0;
}

/** Everybody moves at the end of the month, on holidays and on days without spirits (손없는날), and half of them on weekends. */
export async function peakOfMovingDay(instant: number): Promise<number> {
  const date = wall(instant);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  if (date.getUTCDate() > lastDay - 3 || isDayWithoutSpirits(date)) return 1;
  // Years that are not published yet have no holidays that we know of.
  if (await isHoliday(koreanDate(instant)).catch(() => false)) return 1;
  return [0, 6].includes(date.getUTCDay()) ? 0.5 : 0;
}
