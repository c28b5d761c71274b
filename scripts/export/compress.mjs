// Compresses each file once at the highest level, so that serving costs nothing. Can cache results by content hash.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const COMPRESSIBLE = /\.(css|geojson|html|js|json|md|svg|txt|webmanifest|xml)$/;

const MEMORY_LEVELS = [6, 7, 8, 9];

const ENCODERS = {
  br: (content) =>
    promisify(zlib.brotliCompress)(content, { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  // Which size of its blocks fits best differs from file to file, by 1 to 2 % of a page.
  gz: async (content) => {
    const results = await Promise.all(
      MEMORY_LEVELS.map((memLevel) => promisify(zlib.gzip)(content, { level: 9, memLevel })),
    );
    return results.reduce((least, one) => (one.length < least.length ? one : least));
  },
};

async function compressTo(target, known, encode) {
  if (known === undefined) {
    await writeFile(target, await encode());
    return;
  }
  if (!existsSync(known)) await writeFile(known, await encode());
  await copyFile(known, target);
}

/**
 * Writes `<file>.br` and `<file>.gz` beside each compressible file.
 * @param {string[]} files
 * @param {{ cache?: string }} [options] `cache`: a folder of earlier results
 */
export async function compressFiles(files, { cache } = {}) {
  if (cache !== undefined) mkdirSync(cache, { recursive: true });
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const content = await readFile(file);
        const hash = createHash('sha256').update(content).digest('hex');
        await Promise.all(
          Object.entries(ENCODERS).map(([type, encode]) =>
            compressTo(`${file}.${type}`, cache && path.join(cache, `${hash}.${type}`), () => encode(content)),
          ),
        );
      }),
  );
}
