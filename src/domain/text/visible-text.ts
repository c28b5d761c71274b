/** `encodeURIComponent` throws on half a surrogate pair. */
export const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

/** Keeps the house number on the line of its road name: `대사관로 41` does not wrap in between. */
export const keepHouseNumber = (address: string) =>
  address.replace(/ (?=\d[\d-]*(?:번길|길)?(?: \d[\d-]*)?$)/, '\u00a0');

/** Direction marks, zero-width characters and others: they can reverse a text, or form a text that looks empty. */
const INVISIBLE = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/** The visible part of a typed or pasted line. */
export const visibleText = (text: string) => text.normalize('NFC').replace(INVISIBLE, '').trim();

/** Length as the provider counts it: an emoji is one character. */
export const lengthOf = (text: string) => Array.from(text).length;

/** Prevents a line break inside a number plate or a phone number: `\u2060` is invisible and joins what it stands between. */
export const keepOnOneLine = (text: string) => text.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');
