import { useTranslation } from '@/lib/i18n/use-translation';
import { COLUMN_FIELDS, isColumnField, MAX_BULK_ROWS, REQUIRED_FIELDS } from '@/domain/bulk/fields';
import { Button } from '@/ui/kit/button/button';
import { Notice } from '@/ui/kit/feedback/notice';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { SelectField } from '@/ui/kit/form/select-field';
import { styled } from '@/ui/styled';
import { useBulkOrdersActions, useBulkOrdersState } from '../state/bulk-orders-context';
import { useStepFocus } from '../state/use-step-focus';
import { useColumnNames } from '../use-column-names';
import { useUnusedDates } from './use-unused-dates';

const SAMPLES = 3;
const UNUSED = 'unused';

const Step = styled('div')({ '&:focus': { outline: 'none' } });

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  // Keeps long samples from widening the column: they end with an ellipsis.
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.line.hairline}` },
}));

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2, 4),
  alignItems: 'center',
  padding: theme.spacing(3, 0),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 260px' },
}));

const Name = styled('p')(({ theme }) => ({ fontWeight: theme.typography.fontWeightBold, overflowWrap: 'anywhere' }));

const Sample = styled('p')(({ theme }) => ({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

const Notices = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(3),
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: theme.spacing(2),
  marginTop: theme.spacing(4),
}));

/** Lets the customer check and correct which column is which field. */
export function MatchStep() {
  const { t } = useTranslation('bulk');
  const { fieldName } = useColumnNames();
  const step = useStepFocus<HTMLDivElement>();
  const { setColumn, accept, refuse } = useBulkOrdersActions();
  const incoming = useBulkOrdersState('incoming');
  const unusedDates = useUnusedDates(incoming);
  if (!incoming) return null;
  const { headers, rows, mapping, leftOut, titles, totals, isRemembered, name } = incoming;
  const missing = REQUIRED_FIELDS.filter((field) => !mapping.includes(field));

  const sampleOf = (column: number) =>
    rows
      .map((row) => (row[column] ?? '').trim())
      .filter((cell) => cell !== '')
      .slice(0, SAMPLES)
      .join(' · ');

  const options = [
    { value: UNUSED, label: t('match.unused') },
    ...COLUMN_FIELDS.map((field) => ({ value: field, label: fieldName(field) })),
  ];

  return (
    <Step ref={step} tabIndex={-1}>
      <SectionCard title={t('match.title')} lead={t('match.lead', { name, count: rows.length })}>
        <Notices>
          {isRemembered ? <Notice>{t('match.remembered')}</Notice> : null}
          {leftOut > 0 ? (
            <Notice tone="attention">{t('match.leftOut', { max: MAX_BULK_ROWS, count: leftOut })}</Notice>
          ) : null}
          {titles > 0 ? <Notice>{t('match.titles', { count: titles })}</Notice> : null}
          {totals > 0 ? <Notice>{t('match.totals', { count: totals })}</Notice> : null}
          {unusedDates === null ? null : <Notice tone="attention">{unusedDates}</Notice>}
          {missing.length > 0 ? (
            <Notice tone="attention">
              {t('match.missing', { fields: missing.map((field) => fieldName(field)).join(', ') })}
            </Notice>
          ) : null}
        </Notices>
        <List>
          {mapping.map((field, column) => {
            const header = headers[column] || t('match.column', { number: column + 1 });
            return (
              <Item key={column}>
                <div>
                  <Name>{header}</Name>
                  <Sample>{sampleOf(column) || t('match.empty')}</Sample>
                </div>
                <SelectField
                  label={t('match.fieldOf', { name: header })}
                  isLabelHidden
                  value={field ?? UNUSED}
                  options={options}
                  onChange={({ target }) => setColumn(column, isColumnField(target.value) ? target.value : null)}
                />
              </Item>
            );
          })}
        </List>
        <Actions>
          <Button variant="ghost" onClick={refuse}>
            {t('match.back')}
          </Button>
          <Button variant="primary" disabled={mapping.every((field) => field === null)} onClick={accept}>
            {t('match.accept', { count: rows.length })}
          </Button>
        </Actions>
      </SectionCard>
    </Step>
  );
}
