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

const KOREAN = /^(010\d{8}|01[16-9]\d{7,8}|02\d{7,8}|0[3-6]\d{8,10}|070\d{8}|080\d{7,8}|1[5-8]\d{6})$/;
const VIETNAMESE = /^0\d{9,10}$/;
const NATIONAL = { '+82': KOREAN, '+84': VIETNAMESE };

/**
 * The number as it is dialled in its country. The contract lets a code come without its plus; it is one if a whole
 * number of that country follows.
 */
function partsOf(phone: string): { code?: CountryCode; local: string } {
  const plain = plainPhone(phone);
  const digits = digitsOf(phone);
  // Some people write +82 010: after a country code the 0 is not part of the number. 1588-1234 never has one.
  const rest = digits.slice(2).replace(/^0/, '');
  const local = /^821[5-8]\d{6}$/.test(digits) ? rest : `0${rest}`;
  const code = COUNTRY_CODES.find(
    (known) => plain.startsWith(known) || (digits.startsWith(known.slice(1)) && NATIONAL[known].test(local)),
  );
  return code ? { code, local } : { local: digits };
}

/** A column of figures drops the 0 of 010, and no other number of ten digits begins with 10. */
export const withFirstZero = (phone: string) => (/^10(\D*\d){8}$/.test(plainPhone(phone)) ? `0${phone.trim()}` : phone);

/** The country code in the number, if it has one. */
export const countryCodeOf = (phone: string) => partsOf(phone).code;

/** `+821012345678` and `821012345678` → `01012345678`; other numbers only lose their punctuation. */
export const toLocalDigits = (phone: string) => partsOf(phone).local;

/**
 * `010-1234-5678` → `+821012345678`, also what a link dials. Numbers without a leading 0 (1588-1234, or already
 * international) keep their digits.
 */
export function toWirePhone(input: string, countryCode: CountryCode = DEFAULT_COUNTRY_CODE): string {
  const { code, local } = partsOf(withFirstZero(input));
  if (code) return `${code}${local.replace(/^0/, '')}`;
  if (plainPhone(input).includes('+')) return `+${local}`;
  return /^0[^0]/.test(local) ? `${countryCode}${local.slice(1)}` : local;
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

/**
 * Whether digits are missing: the number is half typed, or the provider has masked it. It is shown as it is and not
 * dialled, because the rest would look like another number. So would one with an extension (`02-123-4567 x3`).
 */
export const lacksDigits = (phone: string) => /^\+(8[24]?)?$|[*x●○]/i.test(plainPhone(phone));

/** Without a country code, for a field beside a country select: `010-1234-5678`, `036-123-4567`. */
export function formatNationalPhone(phone: string): string {
  if (lacksDigits(phone)) return plainPhone(phone);
  let rest = toLocalDigits(phone);
  const parts: string[] = [];
  for (const size of groupSizes(rest)) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return `${parts.join('-')}${rest}`;
}

/**
 * Display form of a half-typed number: `010-1234-5678`, `02-123-4567`, `1588-1234`, `+84 36-123-4567`.
 * Another country's code stays; without it the number would be a Korean one.
 */
export function formatTypedPhone(phone: string): string {
  const national = formatNationalPhone(phone);
  const code = countryCodeOf(phone);
  return code && code !== DEFAULT_COUNTRY_CODE ? national.replace(/^0/, `${code} `) : national;
}

/** The same for a complete number. While one is typed, a 0 that the customer deletes must not come back. */
export const formatPhone = (phone: string) => formatTypedPhone(withFirstZero(phone));

/**
 * Whether the number can reach a person: mobile, landline, internet (070), toll-free (080),
 * safe (050x) or representative number. `countryCode`: of a number without one.
 */
export function isPhone(input: string, countryCode: CountryCode = DEFAULT_COUNTRY_CODE): boolean {
  const { code = countryCode, local } = partsOf(input);
  return !lacksDigits(input) && NATIONAL[code].test(local);
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
    .filter(Boolean);
