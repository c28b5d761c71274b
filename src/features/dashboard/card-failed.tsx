import { useTranslation } from '@/lib/i18n/use-translation';
import { withRequestId } from '@/lib/i18n/with-request-id';
import { RetryButton } from '@/ui/kit/button/retry-button';
import { Notice } from '@/ui/kit/feedback/notice';
import { styled } from '@/ui/styled';

const Root = styled('div')(({ theme }) => ({
  '[data-flush="true"] &': {
    padding: theme.spacing(1, 5, 5),
    [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6) },
  },
}));

type CardFailedProps = { text: string; error: unknown; isRetrying: boolean; onRetry: () => void };

/** The error of one card; the other cards keep working. */
export function CardFailed({ text, ...retry }: CardFailedProps) {
  const { i18n } = useTranslation();
  return (
    <Root>
      <Notice tone="error" action={<RetryButton size="small" variant="outline" {...retry} />}>
        {withRequestId(text, retry.error, i18n)}
      </Notice>
    </Root>
  );
}
