/** Replaces the real origin, which differs between installations: a path that leaves this one would leave ours too. */
const ORIGIN = 'https://app.invalid';
const MAX_CHARS = 2000;
/** Browsers drop tabs and line breaks from URLs and read `\` as `/`; valid paths contain none of them. */
const UNSAFE = /[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * Pages that a redirect may open. Ids of orders may have dots and colons. The sign-in pages are left out: they would
 * redirect in a loop.
 */
const ALLOWED_PATH = /^\/(?:dashboard|user(?:\/(?:coupon|withdraw))?|orders(?:\/(?:[\w.~-]|%3A){1,64})?)$/;

/**
 * Checks a path that came from outside (storage, a link, a push); null if it is not allowed. Returns the parsed and
 * re-serialized path, so that exactly what was checked is opened.
 */
export function safePath(input: unknown): string | null {
  if (typeof input !== 'string' || input.length > MAX_CHARS) return null;
  if (!input.startsWith('/') || UNSAFE.test(input)) return null;
  if (!URL.canParse(input, ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(input, ORIGIN);
  if (origin !== ORIGIN || !ALLOWED_PATH.test(pathname)) return null;
  return `${pathname}${search}${hash}`;
}
