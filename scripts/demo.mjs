// `npm run demo`: from a fresh clone to a running app with the sandbox provider. `--map osm` shows OpenStreetMap's public
// tiles, which needs the internet and is for a look only: their owner does not allow them for a product.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildSandbox, demandEnvironment, ensureDependencies, ensureWebBuild } from './lib/prepare.mjs';
import { webPort } from './lib/ports.mjs';
import { demandPorts, sandboxPorts, startStack } from './lib/stack.mjs';

/** Public tiles for a look. */
const TILES = {
  osm: {
    NEXT_PUBLIC_MAP_TILE_URL: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    NEXT_PUBLIC_MAP_ATTRIBUTION: '© OpenStreetMap contributors',
    NEXT_PUBLIC_MAP_MAX_ZOOM: '19',
  },
};
function readMap() {
  try {
    const { map } = parseArgs({ options: { map: { type: 'string' } } }).values;
    if (map === undefined || map in TILES) return map;
    console.error(`--map is ${Object.keys(TILES).join(' or ')}, not "${map}".`);
  } catch (error) {
    console.error(`${error.message}\nThere is --map, as in \`npm run demo -- --map osm\`.`);
  }
  process.exit(1);
}
const map = readMap();
Object.assign(process.env, TILES[map]);

await demandPorts({ SANDBOX_PORT: sandboxPorts(), PORT: [webPort()] });
ensureDependencies();
demandEnvironment();
buildSandbox();
ensureWebBuild();
const { url, ended } = await startStack();

const accounts = JSON.parse(readFileSync('sandbox/accounts.json', 'utf8'));
const lines = accounts.map(({ role, phone, password, note }) => `  ${role.padEnd(10)} ${phone}  ${password}   ${note}`);
console.log(`\n${url}\n\n${lines.join('\n')}\n\nCtrl-C stops everything.\n`);
await ended;
