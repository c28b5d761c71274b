import { isHoliday } from '@hyunbinseo/holidays-kr';

const KST_OFFSET_MS = 9 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
const LUNAR_DAY = new Intl.DateTimeFormat('en-u-ca-dangi', { timeZone: 'UTC', day: 'numeric' });

/** A Date whose UTC fields show Korean wall-clock time. */
const kstFields = (instant: number) => new Date(instant + KST_OFFSET_MS);

/** `2026-11-21` in Korea. */
export const koreanDate = (instant: number) => kstFields(instant).toISOString().slice(0, 10);

/** `14:05` in Korea. */
export const koreanTime = (instant: number) => kstFields(instant).toISOString().slice(11, 16);

/** The instant at which a Korean date begins. */
export const startOfKoreanDate = (date: string) => Date.parse(`${date}T00:00:00+09:00`);

const NIGHT = { begins: 22, ends: 6 };

export function isNight(instant: number): boolean {
  const hour = kstFields(instant).getUTCHours();
  return hour >= NIGHT.begins || hour < NIGHT.ends;
}

/** The next time at which the night surcharge begins or ends. */
export function nextFareChange(instant: number): number {
  const hour = isNight(instant) ? NIGHT.ends : NIGHT.begins;
  const change = startOfKoreanDate(koreanDate(instant)) + hour * HOUR_MS;
  return change > instant ? change : change + DAY_MS;
}

function isHandFreeDay(date: Date): boolean {
  const day = Number(LUNAR_DAY.format(date));
  return day % 10 === 9 || day % 10 === 0;
}

/** Demand for moves on a day: 1 at the end of the month, on holidays and on 손없는날, 0.5 on weekends, else 0. */
export async function movingDayDemand(instant: number): Promise<number> {
  const date = kstFields(instant);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  if (date.getUTCDate() > lastDay - 3 || isHandFreeDay(date)) return 1;
  // Unpublished years have no known holidays.
  if (await isHoliday(koreanDate(instant)).catch(() => false)) return 1;
  return [0, 6].includes(date.getUTCDay()) ? 0.5 : 0;
}
