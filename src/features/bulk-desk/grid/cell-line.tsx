import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { fieldAt } from './columns';
import type { Shown } from './bulk-grid';
import { useCellWords } from './use-cell-words';

const Line = styled('p')(({ theme }) => ({
  minHeight: 24,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.7,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& > b': { fontWeight: theme.typography.fontWeightMedium, color: theme.vars.palette.text.primary },
  '& > em': { fontStyle: 'normal', color: theme.vars.palette.error.text },
}));

/** All of the chosen cell, however narrow its column. */
export function CellLine({ item, column }: { item: Shown | undefined; column: number }) {
  const { t } = useTranslation('bulk');
  const words = useCellWords();
  if (!item) return <Line />;
  const field = fieldAt(column);
  const cell = field ? words.field(item.view, field) : words.status(item.view);
  return (
    <Line>
      {t('grid.place', { row: item.index + 1, field: field ? t(`field.${field}`) : t('grid.status') })}{' '}
      <b>{cell.text}</b> {cell.note ? <em>{cell.note}</em> : null}
    </Line>
  );
}
