// Remembers by content hash what was installed and built, to skip repeated work.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const hash = (content) => createHash('sha256').update(content).digest('hex');
const stampFile = (name) => path.join('node_modules/.cache/stamps', name);

export const isFresh = (name, key) => existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === key;

export function stamp(name, key) {
  mkdirSync(path.dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), key);
}

function filesUnder(entry) {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(entry, file))
    .filter((file) => statSync(file).isFile());
}

/** A hash of the content of these files and folders, plus `and`. */
export function contentKey(entries, { without = [], and = '' } = {}) {
  const files = entries
    .flatMap(filesUnder)
    .filter((file) => !without.some((prefix) => file.startsWith(path.normalize(prefix))))
    .sort();
  return hash(files.map((file) => `${file}:${hash(readFileSync(file))}`).join('\n') + JSON.stringify(and));
}
