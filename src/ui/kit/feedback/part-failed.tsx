import { useTranslation } from 'next-i18next/pages';
import { Button } from '../button/button';
import { Notice } from './notice';

/** A piece of the page that did not arrive; `isGone`: not even when it was asked for again, as its file may be gone. */
export function PartFailed({ onRetry, isGone = false }: { onRetry: () => void; isGone?: boolean }) {
  const { t, i18n } = useTranslation(['common', 'line']);
  // Those words come early, with the part that tells of the line.
  const isReload = isGone && i18n.exists('line:reload');
  return (
    <Notice
      tone="error"
      action={
        <Button variant="outline" size="small" onClick={isReload ? () => window.location.reload() : onRetry}>
          {t(isReload ? 'line:reload' : 'action.retry')}
        </Button>
      }
    >
      {t(isReload ? 'line:partGone' : 'state.partFailed')}
    </Notice>
  );
}
