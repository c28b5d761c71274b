import { useTranslation } from 'next-i18next/pages';
import { env } from '@/config/env';
import { SITE } from '@/config/site';
import { ButtonLink } from '@/ui/button-link';
import { EmptyState } from '@/ui/empty-state';
import { PhoneIcon } from '@/ui/icons/order-icons';
import { SearchIcon } from '@/ui/icons/action-icons';
import { ExternalLink } from '@/ui/link';

/** Unknown, ended and not for this reader look the same: nothing can be learnt from it. */
export function LinkClosed() {
  const { t } = useTranslation('public');
  return (
    <EmptyState
      isPage
      picture={<SearchIcon size={28} />}
      title={t('closed.title')}
      message={t('closed.message')}
      action={
        <>
          <ButtonLink href={`tel:${SITE.customerCentrePhone}`} start={<PhoneIcon />}>
            {t('closed.call', { phone: SITE.customerCentrePhone })}
          </ButtonLink>
          <ExternalLink href={env.helpCentreUrl}>{t('closed.help')}</ExternalLink>
        </>
      }
    />
  );
}
