import { formatPhone, isPhone, plainPhone } from './phone';

/**
 * The numbers of `02-123-4567 내선 3`, `02-123-4567~8` or two lines, in display form. A phone field would take all digits
 * for one number. Empty if no whole number, or nothing but one, was pasted; no number goes on behind a hyphen (-8901).
 */
export function phonesBeforeMore(text: string): string[] {
  const phones: string[] = [];
  let open = '';
  for (const [digits] of plainPhone(text).matchAll(/\+?\d+(-\d{3,})*/g)) {
    open += digits;
    if (/\d{4}$/.test(digits) && isPhone(open)) {
      phones.push(formatPhone(open));
      open = '';
    }
  }
  return open || phones[1] ? phones : [];
}
