import { useTranslation } from '@/lib/i18n/use-translation';
import { type KeyboardEvent, type MouseEvent, type SubmitEvent, useState } from 'react';
import { containsText, replaceText } from '@/domain/bulk/edit-rows';
import { isLocked } from '@/domain/bulk/send-state';
import { serverNow } from '@/domain/time/clock';
import { isComposing, preventComposingSubmit } from '@/lib/browser/is-composing';
import { Button } from '@/ui/kit/button/button';
import { IconButton } from '@/ui/kit/button/icon-button';
import { TextInput } from '@/ui/kit/form/text-input';
import { CloseIcon } from '@/ui/kit/icons/action-icons';
import { styled } from '@/ui/styled';
import type { GridLayout } from './grid/columns';
import type { Cell } from './grid/selection';
import type { Shown } from './grid/use-sheet-actions';
import { useBulkOrdersActions } from './state/bulk-orders-context';

const Bar = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto',
  gap: theme.spacing(2, 3),
  alignItems: 'end',
  padding: theme.spacing(3, 4),
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  borderRadius: theme.radius.outer,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Actions = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& > p': {
    flex: '1 1 140px',
    minHeight: 24,
    fontSize: theme.typography.body2.fontSize,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  [theme.breakpoints.down('sm')]: { '& > p': { flexBasis: '100%' }, '& > button': { flex: 1 } },
}));

type FindBarProps = {
  shown: readonly Shown[];
  layout: GridLayout;
  onClose: () => void;
  /** Moves to a cell that contains the text, after the last one that was found. */
  onFound: (cell: Cell) => void;
  from: () => Cell;
};

/**
 * Finds a text in the cells that are shown, also in rows that are not drawn, and replaces it in them. A bar and not a
 * dialog, which would cover the cells that it finds.
 */
export function FindBar({ shown, layout, onClose, onFound, from }: FindBarProps) {
  const { t } = useTranslation('bulk');
  const { t: tCommon } = useTranslation('common');
  const { edit } = useBulkOrdersActions();
  const [find, setFind] = useState('');
  const [replaceBy, setReplaceBy] = useState('');
  const [message, setMessage] = useState<string | null>(null);
  const { fields } = layout;

  const hits = shown.flatMap(({ view, index }, row) =>
    fields.flatMap((field, column) =>
      containsText(view.row.values[field], find) ? [{ row, column, index, isFixed: isLocked(view.row.send) }] : [],
    ),
  );
  const replaceable = hits.filter(({ isFixed }) => !isFixed);

  function next(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const at = from();
    const place = ({ row, column }: Cell) => row * layout.count + column;
    // A text that is looked for anew may be in this very cell.
    const isNew = message === null;
    const after = hits.findIndex((one) => place(one) > place(at) || (isNew && place(one) === place(at)));
    const number = Math.max(0, after);
    const hit = hits[number];
    if (!hit) return;
    onFound({ row: hit.row, column: hit.column });
    setMessage(t('find.at', { number: number + 1, count: hits.length }));
  }

  function replaceAll(event: MouseEvent<HTMLButtonElement>) {
    const indexes = [...new Set(replaceable.map(({ index }) => index))];
    edit((rows) => replaceText(rows, { find, replaceBy, indexes, fields, now: serverNow() }));
    setMessage(t('find.replaced', { count: replaceable.length }));
    // The button has nothing left to do, and a disabled one would lose the focus.
    event.currentTarget.form?.querySelector('input')?.focus();
  }

  function close(event: KeyboardEvent) {
    preventComposingSubmit(event);
    if (event.key === 'Escape' && !isComposing(event)) onClose();
  }

  return (
    <Bar role="search" aria-label={t('find.title')} onSubmit={next} onKeyDown={close}>
      <TextInput
        label={t('find.find')}
        autoFocus
        value={find}
        onChange={({ target }) => {
          setFind(target.value);
          setMessage(null);
        }}
      />
      <TextInput
        label={t('find.replaceBy')}
        value={replaceBy}
        onChange={({ target }) => {
          setReplaceBy(target.value);
          setMessage(null);
        }}
      />
      <IconButton label={tCommon('action.close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
      <Actions>
        <p role="status">{message ?? (find === '' ? '' : t('find.count', { count: hits.length }))}</p>
        <Button variant="outline" disabled={replaceable.length === 0} onClick={replaceAll}>
          {t('find.replaceAll')}
        </Button>
        <Button variant="neutral" type="submit" disabled={hits.length === 0}>
          {t('find.next')}
        </Button>
      </Actions>
    </Bar>
  );
}
