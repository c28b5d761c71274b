import { useTranslation } from '@/lib/i18n/use-translation';
import { unusedDates } from '@/domain/bulk/mapping';
import type { BulkOrdersState } from '../state/bulk-orders-state';
import { useColumnNames } from '../use-column-names';

/** Says that times are read as today's although a column that is not used holds dates; null if there is none. */
export function useUnusedDates(incoming: BulkOrdersState['incoming']): string | null {
  const { t } = useTranslation('bulk');
  const { fieldName } = useColumnNames();
  if (!incoming) return null;
  const columns = unusedDates(incoming.rows, incoming.mapping);
  if (columns.length === 0) return null;
  const names = columns.map((column) => incoming.headers[column] || t('match.column', { number: column + 1 }));
  return t('match.unusedDates', { columns: names.join(', '), field: fieldName('date') });
}
