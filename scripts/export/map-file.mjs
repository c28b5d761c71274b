// The street map of a deployment: one PMTiles file that the site serves itself, by ranges.
import { createHash } from 'node:crypto';
import { copyFileSync, createReadStream, existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

const FOLDER = 'maps';

/**
 * Copies the file that MAP_FILE names into the site, under a name with the hash of its content: browsers may keep it for a
 * year, and a changed map has another address. A map of the configuration before goes.
 * @param {Record<string, string>} values of the environment
 * @param {string} site folder
 * @param {string} [builtIn] address of the map that the build has brought: it stays, as the next configuration may want it
 * @returns {Promise<Record<string, string>>} the values, with the address of the file
 */
export async function placeMapFile(values, site, builtIn = '') {
  const { MAP_FILE: source = '', ...rest } = values;
  if (source === '') return { ...rest, MAP_FILE: '' };
  const hash = createHash('sha256');
  await pipeline(createReadStream(source), hash);
  const name = path.basename(source, '.pmtiles').replace(/[^\w-]/g, '_');
  const address = `/${FOLDER}/${name}.${hash.digest('hex').slice(0, 12)}.pmtiles`;
  const target = path.join(site, address);
  if (!existsSync(target)) {
    const folder = path.dirname(target);
    // Of another build, whose files stay.
    if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(folder);
    mkdirSync(folder, { recursive: true });
    for (const file of readdirSync(folder)) if (`/${FOLDER}/${file}` !== builtIn) rmSync(path.join(folder, file));
    copyFileSync(source, target);
  }
  return { ...rest, MAP_FILE: '', NEXT_PUBLIC_MAP_FILE: address };
}

/** The address of the map, if its file is in the site. Otherwise another server has it. */
export const mapAddresses = ({ NEXT_PUBLIC_MAP_FILE: address = '' }, site) =>
  address !== '' && existsSync(path.join(site, address)) ? [address] : [];
