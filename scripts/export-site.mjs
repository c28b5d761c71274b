// Runs after `next build` and writes dist/, the folder to deploy. dist/site has the files, each also compressed;
// dist/site.json maps each URL path to its file and headers. Any static host can serve it; scripts/serve.mjs does.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadEnvironment } from './environment.mjs';
import { compressFiles } from './export/compress.mjs';
import { EVERY_RESPONSE, dataHeaders, fileHeaders, pageHeaders } from './export/headers.mjs';
import { addressOf, dataAddressOf, readPages } from './export/pages.mjs';
import { contentSecurityPolicy, originsOf, reportingHeaders, withIntegrity } from './export/policy.mjs';
import { defaultLocale, locales } from './lib/locales.mjs';
import { SECURITY_TEXT_ADDRESS, securityText } from './export/security-text.mjs';

const root = path.resolve(import.meta.dirname, '..');
const build = path.join(root, '.next');
const dist = path.join(root, 'dist');
const site = path.join(dist, 'site');

const buildId = readFileSync(path.join(build, 'BUILD_ID'), 'utf8');
const environment = loadEnvironment();
const origins = originsOf(environment);
/** URL path to file and headers. */
const entries = {};

function write(file, content) {
  const target = path.join(site, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
  return file;
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );

function copyFiles() {
  cpSync(path.join(root, 'public'), site, { recursive: true });
  cpSync(path.join(build, 'static'), path.join(site, '_next/static'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  for (const file of filesIn(site)) {
    const address = `/${file.split(path.sep).join('/')}`;
    entries[address] = { file: address.slice(1), headers: fileHeaders(address) };
  }
}

function writePage(page) {
  const address = addressOf(page);
  if (page.html.includes('data-emotion="css')) throw new Error(`${address}: prerendered with a second copy of emotion`);
  const { html, scripts } = withIntegrity(page.html, (src) => readFileSync(path.join(site, src)));
  const policy = contentSecurityPolicy(html, scripts, origins);
  const file = write(`${address === '/' ? 'index' : address.slice(1)}.html`, html);
  const status = /^\/[45]\d\d$/.test(page.route) ? { status: Number(page.route.slice(1)) } : {};
  entries[address] = { file, headers: { ...pageHeaders(page.route, policy), ...reportingHeaders(origins) }, ...status };
  if (page.data === undefined) return;
  const dataAddress = dataAddressOf(page, buildId);
  entries[dataAddress] = { file: write(dataAddress.slice(1), page.data), headers: dataHeaders };
}

function writeSecurityText() {
  const text = securityText(environment, Date.now());
  if (text === undefined) return;
  const file = write(SECURITY_TEXT_ADDRESS.slice(1), text);
  entries[SECURITY_TEXT_ADDRESS] = { file, headers: fileHeaders(SECURITY_TEXT_ADDRESS) };
}

/** Patterns for the dynamic paths, the more literal ones first, as in Next's router. */
function shellsOf(pages) {
  const addresses = pages
    .filter(({ isShell }) => isShell)
    .flatMap((page) => [addressOf(page), dataAddressOf(page, buildId)]);
  const rank = (address) =>
    address
      .split('/')
      .map((part) => (part.startsWith('[') ? '1' : '0'))
      .join('');
  return addresses
    .filter((address) => address in entries)
    .sort((one, other) => rank(one).localeCompare(rank(other)))
    .map((address) => ({
      pattern: `^${address.replace(/[.+*?^$()|{}\\]/g, '\\$&').replace(/\[[^\]]+\]/g, '[^/]+')}$`,
      entry: address,
    }));
}

const started = Date.now();
if (!existsSync(path.join(build, 'BUILD_ID'))) throw new Error('There is no build: run `npm run build`.');
rmSync(dist, { recursive: true, force: true });
copyFiles();
const pages = readPages(path.join(build, 'server/pages'));
pages.forEach(writePage);
writeSecurityText();
await compressFiles(filesIn(site).map((file) => path.join(site, file)));
const manifest = { buildId, defaultLocale, locales, headers: EVERY_RESPONSE, entries, shells: shellsOf(pages) };
writeFileSync(path.join(dist, 'site.json'), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(
  `dist/: ${pages.length} pages, ${Object.keys(entries).length} files (${((Date.now() - started) / 1000).toFixed(1)} s)`,
);
