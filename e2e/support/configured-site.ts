import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { configureSite } from '../../scripts/export/configure-site.mjs';
import { openLiveSite } from '../../scripts/serve/live-site.mjs';
import { createSiteServer } from '../../scripts/serve/server.mjs';

const cleanups: (() => unknown)[] = [];
export async function closeSites() {
  for (const cleanup of cleanups.splice(0)) await cleanup();
}

/**
 * Serves the build with other variables, without `NEXT_PUBLIC_`. `{standIns}` is the sandbox. `mapFile`: the content of a
 * street map. Returns its origin.
 */
export async function siteWith(variables: Record<string, string>, mapFile?: Buffer) {
  const to = mkdtempSync(path.join(tmpdir(), 'site-'));
  const { values } = JSON.parse(readFileSync('dist/template/template.json', 'utf8')) as {
    values: Record<string, string>;
  }; // boundary: our own build writes it
  const standIns = values.NEXT_PUBLIC_PROVIDER_HOST ?? '';
  const own = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [`NEXT_PUBLIC_${name}`, value.replace('{standIns}', standIns)]),
  );
  const source = path.join(to, 'city.pmtiles');
  if (mapFile) writeFileSync(source, mapFile);
  const map = mapFile ? { MAP_FILE: source } : {};
  await configureSite({ from: 'dist', to, values: { ...values, ...own, ...map }, isLinked: true });
  const site = openLiveSite(to, { everyMs: 1_000_000 });
  const server = createSiteServer(site);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  cleanups.push(
    () => server.stop({ drainMs: 0 }),
    () => site.close(),
    () => rmSync(to, { recursive: true }),
  );
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return `http://localhost:${port}`;
}
