import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandWords, wordFinder } from '../../scripts/brand/brand-words.mjs';

const LOGO = { width: 2161, height: 861 };

test('a logo in the form of the specification is accepted, as a drawing and as an image', () => {
  const png = readFileSync('brand/sample-b/logo.png');
  // A PNG has its size in the first chunk.
  expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(LOGO);
});

/** Whoever changes the brand folder changes nothing else: no other file may say whose site this is. */
const files = execFileSync('git', ['ls-files', 'src', 'locales', 'public', 'scripts', 'sandbox', 'tests', 'e2e'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|js|json|ya?ml|md|svg|html)$/.test(file) && existsSync(file))
  // The words of the second brand, to test the search with.
  .filter((file) => file !== 'tests/project/brand.test.ts');

/**
 * A name that is a word of its own, such as "Acme" or a person's, may well stand in a test; one that mixes scripts or
 * cases, an address or a number may not.
 */
const isUnmistakable = (word: string) =>
  /[a-z][A-Z]|[가-힣][A-Za-z]|@|\.example|주식회사|\d{4}-[가-힣]|-0000$/.test(word) && !/^[\d-]*0{3}-00-/.test(word);

test('the search has words to look for', () => {
  expect(brandWords('brand/sample-b').filter(isUnmistakable).length).toBeGreaterThan(2);
});

test.each(['brand', 'brand/sample-b'])('nothing outside the folder names the brand of %s', (folder) => {
  const words = brandWords(folder).filter(isUnmistakable);
  const find = wordFinder(words);
  const found = files.map((file) => [file, find(readFileSync(file, 'utf8'))] as const);
  expect(found.filter(([, names]) => names.length > 0)).toEqual([]);
});

test('a brand is found in every form in which a file may contain it', () => {
  const find = wordFinder(['달빛운송', '1600-0000', 'A&B "C"']);
  expect(find('<title>달빛운송</title>')).toEqual(['달빛운송']);
  expect(find(String.raw`{"name":"\ub2ec\ube5b\uc6b4\uc1a1"}`)).toEqual(['달빛운송']);
  expect(find('/search?q=%EB%8B%AC%EB%B9%9B%EC%9A%B4%EC%86%A1')).toEqual(['달빛운송']);
  expect(find('href="tel:16000000"')).toEqual(['1600-0000']);
  expect(find(String.raw`"a&b \"c\""`)).toEqual(['A&B "C"']);
  expect(find('달빛 아래')).toEqual([]);
});
