// Builds the "UI" font: Pretendard cut down to the characters of our texts and of frequent names (scripts/fonts), so that
// few small files cover nearly all that a page shows. `latin` and `core` are preloaded. Any other name or address uses
// Pretendard's dynamic subset, which is loaded in parts as needed.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { divideCharacters } from './fonts/characters.mjs';
import { locales } from './lib/locales.mjs';

const root = path.resolve(import.meta.dirname, '..');
const publicFolder = path.join(root, 'public');
const manifest = createRequire(import.meta.url).resolve('pretendard/package.json');
const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
const variable = path.join(path.dirname(manifest), 'dist/web/variable');
const source = readFileSync(path.join(variable, 'woff2/PretendardVariable.woff2'));

const HANGUL = 'U+AC00-D7A3';
/** Pages in other languages have Korean only in names and addresses, which come later. */
const KOREAN = 'ko';
const FEATURES = ['ccmp', 'kern', 'tnum'];

const codePoint = (character) => `U+${character.codePointAt(0).toString(16)}`;

async function cut(name, characters) {
  const font = await subsetFont(source, characters.join(''), {
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

/**
 * In CSS a later face wins. So `latin` needs no range, `core` takes all of Hangul from it, and the others take their
 * syllables from `core`: short, because every page has it in its HTML.
 */
function face(name, href, characters) {
  const range = name === 'core' ? HANGUL : characters.map(codePoint).join();
  const descriptor = name === 'latin' ? '' : `;unicode-range:${range}`;
  return `@font-face{font-family:UI;font-weight:400 700;font-display:swap;src:url(${href}) format("woff2")${descriptor}}`;
}

/** The stylesheet loaded after hydration: faces for names, addresses and parts that load later. */
function copyDynamicSubset(laterFaces) {
  const folder = `/fonts/pretendard-${version}`;
  const parts = 'woff2-dynamic-subset';
  cpSync(path.join(variable, parts), path.join(publicFolder, folder, parts), { recursive: true });
  const css = readFileSync(path.join(variable, 'pretendardvariable-dynamic-subset.css'), 'utf8');
  const text = laterFaces + css.replace(/\s+/g, ' ');
  const name = `dynamic-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.css`;
  writeFileSync(path.join(publicFolder, folder, name), text);
  return `${folder}/${name}`;
}

rmSync(path.join(publicFolder, 'fonts'), { recursive: true, force: true });
mkdirSync(path.join(publicFolder, 'fonts'), { recursive: true });

const hrefs = {};
const faces = {};
for (const [name, characters] of divideCharacters()) {
  hrefs[name] = await cut(name, characters);
  faces[name] = face(name, hrefs[name], characters);
}

// Not called "Pretendard": the licence (public/licences) reserves that name for the unmodified font.
const { latin, core, shared, ...later } = faces;
const uiFont = {
  faces: { everyPage: latin + core + shared, terms: later.terms ?? '' },
  preload: Object.fromEntries(
    locales.map((locale) => [locale, locale === KOREAN ? [hrefs.latin, hrefs.core] : [hrefs.latin]]),
  ),
};
const dynamicFont = { href: copyDynamicSubset(Object.values(later).join('')) };
mkdirSync(path.join(root, 'src/generated'), { recursive: true });
for (const [name, content] of Object.entries({ 'ui-font': uiFont, 'dynamic-font': dynamicFont })) {
  writeFileSync(path.join(root, `src/generated/${name}.json`), `${JSON.stringify(content)}\n`);
}
