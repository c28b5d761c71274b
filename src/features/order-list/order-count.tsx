import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';

const Text = styled('p')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  minHeight: '1.6em',
}));

type OrderCountProps = {
  total: number | undefined;
  totalOfAll: number | undefined;
  isNarrowed: boolean;
  isBusy: boolean;
};

/** Said aloud whenever a filter changes it. */
export function OrderCount({ total, totalOfAll, isNarrowed, isBusy }: OrderCountProps) {
  const { t } = useTranslation('orders');
  return <Text role="status">{words()}</Text>;

  function words() {
    if (total === undefined || isBusy) return t('count.loading');
    if (!isNarrowed) return t('count.all', { count: total });
    return totalOfAll === undefined
      ? t('count.found', { count: total })
      : t('count.some', { count: total, total: totalOfAll });
  }
}
