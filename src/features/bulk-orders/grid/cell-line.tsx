import { useTranslation } from '@/lib/i18n/use-translation';
import { isReferenceField } from '@/domain/order/reference';
import { styled } from '@/ui/styled';
import { useObservable } from '../state/observable';
import { useColumnNames } from '../use-column-names';
import type { GridLayout } from './columns';
import { areaOf, clampCell, isOneCell, type Cursor } from './selection';
import { useCellLabels } from './use-cell-labels';
import type { Shown } from './use-sheet-actions';

const Line = styled('p')(({ theme }) => ({
  minHeight: 24,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.7,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& > b': { fontWeight: theme.typography.fontWeightMedium, color: theme.vars.palette.text.primary },
  '& > em': { fontStyle: 'normal', color: theme.vars.palette.error.text },
}));

type CellLineProps = { shown: readonly Shown[]; layout: GridLayout; cursor: Cursor };

/** The full text of the active cell, which its column may cut off; or the size of the selected area. */
export function CellLine({ shown, layout, cursor }: CellLineProps) {
  const { t } = useTranslation('bulk');
  const { fieldName } = useColumnNames();
  const labels = useCellLabels();
  const selection = useObservable(cursor);
  const area = areaOf(selection, shown.length, layout.count);
  const { row, column } = clampCell(selection.active, shown.length, layout.count);
  const item = shown[row];
  if (!item) return <Line />;
  if (!isOneCell(area)) {
    const size = { rows: area.bottom - area.top + 1, columns: area.right - area.left + 1 };
    return <Line>{t('grid.area', size)}</Line>;
  }
  const field = layout.fields[column];
  const isPrice = column === layout.priceColumn;
  const cell = field ? labels.field(item.view, field) : isPrice ? labels.price(item.view) : labels.status(item.view);
  const heading = field ? fieldName(field) : t(isPrice ? 'grid.price' : 'grid.status');
  return (
    <Line>
      {t('grid.place', { row: item.index + 1, field: heading })} <b>{cell.text}</b>{' '}
      {cell.note ? <em>{cell.note}</em> : null}
      {cell.hint ? `. ${cell.hint}` : null}
      {field && isReferenceField(field) ? ` ${t('grid.driverSees')}` : null}
    </Line>
  );
}
