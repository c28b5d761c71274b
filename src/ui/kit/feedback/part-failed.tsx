import { useTranslation } from '@/lib/i18n/use-translation';
import { Button } from '../button/button';
import { Notice } from './notice';

/**
 * Shown when a lazy part of the page failed to load. `isGone`: a retry failed too, so the file may not exist any more.
 */
export function PartLoadError({ onRetry, isGone = false }: { onRetry: () => void; isGone?: boolean }) {
  const { t, i18n } = useTranslation(['common', 'line']);
  // These texts load early, with the connectivity notice; if they are missing, the general text is used.
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
