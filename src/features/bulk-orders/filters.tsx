import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { BULK_KINDS } from '@/domain/order/kinds';
import { SegmentedControl } from '@/ui/kit/form/segmented-control';
import { useBulkOrdersActions, useBulkOrdersState } from './state/bulk-orders-context';
import type { RowCounts } from './state/row-counts';

type FiltersProps = { counts: RowCounts; isFiltered: boolean; onFilter: (isOn: boolean) => void };

/** Filters the rows and selects the kind of order. */
export const Filters = memo(function Filters({ counts: { rows, care, sent }, isFiltered, onFilter }: FiltersProps) {
  const { t } = useTranslation('bulk');
  const { setOrderType } = useBulkOrdersActions();
  const orderType = useBulkOrdersState('orderType');
  const sending = useBulkOrdersState('sending');

  return (
    <>
      <SegmentedControl
        legend={t('filter.legend')}
        value={isFiltered ? 'care' : 'all'}
        options={[
          { value: 'all', label: t('filter.all', { count: rows }) },
          { value: 'care', label: t('filter.care', { count: care }) },
        ]}
        onChange={(value) => onFilter(value === 'care')}
      />
      <SegmentedControl
        legend={t('type.legend')}
        value={orderType}
        options={BULK_KINDS.map((value) => ({
          value,
          label: t(`type.${value}`),
          isDisabled: sending.status === 'running' || sent > 0,
        }))}
        onChange={setOrderType}
      />
    </>
  );
});
