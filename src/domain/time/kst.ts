/** Korea has had no daylight saving time since 1988, so the offset is fixed. */
const KST_OFFSET_MS = 9 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;
export const SLOT_MINUTES = 15;

/** A Date whose UTC fields show Korean wall-clock time. */
export const kstFields = (instant: number) => new Date(instant + KST_OFFSET_MS);
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `2026-11-21` in Korea. */
export function kstDate(instant: number): string {
  const date = kstFields(instant);
  return `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
}

/** `14:05` in Korea, 24 hours. Not `Intl` with 12 hours, because server and browser disagree on 오전/AM. */
export function kstTime(instant: number): string {
  const date = kstFields(instant);
  return `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`;
}

/** Korean `date` (`2026-11-21`) and `time` (`14:05`) → ISO instant; null if they are not valid. */
export function kstToIso(date: string, time: string): string | null {
  const instant = Date.parse(`${date}T${time}:00+09:00`);
  if (Number.isNaN(instant) || kstDate(instant) !== date || kstTime(instant) !== time) return null;
  return new Date(instant).toISOString();
}

/**
 * The 15-minute slots (KST) of a Korean date that are at least `leadMinutes` after `now` (epoch ms): `['14:15',
 * '14:30', …]`; none if `date` cannot be read.
 */
export function slotsOf(date: string, now: number, leadMinutes: number): string[] {
  const midnight = Date.parse(`${date}T00:00:00+09:00`);
  const slots = Array.from(
    { length: (24 * 60) / SLOT_MINUTES },
    (_, index) => midnight + index * SLOT_MINUTES * MINUTE_MS,
  );
  return slots.filter((slot) => slot >= now + leadMinutes * MINUTE_MS).map(kstTime);
}

/** The Korean date that many `days` after `instant` (epoch ms). */
export const kstDateAfter = (instant: number, days: number) => kstDate(instant + days * 24 * 60 * MINUTE_MS);
