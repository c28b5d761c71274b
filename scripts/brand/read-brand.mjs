// Reads and checks a brand folder. docs/brand.md says what each file and field is for.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { locales } from '../lib/locales.mjs';

export const TERMS = ['service', 'collection', 'provision', 'privacy', 'location', 'marketing'];

/** The folder of the brand to build, from the root of the repository. */
export const brandFolder = () => path.relative('', path.resolve(process.env.BRAND || 'brand'));

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const when = (isRight, problem) => (isRight ? undefined : problem);

const isText = (value) => when(typeof value === 'string' && value.trim() !== '', 'must be a text that is not empty');
/** Texts of the app contain the name (`$t(site:name)`), and so do names of files. */
const isName = (value) =>
  isText(value) ??
  when(
    !/[\\/:*?"<>|{}]|\$t\(/.test(value),
    String.raw`may not contain any of \ / : * ? " < > | { }, as files are named after it`,
  );
const matches = (pattern, problem) => (value) =>
  isText(value) ?? when(pattern.test(value), `${problem}, not "${value}"`);
const isColour = matches(/^#[0-9a-f]{6}$/, 'must be # and six digits in lower case like #0088bf');
const isPhone = matches(/^\+?\d[\d-]{5,}\d$/, 'must be a telephone number like 02-123-4567');
const isEmail = matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be a mail address');
const isWebAddress = matches(/^https:\/\/\S+$/, 'must be an address that begins with https://');
const isBusinessNumber = matches(/^\d{3}-\d{2}-\d{5}$/, 'must be like 000-00-00000');
const isHeader = matches(/^(symbol|logo)$/, 'must be "symbol" (icon.svg and the name) or "logo" (the logo file)');

/** One text for each language. */
const perLanguage = (check) => ({ check, isPerLanguage: true });
const single = (check) => ({ check });
const optional = (field) => ({ ...field, isOptional: true });

const shades = (...names) => Object.fromEntries(names.map((name) => [name, optional(single(isColour))]));
const SCHEME = {
  primary: shades('main', 'light', 'dark', 'contrastText', 'soft', 'text', 'brand'),
  accent: optional(single(isColour)),
  attention: shades('main', 'contrastText', 'soft', 'text'),
  error: shades('main', 'contrastText', 'soft', 'text'),
  wash: optional(single(isColour)),
};

/** Every field of brand.json. A group without `check` holds fields; all of `details` and of the schemes are optional. */
const FIELDS = {
  name: perLanguage(isName),
  nameAccent: optional(single(isText)),
  header: single(isHeader),
  payName: perLanguage(isName),
  company: perLanguage(isText),
  ceo: perLanguage(isText),
  address: perLanguage(isText),
  businessNumber: single(isBusinessNumber),
  phone: single(isPhone),
  hours: perLanguage(isText),
  details: {
    mailOrderNumber: optional(perLanguage(isText)),
    email: optional(single(isEmail)),
    hostingProvider: optional(perLanguage(isText)),
    freightPermitNumber: optional(perLanguage(isText)),
    moveContact: optional(perLanguage(isText)),
    moveInsurance: optional(perLanguage(isText)),
    businessCheckUrl: optional(single(isWebAddress)),
    intermediaryNotice: optional(perLanguage(isText)),
  },
  colours: {
    primary: single(isColour),
    secondary: single(isColour),
    error: optional(single(isColour)),
    light: SCHEME,
    dark: SCHEME,
  },
};

/** Details that only the quote of a move shows; no other page should load them. */
export const MOVER_DETAILS = ['moveContact', 'moveInsurance'];
export const DETAILS = Object.keys(FIELDS.details).filter((name) => !MOVER_DETAILS.includes(name));

function problemsOfField({ check, isPerLanguage, isOptional }, value, name) {
  if (value === undefined) return isOptional ? [] : [`${name} is missing`];
  if (!isPerLanguage) return [check(value)].filter(Boolean).map((problem) => `${name} ${problem}`);
  if (!isObject(value)) return [`${name} must have a text for each language: ${locales.join(', ')}`];
  const strange = Object.keys(value).filter((locale) => !locales.includes(locale));
  return [
    ...locales.flatMap((locale) => problemsOfField({ check }, value[locale], `${name}.${locale}`)),
    ...strange.map((locale) => `${name}.${locale} is for a language that the product does not have`),
  ];
}

function problemsOfGroup(fields, values, prefix = '') {
  if (!isObject(values)) return [`${prefix.slice(0, -1) || 'it'} must be an object of fields`];
  const known = Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (field.check) return problemsOfField(field, value, prefix + name);
    return value === undefined && name !== 'colours'
      ? []
      : problemsOfGroup(field, value === undefined ? {} : value, `${prefix}${name}.`);
  });
  const unknown = Object.keys(values).filter((name) => !(name in fields));
  return [...known, ...unknown.map((name) => `${prefix}${name} is not a field (docs/brand.md lists them)`)];
}

/** @returns {{ values: object, problems: string[] }} */
function readValues(file) {
  try {
    const values = JSON.parse(readFileSync(file, 'utf8'));
    const problems = problemsOfGroup(FIELDS, values);
    const { name, nameAccent } = values;
    if (problems.length === 0 && nameAccent && !locales.every((locale) => name[locale].endsWith(nameAccent)))
      problems.push('nameAccent must be the end of the name in every language');
    return { values, problems: problems.map((problem) => `${file}: ${problem}`) };
  } catch (error) {
    return { values: {}, problems: [`${file} ${existsSync(file) ? `is not JSON: ${error.message}` : 'is missing'}`] };
  }
}

const RATIO = 0.02;

/** What each picture must be, with its size in pixels (of an SVG: its width and height, or its viewBox). */
const PICTURES = [
  {
    names: ['icon.svg'],
    check: ({ width, height }) => when(width === height, 'must be square'),
  },
  {
    names: ['logo.svg', 'logo.png'],
    check: ({ width, height }) =>
      when(
        width >= 480 && width > height && width <= height * 6,
        'must be 480 px wide or more and one to six times as wide as high',
      ),
  },
  {
    names: ['logo-dark.svg', 'logo-dark.png'],
    isOptional: true,
    check: ({ width, height }, { logo }) =>
      when(
        !logo || Math.abs(width / height / (logo.width / logo.height) - 1) < RATIO,
        'must have the proportions of the logo',
      ),
  },
  {
    names: ['share.png'],
    isOptional: true,
    check: ({ width, height }) =>
      when(
        width >= 1200 && Math.abs(width / height / (1200 / 630) - 1) < RATIO,
        'must be 1200 × 630 px, or larger in these proportions',
      ),
  },
  {
    names: ['notification.png'],
    isOptional: true,
    check: ({ width, height }) => when(width === height && width >= 192, 'must be square, 192 × 192 px or more'),
  },
];

/** What an SVG may not have. It is a file of the site, so its scripts would run in the site's name where it is opened. */
const NOT_IN_SVG = [
  [/<script\b|\son\w+\s*=|javascript:/i, 'must not have scripts'],
  [
    /<(image|use|feImage)\b[^>]*href\s*=\s*["'](?!\s*(#|data:))|url\(\s*["']?(https?:)?\/\/|@import/i,
    'must hold all that it shows: browsers load nothing for it',
  ],
  [/<text\b/i, 'must have its letters as paths: fonts are not there when it is drawn'],
];
const problemOfSvg = (file) => {
  const text = file.endsWith('.svg') ? readFileSync(file, 'utf8') : '';
  return NOT_IN_SVG.find(([pattern]) => pattern.test(text))?.[1];
};

/** @returns {Promise<{ pictures: Record<string, { file: string, width: number, height: number }>, problems: string[] }>} */
async function readPictures(folder) {
  const pictures = {};
  const problems = [];
  for (const { names, check, isOptional } of PICTURES) {
    const [kind] = names[0].split('.');
    const file = names.map((name) => path.join(folder, name)).find(existsSync);
    if (!file) {
      if (!isOptional) problems.push(`${path.join(folder, names[0])} is missing${names[1] ? ` (or ${names[1]})` : ''}`);
      continue;
    }
    try {
      const { width, height } = await sharp(file).metadata();
      const problem = check({ width, height }, pictures);
      if (problem) problems.push(`${file} ${problem}; it is ${width} × ${height}`);
      const ofSvg = problemOfSvg(file);
      if (ofSvg) problems.push(`${file} ${ofSvg}`);
      pictures[kind] = { file, width, height };
    } catch {
      problems.push(`${file} is not a picture that can be read`);
    }
  }
  return { pictures, problems };
}

const problemsOfTerms = (folder) =>
  locales
    .flatMap((locale) => TERMS.map((name) => path.join(folder, 'terms', locale, `${name}.md`)))
    .flatMap((file) => {
      if (!existsSync(file)) return [`${file} is missing`];
      const hasTitle = /^# \S/.test(readFileSync(file, 'utf8'));
      return hasTitle ? [] : [`${file} must begin with its title, a line like "# Terms of service"`];
    });

/**
 * Returns what the folder says, and a sentence for everything that is missing or wrong: which file, which field.
 * @param {string} folder from the root of the repository
 */
export async function readBrand(folder) {
  const { values, problems } = readValues(path.join(folder, 'brand.json'));
  const { pictures, problems: ofPictures } = await readPictures(folder);
  return { values, pictures, problems: [...problems, ...ofPictures, ...problemsOfTerms(folder)] };
}
