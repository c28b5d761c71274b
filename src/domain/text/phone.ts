/** Spec §5: +82 is the default, +84 the other one known. */
export const COUNTRY_CODES = ['+82', '+84'] as const;
export type CountryCode = (typeof COUNTRY_CODES)[number];
export const DEFAULT_COUNTRY_CODE: CountryCode = '+82';

/** Korean keyboards give full-width figures, and copied numbers bring marks along that nobody sees. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
const digitsOf = (text: string) => plain(text).replace(/\D/g, '');

/** The country a number names itself. */
export const countryCodeOf = (phone: string): CountryCode | undefined =>
  COUNTRY_CODES.find((code) => plain(phone).startsWith(code));

/** `010-1234-5678` → `+821012345678`. A number without a leading 0 (1588-1234, or already international) stays as it is. */
export function toWirePhone(input: string, countryCode: CountryCode = DEFAULT_COUNTRY_CODE): string {
  const digits = digitsOf(input);
  const own = countryCodeOf(input);
  // Some write +82 010: behind a country code the 0 is no part of the number.
  if (own) return `${own}${digits.slice(own.length - 1).replace(/^0/, '')}`;
  if (plain(input).startsWith('+')) return `+${digits}`;
  return digits.startsWith('0') ? `${countryCode}${digits.slice(1)}` : digits;
}

/** `+821012345678` → `01012345678`; numbers of other forms lose nothing but their punctuation. */
function toLocalDigits(phone: string): string {
  const code = countryCodeOf(phone);
  return code
    ? `0${digitsOf(phone)
        .slice(code.length - 1)
        .replace(/^0/, '')}`
    : digitsOf(phone);
}

/** Groups of a national number, by Korean numbering: 02, 050x safe numbers, 15xx–18xx representative numbers, the rest. */
function groups(digits: string): readonly number[] {
  if (/^1[5-8]/.test(digits)) return [4, 4];
  // A mobile number of today has eleven digits: its groups need not move while it is typed.
  if (digits.startsWith('010')) return [3, 4, 4];
  if (digits.startsWith('050')) return [4, digits.length > 11 ? 4 : 3, 4];
  const area = digits.startsWith('02') ? 2 : 3;
  return [area, digits.length - area > 7 ? 4 : 3, 4];
}

/** Nothing to format yet; without its plus the rest of the number would be taken for a national one. */
const HALF_A_COUNTRY_CODE = /^\+(8[24]?)?$/;

/** Shown form of a complete or half-typed number: `010-1234-5678`, `02-123-4567`, `1588-1234`. */
export function formatPhone(phone: string): string {
  if (HALF_A_COUNTRY_CODE.test(plain(phone))) return plain(phone);
  let rest = toLocalDigits(phone);
  const parts: string[] = [];
  for (const size of groups(rest)) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return rest === '' ? parts.join('-') : `${parts.join('-')}${rest}`;
}

const KOREAN = /^(010\d{8}|01[16-9]\d{7,8}|02\d{7,8}|0[3-7]\d{8,10}|1[5-8]\d{6})$/;
const VIETNAMESE = /^0\d{9,10}$/;

/** Whether a person could be reached by it: mobile, landline, safe number (050x) or representative number. */
export function isPhone(input: string, countryCode: CountryCode = DEFAULT_COUNTRY_CODE): boolean {
  const digits = toLocalDigits(input);
  return countryCode === '+84' ? VIETNAMESE.test(digits) : KOREAN.test(digits);
}

const SEPARATOR = ';';

/** Spec §3: several numbers of a waypoint travel as one string. */
export const joinMobileNo = (phones: readonly string[]) =>
  phones
    .filter((phone) => phone.trim() !== '')
    .map((phone) => toWirePhone(phone))
    .join(SEPARATOR);

export const splitMobileNo = (mobileNo: string) =>
  mobileNo
    .split(SEPARATOR)
    .map((phone) => phone.trim())
    .filter((phone) => phone !== '');
