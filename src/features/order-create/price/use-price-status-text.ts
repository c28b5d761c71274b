import { useTranslation } from '@/lib/i18n/use-translation';
import { useEstimate } from './estimate';
import { useMissingText } from './use-missing-text';

/** The short status text beside the price or in its place. */
export function usePriceStatusText(): string | null {
  const { status, shown } = useEstimate();
  const missing = useMissingText();
  const { t } = useTranslation(['composer', 'order']);
  return {
    incomplete: missing,
    paused: t('price.paused'),
    loading: shown ? t('price.recalculating') : t('price.calculating'),
    error: t('price.failed'),
    ready: t('order:vatIncluded'),
  }[status];
}
