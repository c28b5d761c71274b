import { useTranslation } from '@/lib/i18n/use-translation';
import { Button } from '../button/button';
import { Notice } from './notice';

type PartLoadErrorProps = {
  onRetry: () => void;
  /** A retry failed too, so the file may not exist any more. */
  isGone?: boolean;
  /** For a notice that floats. */
  onClose?: (() => void) | undefined;
};

/** Shown when a lazy part of the page failed to load. */
export function PartLoadError({ onRetry, isGone = false, onClose }: PartLoadErrorProps) {
  const { t, i18n } = useTranslation(['common', 'line']);
  // These texts load early, with the connectivity notice; if they are missing, the general text is used.
  const isReload = isGone && i18n.exists('line:reload');
  return (
    <Notice
      tone="error"
      action={
        <>
          <Button
            size="small"
            variant="outline"
            data-retry
            onClick={isReload ? () => window.location.reload() : onRetry}
          >
            {t(isReload ? 'line:reload' : 'action.retry')}
          </Button>
          {onClose ? (
            <Button size="small" variant="ghost" onClick={onClose}>
              {t('action.close')}
            </Button>
          ) : null}
        </>
      }
    >
      {t(isReload ? 'line:partGone' : 'state.partFailed')}
    </Notice>
  );
}
