import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { BulkField } from '@/domain/bulk/fields';
import type { BulkRow } from '@/domain/bulk/row';
import { useCombobox } from '@/ui/kit/form/use-combobox';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { ChoiceList } from './choice-list';
import { useChoices, type Choice } from './use-choices';
import type { Leave } from './use-editing';

type CellEditorProps = {
  row: BulkRow;
  field: BulkField;
  label: string;
  /** The problem of the cell's stored value. */
  note: string | null;
  initial: string;
  onCommit: (text: string, choice: Choice | null, leave: Leave) => void;
  onCancel: () => void;
};

/** Edits one cell. Keeps the typed text in local state, so that a keystroke does not render the sheet. */
export function CellEditor({ row, field, label, note, initial, onCommit, onCancel }: CellEditorProps) {
  const [text, setText] = useState(initial);
  const isDone = useRef(false);
  const id = useId();
  const choices = useChoices(field, row, text);
  const hasChoices = choices.length > 0;

  const combobox = useCombobox({
    id,
    text,
    isOpen: hasChoices,
    options: choices.map((choice) => choice.id),
    onType: setText,
    onPick: (choiceId) => commit('stay', choiceId),
    onKey: handleKey,
  });

  function commit(leave: Leave, choiceId: string | null) {
    if (isDone.current) return;
    isDone.current = true;
    const choice = choices.find((one) => one.id === choiceId) ?? null;
    onCommit(choice?.text ?? text, choice, leave);
  }

  /** The grid's keys come first; the list gets the arrows while it is open. */
  function handleKey(event: KeyboardEvent, active: string | null) {
    const { key, shiftKey } = event;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (isArrow && hasChoices) return false;
    if (isArrow) commit(key === 'ArrowDown' ? 'down' : 'up', active);
    else if (key === 'Enter') commit(shiftKey ? 'up' : 'down', active);
    else if (key === 'Tab') commit(shiftKey ? 'left' : 'right', active);
    else if (key === 'Escape') {
      isDone.current = true;
      onCancel();
    } else return true;
    event.preventDefault();
    return true;
  }

  return (
    <>
      <input
        {...combobox.inputProps}
        data-editor="true"
        autoFocus
        aria-label={label}
        {...(note === null ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-note` })}
        onKeyDown={(event) => {
          event.stopPropagation();
          combobox.inputProps.onKeyDown(event);
        }}
        onBlur={(event) => {
          combobox.inputProps.onBlur?.(event);
          commit('stay', null);
        }}
      />
      {note === null ? null : <VisuallyHidden id={`${id}-note`}>{note}</VisuallyHidden>}
      {hasChoices ? <ChoiceList label={label} fieldId={id} choices={choices} combobox={combobox} /> : null}
    </>
  );
}
