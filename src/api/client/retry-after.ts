const MAX_SECONDS = 24 * 60 * 60;

/**
 * The seconds to wait, at most a day, from a Retry-After header in either form; undefined if it is invalid. `date`: the
 * answer's own Date header, because this device's clock may be wrong.
 */
export function retryAfterSeconds(header: unknown, date: unknown): number | undefined {
  if (typeof header !== 'string') return undefined;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Math.min(Number(text), MAX_SECONDS);
  const until = Date.parse(text);
  if (Number.isNaN(until)) return undefined;
  const sent = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  const seconds = Math.ceil((until - (Number.isNaN(sent) ? Date.now() : sent)) / 1000);
  return Math.min(Math.max(0, seconds), MAX_SECONDS);
}
