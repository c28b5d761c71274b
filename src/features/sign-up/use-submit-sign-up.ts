import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userQueries } from '@/api/user/user-queries';
import { signUpMutation } from '@/api/user/user-mutations';
import { CUSTOMER_TYPE, LOGIN_TYPE } from '@/domain/account/accounts';
import { toWirePhone } from '@/domain/text/phone';
import { dropSignUpTicket, type SignUpTicket } from '@/lib/storage/sign-up-ticket';
import type { Identity } from './identity-step';
import { dropDraft, type SignUpDraft } from './sign-up-draft';

type Source = { draft: SignUpDraft; ticket: SignUpTicket | null; orgCode: string | undefined };

/** `send` creates the account; `forget` then drops everything that the sign-up has stored. */
export function useSubmitSignUp({ draft, ticket, orgCode }: Source) {
  const queryClient = useQueryClient();
  const { mutateAsync: signUp } = useMutation(signUpMutation());

  async function send(identity: Identity, password: string) {
    const common = {
      ...(orgCode === undefined ? { customerType: CUSTOMER_TYPE.b2c } : { customerType: CUSTOMER_TYPE.b2b, orgCode }),
      name: identity.name,
      phoneNumber: toWirePhone(identity.phoneNumber),
      registerToken: draft.registerToken ?? '',
      // The consents step does not let a customer continue without these three.
      agreements: { service: true, privacy: true, location: true, marketing: draft.consents.marketing },
    } as const;
    await signUp(
      ticket
        ? { ...common, loginTypeCd: LOGIN_TYPE[ticket.provider], signUpToken: ticket.signUpToken }
        : { ...common, loginTypeCd: LOGIN_TYPE.idPassword, password },
    );
  }

  function forget() {
    queryClient.removeQueries({ queryKey: userQueries.identity(draft.registerToken ?? '').queryKey });
    dropDraft();
    dropSignUpTicket();
  }

  return { send, forget };
}
