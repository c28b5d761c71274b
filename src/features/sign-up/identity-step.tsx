import type { UseQueryResult } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { useTranslation } from '@/lib/i18n/use-translation';
import { ApiError } from '@/domain/api-error';
import { formatPhone } from '@/domain/text/phone';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { Button } from '@/ui/kit/button/button';
import { ErrorState } from '@/ui/kit/feedback/error-state';
import { PhoneIcon } from '@/ui/kit/icons/order-icons';
import { Notice } from '@/ui/kit/feedback/notice';
import { StepTitle } from '@/ui/kit/layout/step-title';
import { styled } from '@/ui/styled';
import { SideButtons } from './side-buttons';
import type { useIdentityCheck } from './use-identity-check';

/** Takes the focus when the button that repeats the check goes. */
const OPEN_ID = 'open-identity';

export type Identity = { name: string; phoneNumber: string };

const Body = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));
const Buttons = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));
const Checking = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/**
 * Why the provider refuses a check that has ended; null if it does not say. The sign-up is refused with the same codes, at
 * a field of another name.
 */
function refusalText(error: unknown, i18n: I18n) {
  const items = error instanceof ApiError ? error.items : [];
  const item = items.find(({ field }) => /^register_?token$/i.test(field));
  if (!item) return null;
  return i18n.t(`${item.code}_registerToken`, { ns: 'accountErrors', defaultValue: item.message ?? '' }) || null;
}

type IdentityStepProps = {
  takesFocus: boolean;
  check: ReturnType<typeof useIdentityCheck>;
  identity: UseQueryResult<Identity>;
  isRefused: boolean;
  onNext: () => void;
  onBack: () => void;
};

export function IdentityStep({ takesFocus, check, identity, isRefused, onNext, onBack }: IdentityStepProps) {
  const { t, i18n } = useTranslation('signup');
  const { data, error, isFetching, refetch } = identity;
  const trouble = isRefused ? 'expired' : check.trouble;
  const isIdle = !check.isWaiting && !isFetching && !data;

  function repeat() {
    check.start();
    focusInNextFrame(OPEN_ID);
  }

  return (
    <Body>
      <StepTitle takesFocus={takesFocus} title={t('signUp.identityStep')} lead={t('identity.lead')} />
      {isFetching ? <Checking role="status">{t('identity.checking')}</Checking> : null}
      {data ? (
        <Notice tone="success" title={t('identity.doneTitle')}>
          {data.name} · {formatPhone(data.phoneNumber)}
        </Notice>
      ) : null}
      {trouble && isIdle ? (
        <Notice tone="attention">{(isRefused ? refusalText(error, i18n) : null) ?? t(`identity.${trouble}`)}</Notice>
      ) : null}
      {error && !isRefused && !isFetching ? (
        <ErrorState title={t('identity.failed')} error={error} onRetry={() => void refetch()} />
      ) : null}
      {check.isWaiting ? (
        <Notice tone="info" title={t('identity.waitingTitle')}>
          {t('identity.waiting')}
        </Notice>
      ) : null}
      <Buttons>
        {data ? (
          <Button variant="primary" size="large" isFullWidth onClick={onNext}>
            {t('signUp.next')}
          </Button>
        ) : (
          // The same button before, during and after the check, so that it keeps the focus.
          <Button
            id={OPEN_ID}
            variant="primary"
            size="large"
            isFullWidth
            isLoading={isFetching}
            start={<PhoneIcon />}
            onClick={check.start}
          >
            {t(check.isWaiting ? 'identity.reopen' : 'identity.open')}
          </Button>
        )}
        {check.isWaiting ? (
          <Button variant="outline" size="large" isFullWidth onClick={check.startHere}>
            {t('identity.here')}
          </Button>
        ) : null}
        <SideButtons>
          <Button variant="ghost" isFullWidth onClick={onBack}>
            {t('signUp.back')}
          </Button>
          {data ? (
            <Button variant="ghost" isFullWidth onClick={repeat}>
              {t('identity.notMe')}
            </Button>
          ) : null}
        </SideButtons>
      </Buttons>
    </Body>
  );
}
