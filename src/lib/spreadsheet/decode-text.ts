/** UTF-16 files begin with these two bytes; Excel writes them as "Unicode text". */
const isUtf16 = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xfe;

/**
 * Decodes a text file as Korean offices write them: UTF-8 with or without a byte order mark, UTF-16, or CP949 (which
 * `euc-kr` decodes).
 */
export function decodeText(bytes: Uint8Array): string {
  if (isUtf16(bytes)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}
