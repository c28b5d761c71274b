import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useRouter } from 'next/router';
import { useState, type ReactElement } from 'react';
import { userQueries } from '@/api/user/user-queries';
import { getIdentityCheckResult } from '@/api/user/user-requests';
import { ROUTES } from '@/config/routes';
import { ApiError } from '@/domain/api-error';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { useIsMounted } from '@/lib/browser/use-is-mounted';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { rememberPhone } from '@/lib/session/typed-phone';
import { markJustDone } from '@/lib/storage/just-done';
import { dropSignUpTicket, useSignUpTicket } from '@/lib/storage/sign-up-ticket';
import { Button } from '@/ui/kit/button/button';
import { Link } from '@/ui/kit/button/link';
import { Notice } from '@/ui/kit/feedback/notice';
import { notify } from '@/ui/kit/feedback/notify';
import { styled } from '@/ui/styled';
import { ConsentsStep } from './consents-step';
import { DetailsStep } from './details-step';
import { IdentityStep } from './identity-step';
import { changeDraft, dropDraft, useSignUpDraft } from './sign-up-draft';
import { toSignUpRequest } from './sign-up-request';
import { StepList } from './step-list';
import { useIdentityCheck } from './use-identity-check';
import { reachedStep, useStep } from './use-step';

/** Takes the focus when the notice below it goes. */
const TITLE_ID = 'sign-up-title';

/**
 * The person that the provider identified. Only the provider's answer counts, never what came with the window's
 * message.
 */
function useIdentity(registerToken: string | null) {
  const identity = useQuery({
    ...userQueries.identity(registerToken ?? ''),
    queryFn: registerToken === null ? skipToken : ({ signal }) => getIdentityCheckResult(registerToken, signal),
  });
  const { error } = identity;
  return { identity, isRefused: error instanceof ApiError && error.isFinal };
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
  const { t, i18n } = useTranslation(['signup', 'account']);
  // The texts of the provider's refusals, loaded before the first refusal can come.
  useLazyTexts('accountErrors');
  const { replace } = useRouter();
  const isMounted = useIsMounted();
  const queryClient = useQueryClient();
  const draft = useSignUpDraft();
  const { ticket, isExpired } = useSignUpTicket();
  const { identity, isRefused } = useIdentity(draft.registerToken);
  const { step, go } = useStep(reachedStep(draft.consents, identity.data !== undefined));
  const { data: details } = identity;
  const check = useIdentityCheck(draft, () => go('details'));
  const [seen, setSeen] = useState({ step, hasMoved: false });
  if (seen.step !== step) setSeen({ step, hasMoved: true });

  async function finish() {
    if (isMounted.current) {
      markJustDone('signUp');
      if (details && !ticket) rememberPhone(details.phoneNumber);
      // Dropping the draft first would show the first step again while the page changes.
      await (ticket
        ? replace({ pathname: ROUTES.welcome, query: { with: ticket.provider } }, ROUTES.welcome)
        : replace(ROUTES.welcome));
    } else {
      void notify('success', t('account:welcome.title'));
    }
    queryClient.removeQueries({ queryKey: userQueries.identity(draft.registerToken ?? '').queryKey });
    dropDraft();
    dropSignUpTicket();
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
      {ticket || isExpired ? (
        <Notice
          tone={ticket ? 'info' : 'attention'}
          action={
            <Button variant="outline" size="small" onClick={dropTicket}>
              {t('signUp.socialDrop')}
            </Button>
          }
        >
          {ticket ? (
            t('signUp.socialNote', { provider: t(`account:provider.${ticket.provider}`) })
          ) : (
            <>
              {i18n.t('EXPIRED_signUpToken', { ns: 'accountErrors', defaultValue: '' })}{' '}
              <Link href={ROUTES.login}>{t('signUp.signIn')}</Link>
            </>
          )}
        </Notice>
      ) : null}
      {isExpired ? null : (
        <>
          <StepList current={step} />
          {content()}
        </>
      )}
      <Footer>
        {t('signUp.haveAccount')} <Link href={ROUTES.login}>{t('signUp.signIn')}</Link>
      </Footer>
    </Root>
  );

  function content(): ReactElement | null {
    switch (step) {
      case 'consents':
        return (
          <ConsentsStep
            takesFocus={seen.hasMoved}
            consents={draft.consents}
            onChange={(consents) => changeDraft({ consents })}
            onNext={() => go('identity')}
          />
        );
      case 'identity':
        return (
          <IdentityStep
            takesFocus={seen.hasMoved}
            check={check}
            identity={identity}
            isRefused={isRefused}
            onNext={() => go('details')}
            onBack={() => go('consents')}
          />
        );
      case 'details':
        return details ? (
          <DetailsStep
            takesFocus={seen.hasMoved}
            identity={details}
            hasPassword={ticket === null}
            organization={organization?.name}
            toRequest={(password) =>
              toSignUpRequest({ draft, identity: details, ticket, orgCode: organization?.code }, password)
            }
            onSignedUp={finish}
            onRepeatIdentity={repeatIdentity}
            onBack={() => go('identity')}
          />
        ) : null;
    }
  }
}
