import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useObservable } from '../state/observable';
import { fieldAt } from './columns';
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

/** The full text of the active cell, which its column may cut off; or the size of the selected area. */
export function CellLine({ shown, cursor }: { shown: readonly Shown[]; cursor: Cursor }) {
  const { t } = useTranslation('bulk');
  const labels = useCellLabels();
  const selection = useObservable(cursor);
  const area = areaOf(selection, shown.length);
  const { row, column } = clampCell(selection.active, shown.length);
  const item = shown[row];
  if (!item) return <Line />;
  if (!isOneCell(area)) {
    const size = { rows: area.bottom - area.top + 1, columns: area.right - area.left + 1 };
    return <Line>{t('grid.area', size)}</Line>;
  }
  const field = fieldAt(column);
  const cell = field ? labels.field(item.view, field) : labels.status(item.view);
  return (
    <Line>
      {t('grid.place', { row: item.index + 1, field: field ? t(`field.${field}`) : t('grid.status') })}{' '}
      <b>{cell.text}</b> {cell.note ? <em>{cell.note}</em> : null}
    </Line>
  );
}
