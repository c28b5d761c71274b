import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { BulkField } from '@/domain/bulk/fields';
import type { BulkRow } from '@/domain/bulk/row';
import { isComposing } from '@/lib/browser/is-composing';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { ChoiceList, optionId } from './choice-list';
import { useChoices, type Choice } from './use-choices';
import type { Leave } from './use-editing';

type CellEditorProps = {
  row: BulkRow;
  field: BulkField;
  label: string;
  /** What is wrong with the cell's stored value. */
  note: string | null;
  initial: string;
  onCommit: (text: string, choice: Choice | null, leave: Leave) => void;
  onCancel: () => void;
};

/** Edits one cell. Keeps the typed text in local state, so that a keystroke does not render the sheet. */
export function CellEditor({ row, field, label, note, initial, onCommit, onCancel }: CellEditorProps) {
  const [text, setText] = useState(initial);
  const [highlighted, setHighlighted] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const id = useId();
  const listId = `${id}-list`;
  const choices = useChoices(field, row, text);
  const hasChoices = choices.length > 0;

  function commit(leave: Leave, choice: Choice | null = highlighted === null ? null : (choices[highlighted] ?? null)) {
    if (isDone.current) return;
    isDone.current = true;
    onCommit(choice?.text ?? text, choice, leave);
  }

  function move(by: 1 | -1) {
    const last = choices.length - 1;
    setHighlighted((now) => (now === null ? (by === 1 ? 0 : last) : (now + by + choices.length) % choices.length));
  }

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    // While an IME composes, Enter only ends the syllable.
    if (isComposing(event)) return;
    const { key, shiftKey } = event;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (isArrow && hasChoices) move(key === 'ArrowDown' ? 1 : -1);
    else if (isArrow) commit(key === 'ArrowDown' ? 'down' : 'up');
    else if (key === 'Enter') commit(shiftKey ? 'up' : 'down');
    else if (key === 'Tab') commit(shiftKey ? 'left' : 'right');
    else if (key === 'Escape') {
      isDone.current = true;
      onCancel();
    } else return;
    event.preventDefault();
  }

  return (
    <>
      <input
        data-editor="true"
        ref={input}
        autoFocus
        value={text}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasChoices}
        aria-controls={listId}
        {...(note === null ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-note` })}
        {...(highlighted === null ? {} : { 'aria-activedescendant': optionId(listId, highlighted) })}
        onChange={({ target }) => {
          setText(target.value);
          setHighlighted(null);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => commit('stay', null)}
      />
      {note === null ? null : <VisuallyHidden id={`${id}-note`}>{note}</VisuallyHidden>}
      {hasChoices ? (
        <ChoiceList
          id={listId}
          label={label}
          field={input}
          choices={choices}
          highlighted={highlighted}
          onChoose={(choice) => commit('stay', choice)}
        />
      ) : null}
    </>
  );
}
