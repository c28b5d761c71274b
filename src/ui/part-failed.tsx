import { useTranslation } from 'next-i18next/pages';
import { lineTexts } from '@/lib/i18n/lazy/line';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Button } from './button';
import { Notice } from './notice';

/** A piece of the page that did not arrive; `isGone`: not even when it was asked for again, as its file may be gone. */
export function PartFailed({ onRetry, isGone = false }: { onRetry: () => void; isGone?: boolean }) {
  const { t } = useTranslation(['common', 'line']);
  const isReload = useLazyTexts(lineTexts) && isGone;
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
