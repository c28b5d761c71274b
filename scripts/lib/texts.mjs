// What the files of `locales/` and the code say about texts: their types, and which of them load with a lazy part.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, locales } from './locales.mjs';

const GENERATED = 'src/generated';

const filesIn = (folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** All namespaces: `locales/ko/order.json` is `order`, and `dev/kit` is for `next dev` alone. */
export const namespaces = () =>
  filesIn(`locales/${defaultLocale}`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length).replaceAll(path.sep, '/'))
    .sort();

/** The namespaces that the code gives to a hook. */
function namedIn(hook) {
  const calls = new RegExp(`${hook}\\(([^)]*)\\)`, 'g');
  const named = filesIn('src')
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated'))
    .flatMap((file) => [...readFileSync(path.join('src', file), 'utf8').matchAll(calls)])
    .flatMap(([, list]) => list.match(/(?<=')\w+(?=')/g) ?? []);
  return namespaces().filter((name) => named.includes(name));
}

/** In files of their own. */
const lazyInFiles = () => namedIn('useLazyTexts');
/** In the code of their part. */
const lazyInCode = () => namedIn('useOwnTexts');

/** The namespaces that come with a lazy part. */
export const lazyNamespaces = () => [...lazyInFiles(), ...lazyInCode()];

const lines = (list, line) => list.map((item, index) => `${line(item, index)}\n`).join('');

const typesModule = (names) => `import 'i18next';
${lines(names, (name, index) => `import type texts${index} from '../../locales/${defaultLocale}/${name}.json';`)}
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
${lines(names, (name, index) => `      '${name}': typeof texts${index};`)}    };
  }
}
`;

/** One import for each file, so that the bundler makes a chunk for each. */
const lazyModule = (names) => `// The texts of lazy parts.
export const LAZY_TEXTS = {
${lines(
  locales,
  (locale) => `  '${locale}': {
${lines(names, (name) => `    ${name}: () => import('../../locales/${locale}/${name}.json'),`)}  },`,
)}};
`;

const ownModule = (
  name,
) => `${lines(locales, (locale, index) => `import texts${index} from '../../locales/${locale}/${name}.json';`)}
export const OWN_TEXTS = {
${lines(locales, (locale, index) => `  '${locale}': texts${index},`)}};
`;

export function writeIfChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes the types of all texts, the imports of lazy ones, and those that are in the code of a part. */
export function writeTextModules() {
  writeIfChanged(`${GENERATED}/i18next.d.ts`, typesModule(namespaces()));
  writeIfChanged(`${GENERATED}/lazy-texts.ts`, lazyModule(lazyInFiles()));
  const own = new Map(lazyInCode().map((name) => [`texts-of-${name}.ts`, ownModule(name)]));
  for (const [file, text] of own) writeIfChanged(path.join(GENERATED, file), text);
  // One that is left over may import a file of texts that is gone.
  for (const file of filesIn(GENERATED)) {
    if (file.startsWith('texts-of-') && !own.has(file)) rmSync(path.join(GENERATED, file));
  }
}
