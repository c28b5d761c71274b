import { describe, expect, test } from 'vitest';
import { fittedSize, kindOf, MAX_PHOTO_BYTES, PhotoError, preparePhoto } from '@/lib/photos/prepare-photo';

const bytes = (...parts: (number | string)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((c) => c.charCodeAt(0)))));

const JPEG = bytes(0xff, 0xd8, 0xff, 0xe0, 'JFIF-and-more');
const PNG = bytes(0x89, 'PNG', 13, 10, 26, 10, 0, 0, 0, 0);
const WEBP = bytes('RIFF', 0, 0, 0, 0, 'WEBPVP8 ');
const HEIC = bytes(0, 0, 0, 24, 'ftypheic', 0, 0, 0, 0);

describe('the type of a file follows from its first bytes', () => {
  test.each([
    ['jpeg', JPEG],
    ['png', PNG],
    ['webp', WEBP],
    ['heic', HEIC],
  ])('%s', (kind, head) => expect(kindOf(head)).toBe(kind));

  test.each([
    ['a page', bytes('<!doctype html>')],
    ['a drawing with scripts', bytes('<svg xmlns="http')],
    ['a GIF', bytes('GIF89a', 1, 0, 1, 0)],
    ['a program', bytes('MZ', 0x90, 0)],
    ['a PDF', bytes('%PDF-1.7')],
    ['a film', bytes(0, 0, 0, 24, 'ftypmp42', 0, 0)],
    ['a sound', bytes('RIFF', 0, 0, 0, 0, 'WAVEfmt ')],
    ['two bytes of a JPEG', bytes(0xff, 0xd8)],
    ['nothing', bytes()],
  ])('%s is not a photo', (_name, head) => expect(kindOf(head)).toBeNull());
});

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 1600, 1600, 1600],
  [640, 480, 640, 480],
  [20_000, 10, 1600, 1],
])('%i × %i becomes %i × %i', (width, height, wide, high) => {
  expect(fittedSize(width, height)).toEqual({ width: wide, height: high });
});

const problemOf = async (file: Blob) => {
  const error: unknown = await preparePhoto(file).catch((cause: unknown) => cause);
  return error instanceof PhotoError ? error.problem : error;
};

test('files that cannot be sent have distinct errors', async () => {
  expect(await problemOf(new Blob([]))).toBe('empty');
  expect(await problemOf(new Blob([new Uint8Array(MAX_PHOTO_BYTES + 1)]))).toBe('tooLarge');
  expect(await problemOf(new Blob(['<svg onload=alert(1)>'], { type: 'image/png' }))).toBe('notImage');
  expect(await problemOf(new Blob([HEIC], { type: 'image/jpeg' }))).toBe('heic');
  expect(await problemOf(new Blob([JPEG]))).toBe('broken');
});
