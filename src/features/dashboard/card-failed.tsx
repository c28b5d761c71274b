import { useTranslation } from '@/lib/i18n/use-translation';
import { withRequestId } from '@/lib/i18n/with-request-id';
import { Button } from '@/ui/kit/button/button';
import { Notice } from '@/ui/kit/feedback/notice';
import { styled } from '@/ui/styled';

const Root = styled('div')(({ theme }) => ({
  '[data-flush="true"] &': {
    padding: theme.spacing(1, 5, 5),
    [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6) },
  },
}));

/** The error of one card; the other cards keep working. */
export function CardFailed({ text, error, onRetry }: { text: string; error: unknown; onRetry: () => void }) {
  const { t, i18n } = useTranslation('common');
  return (
    <Root>
      <Notice
        tone="error"
        action={
          <Button size="small" variant="outline" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        }
      >
        {withRequestId(text, error, i18n)}
      </Notice>
    </Root>
  );
}
