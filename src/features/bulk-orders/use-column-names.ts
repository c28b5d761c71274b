import { useTranslation } from '@/lib/i18n/use-translation';
import { useMemo } from 'react';
import type { CommonGroup } from '@/domain/bulk/common-values';
import type { ColumnField } from '@/domain/bulk/fields';
import { textContextOf } from '@/domain/order/kinds';
import type { OrderPhase } from '@/domain/order/status';
import { useBulkOrdersState } from './state/bulk-orders-context';

/** Names columns and phases in the words of the sheet's order type: freight is loaded, a quick order is picked up. */
export function useColumnNames() {
  const { t } = useTranslation('bulk');
  const context = textContextOf(useBulkOrdersState('orderType'));
  return useMemo(
    () => ({
      fieldName: (field: ColumnField) =>
        field === 'time' || field === 'date' ? t(`field.${field}`, { context }) : t(`field.${field}`),
      groupName: (group: CommonGroup) =>
        group === 'time' ? t('common.group.time', { context }) : t(`common.group.${group}`),
      phaseName: (phase: OrderPhase) => (phase === 'waiting' ? t('board.waiting', { context }) : t(`board.${phase}`)),
    }),
    [t, context],
  );
}
