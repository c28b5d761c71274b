import { useTranslation } from '@/lib/i18n/use-translation';
import { useState, useSyncExternalStore } from 'react';
import { MAX_BULK_ROWS, NO_VALUES } from '@/domain/bulk/fields';
import { Button } from '@/ui/kit/button/button';
import { PlusIcon, TrashIcon } from '@/ui/kit/icons/action-icons';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { styled } from '@/ui/styled';
import { useBulkOrdersActions, useBulkOrdersState } from './state/bulk-orders-context';
import type { GridLayout } from './grid/columns';
import type { Cursor } from './grid/selection';
import type { SheetActions } from './grid/use-sheet-actions';

const TemplatesDialog = lazyPart(() => import('./templates/templates-dialog').then((module) => module.TemplatesDialog));

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  // The first label begins where the filters above begin when the tools take a line of their own.
  marginLeft: theme.spacing(-3),
  '& > button[data-variant="ghost"]:disabled:disabled': { backgroundColor: 'transparent' },
  // One line to swipe, so that the sheet comes into view.
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    minWidth: 0,
    marginInline: theme.spacing(-4),
    paddingInline: theme.spacing(1),
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > button': { flex: 'none' },
  },
}));

type RowToolsProps = { cursor: Cursor; layout: GridLayout; actions: SheetActions; hasRows: boolean };

/** Tools for the selected cells and their rows. */
export function RowTools({ cursor, layout, actions, hasRows }: RowToolsProps) {
  const { t } = useTranslation('bulk');
  const { addRows } = useBulkOrdersActions();
  const history = useBulkOrdersState('history');
  // Subscribes only to this fact, so that moving the cursor does not render all tools again.
  const isOnField = () => cursor.get().active.column < layout.fields.length;
  const canFill = useSyncExternalStore(cursor.subscribe, isOnField, isOnField);
  const [isOpen, setIsOpen] = useState<boolean | null>(null);

  return (
    <>
      <Tools>
        <Button variant="ghost" size="small" disabled={history.past.length === 0} onClick={actions.undo}>
          {t('tool.undo')}
        </Button>
        <Button variant="ghost" size="small" disabled={history.future.length === 0} onClick={actions.redo}>
          {t('tool.redo')}
        </Button>
        <Button variant="ghost" size="small" disabled={!hasRows || !canFill} onClick={actions.fillBelow}>
          {t('tool.fill')}
        </Button>
        <Button variant="ghost" size="small" disabled={!hasRows} onClick={actions.find}>
          {t('find.action')}
        </Button>
        <Button
          variant="ghost"
          size="small"
          start={<TrashIcon size={16} />}
          disabled={!hasRows}
          onClick={actions.remove}
        >
          {t('tool.remove')}
        </Button>
        <Button
          variant="ghost"
          size="small"
          start={<PlusIcon size={16} />}
          disabled={history.rows.length >= MAX_BULK_ROWS}
          onClick={() => addRows([NO_VALUES])}
        >
          {t('tool.add')}
        </Button>
        <Button variant="ghost" size="small" onClick={() => setIsOpen(true)}>
          {t('tool.templates')}
        </Button>
      </Tools>
      {isOpen === null ? null : <TemplatesDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
