// Puts the values of a deployment into a finished build: pages, push worker, headers, and the configurations of other
// servers. Chunks stay as they are, so whatever a browser has cached stays right.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pageValues, withoutPlaceholders } from '../environment.mjs';
import { cloudfrontFiles } from '../hosts/cloudfront.mjs';
import { headersFile, redirectsFile } from '../hosts/netlify.mjs';
import { nginxConfiguration } from '../hosts/nginx.mjs';
import { compressFiles } from './compress.mjs';
import { dataHeaders, everyResponse, fileHeaders, frameHeaders, pageHeaders, workerHeaders } from './headers.mjs';
import { mapAddresses, placeMapFile } from './map-file.mjs';
import { contentSecurityPolicy, originsOf, postcodePolicy, reportingHeaders, workerPolicy } from './policy.mjs';
import { SECURITY_TEXT_ADDRESS, securityText } from './security-text.mjs';

const WORKER = '/firebase-messaging-sw.js';
const POSTCODE_FRAME = '/postcode.html';
const LARGE_FOLDERS = ['_next', 'fonts', 'maps'];
const BLOCK = /(<script id="environment" type="application\/json">)[^<]*(<\/script>)/;

const escapeAttribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const jsonFor = (values) => JSON.stringify(values).replace(/</g, '\\u003c');

/** Saves bytes in every page; src/config/env.ts reads a missing value as ''. */
const withoutEmpty = (values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

function configuredPage(html, values) {
  if (!BLOCK.test(html)) throw new Error('A page has no place for the values of the deployment');
  return withoutPlaceholders(html, values, escapeAttribute).replace(
    BLOCK,
    (_all, open, close) => open + jsonFor(withoutEmpty(pageValues(values))) + close,
  );
}

/** The manifest says whose values a site has, without the values. */
const hostingFiles = (manifest) => ({
  'hosting/nginx.conf': nginxConfiguration(manifest),
  ...cloudfrontFiles(manifest),
  'site/_headers': headersFile(manifest),
  'site/_redirects': redirectsFile(manifest),
});

/** A copy of a build that is read-only, as in some images and artifact stores, is read-only too. */
function makeWritable(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

/** Where a folder really is, past all links; the last part of its path may not be there yet. */
function realFolder(folder) {
  const full = path.resolve(folder);
  return existsSync(full) ? realpathSync(full) : path.join(realFolder(path.dirname(full)), path.basename(full));
}

const isWithin = (folder, outer) => `${folder}${path.sep}`.startsWith(`${outer}${path.sep}`);

/**
 * @param {{ from: string, to: string, values: Record<string, string>, cache?: string, isLinked?: boolean }} options `from`: the dist/ of a
 *   build; `to`: the same folder or another one; `cache`: folder of earlier compressed files;
 *   `isLinked`: folders that no deployment changes are links, where a copy would cost memory
 * @returns {Promise<number>} how many addresses the site has
 */
export async function configureSite({ from, to, values: given, cache, isLinked = false }) {
  const template = path.join(from, 'template');
  const {
    buildId,
    defaultLocale,
    locales,
    pages,
    files,
    data,
    shells,
    earlier,
    values: builtIn,
  } = JSON.parse(readFileSync(path.join(template, 'template.json'), 'utf8'));
  const entries = {};
  const changed = [];
  const write = (file, content) => {
    const target = path.join(to, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
    return target;
  };
  const add = (address, file, content, headers) => {
    changed.push(write(`site/${file}`, content));
    entries[address] = { file, ...headers };
  };

  if (realFolder(from) !== realFolder(to)) {
    const source = realFolder(path.join(from, 'site'));
    // A link at its place is replaced, and what it leads to stays.
    const copy = path.join(realFolder(to), 'site');
    // The site that stands there is deleted first, which must not be the one to copy.
    if (isWithin(copy, source) || isWithin(source, copy))
      throw new Error(`The copy would be ${copy}, and the site to copy is ${source}: choose a folder apart from it.`);
    rmSync(copy, { recursive: true, force: true });
    const linked = isLinked ? LARGE_FOLDERS.map((name) => path.join(source, name)).filter(existsSync) : [];
    cpSync(source, copy, { recursive: true, filter: (file) => !linked.includes(file) });
    makeWritable(copy);
    for (const folder of linked) symlinkSync(folder, path.join(copy, path.basename(folder)));
  }
  const values = await placeMapFile(given, path.join(to, 'site'), builtIn.NEXT_PUBLIC_MAP_FILE);
  const origins = originsOf(values);
  for (const address of [...files, ...mapAddresses(values, path.join(to, 'site'))])
    entries[address] = { file: address.slice(1), headers: fileHeaders(address) };
  for (const address of [...data, ...earlier.flatMap((build) => build.addresses)]) {
    if (address in entries) continue;
    const isData = address.startsWith('/_next/data/');
    entries[address] = { file: address.slice(1), headers: isData ? dataHeaders : fileHeaders(address) };
  }

  for (const { address, route, file, scripts, status } of pages) {
    const html = configuredPage(readFileSync(path.join(template, file), 'utf8'), values);
    const headers = {
      ...pageHeaders(route, contentSecurityPolicy(html, scripts, origins)),
      ...reportingHeaders(origins),
    };
    add(address, file, html, status === undefined ? { headers } : { headers, status });
  }

  // Any may be left of an earlier configuration of this folder.
  for (const address of [WORKER, POSTCODE_FRAME, SECURITY_TEXT_ADDRESS]) {
    for (const end of ['', '.br', '.gz']) rmSync(path.join(to, 'site', address + end), { force: true });
  }
  if (values.NEXT_PUBLIC_FIREBASE_VAPID_KEY !== '' && existsSync(path.join(template, WORKER))) {
    const worker = readFileSync(path.join(template, WORKER), 'utf8');
    const own = withEnvironment(worker, values);
    add(WORKER, WORKER.slice(1), own, { headers: workerHeaders(workerPolicy) });
  }
  if (values.NEXT_PUBLIC_ADDRESS_SOURCE === 'postcode') {
    const html = readFileSync(path.join(template, POSTCODE_FRAME), 'utf8');
    add(POSTCODE_FRAME, POSTCODE_FRAME.slice(1), html, { headers: frameHeaders(postcodePolicy(html, values)) });
  }
  const text = securityText(values, Date.now());
  if (text !== undefined) {
    add(SECURITY_TEXT_ADDRESS, SECURITY_TEXT_ADDRESS.slice(1), text, { headers: fileHeaders(SECURITY_TEXT_ADDRESS) });
  }
  await compressFiles(changed, { cache });

  const allShells = [...shells, ...earlier.flatMap((build) => build.shells)];
  const manifest = { buildId, defaultLocale, locales, headers: everyResponse(values), entries, shells: allShells };
  for (const [file, content] of Object.entries(hostingFiles(manifest))) write(file, content);
  // Last and at once: a server that watches it takes the folder as complete.
  renameSync(write('site.json.new', `${JSON.stringify(manifest, null, 2)}\n`), path.join(to, 'site.json'));
  return Object.keys(entries).length;
}

/** The first line of the push worker carries its values; a worker has no page to read them from. */
export const withEnvironment = (worker, values) =>
  `self.ENVIRONMENT=${jsonFor(pageValues(values))};\n${worker.replace(/^self\.ENVIRONMENT=.*;\n/, '')}`;
