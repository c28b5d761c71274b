import { type ComponentProps, type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { BulkField } from '@/domain/bulk/fields';
import type { BulkRow } from '@/domain/bulk/row';
import { isComposing } from '@/lib/browser/is-composing';
import { useCombobox } from '@/ui/kit/form/use-combobox';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { ChoiceList } from './choice-list';
import { hasChoices, useChoices, type Choice } from './use-choices';
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
export function CellEditor(props: CellEditorProps) {
  // Most cells only take text. The list of choices renders once more for each key, even if it is never shown.
  return hasChoices(props.field) ? <ChoiceEditor {...props} /> : <TextEditor {...props} />;
}

function TextEditor({ label, note, initial, onCommit, onCancel }: CellEditorProps) {
  const [text, setText] = useState(initial);
  const { commit, handleKey } = useLeaving(onCommit, onCancel);
  return (
    <Input
      aria-label={label}
      note={note}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (!isComposing(event)) handleKey(event, text, null);
      }}
      onBlur={(event) => commit(text, null, leaveOfBlur(event))}
    />
  );
}

function ChoiceEditor({ row, field, label, note, initial, onCommit, onCancel }: CellEditorProps) {
  const [text, setText] = useState(initial);
  const { commit, handleKey } = useLeaving(onCommit, onCancel);
  const id = useId();
  const choices = useChoices(field, row, text);
  const isOpen = choices.length > 0;
  const choiceOf = (choiceId: string | null) => choices.find((one) => one.id === choiceId) ?? null;

  const combobox = useCombobox({
    id,
    text,
    isOpen,
    options: choices.map((choice) => choice.id),
    onType: setText,
    onPick: (choiceId) => commit(text, choiceOf(choiceId), 'stay'),
    onKey: (event, active) => {
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
      // The list gets the arrows while it is open.
      return isArrow && isOpen ? false : handleKey(event, text, choiceOf(active));
    },
  });

  return (
    <>
      <Input
        {...combobox.inputProps}
        aria-label={label}
        note={note}
        onKeyDown={(event) => {
          event.stopPropagation();
          combobox.inputProps.onKeyDown(event);
        }}
        onBlur={(event) => {
          combobox.inputProps.onBlur?.(event);
          commit(text, null, leaveOfBlur(event));
        }}
      />
      {isOpen ? <ChoiceList label={label} fieldId={id} choices={choices} combobox={combobox} /> : null}
    </>
  );
}

const LEAVING: Readonly<Record<string, readonly [plain: Leave, withShift: Leave]>> = {
  ArrowDown: ['down', 'down'],
  ArrowUp: ['up', 'up'],
  Enter: ['down', 'up'],
  Tab: ['right', 'left'],
};

/** While another window is in front, the input is still the page's active element: its cell takes over, for the way back. */
const leaveOfBlur = ({ target }: FocusEvent): Leave => (target === document.activeElement ? 'here' : 'stay');

/** Ends the edit once: the blur that follows a key must not end it again. */
function useLeaving(onCommit: CellEditorProps['onCommit'], onCancel: CellEditorProps['onCancel']) {
  const isDone = useRef(false);

  function commit(text: string, choice: Choice | null, leave: Leave) {
    if (isDone.current) return;
    isDone.current = true;
    onCommit(choice?.text ?? text, choice, leave);
  }

  /** The grid's keys come first; the others belong to the field. Always true, for the list of choices. */
  function handleKey(event: KeyboardEvent, text: string, choice: Choice | null) {
    const [plain, withShift] = LEAVING[event.key] ?? [];
    if (plain && withShift) commit(text, choice, event.shiftKey ? withShift : plain);
    else if (event.key === 'Escape') {
      isDone.current = true;
      onCancel();
    } else return true;
    event.preventDefault();
    return true;
  }

  return { commit, handleKey };
}

function Input({ note, ...input }: ComponentProps<'input'> & { note: string | null }) {
  const noteId = useId();
  return (
    <>
      <input
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...input}
        data-editor="true"
        autoFocus
        {...(note === null ? {} : { 'aria-invalid': true, 'aria-describedby': noteId })}
      />
      {note === null ? null : <VisuallyHidden id={noteId}>{note}</VisuallyHidden>}
    </>
  );
}
