import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PLURAL = /_(zero|one|two|few|many|other)$/;

function keysOf(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return [path.replace(PLURAL, '')];
  return Object.entries(node).flatMap(([key, value]) => keysOf(value, path === '' ? key : `${path}.${key}`));
}

const read = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8'));
const files = readdirSync('locales/ko').filter((file) => file.endsWith('.json'));

test('both languages have the same files', () => {
  expect(readdirSync('locales/en', { recursive: true }).sort()).toEqual(
    readdirSync('locales/ko', { recursive: true }).sort(),
  );
});

test.each(files)('%s has the same keys in both languages', (file) => {
  const [ko, en] = ['ko', 'en'].map((language) => [...new Set(keysOf(read(language, file)))].sort());
  expect(en).toEqual(ko);
});

test.each(files)('%s has no empty text', (file) => {
  for (const language of ['ko', 'en']) {
    expect(JSON.stringify(read(language, file))).not.toMatch(/:""/);
  }
});

/** Spec §5: the default messages of forms. */
test.each([
  [
    'ko',
    {
      required: '{{label}} 항목을 채워 주세요.',
      email: '이메일 주소를 확인해 주세요.',
      min: '{{min}}자 이상 입력해 주세요.',
    },
  ],
  [
    'en',
    {
      required: 'Please fill in {{label}}.',
      email: 'Check the email address.',
      min: 'Use at least {{min}} characters.',
    },
  ],
])('the default messages of forms exist in %s', (language, messages) => {
  expect(read(language, 'common.json')).toMatchObject({ form: messages });
});
