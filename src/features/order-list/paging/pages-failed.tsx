import { useTranslation } from '@/lib/i18n/use-translation';
import { Button } from '@/ui/kit/button/button';
import { Notice } from '@/ui/kit/feedback/notice';
import { styled } from '@/ui/styled';

/** Sticky, so that it is visible from every position in the long list; above the bar of selected orders. */
const Sticky = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: `var(--bar-room, ${theme.spacing(4)})`,
  [theme.breakpoints.down('md')]: {
    bottom: `var(--bar-room, calc(${theme.layout.tabBar} + 12px + env(safe-area-inset-bottom)))`,
  },
  zIndex: 3,
  marginTop: theme.spacing(4),
}));

export function PagesFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['orders', 'common']);
  return (
    <Sticky>
      <Notice
        tone="error"
        action={
          <Button size="small" variant="outline" data-retry onClick={onRetry}>
            {t('common:action.retry')}
          </Button>
        }
      >
        {t('failed.part')}
      </Notice>
    </Sticky>
  );
}
