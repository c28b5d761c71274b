/** Stands for whatever origin serves the app: a path that leads away from it, leads away from ours. */
const ORIGIN = 'https://app.invalid';
const MAX_CHARS = 2000;
/** Browsers drop tabs and line breaks from addresses and read `\` as `/`; an honest path has neither. */
const DISHONEST = /[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Where somebody may be led: behind the guard. The sign-in pages are not among them, or it would go in circles. */
const PLACES = [/^\/dashboard$/, /^\/orders$/, /^\/orders\/[\w-]{1,64}$/, /^\/user$/, /^\/user\/(?:coupon|withdraw)$/];

/**
 * A path of this app that came from outside (storage, a link, a push), or null where it is none.
 * What comes back is read by the URL parser and written anew, so what was checked is what is opened.
 */
export function safePath(input: unknown): string | null {
  if (typeof input !== 'string' || input.length > MAX_CHARS) return null;
  if (!input.startsWith('/') || DISHONEST.test(input)) return null;
  if (!URL.canParse(input, ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(input, ORIGIN);
  if (origin !== ORIGIN || !PLACES.some((place) => place.test(pathname))) return null;
  return `${pathname}${search}${hash}`;
}
