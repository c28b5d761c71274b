// Builds the fonts "UI" to "UIRare": Pretendard cut into files (scripts/fonts), so that few and small ones cover nearly
// all that a page shows. `latin` and `core` are preloaded, the others load as needed. Pretendard's own dynamic subset has
// 92 faces, each of which costs the browser time even if nothing uses it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Blob as FontData, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { divideCharacters } from './fonts/characters.mjs';
import { divideRest } from './fonts/rest.mjs';
import { locales } from './lib/locales.mjs';

const root = path.resolve(import.meta.dirname, '..');
const publicFolder = path.join(root, 'public');
const { resolve } = createRequire(import.meta.url);
const versionOf = (manifest) => JSON.parse(readFileSync(manifest, 'utf8')).version;
const manifest = resolve('pretendard/package.json');
/** Of all that decides what a file has in it. */
const versions = [
  manifest,
  resolve('subset-font/package.json'),
  path.join(root, 'node_modules/harfbuzzjs/package.json'),
].map(versionOf);
const variable = path.join(path.dirname(manifest), 'dist/web/variable');
const source = readFileSync(path.join(variable, 'woff2/PretendardVariable.woff2'));
const ownParts = readFileSync(path.join(variable, 'pretendardvariable-dynamic-subset.css'), 'utf8');
const uncompressed = readFileSync(path.join(path.dirname(manifest), 'dist/public/variable/PretendardVariable.ttf'));
const drawn = Array.from(new Face(new FontData(uncompressed)).collectUnicodes(), (code) => String.fromCodePoint(code));

/**
 * The families of the files: "UI" is preloaded, "UIData" comes with data, "UIMore" has the rest. With all files in one family,
 * Chromium looks up a system font for every size and weight until the last file is there, and lays out all texts again
 * whenever one comes.
 */
const FAMILY = { latin: 'UI', core: 'UI', shared: 'UIData', deferred: 'UIData' };
const MORE = 'UIMore';
/** The ranges of these faces also cover characters of other files, and in one family the later face wins. */
const RARE = 'UIRare';

const HANGUL = 'U+AC00-D7A3';
/** Pages in other languages have Korean only in names and addresses, which come later. */
const KOREAN = 'ko';
const OPTIONS = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['ccmp', 'kern', 'tnum'],
  noHinting: true,
};

const codePoint = (character) => `U+${character.codePointAt(0).toString(16)}`;

/** All files of this build. */
const hrefs = [];

/** Cutting takes up to a second, so a file that is there already, with the same characters, stays. */
async function cut(name, characters) {
  const hash = createHash('sha256')
    .update(JSON.stringify([versions, OPTIONS, characters]))
    .digest('hex');
  const href = `/fonts/${name}-${hash.slice(0, 10)}.woff2`;
  hrefs.push(href);
  const file = path.join(publicFolder, href);
  if (existsSync(file)) return href;
  const font = await subsetFont(source, characters.join(''), OPTIONS);
  // A cut that is stopped must not leave half a file under this name.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, font);
  renameSync(part, file);
  console.log(`${href}: ${characters.length} characters, ${font.length} bytes`);
  return href;
}

const face = (family, href, range) =>
  `@font-face{font-family:${family};font-weight:400 700;font-display:swap;src:url(${href}) format("woff2")${range ? `;unicode-range:${range}` : ''}}`;

const rangeOf = (characters) => characters.map(codePoint).join();

/**
 * In CSS a later face wins. So `latin` needs no range, and `core` takes all of Hangul from it: short, because every page has
 * it in its HTML. What its file lacks comes from the next family.
 */
const ownRange = (name, characters) => ({ latin: '', core: HANGUL })[name] ?? rangeOf(characters);

/** The faces of what neither our texts nor frequent names have. */
async function cutRest(known) {
  const { frequent, rare, symbols } = divideRest(ownParts, drawn, known);
  const faces = [];
  for (const [index, characters] of frequent.entries()) {
    faces.push(face(MORE, await cut(`more-${index + 1}`, characters), rangeOf(characters)));
  }
  for (const [index, { range, characters }] of rare.entries()) {
    faces.push(face(RARE, await cut(`rare-${index + 1}`, characters), range));
  }
  faces.push(face(RARE, await cut('symbols', symbols), rangeOf(symbols)));
  return faces;
}

/** The stylesheet loaded after hydration: faces for names, addresses and parts that load later. */
function writeDynamicSheet(laterFaces) {
  const text = laterFaces.join('');
  const href = `/fonts/dynamic-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.css`;
  writeFileSync(path.join(publicFolder, href), text);
  hrefs.push(href);
  return href;
}

mkdirSync(path.join(publicFolder, 'fonts'), { recursive: true });

const files = divideCharacters();
const hrefOf = {};
const faces = {};
for (const [name, characters] of files) {
  hrefOf[name] = await cut(name, characters);
  faces[name] = face(FAMILY[name] ?? MORE, hrefOf[name], ownRange(name, characters));
}

// Not called "Pretendard": the licence (public/licences) reserves that name for the unmodified font.
const { latin, core, shared, ...later } = faces;
const uiFont = {
  faces: { everyPage: latin + core + shared, terms: later.terms ?? '' },
  preload: Object.fromEntries(
    locales.map((locale) => [locale, locale === KOREAN ? [hrefOf.latin, hrefOf.core] : [hrefOf.latin]]),
  ),
};
const rest = await cutRest([...files.values()].flat());
const dynamicFont = {
  href: writeDynamicSheet([...Object.values(later), ...rest]),
  /** What the range of a face begins with, of those that nearly every page with names needs. */
  shared: codePoint(files.get('shared')[0]).toUpperCase(),
  deferred: codePoint(files.get('deferred')[0]).toUpperCase(),
  deferredFile: hrefOf.deferred,
};
for (const file of readdirSync(path.join(publicFolder, 'fonts'))) {
  if (!hrefs.includes(`/fonts/${file}`)) rmSync(path.join(publicFolder, 'fonts', file), { recursive: true });
}
mkdirSync(path.join(root, 'src/generated'), { recursive: true });
for (const [name, content] of Object.entries({ 'ui-font': uiFont, 'dynamic-font': dynamicFont })) {
  writeFileSync(path.join(root, `src/generated/${name}.json`), `${JSON.stringify(content)}\n`);
}
