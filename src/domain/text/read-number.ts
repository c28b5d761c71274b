/** `1,500`; not `0,500`, which is a half. */
const IN_THOUSANDS = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;

/** A typed number; NaN if empty or unreadable. A comma separates thousands (`1,500`), or is a decimal point (`1,5`). */
export function readNumber(typed: string): number {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return NaN;
  return Number(IN_THOUSANDS.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'));
}
