const MAX_CHARS = 1_000;
const MAX_FRAMES = 10;

const ADDRESS = /https?:\/\/[^\s"'`)<>]+/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const TOKEN = /\bbearer\s+\S+|\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?|\b(?=[\w-]*\d)[\w-]{24,}/gi;
/** Phone, business and card numbers: eight digits or more, in any grouping. */
const NUMBER = /\+?\d(?:[\s().-]?\d){7,}/g;
/** Text that was typed or received appears in a message only in quotes. */
const QUOTED = /"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?|‘[^’]*’?/g;
/** Our own messages are English: text in another script is a name, an address or a remark. */
const WRITTEN = /[\p{Script=Hangul}\p{Script=Han}][\p{Script=Hangul}\p{Script=Han}\p{N}\s,.()-]*/gu;

/** Removes query and fragment; ids of orders, organizations and people become `:id`. */
function scrubAddress(address: string): string {
  if (!URL.canParse(address)) return '[address]';
  const { origin, pathname } = new URL(address);
  if (pathname.startsWith('/_next/static/')) return /:\d+(?::\d+)?$/.test(address) ? codePosition(address) : pathname;
  const path = pathname
    .split('/')
    .map((part) => (/\d|%/.test(part) || part.length > 20 ? ':id' : part))
    .join('/');
  return `${origin}${path}`;
}

/** File, line and column of our own code in a stack frame. */
const codePosition = (address: string) => address.slice(address.indexOf('/_next/static/')).replace(/\?[^:]*/, '');

/** Removes everything from an error message that could identify a person. */
export function scrub(text: string): string {
  const kept: string[] = [];
  // Addresses are replaced first, because the other rules would cut them into pieces.
  const marked = text.slice(0, MAX_CHARS).replace(ADDRESS, (address) => {
    kept.push(scrubAddress(address));
    return `\u0000${kept.length - 1}\u0000`;
  });
  return marked
    .replace(QUOTED, '"…"')
    .replace(EMAIL, '[email]')
    .replace(TOKEN, '[token]')
    .replace(NUMBER, '[number]')
    .replace(WRITTEN, '[text]')
    .replace(/\0(\d+)\0/g, (_, index) => kept[Number(index)] ?? '');
}

/** The frames of a stack trace; its first lines repeat the message. */
export const framesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at |@https?:/.test(line))
    .slice(0, MAX_FRAMES)
    .map(scrub);
