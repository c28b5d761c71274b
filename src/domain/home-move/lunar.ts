const DANGI = new Intl.DateTimeFormat('en-u-ca-dangi', { timeZone: 'UTC', day: 'numeric', month: 'numeric' });

/**
 * The day of Korea's lunar month (1…30) on a date such as `2026-11-21`; null where the platform has no Korean calendar.
 * ICU's `dangi` was held against published tables: the same for every day of 2020–2035. Chromium and Node up to ICU 78
 * are a day off from 2017-02-26 to 2017-03-27, which no move asks about.
 */
export function lunarDay(date: string): number | null {
  if (DANGI.resolvedOptions().calendar !== 'dangi') return null;
  const day = DANGI.formatToParts(Date.parse(`${date}T00:00:00Z`)).find(({ type }) => type === 'day');
  return day ? Number(day.value) : null;
}

/** 손없는날: on lunar days ending in 9 or 0 no spirit hinders a move, so everybody wants them. */
export function isHandFree(date: string): boolean {
  const day = lunarDay(date);
  return day !== null && (day % 10 === 9 || day % 10 === 0);
}
