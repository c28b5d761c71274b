/** Korea has had no daylight saving since 1988: the offset is fixed, whatever the browser's zone. */
const KST_OFFSET_MS = 9 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;
export const SLOT_MINUTES = 15;

/** Shifted so that its UTC fields read as Korean wall-clock time. */
const wall = (instant: number) => new Date(instant + KST_OFFSET_MS);
const two = (value: number) => String(value).padStart(2, '0');

/** `2026-11-21` in Korea. */
export function kstDate(instant: number): string {
  const date = wall(instant);
  return `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
}

/** `14:05` in Korea, 24 hours. (Never `Intl` with 12 hours: server and browser disagree on 오전/AM.) */
export function kstTime(instant: number): string {
  const date = wall(instant);
  return `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
}

/** Korean wall-clock `date` (`2026-11-21`) and `time` (`14:05`) → ISO instant, or null if they are not a real moment. */
export function kstToIso(date: string, time: string): string | null {
  const instant = Date.parse(`${date}T${time}:00+09:00`);
  if (Number.isNaN(instant) || kstDate(instant) !== date || kstTime(instant) !== time) return null;
  return new Date(instant).toISOString();
}

/** The 15-minute slots of a Korean date that are at least `leadMinutes` from `now`: `['14:15', '14:30', …]`. */
export function slotsOf(date: string, now: number, leadMinutes: number): string[] {
  const midnight = Date.parse(`${date}T00:00:00+09:00`);
  if (Number.isNaN(midnight)) return [];
  const slots = Array.from(
    { length: (24 * 60) / SLOT_MINUTES },
    (_, index) => midnight + index * SLOT_MINUTES * MINUTE_MS,
  );
  return slots.filter((slot) => slot >= now + leadMinutes * MINUTE_MS).map(kstTime);
}

/** `days` after the Korean date of `instant`. */
export const kstDateAfter = (instant: number, days: number) => kstDate(instant + days * 24 * 60 * MINUTE_MS);
