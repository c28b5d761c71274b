import { CUSTOMER_TYPE, LOGIN_TYPE } from '@/domain/account/accounts';
import { toWirePhone } from '@/domain/text/phone';
import type { SignUpTicket } from '@/lib/storage/sign-up-ticket';
import type { Identity } from './identity-step';
import type { SignUpDraft } from './sign-up-draft';

type Source = { draft: SignUpDraft; identity: Identity; ticket: SignUpTicket | null; orgCode: string | undefined };

export type SignUpRequest = ReturnType<typeof toSignUpRequest>;

export function toSignUpRequest({ draft, identity, ticket, orgCode }: Source, password: string) {
  const common = {
    ...(orgCode === undefined ? { customerType: CUSTOMER_TYPE.b2c } : { customerType: CUSTOMER_TYPE.b2b, orgCode }),
    name: identity.name,
    phoneNumber: toWirePhone(identity.phoneNumber),
    registerToken: draft.registerToken ?? '',
    agreements: {
      // The consents step does not let a customer continue without these five.
      isOver14: true,
      service: true,
      privacy: true,
      thirdParty: true,
      location: true,
      marketing: draft.consents.marketing,
      advertising: draft.consents.advertising,
    },
  } as const;
  return ticket
    ? { ...common, loginTypeCd: LOGIN_TYPE[ticket.provider], signUpToken: ticket.signUpToken }
    : { ...common, loginTypeCd: LOGIN_TYPE.idPassword, password };
}
