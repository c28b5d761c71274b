import { useTranslation } from '@/lib/i18n/use-translation';
import { MAX_BULK_ROWS, type BulkValues } from '@/domain/bulk/fields';
import { Button } from '@/ui/kit/button/button';
import { TrashIcon } from '@/ui/kit/icons/action-icons';
import { IconButton } from '@/ui/kit/button/icon-button';
import { notify } from '@/ui/kit/feedback/notify';
import { styled } from '@/ui/styled';
import { useBulkOrdersActions, useBulkOrdersState } from '../state/bulk-orders-context';
import type { Templates } from './use-templates';

const List = styled('ul')({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: theme.layout.controlLarge,
  padding: theme.spacing(2, 0),
  lineHeight: 1.5,
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
  '& > div': { flex: 1, minWidth: 0 },
  '& strong': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: theme.typography.fontWeightMedium,
  },
  '& small': { fontSize: theme.typography.caption.fontSize, color: theme.vars.palette.text.secondary },
}));

const Empty = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

type TemplateListProps = Pick<Templates, 'templates' | 'remove'> & { onChosen?: () => void };

/** The saved templates; choosing one adds its rows to the sheet. */
export function TemplateList({ templates, remove, onChosen }: TemplateListProps) {
  const { t } = useTranslation('bulk');
  const { openBlank, addRows } = useBulkOrdersActions();
  const phase = useBulkOrdersState('phase');
  const history = useBulkOrdersState('history');

  function applyTemplate(rows: readonly BulkValues[]) {
    const isAdded = phase === 'sheet';
    if (isAdded) addRows(rows);
    else openBlank(rows);
    const isFull = isAdded && history.rows.length + rows.length > MAX_BULK_ROWS;
    if (isFull) void notify('info', t('said.full', { max: MAX_BULK_ROWS }));
    onChosen?.();
  }

  if (templates.length === 0) return <Empty>{t('templates.none')}</Empty>;
  return (
    <List>
      {templates.map(({ id, name, rows, schedule }) => (
        <Item key={id}>
          <div>
            <strong>{name}</strong>
            <small>
              {t('templates.rows', { count: rows.length })}
              {schedule ? ` · ${schedule.weekdays.map((day) => t(`weekday.${day}`)).join(' ')} ${schedule.time}` : ''}
            </small>
          </div>
          <Button variant="outline" size="small" onClick={() => applyTemplate(rows)}>
            {t('templates.use')}
          </Button>
          <IconButton label={t('templates.remove', { name })} onClick={() => remove(id)}>
            <TrashIcon />
          </IconButton>
        </Item>
      ))}
    </List>
  );
}
