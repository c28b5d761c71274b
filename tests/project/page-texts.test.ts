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
    for (const [, wanted = ''] of text.matchAll(/(?:from|import\()\s*'((?:@|\.{1,2})\/[^']+)'/g)) {
      const base = wanted.startsWith('@/') ? path.join('src', wanted.slice(2)) : path.join(from, wanted);
      const found = [`${base}.tsx`, `${base}.ts`].find((candidate) => existsSync(candidate));
      if (found && !/import type [^;]*$/.test(text.slice(0, text.indexOf(`'${wanted}'`)))) queue.push(found);
    }
  }
  return [...seen];
}

const wordsIn = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, word]) => word);

/** The namespaces that a module uses, by hook or by key prefix. */
function namespacesIn(file: string) {
  const text = readFileSync(file, 'utf8');
  const hooks = [...text.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, list = '']) => wordsIn(list));
  const prefixes = [...text.matchAll(/\bt\w*\([`'](\w+):/g)].map(([, name]) => name);
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

describe('a page includes every text that its code uses', () => {
  test.each(pages)('%s', (page) => {
    const modules = modulesOf(page);
    const given = new Set(['common', 'errors', 'site', ...ofApp, ...modules.flatMap(lazyIn)]);
    for (const [, list = ''] of readFileSync(page, 'utf8').matchAll(/pageTranslations\(([^)]*)\)/g)) {
      for (const name of wordsIn(list)) given.add(name ?? '');
    }
    const missing = modules.flatMap((file) =>
      namespacesIn(file).flatMap((name) => (name && !given.has(name) ? [`${name} in ${file}`] : [])),
    );
    expect(missing).toEqual([]);
  });
});

test.each(pages)('the browser’s title of %s names the site', (page) => {
  const [, title] = /<title>(.*?)<\/title>/.exec(readFileSync(page, 'utf8')) ?? [];
  expect(title ?? 'app.name').toMatch(/app\.name|metaTitle/);
});
