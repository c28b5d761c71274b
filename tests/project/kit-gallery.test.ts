import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { expect, test } from 'vitest';
import nextConfig from '../../next.config.js';

const KIT = 'src/ui/kit';
const GALLERY = 'src/features/kit-gallery';

/** What the gallery does not name, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  AccountName: 'shows nothing of itself',
  ControlBox: 'the frame of TextInput and others',
  ControlInput: 'the input of TextInput and others',
  DialogFrame: 'the lazy half of Dialog',
  Field: 'the label and the line below TextInput and others',
  Floating: 'the place of a notice above the page, for Toaster and lazyPart',
  FormBlockedReason: 'a context, shown by Button and FormBody',
  HiddenRadio: 'the radio of RadioCards and SegmentedControl',
  DeferredRender: 'shows nothing of itself',
  RenderWhenWanted: 'shows nothing of itself',
  ScreenOnly: 'shows nothing of itself',
  StateFrame: 'the frame of EmptyState and ErrorState',
  Toaster: 'stands in every page; the gallery calls notify',
  Toasts: 'the lazy half of Toaster',
};

const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));

// The gallery takes the files of icons as a whole.
const components = sourcesOf(KIT)
  .filter(({ file }) => !file.startsWith('icons'))
  .flatMap(({ text }) => [...text.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)])
  .map(([, name = '']) => name)
  .filter((name) => /[a-z]/.test(name));

const gallery = sourcesOf(GALLERY)
  .map(({ text }) => text)
  .join('\n');
const isShown = (name: string) => new RegExp(`<${name}\\b`).test(gallery);

test('the gallery shows every control of the kit', () => {
  expect(components).toContain('Button');
  const forgotten = components.filter((name) => !isShown(name) && !(name in EXCEPTIONS));
  expect(forgotten, `show them in ${GALLERY}`).toEqual([]);
});

test('the gallery shows every file of icons', () => {
  const files = readdirSync(path.join(KIT, 'icons')).filter((file) => file !== 'icon.tsx');
  expect(files.filter((file) => !gallery.includes(`/kit/icons/${path.parse(file).name}'`))).toEqual([]);
});

test('no exception is out of date', () => {
  const names = Object.keys(EXCEPTIONS);
  expect(names.filter((name) => !components.includes(name) || isShown(name))).toEqual([]);
});

test('only the development server has the gallery', () => {
  const pages = readdirSync('src/pages', { recursive: true, encoding: 'utf8' });
  expect(pages.filter((page) => /^kit\./.test(page))).toEqual(['kit.jsx']);
  expect(nextConfig(PHASE_DEVELOPMENT_SERVER).pageExtensions).toContain('jsx');
  expect(nextConfig(PHASE_PRODUCTION_BUILD).pageExtensions).toEqual(['ts', 'tsx']);
});
