import { useTranslation } from '@/lib/i18n/use-translation';
import { styled } from '../../styled';
import { Spinner } from './spinner';
import { VisuallyHidden } from '../layout/visually-hidden';

const Root = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.modal + 1,
  display: 'grid',
  placeItems: 'center',
  // Keeps the page visible, so that a short wait is not a white flash.
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 60%, transparent)`,
  color: theme.vars.palette.primary.brand,
}));

export function FullScreenSpinner() {
  const { t } = useTranslation('common');
  return (
    <Root role="status" data-waiting="true">
      <Spinner size={48} isPage />
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
    </Root>
  );
}
