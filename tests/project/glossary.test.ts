import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const GLOSSARY = readFileSync('docs/glossary.md', 'utf8');

/** The cells of each row of the tables under `heading`, or of all tables whose last column has `title`. */
const rowsWith = (title: string) =>
  GLOSSARY.split(/^## /m)
    .filter((section) => section.includes(`| ${title}`))
    .flatMap((section) =>
      section
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .slice(2),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const ENGLISH = 'en:';
const twins = rowsWith('Forbidden twins').flatMap(([term = '', , , , forbidden = '']) =>
  forbidden.split(', ').map((twin) => ({
    term,
    language: twin.startsWith(ENGLISH) ? 'en' : 'ko',
    twin: twin.replace(ENGLISH, ''),
  })),
);
const allowed = new Set(rowsWith('Why').map(([word = '', text = '']) => `${word} in ${text}`));

type Text = { key: string; text: string };

function textsOf(node: unknown, key: string): Text[] {
  if (typeof node === 'string') return [{ key, text: node }];
  return Object.entries(node ?? {}).flatMap(([name, value]) => textsOf(value, key === '' ? name : `${key}.${name}`));
}

const LEGAL = (language: string) => `brand/terms/${language}`;

const read = (language: string): Text[] => [
  ...readdirSync(`locales/${language}`)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      textsOf(JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8')), '').map(({ key, text }) => ({
        key: `${file.replace('.json', '')}:${key}`,
        text,
      })),
    ),
  ...readdirSync(LEGAL(language)).map((file) => ({
    key: `terms/${file}`,
    text: readFileSync(`${LEGAL(language)}/${file}`, 'utf8'),
  })),
];
/** Search words are never shown: they are what customers type, forbidden twins too. */
const isShown = ({ key }: Text) => !key.startsWith('movingItems:also.');
const TEXTS = { ko: read('ko').filter(isShown), en: read('en').filter(isShown) };

test('the tables are read', () => {
  expect(twins.length).toBeGreaterThan(50);
  expect(twins).toContainEqual({ term: '현재 비밀번호', language: 'ko', twin: '지금 비밀번호' });
});

test.each(twins)('$term is never called $twin', ({ language, twin }) => {
  const found = TEXTS[language === 'en' ? 'en' : 'ko']
    .filter(({ text }) => text.includes(twin))
    .map(({ key, text }) => ({ key, text }))
    .filter(({ key }) => !allowed.has(`${twin} in ${key}`));
  expect(found).toEqual([]);
});

test('every allowance is needed', () => {
  const needed = twins.flatMap(({ language, twin }) =>
    TEXTS[language === 'en' ? 'en' : 'ko']
      .filter(({ text }) => text.includes(twin))
      .map(({ key }) => `${twin} in ${key}`),
  );
  expect([...allowed].filter((one) => !needed.includes(one))).toEqual([]);
});

const find = (texts: readonly Text[], wrong: RegExp) => texts.filter(({ text }) => wrong.test(text));

describe('Korean texts', () => {
  const texts = TEXTS.ko.filter(({ key }) => !key.endsWith('.md'));

  test('resolve every particle', () => {
    expect(find(TEXTS.ko, /[을를이가은는와과]\([을를이가은는와과]\)|\(으\)로/)).toEqual([]);
  });

  test('have ~ in ranges', () => {
    expect(find(texts, /(\}\}|\d)\s?[–-]\s?(\{\{|\d{2}:)/)).toEqual([]);
  });

  test('have ‘ ’ as quotation marks', () => {
    expect(find(texts, /['"“”]/)).toEqual([]);
  });

  test('are in 해요체, legal documents in 합쇼체', () => {
    expect(find(texts, /(습|입|합|됩)니다/)).toEqual([]);
    for (const { text } of TEXTS.ko.filter(({ key }) => key.endsWith('.md'))) {
      expect(text).not.toMatch(/(어요|아요|해요|예요|이에요|돼요|려요)[.\n]/);
    }
  });
});

test('English texts contract and have curly quotes', () => {
  const texts = TEXTS.en.filter(({ key }) => !key.endsWith('.md'));
  expect(find(texts, /(?<!\w)'|'(?!\w)|\w'\w|"/)).toEqual([]);
  expect(find(texts, /\b(could|do|does|did|is) not be\b|\bcould not\b|\bcannot\b/)).toEqual([]);
});
