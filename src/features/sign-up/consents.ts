import type { TermsName } from '@/config/routes';
import { keysOf } from '@/domain/keys-of';

type Consent = {
  isRequired: boolean;
  /** The document that says what is consented to. */
  document: TermsName | null;
};

/**
 * In the order in which they are asked. The law wants a separate consent for each purpose (개인정보 보호법 §22), also for
 * giving data to drivers and movers (§17), and one for advertisements beside that for marketing (정보통신망법 §50).
 */
export const CONSENTS = {
  age: { isRequired: true, document: null },
  service: { isRequired: true, document: 'service' },
  privacy: { isRequired: true, document: 'collection' },
  thirdParty: { isRequired: true, document: 'provision' },
  location: { isRequired: true, document: 'location' },
  marketing: { isRequired: false, document: 'marketing' },
  advertising: { isRequired: false, document: 'marketing' },
} as const satisfies Record<string, Consent>;
export type ConsentName = keyof typeof CONSENTS;
export type Consents = Record<ConsentName, boolean>;

export const CONSENT_NAMES = keysOf(CONSENTS);
export const REQUIRED_CONSENTS = CONSENT_NAMES.filter((name) => CONSENTS[name].isRequired);
export const OPTIONAL_CONSENTS = CONSENT_NAMES.filter((name) => !CONSENTS[name].isRequired);

export const NO_CONSENTS: Consents = {
  age: false,
  service: false,
  privacy: false,
  thirdParty: false,
  location: false,
  marketing: false,
  advertising: false,
};

/** Nothing can be advertised without using the data, so that consent ends with the one to marketing. */
export function changeConsents(consents: Consents, names: readonly ConsentName[], isAgreed: boolean): Consents {
  const next = { ...consents, ...Object.fromEntries(names.map((name) => [name, isAgreed])) };
  return { ...next, advertising: next.advertising && next.marketing };
}

export const hasRequiredConsents = (consents: Consents) => REQUIRED_CONSENTS.every((name) => consents[name]);
