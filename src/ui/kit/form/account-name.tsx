import { formatNationalPhone, withFirstZero } from '@/domain/text/phone';

/**
 * For password managers, in a form that asks for a password alone: without the number that stands in the sign-in they
 * save a new password as that of no account, or take the field above it for the account's name.
 */
export const AccountName = ({ phoneNumber }: { phoneNumber: string }) => (
  <input
    hidden
    readOnly
    name="username"
    autoComplete="username"
    value={formatNationalPhone(withFirstZero(phoneNumber))}
  />
);
