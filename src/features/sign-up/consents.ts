import { TERMS, type TermsName } from '@/config/routes';
import type { Consents } from './sign-up-draft';

export const REQUIRED_CONSENTS: readonly TermsName[] = TERMS.filter((name) => name !== 'marketing');

export const hasRequiredConsents = (consents: Consents) => REQUIRED_CONSENTS.every((name) => consents[name]);
