import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** All modules in src that a page imports, statically or dynamically. */
function modulesOf(entry: string) {
  const seen = new Set<string>();
  const queue = [entry];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const from = path.dirname(file);
    const text = readFileSync(file, 'utf8');
    // Types are gone at run time; a lazy part often stands in both kinds of imports.
    const code = text.replace(/^import type [^;]*;/gm, '');
    for (const [, wanted = ''] of code.matchAll(/(?:from|import\()\s*'((?:@|\.{1,2})\/[^']+)'/g)) {
      const base = wanted.startsWith('@/') ? path.join('src', wanted.slice(2)) : path.join(from, wanted);
      const found = [`${base}.tsx`, `${base}.ts`].find((candidate) => existsSync(candidate));
      if (found) queue.push(found);
    }
  }
  return [...seen];
}

const wordsIn = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, word]) => word);

/** The namespaces that a module uses, by hook, by key prefix or for the title of its page. */
function namespacesIn(file: string) {
  const text = readFileSync(file, 'utf8');
  const hooks = [...text.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, list = '']) => wordsIn(list));
  const prefixes = [...text.matchAll(/(?:\bt\w*\(|\.title = )[`'](\w+):/g)].map(([, name]) => name);
  return [...hooks, ...prefixes];
}

/** Namespaces that a module loads or has (lazy-texts.ts and own-texts.ts in src/lib/i18n). */
const lazyIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/use(?:Lazy|Own)Texts\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    wordsIn(list),
  );

const pages = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => path.join('src/pages', file))
  .filter((page) => readFileSync(page, 'utf8').includes('pageTranslations('));

/** Modules of `_app` load their texts for every page. */
const ofApp = modulesOf('src/pages/_app.tsx').flatMap(lazyIn);

const listedIn = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/pageTranslations\(([^)]*)\)/g)].flatMap(([, list = '']) => wordsIn(list));

describe('a page includes every text that its code uses', () => {
  test.each(pages)('%s', (page) => {
    const modules = modulesOf(page);
    const given = new Set(['common', 'errors', 'site', ...ofApp, ...modules.flatMap(lazyIn), ...listedIn(page)]);
    const missing = modules.flatMap((file) =>
      namespacesIn(file).flatMap((name) => (name && !given.has(name) ? [`${name} in ${file}`] : [])),
    );
    expect(missing).toEqual([]);
  });
});

describe('nothing is left of the texts of a feature that is gone', () => {
  /** Those that no module names. The generated ones name all that are lazy. */
  const unused = (names: readonly (string | undefined)[], modules: readonly string[]) => {
    const sources = modules.filter((file) => !/^src\/(generated|pages)\//.test(file));
    const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
    return names.filter((name) => !new RegExp(`['\`]${name}['\`:]`).test(code));
  };

  test.each(pages)('in %s', (page) => expect(unused(listedIn(page), modulesOf(page))).toEqual([]));

  test('in locales', () => {
    const files = readdirSync('locales/ko').flatMap((file) => (file.endsWith('.json') ? [path.parse(file).name] : []));
    expect(unused(files, [...new Set([...pages, 'src/pages/_app.tsx'].flatMap(modulesOf))])).toEqual([]);
  });
});

test.each(pages)('the browser’s title of %s names the site', (page) => {
  const [, title] = /<title>(.*?)<\/title>/.exec(readFileSync(page, 'utf8')) ?? [];
  expect(title ?? 'app.name').toMatch(/app\.name|metaTitle/);
});
