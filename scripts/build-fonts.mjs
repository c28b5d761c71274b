// Builds the "UI" font: Pretendard cut down to the characters of locales/ and of the brand's terms, so that small files cover all our texts. One
// file has the non-Korean characters and one the syllables that most screens need (both are preloaded); another has the
// syllables that several namespaces share, and each namespace has a file with the rest of its own. Namespaces of lazy
// parts never make a syllable "shared": every page lists the shared syllables, while a lazy part's faces come last.
// Names and addresses use Pretendard's dynamic subset, which is loaded in parts as needed.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { locales } from './lib/locales.mjs';
import { lazyNamespaces } from './lib/texts.mjs';

const root = path.resolve(import.meta.dirname, '..');
const publicFolder = path.join(root, 'public');
const manifest = createRequire(import.meta.url).resolve('pretendard/package.json');
const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
const variable = path.join(path.dirname(manifest), 'dist/web/variable');
const source = readFileSync(path.join(variable, 'woff2/PretendardVariable.woff2'));

const HANGUL = { first: '가', last: '힣', range: 'U+AC00-D7A3' };
const SYMBOLS = '·…–—‘’“”₩©×→←↑↓•';
/** Keeps the preloaded files below 50 kB. */
const CORE_SYLLABLES = 240;
/** Pages in other languages have Korean only in names and addresses, which come later. */
const KOREAN = 'ko';
const FEATURES = ['ccmp', 'kern', 'tnum'];

const isHangul = (character) => character >= HANGUL.first && character <= HANGUL.last;
const codePoint = (character) => `U+${character.codePointAt(0).toString(16).toUpperCase()}`;
const isAscii = (character) => character <= '~';

/** Pretendard has no Chinese characters and no kana; the system's fonts draw them. */
const isInFont = (character) =>
  character >= ' ' && (character < '\u2e80' || /[\u3130-\u318f\u3300-\u33ff]/.test(character));

const LAZY = new Set(lazyNamespaces());

/** The documents of the brand. */
const TERMS = 'src/generated/terms';

/** Texts for `next dev` alone, which takes their letters from the dynamic subset. */
const DEVELOPMENT = 'dev';

const filesIn = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(json|md)$/.test(file),
  );

/** The characters of each namespace over all languages: `locales/ko/order.json` belongs to `order`. */
function charactersOfNamespaces() {
  const namespaces = new Map();
  const add = (name, file) => {
    const characters = namespaces.get(name) ?? new Set();
    for (const character of readFileSync(file, 'utf8')) characters.add(character);
    namespaces.set(name, characters);
  };
  for (const file of filesIn('locales')) {
    const name = path.basename(file.split(path.sep)[1], path.extname(file));
    if (name !== DEVELOPMENT) add(name, path.join(root, 'locales', file));
  }
  for (const file of filesIn(TERMS)) add('terms', path.join(root, TERMS, file));
  // The footer of every page has them.
  for (const name of ['brand', 'brand-mover']) add('site', path.join(root, `src/generated/${name}.json`));
  return namespaces;
}

function divide(namespaces) {
  const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i));
  const latin = new Set([...ascii, ...SYMBOLS]);
  const owners = new Map();
  for (const [name, characters] of namespaces) {
    for (const character of characters) {
      if (isHangul(character)) owners.set(character, [...(owners.get(character) ?? []), name]);
      else if (isInFont(character)) latin.add(character);
    }
  }
  return { latin: [...latin], korean: divideSyllables(owners) };
}

/** `core`: the syllables of `common`, filled up with those that most namespaces use. */
function divideSyllables(owners) {
  const pageNamespaces = (names) => names.filter((name) => !LAZY.has(name));
  const rank = (names) => (names.includes('common') ? Infinity : pageNamespaces(names).length);
  const ranked = [...owners].sort(([one, a], [other, b]) => rank(b) - rank(a) || (one < other ? -1 : 1));
  const files = new Map();
  for (const [index, [character, names]] of ranked.entries()) {
    const [first = names[0], ...others] = pageNamespaces(names);
    const owner = index < CORE_SYLLABLES ? 'core' : others.length > 0 ? 'shared' : first;
    files.set(owner, [...(files.get(owner) ?? []), character]);
  }
  return files;
}

async function cut(name, characters) {
  const font = await subsetFont(source, characters.sort().join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: FEATURES,
    noHinting: true,
  });
  const href = `/fonts/${name}-${createHash('sha256').update(font).digest('hex').slice(0, 10)}.woff2`;
  writeFileSync(path.join(publicFolder, href), font);
  console.log(`${href}: ${characters.length} characters, ${font.length} bytes`);
  return href;
}

function face(href, range) {
  return `@font-face{font-family:UI;font-weight:400 700;font-display:swap;src:url(${href}) format("woff2");unicode-range:${range}}`;
}

/** The stylesheet loaded after hydration: faces for names and addresses, and for our texts on other pages. */
function copyDynamicSubset(uiFaces) {
  const folder = `/fonts/pretendard-${version}`;
  const parts = 'woff2-dynamic-subset';
  cpSync(path.join(variable, parts), path.join(publicFolder, folder, parts), { recursive: true });
  const css = readFileSync(path.join(variable, 'pretendardvariable-dynamic-subset.css'), 'utf8');
  const text = uiFaces + css.replace(/\s+/g, ' ');
  const name = `dynamic-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.css`;
  writeFileSync(path.join(publicFolder, folder, name), text);
  return `${folder}/${name}`;
}

rmSync(path.join(publicFolder, 'fonts'), { recursive: true, force: true });
mkdirSync(path.join(publicFolder, 'fonts'), { recursive: true });

const { latin, korean } = divide(charactersOfNamespaces());
const latinHref = await cut('latin', latin);
const coreHref = await cut('core', korean.get('core'));
// In CSS a later face wins, so the other files take their syllables out of the wide range of `core`.
const faces = {
  latin: face(latinHref, ['U+20-7E', ...latin.filter((character) => !isAscii(character)).map(codePoint)].join()),
  core: face(coreHref, HANGUL.range),
};
for (const [name, characters] of korean) {
  if (name !== 'core') faces[name] = face(await cut(name, characters), characters.map(codePoint).join());
}

// Not called "Pretendard": the licence (public/licences) reserves that name for the unmodified font.
const uiFont = {
  faces,
  preload: Object.fromEntries(
    locales.map((locale) => [locale, locale === KOREAN ? [latinHref, coreHref] : [latinHref]]),
  ),
};
const dynamicFont = { href: copyDynamicSubset(Object.values(faces).join('')) };
mkdirSync(path.join(root, 'src/generated'), { recursive: true });
for (const [name, content] of Object.entries({ 'ui-font': uiFont, 'dynamic-font': dynamicFont })) {
  writeFileSync(path.join(root, `src/generated/${name}.json`), `${JSON.stringify(content)}\n`);
}
