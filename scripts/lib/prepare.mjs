// What has to be there before anything runs: packages, generated files, the two programs.
import { existsSync } from 'node:fs';
import { loadEnvironment } from '../environment.mjs';
import { bin, must, mustScript } from './run.mjs';
import { contentKey, isFresh, stamp } from './stamps.mjs';

const OLDEST_NODE = [20, 19];
const GENERATED = ['src/generated', 'public/fonts', 'public/firebase-messaging-sw.js'];
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
];

export function ensureDependencies() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    console.error(`Node ${process.versions.node} is too old: ${OLDEST_NODE.join('.')} or newer is needed.`);
    process.exit(1);
  }
  const key = contentKey(['package-lock.json'], { and: [process.versions.modules, process.platform, process.arch] });
  if (isFresh('dependencies', key)) return;
  must('npm', ['ci', '--no-audit', '--no-fund']);
  stamp('dependencies', key);
}

/** The files that are written from others and not committed: types and tests read them too. */
export function ensureGenerated() {
  const key = contentKey(['locales', 'package-lock.json', 'scripts/build-fonts.mjs']);
  if (isFresh('fonts', key) && existsSync('src/generated/ui-font.json')) return;
  mustScript('build-fonts.mjs');
  stamp('fonts', key);
}

/** The sandbox as one file: it starts at once, and the code of the application is no part of it. */
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

export const buildSandbox = () => must(bin('esbuild'), SANDBOX_BUNDLE);

const webKey = () => contentKey(WEB_SOURCES, { without: GENERATED, and: loadEnvironment() });

export const stampWebBuild = () => stamp('web', webKey());

export function ensureWebBuild() {
  if (isFresh('web', webKey()) && existsSync('dist/site.json')) return;
  mustScript('build.mjs');
}
