// Files of earlier builds, for tabs that were opened before the new one: their chunks and data have the build in their
// addresses and never change.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Beyond that many deployments a tab loads anew, as it would without any. */
const KEPT_BUILDS = 3;
const IMMUTABLE = /^\/_next\/(static|data)\//;

/**
 * @param {string | undefined} dist the dist/ of the deployment before this one
 * @returns {{ builds: { buildId: string, addresses: string[], shells: { pattern: string, entry: string }[] }[],
 *   files: { address: string, content: Buffer }[] }} newest first
 */
export function keepBuilds(dist) {
  if (!dist) return { builds: [], files: [] };
  const template = path.join(dist, 'template/template.json');
  if (!existsSync(template)) throw new Error(`KEEP_FROM: ${dist} is not the dist/ of an earlier build`);
  const { buildId, files, data, shells, earlier } = JSON.parse(readFileSync(template, 'utf8'));
  const last = {
    buildId,
    addresses: [...files, ...data].filter((address) => IMMUTABLE.test(address)),
    shells: shells.filter(({ entry }) => IMMUTABLE.test(entry)),
  };
  const builds = [last, ...earlier].slice(0, KEPT_BUILDS);
  const addresses = new Set(builds.flatMap((build) => build.addresses));
  return {
    builds,
    files: [...addresses].map((address) => ({ address, content: readFileSync(path.join(dist, 'site', address)) })),
  };
}
