import { useTranslation } from 'next-i18next/pages';
import { type SubmitEvent, useId, useState } from 'react';
import { containsText, replaceText } from '@/domain/bulk/edit-rows';
import type { BulkField } from '@/domain/bulk/fields';
import { isLocked } from '@/domain/bulk/send-state';
import { serverNow } from '@/domain/time/clock';
import { preventComposingSubmit } from '@/lib/browser/is-composing';
import { Button } from '@/ui/kit/button/button';
import { TextInput } from '@/ui/kit/form/text-input';
import { Dialog } from '@/ui/kit/layout/dialog';
import { styled } from '@/ui/styled';
import type { GridLayout } from './grid/columns';
import type { Cell } from './grid/selection';
import type { Shown } from './grid/use-sheet-actions';
import { useBulkOrdersActions, useBulkOrdersState } from './state/bulk-orders-context';

const Fields = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));
const Count = styled('p')(({ theme }) => ({ minHeight: 24, color: theme.vars.palette.text.secondary }));

type FindDialogProps = {
  shown: readonly Shown[];
  layout: GridLayout;
  isOpen: boolean;
  onClose: () => void;
  /** Moves to a cell that contains the text, after the last one that was found. */
  onFound: (cell: Cell) => void;
  from: () => Cell;
};

/** Finds a text in the columns that are shown, also in rows that are not drawn, and replaces it in all of them. */
export function FindDialog({ shown, layout, isOpen, onClose, onFound, from }: FindDialogProps) {
  const { t } = useTranslation('bulk');
  const { edit } = useBulkOrdersActions();
  const { rows } = useBulkOrdersState('history');
  const [find, setFind] = useState('');
  const [replaceBy, setReplaceBy] = useState('');
  const [replaced, setReplaced] = useState<number | null>(null);
  const formId = useId();
  const { fields } = layout;

  const hits = shown.flatMap(({ view }, row) =>
    fields.flatMap((field: BulkField, column) =>
      containsText(view.row.values[field], find) ? [{ row, column, isFixed: isLocked(view.row.send) }] : [],
    ),
  );
  const replaceable = rows
    .filter(({ send }) => !isLocked(send))
    .flatMap(({ values }) => fields.filter((field) => containsText(values[field], find))).length;

  function next(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const at = from();
    const place = ({ row, column }: Cell) => row * layout.count + column;
    const hit = hits.find((one) => place(one) > place(at)) ?? hits[0];
    if (!hit) return;
    onFound({ row: hit.row, column: hit.column });
  }

  function replaceAll() {
    edit((before) => replaceText(before, { find, replaceBy, fields, now: serverNow() }));
    setReplaced(replaceable);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      kind="form"
      title={t('find.title')}
      actions={
        <>
          <Button variant="outline" size="large" disabled={replaceable === 0} onClick={replaceAll}>
            {t('find.replaceAll')}
          </Button>
          <Button variant="primary" size="large" type="submit" form={formId} disabled={hits.length === 0}>
            {t('find.next')}
          </Button>
        </>
      }
    >
      <Fields id={formId} onSubmit={next} onKeyDown={preventComposingSubmit}>
        <TextInput
          label={t('find.find')}
          value={find}
          onChange={({ target }) => {
            setFind(target.value);
            setReplaced(null);
          }}
        />
        <TextInput
          label={t('find.replaceBy')}
          value={replaceBy}
          onChange={({ target }) => {
            setReplaceBy(target.value);
            setReplaced(null);
          }}
        />
        <Count role="status">{countText()}</Count>
      </Fields>
    </Dialog>
  );

  function countText() {
    if (replaced !== null) return t('find.replaced', { count: replaced });
    return find === '' ? '' : t('find.count', { count: hits.length });
  }
}
