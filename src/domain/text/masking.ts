import { formatPhone, lacksDigits } from './phone';

/** 홍길동 → 홍*동, 이준 → 이*, Kim → K*m (product rules, "Masking"). */
export function maskName(name: string): string {
  const letters = Array.from(name.trim());
  if (letters.length <= 1) return letters.join('');
  if (letters.length === 2) return `${letters[0]}*`;
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`;
}

/** 01012345678 → 010-****-5678. The middle digits are removed, not only hidden. */
export function maskPhone(phone: string): string {
  if (lacksDigits(phone)) return phone;
  const parts = formatPhone(phone).split('-');
  if (parts.length < 2) return '****';
  return parts.map((part, index) => (index === parts.length - 2 ? '*'.repeat(part.length) : part)).join('-');
}
