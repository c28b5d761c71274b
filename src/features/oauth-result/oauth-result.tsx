import { useTranslation } from '@/lib/i18n/use-translation';
import { ROUTES } from '@/config/routes';
import { ApiError } from '@/domain/api-error';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { ErrorState } from '@/ui/kit/feedback/error-state';
import { formFailure } from '@/ui/kit/form/form-failure';
import { Spinner } from '@/ui/kit/feedback/spinner';
import { StateFrame } from '@/ui/kit/feedback/state-frame';
import { useThirdPartySignIn } from './use-third-party-sign-in';

/** The page to which third parties redirect. */
export function OauthResult() {
  const { t, i18n } = useTranslation('account');
  const trouble = useThirdPartySignIn();
  const toSignIn = (
    <ButtonLink href={ROUTES.login} variant="primary" size="large">
      {t('oauth.toSignIn')}
    </ButtonLink>
  );

  if (trouble === null) {
    return <StateFrame isPage isPictureBare picture={<Spinner size={36} />} title={t('oauth.working')} />;
  }
  // The provider names a field (code, state) that the customer never saw, so the message is the same as for an
  // untrusted answer.
  const isRejected = trouble.kind === 'failed' && trouble.error instanceof ApiError && trouble.error.items.length > 0;
  if (trouble.kind === 'untrusted' || isRejected) {
    return <ErrorState isPage title={t('oauth.restartTitle')} message={t('oauth.restart')} action={toSignIn} />;
  }
  const message =
    trouble.kind === 'refused'
      ? t('oauth.refused', { provider: t(`provider.${trouble.provider}`), code: trouble.code })
      : formFailure(trouble.error, i18n, []).unmapped.join(' ');
  return <ErrorState isPage title={t('oauth.refusedTitle')} message={message} action={toSignIn} />;
}
