import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { signUpMutation } from '@/api/user/user-mutations';
import { userQueries } from '@/api/user/user-queries';
import { getIdentityCheckResult } from '@/api/user/user-requests';
import { ROUTES } from '@/config/routes';
import { CUSTOMER_TYPE, LOGIN_TYPE } from '@/domain/account/accounts';
import { ApiError } from '@/domain/api-error';
import { toWirePhone } from '@/domain/text/phone';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { prefetchPage } from '@/lib/browser/open-page';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { markJustDone } from '@/lib/storage/just-done';
import { dropSignUpTicket, type SignUpTicket, useSignUpTicket } from '@/lib/storage/sign-up-ticket';
import { Button } from '@/ui/kit/button/button';
import { Link } from '@/ui/kit/button/link';
import { Notice } from '@/ui/kit/feedback/notice';
import { styled } from '@/ui/styled';
import { ConsentsStep } from './consents-step';
import { DetailsStep } from './details-step';
import { type Identity, IdentityStep } from './identity-step';
import { changeDraft, dropDraft, type SignUpDraft, useSignUpDraft } from './sign-up-draft';
import { StepList } from './step-list';
import { useIdentityCheck } from './use-identity-check';
import { reachedStep, useStep } from './use-step';

/** Takes the focus when the notice below it goes. */
const TITLE_ID = 'sign-up-title';

type Source = { draft: SignUpDraft; ticket: SignUpTicket | null; orgCode: string | undefined };

/** `send` creates the account; `forget` then drops everything that the sign-up has stored. */
function useSubmitSignUp({ draft, ticket, orgCode }: Source) {
  const queryClient = useQueryClient();
  const { mutateAsync: signUp } = useMutation(signUpMutation());

  async function send(identity: Identity, password: string) {
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

/**
 * The person that the provider identified. Only the provider's answer counts, never what came with the window's
 * message.
 */
function useIdentity(registerToken: string | null) {
  const identity = useQuery({
    ...userQueries.identity(registerToken ?? ''),
    queryFn: registerToken === null ? skipToken : ({ signal }) => getIdentityCheckResult(registerToken, signal),
  });
  return { identity, isRefused: identity.error instanceof ApiError && identity.error.isRefused };
}

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(6) }));
const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h1 }));
const Footer = styled('p')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
}));

/**
 * The three steps of a sign-up. With `organization` the account belongs to it; with a third party's ticket the account
 * has no password.
 */
export function SignUp({ organization }: { organization?: { code: string; name: string } }) {
  const { t } = useTranslation(['signup', 'account']);
  // The texts of the provider's refusals, loaded before the first refusal can come.
  useLazyTexts('accountErrors');
  const { prefetch, replace } = useRouter();
  const draft = useSignUpDraft();
  const ticket = useSignUpTicket();
  const { identity, isRefused } = useIdentity(draft.registerToken);
  const { step, go } = useStep(reachedStep(draft.consents, identity.data !== undefined));
  const check = useIdentityCheck(draft, () => go('details'));
  const { send, forget } = useSubmitSignUp({ draft, ticket, orgCode: organization?.code });
  const [seen, setSeen] = useState({ step, hasMoved: false });
  if (seen.step !== step) setSeen({ step, hasMoved: true });

  async function signUp(password: string) {
    if (!identity.data) return;
    // Loads the next page before the account exists: a missing page would end at the browser's own error page.
    await prefetchPage({ prefetch }, ROUTES.welcome);
    await send(identity.data, password);
    markJustDone('signUp');
    // Dropping the draft first would show the first step again while the page changes.
    await replace(ROUTES.welcome);
    forget();
  }

  function dropTicket() {
    dropSignUpTicket();
    focusInNextFrame(TITLE_ID);
  }

  function repeatIdentity() {
    go('identity');
    check.start();
  }

  return (
    <Root>
      <Title id={TITLE_ID}>
        {organization ? t('signUp.titleOrganization', { name: organization.name }) : t('signUp.title')}
      </Title>
      {organization ? <Notice tone="info">{t('organization.lead', { name: organization.name })}</Notice> : null}
      {ticket ? (
        <Notice
          tone="info"
          action={
            <Button variant="outline" size="small" onClick={dropTicket}>
              {t('signUp.socialDrop')}
            </Button>
          }
        >
          {t('signUp.socialNote', { provider: t(`account:provider.${ticket.provider}`) })}
        </Notice>
      ) : null}
      <StepList current={step} />
      {step === 'consents' ? (
        <ConsentsStep
          takesFocus={seen.hasMoved}
          consents={draft.consents}
          onChange={(consents) => changeDraft({ consents })}
          onNext={() => go('identity')}
        />
      ) : null}
      {step === 'identity' ? (
        <IdentityStep
          takesFocus={seen.hasMoved}
          check={check}
          identity={identity}
          isRefused={isRefused}
          onNext={() => go('details')}
          onBack={() => go('consents')}
        />
      ) : null}
      {step === 'details' && identity.data ? (
        <DetailsStep
          takesFocus={seen.hasMoved}
          identity={identity.data}
          hasPassword={ticket === null}
          onSignUp={signUp}
          onRepeatIdentity={repeatIdentity}
          onBack={() => go('identity')}
        />
      ) : null}
      <Footer>
        {t('signUp.haveAccount')} <Link href={ROUTES.login}>{t('signUp.signIn')}</Link>
      </Footer>
    </Root>
  );
}
