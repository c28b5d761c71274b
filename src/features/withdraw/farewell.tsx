import { useRouter } from 'next/router';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect } from 'react';
import { ROUTES } from '@/config/routes';
import { useJustDone } from '@/lib/storage/just-done';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { FullScreenSpinner } from '@/ui/kit/feedback/full-screen-spinner';
import { CheckIcon } from '@/ui/kit/icons/action-icons';
import { StateFrame } from '@/ui/kit/feedback/state-frame';

/** Shown only right after a withdrawal; other visitors are redirected to the front page. */
export function Farewell() {
  const { t } = useTranslation('account');
  const { replace } = useRouter();
  const hasLeft = useJustDone('withdrawal');
  useEffect(() => {
    if (hasLeft === false) void replace(ROUTES.root);
  }, [hasLeft, replace]);

  if (!hasLeft) return <FullScreenSpinner />;
  return (
    <StateFrame
      isPage
      picture={<CheckIcon size={28} />}
      title={t('farewell.title')}
      message={t('farewell.lead')}
      small={t('farewell.kept')}
      action={
        <ButtonLink href={ROUTES.root} variant="outline" size="large">
          {t('farewell.home')}
        </ButtonLink>
      }
    />
  );
}
