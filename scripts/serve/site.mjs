// Reads dist/ into memory and finds the file for a URL path.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export const TYPES = {
  css: 'text/css; charset=utf-8',
  geojson: 'application/geo+json',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  pmtiles: 'application/vnd.pmtiles',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};
/** Their addresses have the build in them. */
const IMMUTABLE = /^\/_next\/(static|data)\//;
const ENCODINGS = { br: 'br', gz: 'gzip' };

/** A map may be larger than memory, and each answer needs a few kilobytes of it. */
const STAYS_ON_DISK = new Set(['.pmtiles']);

function onDisk(file) {
  const { size, mtimeMs } = statSync(file);
  return {
    length: size,
    tag: `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`,
    /** @param {{ start: number, end: number }} [range] */
    read: (range) => createReadStream(file, range),
  };
}

function readVariants(file, headers) {
  if (STAYS_ON_DISK.has(path.extname(file))) {
    const body = onDisk(file);
    const etag = `"${body.tag}"`;
    const own = { 'Content-Type': TYPES[path.extname(file).slice(1)], 'Content-Length': body.length, ETag: etag };
    return { plain: { body, etag, headers: { ...headers, ...own } } };
  }
  const content = readFileSync(file);
  const tag = createHash('sha256').update(content).digest('base64url').slice(0, 16);
  const type = { 'Content-Type': TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream' };
  const variant = (body, suffix, extra) => {
    const etag = headers['Cache-Control'] === 'no-store' ? undefined : `"${tag}${suffix}"`;
    const own = { ...type, 'Content-Length': body.length, ...(etag ? { ETag: etag } : {}), ...extra };
    return { body, etag, headers: { ...headers, ...own } };
  };

  const variants = { plain: variant(content, '', {}) };
  for (const [extension, encoding] of Object.entries(ENCODINGS)) {
    const compressed = `${file}.${extension}`;
    if (!existsSync(compressed)) continue;
    variants.plain.headers.Vary = 'Accept-Encoding';
    variants[encoding] = variant(readFileSync(compressed), `-${extension}`, {
      'Content-Encoding': encoding,
      Vary: 'Accept-Encoding',
    });
  }
  return variants;
}

/** A segment that decodes to a path separator or to `..` cannot be an id. */
function isPlain(address) {
  try {
    return address.split('/').every((part) => !/[/\\\0]|^\.{1,2}$/.test(decodeURIComponent(part)));
  } catch {
    return false;
  }
}

/** @param {string} dist a folder with site.json */
export function readSite(dist) {
  const {
    buildId,
    entries,
    shells,
    headers: every,
    defaultLocale,
    locales,
  } = JSON.parse(readFileSync(path.join(dist, 'site.json'), 'utf8'));
  const files = new Map();
  for (const [address, { file, headers, status = 200 }] of Object.entries(entries)) {
    const variants = readVariants(path.join(dist, 'site', file), { ...every, ...headers });
    files.set(encodeURI(address), { route: address, status, ...variants });
  }
  const patterns = shells.map(({ pattern, entry }) => ({
    pattern: new RegExp(pattern),
    file: files.get(encodeURI(entry)),
  }));
  const otherLocales = locales.filter((locale) => locale !== defaultLocale);

  /** The URL path without the prefix of the default language and without a slash at its end. */
  const bareOf = (address) => address.replace(new RegExp(`^/${defaultLocale}(?=/|$)`), '').replace(/\/$/, '') || '/';

  const findShell = (address) =>
    isPlain(address) ? patterns.find(({ pattern }) => pattern.test(address))?.file : undefined;

  /** The file for a URL path, compared without decoding; an unknown path can only match a dynamic route. */
  const find = (address) => files.get(address) ?? (bareOf(address) === address ? findShell(address) : undefined);

  /** The canonical path of a page requested by another spelling: `/login/`, `/ko/login`. */
  function findCanonical(address) {
    const bare = bareOf(address);
    return bare !== address && find(bare) ? bare : undefined;
  }

  function notFound(address) {
    const locale = otherLocales.find((name) => address === `/${name}` || address.startsWith(`/${name}/`));
    return files.get(locale ? `/${locale}/404` : '/404');
  }

  return { buildId, headers: every, find, findCanonical, notFound };
}

/** The site, and of earlier ones the chunks and data, for tabs that are still open. */
export function withEarlier(site, earlier) {
  const findOld = (address) =>
    IMMUTABLE.test(address) ? earlier.map((old) => old.find(address)).find(Boolean) : undefined;
  return { ...site, find: (address) => site.find(address) ?? findOld(address) };
}
