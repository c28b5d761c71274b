// The site that is served now. A new dist/ is noticed by its site.json, which is written last, and takes over between two
// requests; the chunks and data of the sites before it stay.
import { statSync } from 'node:fs';
import path from 'node:path';
import { readSite, withEarlier } from './site.mjs';

const LOOK_MS = 2_000;
/** As many as are worth their memory; a tab older than that loads anew. */
const KEPT_SITES = 3;

/** Follows symbolic links: a switched link is a new file. */
function versionOf(dist) {
  const { ino, mtimeMs, size } = statSync(path.join(dist, 'site.json'));
  return `${ino}:${mtimeMs}:${size}`;
}

/**
 * @param {string} dist
 * @param {{ everyMs?: number, report?: (text: string) => void }} [options] `everyMs`: how often to look
 */
export function openLiveSite(dist, { everyMs = LOOK_MS, report = () => {} } = {}) {
  let version = versionOf(dist);
  /** The site as read, without files kept from earlier builds: those must not be passed on to every later build. */
  let own = readSite(dist);
  let earlier = [];
  let site = own;

  function look() {
    try {
      const found = versionOf(dist);
      if (found === version) return;
      const next = readSite(dist);
      // The same build with other values has the same chunks.
      if (next.buildId !== own.buildId) earlier = [own, ...earlier].slice(0, KEPT_SITES);
      own = next;
      site = withEarlier(next, earlier);
      version = found;
      report(`serving build ${site.buildId}`);
    } catch (error) {
      // In the middle of a change; the next look finds it complete.
      if (error.code !== 'ENOENT') report(`kept the present build: ${error.message}`);
    }
  }
  const timer = setInterval(look, everyMs);
  timer.unref();

  return {
    get headers() {
      return site.headers;
    },
    get buildId() {
      return site.buildId;
    },
    find: (address) => site.find(address),
    findCanonical: (address) => site.findCanonical(address),
    notFound: (address) => site.notFound(address),
    look,
    close: () => clearInterval(timer),
  };
}
