export const MAX_PHOTOS = 10;
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 1600;
/** Spec §9: image quality 75. */
const QUALITY = 0.75;
const HEAD_BYTES = 16;

export type PhotoProblem = 'empty' | 'tooLarge' | 'tooManyPixels' | 'notImage' | 'heic' | 'broken';

export class PhotoError extends Error {
  constructor(readonly problem: PhotoProblem) {
    super(problem);
    this.name = 'PhotoError';
  }
}

type Kind = 'jpeg' | 'png' | 'webp' | 'heic';

const textAt = (bytes: Uint8Array, start: number, end: number) => String.fromCharCode(...bytes.slice(start, end));

/** The kind of a file by its first bytes; its name and type are ignored. */
export function kindOf(head: Uint8Array): Kind | null {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (textAt(head, 1, 4) === 'PNG' && head[0] === 0x89) return 'png';
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP') return 'webp';
  if (textAt(head, 4, 8) === 'ftyp' && /^(hei[cxms]|hev[cxms]|mif1|msf1)/.test(textAt(head, 8, 12))) return 'heic';
  return null;
}

/** Scales down to 1600 px on the long side; smaller images keep their size. */
export function fittedSize(width: number, height: number) {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function decode(file: Blob, kind: Kind): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // Safari reads HEIC, other browsers do not.
    throw new PhotoError(kind === 'heic' ? 'heic' : 'broken');
  }
}

async function encode(bitmap: ImageBitmap): Promise<Blob> {
  const { width, height } = fittedSize(bitmap.width, bitmap.height);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoError('broken');
  // JPEG has no transparency: transparent parts become white, not black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

/**
 * Makes an upright JPEG of at most 1600 px, without the place and time that the camera stored in it. Rejects with
 * `PhotoError`.
 */
export async function preparePhoto(file: Blob): Promise<Blob> {
  if (file.size === 0) throw new PhotoError('empty');
  if (file.size > MAX_PHOTO_BYTES) throw new PhotoError('tooLarge');
  const kind = kindOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (kind === null) throw new PhotoError('notImage');
  const bitmap = await decode(file, kind);
  try {
    if (bitmap.width * bitmap.height > MAX_PIXELS) throw new PhotoError('tooManyPixels');
    return await encode(bitmap);
  } finally {
    bitmap.close();
  }
}

/** SHA-256 as hex, for the ledger of an order's photos. */
export async function sha256Of(bytes: Blob | ArrayBuffer): Promise<string> {
  const buffer = bytes instanceof Blob ? await bytes.arrayBuffer() : bytes;
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(buffer));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
