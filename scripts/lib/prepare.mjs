// Prepares what every command needs: packages, generated files and both programs.
import { existsSync, readFileSync } from 'node:fs';
import { loadEnvironment } from '../environment.mjs';
import { writeDateWords } from './date-words.mjs';
import { NOTICES_FILE } from './notices.mjs';
import { bin, must, mustScript } from './run.mjs';
import { contentKey, isFresh, stamp } from './stamps.mjs';
import { lazyNamespaces, writeTextModules } from './texts.mjs';

/** What ESLint, jsdom and Vitest support: the oldest minor version of each even major version. */
const NODE = { 20: 19, 22: 13 };
const isSupported = ([major, minor]) => major >= 24 || minor >= NODE[major];
const GENERATED = [
  'src/generated',
  'public/fonts',
  'public/brand',
  'public/apple-touch-icon.png',
  'public/firebase-messaging-sw.js',
  NOTICES_FILE,
];
const WEB_SOURCES = [
  'src',
  'locales',
  'public',
  'next.config.js',
  'package-lock.json',
  'tsconfig.json',
  'scripts/environment.mjs',
  'scripts/build.mjs',
  'scripts/build-fonts.mjs',
  'scripts/build-worker.mjs',
  'scripts/export',
  'scripts/export-site.mjs',
  'scripts/fonts',
  'scripts/lib/date-words.mjs',
  'scripts/lib/locales.mjs',
  'scripts/lib/notices.mjs',
  'scripts/lib/ports.mjs',
  'scripts/lib/texts.mjs',
  'scripts/configure.mjs',
  'scripts/hosts',
  'scripts/serve',
  'scripts/serve.mjs',
];

/** Compares npm's record in node_modules with the lockfile; an optional package may be for another platform. */
function areDependenciesInstalled() {
  if (!existsSync('node_modules/.package-lock.json')) return false;
  const [installed, wanted] = ['node_modules/.package-lock.json', 'package-lock.json'].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  return Object.entries(wanted).every(([place, { version, optional, devOptional }]) => {
    const isMissingRightly = !(place in installed) && (optional || devOptional);
    return place === '' || isMissingRightly || installed[place]?.version === version;
  });
}

export function ensureDependencies() {
  if (!isSupported(process.versions.node.split('.').map(Number))) {
    console.error(`Node ${process.versions.node} does not fit: 20.19, 22.13, 24 or newer is needed.`);
    process.exit(1);
  }
  if (!areDependenciesInstalled()) must('npm', ['ci', '--no-audit', '--no-fund']);
}

/** Changes with the chosen folder and with its content. */
function brandKey() {
  const folder = process.env.BRAND || 'brand';
  return contentKey([folder, 'src/config/i18n.json', 'scripts/brand', 'scripts/build-brand.mjs'], { and: folder });
}

export const stampBrand = () => stamp('brand', brandKey());

/** The brand comes first: the texts and their letters include it. */
function ensureBrand() {
  const isWritten =
    ['brand', 'brand-mover'].every((name) => existsSync(`src/generated/${name}.json`)) &&
    existsSync('public/brand/icon.png');
  if (!isWritten || !isFresh('brand', brandKey())) mustScript('build-brand.mjs');
}

/** Generated files that are not committed; types and tests also read them. */
export function ensureGenerated() {
  ensureBrand();
  writeTextModules();
  writeDateWords();
  const texts = [
    'locales',
    'src/generated/terms',
    'src/generated/brand.json',
    'src/generated/brand-mover.json',
    'src/config/i18n.json',
  ];
  const key = contentKey([...texts, 'package-lock.json', 'scripts/build-fonts.mjs', 'scripts/fonts'], {
    and: lazyNamespaces(),
  });
  if (isFresh('fonts', key) && existsSync('src/generated/dynamic-font.json')) return;
  mustScript('build-fonts.mjs');
  stamp('fonts', key);
}

/** The sandbox bundled into one file: it starts fast and contains no app code. */
export const SANDBOX_BUNDLE = [
  'sandbox/main.ts',
  '--bundle',
  '--platform=node',
  '--format=esm',
  '--target=node20',
  '--packages=external',
  '--outfile=.sandbox/main.mjs',
  '--log-level=warning',
];

/** Its pages show the brand, which a fresh clone has not generated yet. */
export function buildSandbox() {
  ensureBrand();
  must(bin('esbuild'), SANDBOX_BUNDLE);
}

/** The environment; ends the process with a sentence for each problem if it is invalid. */
export function demandEnvironment() {
  try {
    return loadEnvironment();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

/** Changes with everything that the built site is made of. */
export const webKey = () => contentKey(WEB_SOURCES, { without: GENERATED, and: [demandEnvironment(), brandKey()] });

export const stampWebBuild = () => stamp('web', webKey());

export const isWebBuildFresh = () => isFresh('web', webKey()) && existsSync('dist/site.json');

export function ensureWebBuild() {
  if (!isWebBuildFresh()) mustScript('build.mjs');
}
