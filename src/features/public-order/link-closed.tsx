import { useTranslation } from 'next-i18next/pages';
import { env } from '@/config/env';
import { EmptyState } from '@/ui/kit/feedback/empty-state';
import { SearchIcon } from '@/ui/kit/icons/action-icons';
import { ExternalLink } from '@/ui/kit/button/link';

/** Unknown, expired and forbidden links look the same, so that a stranger learns nothing from this page. */
export function LinkClosed() {
  const { t } = useTranslation('public');
  return (
    <EmptyState
      isPage
      picture={<SearchIcon size={28} />}
      title={t('closed.title')}
      message={t('closed.message')}
      action={
        // The customer centre's number is in the footer of every public page.
        <ExternalLink href={env.helpCentreUrl}>{t('closed.help')}</ExternalLink>
      }
    />
  );
}
