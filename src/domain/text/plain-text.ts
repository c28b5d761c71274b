/**
 * Texts that differ only in capitals, spaces or hyphens become the same. Stored fingerprints of sent sheets are made of
 * it: with another rule they would be unknown.
 */
export const plainText = (text: string) => text.toLowerCase().replace(/[\s-]/g, '');
