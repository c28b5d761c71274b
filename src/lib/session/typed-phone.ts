import { countryCodeOf, DEFAULT_COUNTRY_CODE, formatNationalPhone, type CountryCode } from '@/domain/text/phone';

export type TypedPhone = { countryCode: CountryCode; phoneNumber: string };

let typed: TypedPhone | null = null;

/**
 * The number that the customer has given to the last form for an account: the next one begins with it, as after a forgotten
 * password or a sign-up. In memory only, so that a reload or the next person finds none.
 */
export const typedPhone = () => typed;

export function rememberTypedPhone(phone: TypedPhone | null) {
  typed = phone;
}

/** The same for a number as the provider sends it. */
export const rememberPhone = (phone: string) =>
  rememberTypedPhone({
    countryCode: countryCodeOf(phone) ?? DEFAULT_COUNTRY_CODE,
    phoneNumber: formatNationalPhone(phone),
  });
