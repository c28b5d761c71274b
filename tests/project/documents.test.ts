import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const DECISIONS = 'docs/decisions';
/** These describe the current code. Decisions may name files of their time. */
const CURRENT = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter((file) => file.endsWith('.md') && file !== 'spec.md')
    .map((file) => `docs/${file}`),
];
const decisions = readdirSync(DECISIONS).filter((file) => /^\d{4}-/.test(file));
const documents = [
  ...CURRENT,
  'CHANGELOG.md',
  'docs/spec.md',
  `${DECISIONS}/README.md`,
  ...decisions.map((file) => `${DECISIONS}/${file}`),
];

const read = (file: string) => readFileSync(file, 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, first = '']) => first);

const sources = ['src', 'tests', 'e2e', 'sandbox', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs|css|yaml)$/.test(file) && !file.includes('.gen.'))
    .map((file) => path.join(folder, file)),
);

test.each(documents)('%s links to files that exist', (file) => {
  const links = found(read(file), /\]\((?!https?:|mailto:|#)([^)#\s]+)/g);
  expect(links.filter((link) => !existsSync(path.join(path.dirname(file), link)))).toEqual([]);
});

test.each(CURRENT)('%s names files and commands that exist', (file) => {
  const text = read(file);
  // A path with capitals (GROUP, NAME) stands for several files.
  const places = found(text, /`((?:src|docs|tests|e2e|sandbox|scripts|locales|public)\/[\w.@/[\]-]+)`/g);
  const missing = places.filter((place) => !/[A-Z]{4,}/.test(place) && !existsSync(place));
  expect(missing).toEqual([]);

  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(found(text, /`npm run ([\w:]+)/g).filter((name) => !(name in scripts))).toEqual([]);
});

describe('references in the code', () => {
  const sections = found(read('docs/spec.md'), /^## (\d+)\. /gm);

  test('sections of the specification exist', () => {
    const wrong = sources.flatMap((file) =>
      found(read(file), /\b[Ss]pec §(\d+)/g)
        .filter((section) => !sections.includes(section))
        .map((section) => `${file}: §${section}`),
    );
    expect(sections).toHaveLength(9);
    expect(wrong).toEqual([]);
  });

  test('documents exist', () => {
    const wrong = sources.flatMap((file) =>
      found(read(file), /\b(docs\/[\w/-]+\.md)\b/g)
        .filter((document) => !existsSync(document))
        .map((document) => `${file}: ${document}`),
    );
    expect(wrong).toEqual([]);
  });
});

test('the page on brands names every file that a deployment replaces', () => {
  const replaced = readdirSync('src/config')
    .map((file) => `src/config/${file}`)
    .filter((file) => / deployment (replaces|puts) /.test(read(file).replaceAll(/\s*\n \* /g, ' ')));
  expect(replaced).toContain('src/config/liability-terms.ts');
  const page = read('docs/brand.md');
  expect(replaced.filter((file) => !page.includes(`\`${file}\``))).toEqual([]);
});

test('the list before going live names every text that a lawyer must check', () => {
  const drafts = readdirSync('src/config').filter((file) => /isReviewedByLawyer:/.test(read(`src/config/${file}`)));
  expect(drafts).toContain('home-move-terms.ts');
  const [, list = ''] = /## Before going live\n([^#]+)/.exec(read('docs/deploy.md')) ?? [];
  expect(['isReviewedByLawyer', ...drafts].filter((name) => !list.includes(name))).toEqual([]);
});

test('the list of decisions has each of them once', () => {
  const listed = found(read(`${DECISIONS}/README.md`), /\]\((\d{4}-[\w-]+\.md)\)/g);
  expect(listed.toSorted()).toEqual(decisions.toSorted());
});
