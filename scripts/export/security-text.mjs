// /.well-known/security.txt (RFC 9116): where to report a vulnerability of the site.
import { locales } from '../lib/locales.mjs';

const DAY_MS = 86_400_000;
/** The standard asks for less than a year. A site that is built at least once in it stays valid. */
const VALID_DAYS = 360;

export const SECURITY_TEXT_ADDRESS = '/.well-known/security.txt';

/** The text, or nothing where the deployment names no contact. */
export function securityText(environment, now) {
  const { NEXT_PUBLIC_SECURITY_CONTACT: contact, NEXT_PUBLIC_SITE_URL: site } = environment;
  if (!contact) return undefined;
  const lines = {
    Contact: contact,
    Expires: new Date(now + VALID_DAYS * DAY_MS).toISOString(),
    'Preferred-Languages': locales.join(', '),
    Canonical: site + SECURITY_TEXT_ADDRESS,
  };
  return Object.entries(lines)
    .map((line) => `${line.join(': ')}\n`)
    .join('');
}
