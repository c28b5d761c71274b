const LONGEST_SECONDS = 24 * 60 * 60;

/** Seconds to wait, of a Retry-After header in either of its forms; `date` is the answer's own, for whose clock is right. */
export function retryAfterSeconds(header: unknown, date: unknown): number | undefined {
  if (typeof header !== 'string') return undefined;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Math.min(Number(text), LONGEST_SECONDS);
  const until = Date.parse(text);
  if (Number.isNaN(until)) return undefined;
  const sent = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  const seconds = Math.ceil((until - (Number.isNaN(sent) ? Date.now() : sent)) / 1000);
  return Math.min(Math.max(0, seconds), LONGEST_SECONDS);
}
