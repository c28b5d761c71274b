// Compresses each file once at the highest level, so that serving costs nothing. Caches results by content hash.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const COMPRESSIBLE = /\.(css|geojson|html|js|json|md|svg|txt|webmanifest|xml)$/;
const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache/compressed');

const ENCODERS = {
  br: (content) =>
    promisify(zlib.brotliCompress)(content, { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  gz: (content) => promisify(zlib.gzip)(content, { level: 9 }),
};

async function compressTo(target, content, name, encode) {
  const known = path.join(cache, name);
  if (!existsSync(known)) await writeFile(known, await encode(content));
  await copyFile(known, target);
}

/** Writes `<file>.br` and `<file>.gz` beside each compressible file. */
export async function compressFiles(files) {
  mkdirSync(cache, { recursive: true });
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const content = await readFile(file);
        const hash = createHash('sha256').update(content).digest('hex');
        await Promise.all(
          Object.entries(ENCODERS).map(([type, encode]) =>
            compressTo(`${file}.${type}`, content, `${hash}.${type}`, encode),
          ),
        );
      }),
  );
}
