import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brandFolder, readBrand } from '../../scripts/brand/read-brand.mjs';
import { locales } from '../../scripts/lib/locales.mjs';

const SAMPLE = 'brand/sample-b';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'brand-'));
  cpSync(SAMPLE, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const problemsIn = async (brand: string) =>
  (await readBrand(brand)).problems.map((problem) => problem.replace(brand, 'brand'));

/** The problems that the copy has and the sample has not, so that a fault of the sample fails one test, not all. */
async function problems() {
  const known = await problemsIn(SAMPLE);
  return (await problemsIn(folder)).filter((problem) => !known.includes(problem));
}

type Texts = Record<string, string>;
type Values = Record<string, unknown> & { name: Texts; hours: Texts };

function change(edit: (values: Values) => unknown) {
  const file = path.join(folder, 'brand.json');
  const values = JSON.parse(readFileSync(file, 'utf8')) as Values; // boundary: a test above checks the sample
  edit(values);
  writeFileSync(file, JSON.stringify(values));
}

test.each(['brand', SAMPLE])('%s is complete', async (brand) => {
  expect((await readBrand(brand)).problems).toEqual([]);
});

describe('brand.json', () => {
  test.each<[what: string, edit: Parameters<typeof change>[0], sentence: string]>([
    ['a missing field', (b) => delete b.company, 'company is missing'],
    ['a missing language', (b) => delete b.name.en, 'name.en is missing'],
    [
      'one text for all languages',
      (b) => (b.ceo = 'Han'),
      `ceo must have a text for each language: ${locales.join(', ')}`,
    ],
    ['a blank text', (b) => (b.hours.ko = ' '), 'hours.ko must be a text that is not empty'],
    ['a language that is not there', (b) => (b.hours.xx = '9–18'), 'hours.xx is for a language'],
    ['a name that no file can have', (b) => (b.name.ko = 'A/B'), 'name.ko may not contain any of'],
    [
      'a phone that is none',
      (b) => (b.phone = '고객센터'),
      'phone must be a telephone number like 02-123-4567, not "고객센터"',
    ],
    [
      'a short business number',
      (b) => (b.businessNumber = '123'),
      'businessNumber must be like 000-00-00000, not "123"',
    ],
    [
      'a named colour',
      (b) => (b.colours = { primary: 'navy', secondary: '#ff8a5c' }),
      'colours.primary must be # and six',
    ],
    ['a missing colour', (b) => (b.colours = { primary: '#16324f' }), 'colours.secondary is missing'],
    ['a field that is misspelt', (b) => (b.phon = '1'), 'phon is not a field (docs/brand.md lists them)'],
    ['a detail that is misspelt', (b) => (b.details = { mail: 'a' }), 'details.mail is not a field'],
    [
      'an address without https',
      (b) => (b.details = { businessCheckUrl: 'www.a.kr' }),
      'details.businessCheckUrl must be an',
    ],
    ['no details as null', (b) => (b.details = null), 'details must be an object of fields'],
    ['an accent elsewhere', (b) => (b.nameAccent = 'ON'), 'nameAccent must be the end of the name in every language'],
    ['a header of another kind', (b) => (b.header = 'both'), 'header must be "symbol"'],
  ])('names %s', async (_what, edit, sentence) => {
    change(edit);
    expect(await problems()).toEqual([expect.stringContaining(`brand/brand.json: ${sentence}`)]);
  });

  test('says where it is not JSON', async () => {
    writeFileSync(path.join(folder, 'brand.json'), '{ "name": }');
    expect(await problems()).toEqual([expect.stringMatching(/^brand\/brand\.json is not JSON: /)]);
  });

  test('may leave out every detail', async () => {
    change((b) => delete b.details);
    expect(await problems()).toEqual([]);
  });
});

describe('the files', () => {
  const without = (file: string) => rmSync(path.join(folder, file));
  const picture = (file: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#16324f' } })
      .png()
      .toFile(path.join(folder, file));

  test('that are missing are named', async () => {
    without('icon.svg');
    without('logo.png');
    without('terms/en/location.md');
    expect(await problems()).toEqual([
      'brand/icon.svg is missing',
      'brand/logo.svg is missing (or logo.png)',
      'brand/terms/en/location.md is missing',
    ]);
  });

  test('must have their sizes', async () => {
    await picture('logo.png', 300, 300);
    await picture('share.png', 800, 420);
    await picture('notification.png', 100, 192);
    expect(await problems()).toEqual([
      'brand/logo.png must be 480 px wide or more and one to six times as wide as high; it is 300 × 300',
      'brand/logo-dark.png must have the proportions of the logo; it is 2161 × 861',
      'brand/share.png must be 1200 × 630 px, or larger in these proportions; it is 800 × 420',
      'brand/notification.png must be square, 192 × 192 px or more; it is 100 × 192',
    ]);
  });

  test.each([
    ['<script>alert(1)</script>', 'must not have scripts'],
    ['<g onload="alert(1)"/>', 'must not have scripts'],
    ['<image href="https://cdn.example/a.png"/>', 'must hold all that it shows: browsers load nothing for it'],
    ['<image href="../Links/a.png"/>', 'must hold all that it shows: browsers load nothing for it'],
    [
      '<style>@import url("//fonts.example/a.css")</style>',
      'must hold all that it shows: browsers load nothing for it',
    ],
    ['<text>배송</text>', 'must have its letters as paths: fonts are not there when it is drawn'],
  ])('must be pictures alone: an SVG with %s is named', async (inner, problem) => {
    const whole =
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 64 64">' +
      '<style>.a{fill:url(#b)}</style><defs><path id="c" class="a" d="M0 0h64v64z"/></defs><use xlink:href="#c"/>' +
      '<image xlink:href="data:image/png;base64,iVBORw0KGgo="/>';
    writeFileSync(path.join(folder, 'icon.svg'), `${whole}</svg>`);
    expect(await problems()).toEqual([]);
    writeFileSync(path.join(folder, 'icon.svg'), `${whole}${inner}</svg>`);
    expect(await problems()).toEqual([`brand/icon.svg ${problem}`]);
  });

  test('must be pictures, and documents with a title', async () => {
    writeFileSync(path.join(folder, 'icon.svg'), 'x');
    writeFileSync(path.join(folder, 'terms/ko/service.md'), '이용약관');
    expect(await problems()).toEqual([
      'brand/icon.svg is not a picture that can be read',
      'brand/terms/ko/service.md must begin with its title, a line like "# Terms of service"',
    ]);
  });
});

test.each([
  ['', 'brand'],
  ['./brand/sample-b/', 'brand/sample-b'],
  ['../our-brand', '../our-brand'],
  [path.resolve('brand/sample-b'), 'brand/sample-b'],
  [path.resolve('../our-brand/'), '../our-brand'],
])('the folder %j is %s, from the repository', (given, folderOfIt) => {
  vi.stubEnv('BRAND', given);
  expect(brandFolder()).toBe(folderOfIt);
});

describe('the search for another brand in the built site', () => {
  const search = (given: string) =>
    spawnSync(process.execPath, ['scripts/find-brand.mjs', given], {
      env: { ...process.env, BRAND: 'brand/sample-b' },
      encoding: 'utf8',
    });

  test.each([
    ['a folder that does not exist', 'brand/smaple', 'brand/smaple is not a brand: it has no brand.json.\n'],
    ['a folder without a brand', 'docs', 'docs is not a brand: it has no brand.json.\n'],
    [
      'the brand of the site',
      './brand/sample-b/',
      'The site is built with ./brand/sample-b/: name another brand to search for.\n',
    ],
  ])('refuses %s', (_what, given, sentence) => {
    const { status, stderr } = search(given);
    expect([status, stderr]).toEqual([1, sentence]);
  });
});
