/** UTF-16 files begin with this pair; Excel writes them as "Unicode text". */
const isUtf16 = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xfe;

/** A text file as Korean offices have them: UTF-8 with or without a mark, UTF-16, or CP949 (which `euc-kr` reads). */
export function decodeText(bytes: Uint8Array): string {
  if (isUtf16(bytes)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}
