// What the files of `locales/` and the code say about texts: their types, and which of them load with a lazy part.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
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

/** The namespaces that `useLazyTexts` loads. */
export function lazyNamespaces() {
  const named = filesIn('src')
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated'))
    .flatMap((file) => [...readFileSync(path.join('src', file), 'utf8').matchAll(/useLazyTexts\(([^)]*)\)/g)])
    .flatMap(([, list]) => list.match(/(?<=')\w+(?=')/g) ?? []);
  return namespaces().filter((name) => named.includes(name));
}

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

export function writeIfChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes the types of all texts, and the imports of lazy ones. */
export function writeTextModules() {
  writeIfChanged(`${GENERATED}/i18next.d.ts`, typesModule(namespaces()));
  writeIfChanged(`${GENERATED}/lazy-texts.ts`, lazyModule(lazyNamespaces()));
}
