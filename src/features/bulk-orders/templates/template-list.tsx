import { useTranslation } from '@/lib/i18n/use-translation';
import { useRef, useState } from 'react';
import { MAX_BULK_ROWS, type BulkValues } from '@/domain/bulk/fields';
import type { BulkTemplate } from '@/domain/bulk/sheet-template';
import { Button } from '@/ui/kit/button/button';
import { TrashIcon } from '@/ui/kit/icons/action-icons';
import { IconButton } from '@/ui/kit/button/icon-button';
import { notify } from '@/ui/kit/feedback/notify';
import { Dialog } from '@/ui/kit/layout/dialog';
import { styled } from '@/ui/styled';
import { useBulkOrdersActions, useBulkOrdersState } from '../state/bulk-orders-context';
import type { Templates } from './use-templates';

const Root = styled('div')({ '&:focus': { outline: 'none' } });

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
  const step = useBulkOrdersState('step');
  const history = useBulkOrdersState('history');
  // Stays while the dialog closes.
  const [asked, setAsked] = useState<BulkTemplate | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  function applyTemplate(rows: readonly BulkValues[]) {
    const isAdded = step === 'sheet';
    if (isAdded) addRows(rows);
    else openBlank(rows);
    const isFull = isAdded && history.rows.length + rows.length > MAX_BULK_ROWS;
    if (isFull) void notify('info', t('said.full', { max: MAX_BULK_ROWS }));
    onChosen?.();
  }

  const close = () => setIsAsking(false);

  function removeAsked() {
    const index = templates.findIndex(({ id }) => id === asked?.id);
    if (asked) remove(asked.id);
    close();
    // The dialog returns the focus to its button, which is gone by now.
    requestAnimationFrame(() => {
      const left = root.current?.querySelectorAll<HTMLElement>('li > :last-child');
      const next = left?.[Math.min(index, left.length - 1)] ?? root.current;
      next?.focus();
    });
  }

  return (
    <Root ref={root} tabIndex={-1}>
      {templates.length === 0 ? <Empty>{t('templates.none')}</Empty> : <List>{templates.map(item)}</List>}
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={t('templates.removeAsk', { name: asked?.name ?? '' })}
        question={{ cancel: t('startOver.back'), confirm: t('templates.removeConfirm'), onConfirm: removeAsked }}
      >
        {t('templates.removeMessage')}
      </Dialog>
    </Root>
  );

  function item(template: BulkTemplate) {
    const { id, name, rows, schedule } = template;
    return (
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
        <IconButton label={t('templates.remove', { name })} onClick={() => ask(template)}>
          <TrashIcon />
        </IconButton>
      </Item>
    );
  }

  function ask(template: BulkTemplate) {
    setAsked(template);
    setIsAsking(true);
  }
}
