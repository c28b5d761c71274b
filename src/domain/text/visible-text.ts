/** Direction marks, zero-width characters and the like: they turn a text round, or make one that nobody sees. */
const INVISIBLE = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/** What is to be seen of a line that somebody typed or pasted. */
export const visibleText = (text: string) => text.normalize('NFC').replace(INVISIBLE, '').trim();

/** Letters as the provider counts them: an emoji is one. */
export const lengthOf = (text: string) => Array.from(text).length;

/** A number plate is read in one go. */
export const unbroken = (plate: string) => plate.replaceAll(' ', '\u00a0');
