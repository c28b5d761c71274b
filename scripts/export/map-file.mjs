// The street map of a deployment: one PMTiles file that the site serves itself, by ranges.
import { createHash } from 'node:crypto';
import { copyFileSync, createReadStream, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

const FOLDER = 'maps';

/**
 * Copies the file that MAP_FILE names into the site, under a name with the hash of its content: browsers may keep it for a
 * year, and a changed map has another address.
 * @param {Record<string, string>} values of the environment
 * @param {string} site folder
 * @returns {Promise<Record<string, string>>} the values, with the address of the file
 */
export async function placeMapFile(values, site) {
  const { MAP_FILE: source = '', ...rest } = values;
  if (source === '') return { ...rest, MAP_FILE: '' };
  const hash = createHash('sha256');
  await pipeline(createReadStream(source), hash);
  const name = path.basename(source, '.pmtiles').replace(/[^\w-]/g, '_');
  const address = `/${FOLDER}/${name}.${hash.digest('hex').slice(0, 12)}.pmtiles`;
  const target = path.join(site, address);
  if (!existsSync(target)) {
    rmSync(path.join(site, FOLDER), { recursive: true, force: true });
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(source, target);
  }
  return { ...rest, MAP_FILE: '', NEXT_PUBLIC_MAP_FILE: address };
}

/** The address of the map, if its file is in the site. Otherwise another server has it. */
export const mapAddresses = ({ NEXT_PUBLIC_MAP_FILE: address = '' }, site) =>
  address !== '' && existsSync(path.join(site, address)) ? [address] : [];
