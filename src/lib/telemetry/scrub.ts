const MAX_CHARS = 1_000;
const MAX_FRAMES = 10;

const ADDRESS = /https?:\/\/[^\s"'`)<>]+/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const TOKEN = /\bbearer\s+\S+|\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?|\b(?=[\w-]*\d)[\w-]{24,}/gi;
/** Phones, business and card numbers: eight digits and more, however they are grouped. */
const NUMBER = /\+?\d(?:[\s().-]?\d){7,}/g;
/** Whatever was typed or answered reaches a message in quotes, if at all. */
const QUOTED = /"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?|‘[^’]*’?/g;
/** Our own messages are English: what is written otherwise is a name, an address or a remark. */
const WRITTEN = /[\p{Script=Hangul}\p{Script=Han}][\p{Script=Hangul}\p{Script=Han}\p{N}\s,.()-]*/gu;

/** Without query and fragment; ids of orders, organizations and people become `:id`. */
function scrubAddress(address: string): string {
  if (!URL.canParse(address)) return '[address]';
  const { origin, pathname } = new URL(address);
  if (pathname.startsWith('/_next/static/')) return /:\d+(?::\d+)?$/.test(address) ? tail(address) : pathname;
  const path = pathname
    .split('/')
    .map((part) => (/\d|%/.test(part) || part.length > 20 ? ':id' : part))
    .join('/');
  return `${origin}${path}`;
}

/** A frame of a stack: file, line and column of our own code. */
const tail = (address: string) => address.slice(address.indexOf('/_next/static/')).replace(/\?[^:]*/, '');

/** A message of an error without what could say who it happened to. */
export function scrub(text: string): string {
  const kept: string[] = [];
  // Addresses are put aside first: the rules after them would tear them apart.
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

/** The frames of a stack; its first lines repeat the message. */
export const framesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at |@https?:/.test(line))
    .slice(0, MAX_FRAMES)
    .map(scrub);
