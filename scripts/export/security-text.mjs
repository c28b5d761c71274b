// /.well-known/security.txt (RFC 9116): where to report a vulnerability of the site.
import { locales } from '../lib/locales.mjs';

const DAY_MS = 86_400_000;
/** The standard recommends less than a year; valid as long as the site is built that often. */
const VALID_DAYS = 360;

export const SECURITY_TEXT_ADDRESS = '/.well-known/security.txt';

/** The file's text; undefined if the deployment has no contact. `now`: ms. */
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
