import { useTranslation } from '@/lib/i18n/use-translation';
import { ROUTES } from '@/config/routes';
import { selectIsAnonymousAccepted } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/kit/button/button';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { RetryButton } from '@/ui/kit/button/retry-button';
import { StateFrame } from '@/ui/kit/feedback/state-frame';
import { AlertIcon } from '@/ui/kit/icons/system-icons';
import { useApp } from './app-context';

/** Instead of a page, when the provider's answer about who is signed in cannot be read. */
export function ProfileUnreadable({ reference, onRetry }: { reference: string; onRetry: () => void }) {
  const { t } = useTranslation(['errors', 'common']);
  const { session } = useApp();
  const isGuest = useAppSelector(selectIsAnonymousAccepted);
  return (
    <StateFrame
      role="alert"
      isPage
      picture={<AlertIcon size={28} />}
      title={t('common:state.errorTitle')}
      message={t('unreadable')}
      small={t('requestId', { id: reference })}
      action={
        <>
          <RetryButton size="large" error={null} isRetrying={false} onRetry={onRetry} />
          {isGuest ? (
            // A link, because ending a session drops the draft.
            <ButtonLink size="large" variant="outline" href={ROUTES.login}>
              {t('common:user.loginOrSignup')}
            </ButtonLink>
          ) : (
            <Button size="large" variant="outline" onClick={() => void session.endSession({ leaveTo: 'login' })}>
              {t('common:user.logout')}
            </Button>
          )}
        </>
      }
    />
  );
}
