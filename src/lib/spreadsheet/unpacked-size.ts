const END_RECORD = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const MAX_COMMENT_LENGTH = 0xffff;

/**
 * The unpacked size in bytes that a zip file declares; null if it is no zip file. Found without unpacking, because a
 * small file may unpack to a thousand times its size.
 */
export function unpackedSize(file: ArrayBuffer): number | null {
  const view = new DataView(file);
  const first = Math.max(0, file.byteLength - END_LENGTH - MAX_COMMENT_LENGTH);
  for (let at = file.byteLength - END_LENGTH; at >= first; at -= 1) {
    if (view.getUint32(at, true) !== END_RECORD) continue;
    return sumOfEntries(view, view.getUint16(at + 10, true), view.getUint32(at + 16, true));
  }
  return null;
}

function sumOfEntries(view: DataView, count: number, start: number): number | null {
  let at = start;
  let sum = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) return null;
    sum += view.getUint32(at + 24, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return sum;
}
