import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { fillEmptyBelow, removeRow } from '@/domain/bulk/edit-rows';
import { MAX_BULK_ROWS, NO_VALUES } from '@/domain/bulk/fields';
import { Button } from '@/ui/button';
import { PlusIcon, TrashIcon } from '@/ui/icons/action-icons';
import { SegmentedControl } from '@/ui/segmented-control';
import { useCounts, useDeskActions, useDeskState } from './desk/desk-context';
import { fieldAt } from './grid/columns';
import { TemplatesDialog } from './templates/templates-dialog';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& > fieldset': { flex: '0 1 auto' },
}));
const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginLeft: 'auto',
  '& > button[data-variant="ghost"]:disabled:disabled': { backgroundColor: 'transparent' },
  [theme.breakpoints.down('md')]: { marginLeft: theme.spacing(-3) },
}));

type ToolbarProps = {
  isFiltered: boolean;
  onFilter: (isOn: boolean) => void;
  active: { index: number | null; column: number };
};

/** What can be done to rows, and which of them are shown. */
export function Toolbar({ isFiltered, onFilter, active }: ToolbarProps) {
  const { t } = useTranslation('bulk');
  const { edit, undo, redo, addRows, setOrderType } = useDeskActions();
  const { history, orderType, sending } = useDeskState();
  const { rows, care, sent } = useCounts();
  const [isOpen, setIsOpen] = useState(false);
  const field = fieldAt(active.column);
  const { index } = active;

  return (
    <Bar>
      <SegmentedControl
        legend={t('filter.legend')}
        value={isFiltered ? 'care' : 'all'}
        options={[
          { value: 'all', label: t('filter.all', { count: rows }) },
          { value: 'care', label: t('filter.care', { count: care }) },
        ]}
        onChange={(value) => onFilter(value === 'care')}
      />
      <SegmentedControl
        legend={t('type.legend')}
        value={orderType}
        options={(['Quick', 'Delivery'] as const).map((value) => ({
          value,
          label: t(`type.${value}`),
          isDisabled: sending.status === 'running' || sent > 0,
        }))}
        onChange={setOrderType}
      />
      <Tools>
        <Button variant="ghost" size="small" disabled={history.past.length === 0} onClick={undo}>
          {t('tool.undo')}
        </Button>
        <Button variant="ghost" size="small" disabled={history.future.length === 0} onClick={redo}>
          {t('tool.redo')}
        </Button>
        <Button
          variant="ghost"
          size="small"
          disabled={index === null || !field}
          onClick={() => {
            if (index !== null && field) edit((all) => fillEmptyBelow(all, index, field));
          }}
        >
          {t('tool.fill')}
        </Button>
        <Button
          variant="ghost"
          size="small"
          start={<TrashIcon size={16} />}
          disabled={index === null}
          onClick={() => {
            if (index !== null) edit((all) => removeRow(all, index));
          }}
        >
          {t('tool.remove')}
        </Button>
        <Button
          variant="ghost"
          size="small"
          start={<PlusIcon size={16} />}
          disabled={rows >= MAX_BULK_ROWS}
          onClick={() => addRows([NO_VALUES])}
        >
          {t('tool.add')}
        </Button>
        <Button variant="ghost" size="small" onClick={() => setIsOpen(true)}>
          {t('templates.title')}
        </Button>
      </Tools>
      <TemplatesDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Bar>
  );
}
