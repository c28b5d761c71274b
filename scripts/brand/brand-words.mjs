// What gives a brand away: its names, company, numbers and addresses, in the forms in which files may contain them.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const textsIn = (value) => (typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn));
/** The digits of a number such as 000-00-00000 are in many files. */
const isNumber = (text) => /^\+?[\d-]+$/.test(text) && new Set(text.match(/\d/g)).size > 1;

/**
 * The names and figures that only this brand has. Words that the other brand has too do not count, such as a common name.
 * @param {string} folder
 * @param {string} [other] the folder of the brand that may be there
 * @returns {string[]}
 */
export function brandWords(folder, other) {
  const wordsOf = (from) => {
    const {
      name,
      payName,
      company,
      ceo,
      address,
      hours,
      businessNumber,
      phone,
      details = {},
      colours,
    } = JSON.parse(readFileSync(path.join(from, 'brand.json'), 'utf8'));
    const addresses = textsIn(details).flatMap((text) => /[\w-]+\.[\w.-]*\w(?=\/|$)/.exec(text) ?? []);
    const given = textsIn([name, payName, company, ceo, address, hours, businessNumber, phone, details]);
    return [...given, ...addresses, colours.primary];
  };
  const theirs = new Set(other ? wordsOf(other) : []);
  return [...new Set(wordsOf(folder))].filter((word) => !theirs.has(word));
}

/** How a word may stand in HTML, JSON, an address or a `tel:` link. */
const formsOf = (word) => [
  word,
  JSON.stringify(word).slice(1, -1),
  word.replace(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`),
  encodeURI(word),
  word.replaceAll('&', '&amp;'),
  ...(isNumber(word) ? [word.replaceAll('-', '')] : []),
];

/**
 * Returns a function that lists the words in a text, without regard to case.
 * @param {string[]} words
 * @returns {(text: string) => string[]}
 */
export function wordFinder(words) {
  const forms = words.map((word) => [word, [...new Set(formsOf(word))].map((form) => form.toLowerCase())]);
  return (text) => {
    const lower = text.toLowerCase();
    return forms.filter(([, all]) => all.some((form) => lower.includes(form))).map(([word]) => word);
  };
}
