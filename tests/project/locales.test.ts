import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '@/config/locales';

const PLURAL = /_(zero|one|two|few|many|other)$/;

function keysOf(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return [path.replace(PLURAL, '')];
  return Object.entries(node).flatMap(([key, value]) => keysOf(value, path === '' ? key : `${path}.${key}`));
}

const read = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8'));
const files = readdirSync(`locales/${DEFAULT_LOCALE}`, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);

test('every folder is a language of the product', () => {
  expect(readdirSync('locales').sort()).toEqual([...LOCALES].sort());
});

describe.each(LOCALES.filter((locale) => locale !== DEFAULT_LOCALE))('%s', (locale) => {
  test('has the same files', () => {
    expect(readdirSync(`locales/${locale}`, { recursive: true }).sort()).toEqual(
      readdirSync(`locales/${DEFAULT_LOCALE}`, { recursive: true }).sort(),
    );
  });

  test.each(files)('says the same things in %s', (file) => {
    const keys = (language: string) => [...new Set(keysOf(read(language, file)))].sort();
    expect(keys(locale)).toEqual(keys(DEFAULT_LOCALE));
  });
});

test.each(files)('%s leaves no text empty', (file) => {
  for (const locale of LOCALES) {
    expect(JSON.stringify(read(locale, file))).not.toMatch(/:""/);
  }
});

/** Spec §5: the default messages of forms. */
test.each([
  [
    'ko',
    {
      required: '{{label}}{{particle}} 입력해 주세요.',
      email: '이메일 주소를 확인해 주세요.',
      min: '{{min}}자 이상 입력해 주세요.',
    },
  ],
  [
    'en',
    {
      required: 'Please fill in “{{label}}”.',
      email: 'Check the email address.',
      min: 'Use at least {{min}} characters.',
    },
  ],
])('the default messages of forms exist in %s', (language, messages) => {
  expect(read(language, 'common.json')).toMatchObject({ form: messages });
});
