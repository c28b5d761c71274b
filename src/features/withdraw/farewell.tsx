import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/config/routes';
import { ButtonLink } from '@/ui/button-link';
import { CheckIcon } from '@/ui/icons/action-icons';
import { StateFrame } from '@/ui/state-frame';

export function Farewell() {
  const { t } = useTranslation('account');
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
