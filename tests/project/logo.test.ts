import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LOGO_IMAGE } from '@/config/site';

const size = { width: 2161, height: 861 };

test('the logo is an image in the given proportion', () => {
  expect(LOGO_IMAGE).toMatchObject(size);
  const png = readFileSync(path.join('public', LOGO_IMAGE.path));
  // A PNG has its size in the first chunk.
  expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(size);

  const svg = readFileSync('public/images/logo.svg', 'utf8');
  expect(svg).toContain(`width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}"`);
});
