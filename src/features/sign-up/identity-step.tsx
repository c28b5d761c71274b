import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { formatPhone } from '@/domain/text/phone';
import { Button } from '@/ui/kit/button/button';
import { ErrorState } from '@/ui/kit/feedback/error-state';
import { PhoneIcon } from '@/ui/kit/icons/order-icons';
import { Notice } from '@/ui/kit/feedback/notice';
import { Spinner } from '@/ui/kit/feedback/spinner';
import { StepTitle } from '@/ui/kit/layout/step-title';
import { styled } from '@/ui/styled';
import { SideButtons } from './side-buttons';
import type { useIdentityCheck } from './use-identity-check';

export type Identity = { name: string; phoneNumber: string };

const Body = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));
const Buttons = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));
const Checking = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: theme.layout.controlLarge,
  color: theme.vars.palette.text.secondary,
}));

type IdentityStepProps = {
  takesFocus: boolean;
  check: ReturnType<typeof useIdentityCheck>;
  identity: UseQueryResult<Identity>;
  isRefused: boolean;
  onNext: () => void;
  onBack: () => void;
};

export function IdentityStep({ takesFocus, check, identity, isRefused, onNext, onBack }: IdentityStepProps) {
  const { t } = useTranslation('signup');
  const { data, error, isFetching, refetch } = identity;
  const trouble = isRefused ? 'expired' : check.trouble;
  const isIdle = !check.isWaiting && !isFetching && !data;

  return (
    <Body>
      <StepTitle takesFocus={takesFocus} title={t('signUp.identityStep')} lead={t('identity.lead')} />
      {isFetching ? (
        <Checking role="status">
          <Spinner />
          {t('identity.checking')}
        </Checking>
      ) : null}
      {data ? (
        <Notice tone="success" title={t('identity.doneTitle')}>
          {data.name} · {formatPhone(data.phoneNumber)}
        </Notice>
      ) : null}
      {trouble && isIdle ? <Notice tone="attention">{t(`identity.${trouble}`)}</Notice> : null}
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
        ) : null}
        {check.isWaiting ? (
          <>
            <Button variant="primary" size="large" isFullWidth onClick={check.start}>
              {t('identity.reopen')}
            </Button>
            <Button variant="outline" size="large" isFullWidth onClick={check.startHere}>
              {t('identity.here')}
            </Button>
          </>
        ) : null}
        {isIdle ? (
          <Button variant="primary" size="large" isFullWidth start={<PhoneIcon />} onClick={check.start}>
            {t('identity.open')}
          </Button>
        ) : null}
        <SideButtons>
          <Button variant="ghost" isFullWidth onClick={onBack}>
            {t('signUp.back')}
          </Button>
          {data ? (
            <Button variant="ghost" isFullWidth onClick={check.start}>
              {t('identity.notMe')}
            </Button>
          ) : null}
        </SideButtons>
      </Buttons>
    </Body>
  );
}
