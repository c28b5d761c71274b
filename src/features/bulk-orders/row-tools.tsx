import { useTranslation } from '@/lib/i18n/use-translation';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
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
  '& > button[data-variant="ghost"][aria-disabled="true"][aria-disabled]': { backgroundColor: 'transparent' },
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

type ToolProps = { isOff?: boolean; start?: ReactNode; onClick: () => void; children: ReactNode };

/** Not `disabled` while it is off: the press that leaves it nothing more to do would lose the focus. */
const Tool = ({ isOff = false, onClick, ...button }: ToolProps) => (
  <Button variant="ghost" size="small" {...(isOff ? { 'aria-disabled': true } : { onClick })} {...button} />
);

type RowToolsProps = {
  cursor: Cursor;
  layout: GridLayout;
  actions: SheetActions;
  hasRows: boolean;
  onAdded: () => void;
};

/** Tools for the selected cells and their rows. */
export function RowTools({ cursor, layout, actions, hasRows, onAdded }: RowToolsProps) {
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
        <Tool isOff={history.past.length === 0} onClick={actions.undo}>
          {t('tool.undo')}
        </Tool>
        <Tool isOff={history.future.length === 0} onClick={actions.redo}>
          {t('tool.redo')}
        </Tool>
        <Tool isOff={!hasRows || !canFill} onClick={actions.fillBelow}>
          {t('tool.fill')}
        </Tool>
        <Tool isOff={!hasRows} onClick={actions.find}>
          {t('find.action')}
        </Tool>
        <Tool isOff={!hasRows} start={<TrashIcon size={16} />} onClick={actions.remove}>
          {t('tool.remove')}
        </Tool>
        <Tool
          isOff={history.rows.length >= MAX_BULK_ROWS}
          start={<PlusIcon size={16} />}
          onClick={() => {
            addRows([NO_VALUES]);
            onAdded();
          }}
        >
          {t('tool.add')}
        </Tool>
        <Tool onClick={() => setIsOpen(true)}>{t('tool.templates')}</Tool>
      </Tools>
      {isOpen === null ? null : <TemplatesDialog isOpen={isOpen} onClose={() => setIsOpen(false)} onAdded={onAdded} />}
    </>
  );
}
