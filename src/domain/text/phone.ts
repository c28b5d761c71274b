/** Spec §5: +82 is the default, +84 the other known code. */
export const COUNTRY_CODES = ['+82', '+84'] as const;
export type CountryCode = (typeof COUNTRY_CODES)[number];
export const DEFAULT_COUNTRY_CODE: CountryCode = '+82';

/** Korean keyboards type full-width digits, and copied numbers contain invisible characters. */
export const plainPhone = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
export const digitsOf = (text: string) => plainPhone(text).replace(/\D/g, '');

/** The country code in the number, if it has one. */
export const countryCodeOf = (phone: string): CountryCode | undefined =>
  COUNTRY_CODES.find((code) => plainPhone(phone).startsWith(code));

/**
 * `010-1234-5678` → `+821012345678`. Numbers without a leading 0 (1588-1234, or already international) keep their
 * digits.
 */
export function toWirePhone(input: string, countryCode: CountryCode = DEFAULT_COUNTRY_CODE): string {
  const digits = digitsOf(input);
  const givenCode = countryCodeOf(input);
  // Some people write +82 010: after a country code the 0 is not part of the number.
  if (givenCode) return `${givenCode}${digits.slice(givenCode.length - 1).replace(/^0/, '')}`;
  if (plainPhone(input).startsWith('+')) return `+${digits}`;
  return digits.startsWith('0') ? `${countryCode}${digits.slice(1)}` : digits;
}

/** `+821012345678` → `01012345678`; other numbers only lose their punctuation. */
export function toLocalDigits(phone: string): string {
  const code = countryCodeOf(phone);
  return code
    ? `0${digitsOf(phone)
        .slice(code.length - 1)
        .replace(/^0/, '')}`
    : digitsOf(phone);
}

/**
 * Group sizes of a national number, by Korean numbering: 02, 050x safe numbers, 15xx–18xx representative numbers,
 * others.
 */
function groupSizes(digits: string): readonly number[] {
  if (/^1[5-8]/.test(digits)) return [4, 4];
  // Today's mobile numbers have eleven digits; fixed groups do not shift while the number is typed.
  if (digits.startsWith('010')) return [3, 4, 4];
  if (digits.startsWith('050')) return [4, digits.length > 11 ? 4 : 3, 4];
  const area = digits.startsWith('02') ? 2 : 3;
  return [area, digits.length - area > 7 ? 4 : 3, 4];
}

/** Stays unformatted: without its plus, the rest would look like a national number. */
const PARTIAL_COUNTRY_CODE = /^\+(8[24]?)?$/;

/** Without a country code, for a field beside a country select: `010-1234-5678`, `036-123-4567`. */
export function formatNationalPhone(phone: string): string {
  if (PARTIAL_COUNTRY_CODE.test(plainPhone(phone))) return plainPhone(phone);
  let rest = toLocalDigits(phone);
  const parts: string[] = [];
  for (const size of groupSizes(rest)) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return rest === '' ? parts.join('-') : `${parts.join('-')}${rest}`;
}

/**
 * Display form of a complete or half-typed number: `010-1234-5678`, `02-123-4567`, `1588-1234`, `+84 36-123-4567`.
 * Another country's code stays; without it the number would be a Korean one.
 */
export function formatPhone(phone: string): string {
  const national = formatNationalPhone(phone);
  const code = countryCodeOf(phone);
  return code && code !== DEFAULT_COUNTRY_CODE ? national.replace(/^0/, `${code} `) : national;
}

const KOREAN = /^(010\d{8}|01[16-9]\d{7,8}|02\d{7,8}|0[3-6]\d{8,10}|070\d{8}|080\d{7,8}|1[5-8]\d{6})$/;
const VIETNAMESE = /^0\d{9,10}$/;

/**
 * Whether the number can reach a person: mobile, landline, internet (070), toll-free (080),
 * safe (050x) or representative number. `countryCode`: of a number without one.
 */
export function isPhone(input: string, countryCode: CountryCode = DEFAULT_COUNTRY_CODE): boolean {
  const digits = toLocalDigits(input);
  return (countryCodeOf(input) ?? countryCode) === '+84' ? VIETNAMESE.test(digits) : KOREAN.test(digits);
}

/** A safe number (050x) relays calls, and so may be shown to strangers. */
export const isSafeNumber = (phone: string) => /^050\d{8,9}$/.test(toLocalDigits(phone));

const SEPARATOR = ';';

/** Spec §3: the numbers of a waypoint are sent as one string, separated by `;`. */
export const joinMobileNo = (phones: readonly string[]) =>
  phones
    .filter((phone) => phone.trim() !== '')
    .map((phone) => toWirePhone(phone))
    .join(SEPARATOR);

/** The reverse of `joinMobileNo`; the numbers stay in wire form. */
export const splitMobileNo = (mobileNo: string) =>
  mobileNo
    .split(SEPARATOR)
    .map((phone) => phone.trim())
    .filter((phone) => phone !== '');
