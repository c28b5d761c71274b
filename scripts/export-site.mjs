// Runs after `next build` and writes dist/, the folder to deploy, which needs only Node. dist/site has the files, each
// also compressed; dist/site.json maps each URL path to its file and headers; `configure` starts from dist/template.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { loadEnvironment } from './environment.mjs';
import { finishChunk, withoutReference } from './export/chunks.mjs';
import { compressFiles } from './export/compress.mjs';
import { configureSite } from './export/configure-site.mjs';
import { joinManifests, withoutJoined } from './export/manifests.mjs';
import { placeMapFile } from './export/map-file.mjs';
import { keepBuilds } from './export/keep-builds.mjs';
import { addressOf, dataAddressOf, readPages } from './export/pages.mjs';
import { withIntegrity } from './export/policy.mjs';
import { defaultLocale, locales } from './lib/locales.mjs';

const root = path.resolve(import.meta.dirname, '..');
const build = path.join(root, '.next');
const dist = path.join(root, 'dist');
const site = path.join(dist, 'site');
const template = path.join(dist, 'template');
const cache = path.join(root, 'node_modules/.cache/compressed');
const WORKER = 'firebase-messaging-sw.js';
/** Not every deployment has them, so the configure step puts them into the site. */
const CONFIGURED = [WORKER, 'postcode.html'];

const buildId = readFileSync(path.join(build, 'BUILD_ID'), 'utf8');

function write(folder, file, content) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
  return file;
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );

function finishChunks() {
  const place = '_next/static/chunks';
  for (const file of readdirSync(path.join(site, place))) {
    const chunk = path.join(site, place, file);
    if (file.endsWith('.css')) writeFileSync(chunk, withoutReference(readFileSync(chunk, 'utf8')));
    if (!file.endsWith('.js')) continue;
    const readMap = (name) => readFileSync(path.join(build, 'static/chunks', name), 'utf8');
    const { script, map } = finishChunk(readFileSync(chunk, 'utf8'), readMap);
    writeFileSync(chunk, script);
    if (map) write(path.join(dist, 'maps'), path.join(place, `${file}.map`), map);
  }
}

/** The addresses of everything that no deployment changes. */
function copyFiles() {
  cpSync(path.join(root, 'public'), site, {
    recursive: true,
    filter: (file) => !CONFIGURED.includes(path.basename(file)),
  });
  cpSync(path.join(build, 'static'), path.join(site, '_next/static'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  finishChunks();
  joinManifests(path.join(site, '_next/static', buildId));
  return filesIn(site).map((file) => `/${file.split(path.sep).join('/')}`);
}

function writePage(page) {
  const address = addressOf(page);
  if (page.html.includes('data-emotion="css')) throw new Error(`${address}: prerendered with a second copy of emotion`);
  const { html, scripts } = withIntegrity(withoutJoined(page.html), (src) => readFileSync(path.join(site, src)));
  const file = write(template, `${address === '/' ? 'index' : address.slice(1)}.html`, html);
  const status = /^\/[45]\d\d$/.test(page.route) ? { status: Number(page.route.slice(1)) } : {};
  return { address, route: page.route, file, scripts, ...status };
}

function writeData(page) {
  if (page.data === undefined) return [];
  const address = dataAddressOf(page, buildId);
  write(site, address.slice(1), page.data);
  return [address];
}

/** Patterns for the dynamic paths, the more literal ones first, as in Next's router. */
function shellsOf(pages, known) {
  const rank = (address) =>
    address
      .split('/')
      .map((part) => (part.startsWith('[') ? '1' : '0'))
      .join('');
  return pages
    .filter(({ isShell }) => isShell)
    .flatMap((page) => [addressOf(page), dataAddressOf(page, buildId)])
    .filter((address) => known.has(address))
    .sort((one, other) => rank(one).localeCompare(rank(other)))
    .map((address) => ({
      pattern: `^${address.replace(/[.+*?^$()|{}\\]/g, '\\$&').replace(/\[[^\]]+\]/g, '[^/]+')}$`,
      entry: address,
    }));
}

/** dist/ brings its own tools: neither the repository nor a package is needed where it runs. */
function writeTools() {
  buildSync({
    entryPoints: [path.join(root, 'scripts/serve.mjs'), path.join(root, 'scripts/configure.mjs')],
    outdir: dist,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  for (const file of ['Dockerfile', '.dockerignore'])
    cpSync(path.join(root, 'scripts/hosts', file), path.join(dist, file));
}

const started = Date.now();
if (!existsSync(path.join(build, 'BUILD_ID'))) throw new Error('There is no build: run `npm run build`.');
const kept = keepBuilds(process.env.KEEP_FROM);
rmSync(dist, { recursive: true, force: true });
const files = copyFiles();
const values = await placeMapFile(loadEnvironment(), site);
const pages = readPages(path.join(build, 'server/pages'));
const written = pages.map(writePage);
const data = pages.flatMap(writeData);
for (const file of CONFIGURED) write(template, file, readFileSync(path.join(root, 'public', file)));
const shells = shellsOf(pages, new Set([...written.map(({ address }) => address), ...data]));
for (const { address, content } of kept.files) write(site, address.slice(1), content);
await compressFiles(
  filesIn(site).map((file) => path.join(site, file)),
  { cache },
);
const about = {
  buildId,
  defaultLocale,
  locales,
  values,
  pages: written,
  files,
  data,
  shells,
  earlier: kept.builds,
};
write(template, 'template.json', `${JSON.stringify(about, null, 2)}\n`);
const count = await configureSite({ from: dist, to: dist, values, cache });
writeTools();
console.log(`dist/: ${pages.length} pages, ${count} files (${((Date.now() - started) / 1000).toFixed(1)} s)`);
