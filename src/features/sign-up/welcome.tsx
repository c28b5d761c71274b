import { useRouter } from 'next/router';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect } from 'react';
import { ROUTES } from '@/config/routes';
import { isSocialProvider } from '@/domain/account/social';
import { useJustDone } from '@/lib/storage/just-done';
import { rememberReturnPath } from '@/lib/storage/return-path';
import { Button } from '@/ui/kit/button/button';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { FullScreenSpinner } from '@/ui/kit/feedback/full-screen-spinner';
import { StateFrame } from '@/ui/kit/feedback/state-frame';
import { VehicleDrawing } from '@/ui/order/vehicles/vehicle-drawing';
import { styled } from '@/ui/styled';

const Buttons = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { minWidth: 280 },
}));

/** Shown after a sign-up; leads to the sign-in and the first order. Other visitors are redirected to the sign-in. */
export function Welcome() {
  const { t } = useTranslation('account');
  const { push, replace, query } = useRouter();
  // Not in the address; there is none without a third party.
  const provider = query.with;
  const hasSignedUp = useJustDone('signUp');
  useEffect(() => {
    if (hasSignedUp === false) void replace(ROUTES.login);
  }, [hasSignedUp, replace]);

  function signInToOrder() {
    rememberReturnPath(ROUTES.newOrder);
    void push(ROUTES.login);
  }

  if (!hasSignedUp) return <FullScreenSpinner />;
  return (
    <StateFrame
      isPage
      isPictureBare
      picture={<VehicleDrawing vehicle="damas" width={140} />}
      title={t('welcome.title')}
      message={
        isSocialProvider(provider)
          ? t('welcome.leadSocial', { provider: t(`provider.${provider}`) })
          : t('welcome.lead')
      }
      action={
        <Buttons>
          <Button variant="primary" size="large" isFullWidth onClick={signInToOrder}>
            {t('welcome.firstOrder')}
          </Button>
          <ButtonLink href={ROUTES.login} variant="outline" size="large" isFullWidth>
            {t('welcome.signIn')}
          </ButtonLink>
        </Buttons>
      }
    />
  );
}
