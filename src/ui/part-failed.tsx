import { useTranslation } from 'next-i18next/pages';
import { Button } from './button';
import { Notice } from './notice';

/** A piece of the page that did not arrive. */
export function PartFailed({ onRetry, isReload = false }: { onRetry: () => void; isReload?: boolean }) {
  const { t } = useTranslation('common');
  return (
    <Notice
      tone="error"
      action={
        <Button variant="outline" size="small" onClick={onRetry}>
          {t(isReload ? 'action.reload' : 'action.retry')}
        </Button>
      }
    >
      {t(isReload ? 'state.partGone' : 'state.partFailed')}
    </Notice>
  );
}
