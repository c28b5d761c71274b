import { useTranslation } from 'next-i18next/pages';

type OrderCountProps = {
  total: number | undefined;
  totalOfAll: number | undefined;
  isNarrowed: boolean;
  isBusy: boolean;
  hasFailed: boolean;
};

/** Announced whenever a filter changes it. */
export function OrderCount({ total, totalOfAll, isNarrowed, isBusy, hasFailed }: OrderCountProps) {
  const { t } = useTranslation('orders');
  return <p role="status">{countText()}</p>;

  function countText() {
    if (total === undefined && hasFailed) return null;
    if (total === undefined || isBusy) return t('count.loading');
    if (!isNarrowed) return t('count.all', { count: total });
    return totalOfAll === undefined
      ? t('count.found', { count: total })
      : t('count.some', { count: total, total: totalOfAll });
  }
}
