import { countryCodeOf, DEFAULT_COUNTRY_CODE, formatNationalPhone, type CountryCode } from '@/domain/text/phone';
import { isRecent } from '@/lib/storage/stored-fields';

export type TypedPhone = { countryCode: CountryCode; phoneNumber: string };

/** Long enough to set a new password, short enough that the next person does not see the number. */
const KEPT_MS = 10 * 60_000;

let typed: { phone: TypedPhone; at: number } | null = null;

/**
 * The number that the customer has given to the last form for an account: the next one begins with it, as after a forgotten
 * password or a sign-up. In memory only, for ten minutes or until this tab signs in, so that the next person finds none.
 */
export const typedPhone = () => (typed && isRecent(typed.at, KEPT_MS) ? typed.phone : null);

export function rememberTypedPhone(phone: TypedPhone | null) {
  typed = phone && { phone, at: Date.now() };
}

/** The same for a number as the provider sends it. */
export const rememberPhone = (phone: string) =>
  rememberTypedPhone({
    countryCode: countryCodeOf(phone) ?? DEFAULT_COUNTRY_CODE,
    phoneNumber: formatNationalPhone(phone),
  });
