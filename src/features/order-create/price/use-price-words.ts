import { useTranslation } from 'next-i18next/pages';
import type { Estimate } from './use-estimate';

/** The few words beside the price, or in its place. */
export function usePriceWords({ status, shown }: Estimate, missing: string | null): string | null {
  const { t } = useTranslation(['composer', 'order']);
  return {
    incomplete: missing,
    paused: t('price.paused'),
    loading: shown ? t('price.recalculating') : t('price.calculating'),
    error: t('price.failed'),
    ready: t('order:vatIncluded'),
  }[status];
}
