// Reads dist/ into memory and finds the file for a URL path.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TYPES = {
  css: 'text/css; charset=utf-8',
  geojson: 'application/geo+json',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};
const ENCODINGS = { br: 'br', gz: 'gzip' };

function readVariants(file, headers) {
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

export function readSite(dist) {
  const {
    entries,
    shells,
    headers: every,
    defaultLocale,
    locales,
  } = JSON.parse(readFileSync(path.join(dist, 'site.json'), 'utf8'));
  const files = new Map();
  for (const [address, { file, headers, status = 200 }] of Object.entries(entries)) {
    files.set(encodeURI(address), { status, ...readVariants(path.join(dist, 'site', file), { ...every, ...headers }) });
  }
  const patterns = shells.map(({ pattern, entry }) => ({
    pattern: new RegExp(pattern),
    file: files.get(encodeURI(entry)),
  }));
  const otherLocales = locales.filter((locale) => locale !== defaultLocale);

  /** The file for a URL path, compared without decoding; an unknown path can only match a dynamic route. */
  function find(address) {
    return (
      files.get(address) ?? (isPlain(address) ? patterns.find(({ pattern }) => pattern.test(address))?.file : undefined)
    );
  }

  /** The canonical path of a page requested by another spelling: `/login/`, `/ko/login`. */
  function findCanonical(address) {
    const bare = address.replace(new RegExp(`^/${defaultLocale}(?=/|$)`), '').replace(/\/$/, '') || '/';
    return bare !== address && find(bare) ? bare : undefined;
  }

  function notFound(address) {
    const locale = otherLocales.find((name) => address === `/${name}` || address.startsWith(`/${name}/`));
    return files.get(locale ? `/${locale}/404` : '/404');
  }

  return { headers: every, find, findCanonical, notFound };
}
