import styled from '@emotion/styled';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import type { BulkField } from '@/domain/bulk/fields';
import type { BulkRow } from '@/domain/bulk/row';
import { useChoices, type Choice } from './use-choices';

const LIST_HEIGHT = 240;
const NARROWEST = 260;

const Input = styled('input')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 3,
  width: '100%',
  height: '100%',
  boxSizing: 'border-box',
  padding: theme.spacing(0, 3),
  border: 0,
  outline: `2px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: -2,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontSize: theme.typography.body2.fontSize,
  // Phones zoom in on smaller type.
  '@media (pointer: coarse)': { fontSize: theme.typography.body1.fontSize },
  '&:focus, &:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
}));

const List = styled('ul')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  maxHeight: LIST_HEIGHT,
  margin: 0,
  padding: theme.spacing(1),
  overflow: 'auto',
  listStyle: 'none',
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.surface.floating,
  boxShadow: `0 8px 24px ${theme.vars.palette.surface.shadow}, 0 0 0 1px ${theme.vars.palette.line.hairline}`,
  fontSize: theme.typography.body2.fontSize,
  '& > li': {
    padding: theme.spacing(2, 3),
    borderRadius: 6,
    cursor: 'pointer',
    color: theme.vars.palette.text.primary,
    '&[aria-selected="true"]': { backgroundColor: theme.vars.palette.primary.soft },
    '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.surface.hover } },
  },
  '& small': {
    display: 'block',
    fontSize: theme.typography.caption.fontSize,
    color: theme.vars.palette.text.secondary,
  },
}));

export type Leave = 'down' | 'up' | 'right' | 'left' | 'stay';

type CellEditorProps = {
  row: BulkRow;
  field: BulkField;
  label: string;
  initial: string;
  /** On the screen. */
  anchor: DOMRect;
  onCommit: (text: string, choice: Choice | null, leave: Leave) => void;
  onCancel: () => void;
};

/** Writes into one cell. What is typed stays here until it is done, so that no key redraws the sheet. */
export function CellEditor({ row, field, label, initial, anchor, onCommit, onCancel }: CellEditorProps) {
  const [text, setText] = useState(initial);
  const [marked, setMarked] = useState<number | null>(null);
  const isDone = useRef(false);
  const id = useId();
  const choices = useChoices(field, row, text);
  const isUp = anchor.bottom + LIST_HEIGHT > window.innerHeight && anchor.top > LIST_HEIGHT;

  function commit(leave: Leave, choice: Choice | null = marked === null ? null : (choices[marked] ?? null)) {
    if (isDone.current) return;
    isDone.current = true;
    onCommit(choice?.text ?? text, choice, leave);
  }

  function move(by: 1 | -1) {
    const last = choices.length - 1;
    setMarked((now) => (now === null ? (by === 1 ? 0 : last) : (now + by + choices.length) % choices.length));
  }

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    // Enter ends a syllable first.
    if (event.nativeEvent.isComposing || event.key === 'Process') return;
    const { key, shiftKey } = event;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (isArrow && choices.length > 0) move(key === 'ArrowDown' ? 1 : -1);
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
      <Input
        autoFocus
        value={text}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-list`}
        {...(marked === null ? {} : { 'aria-activedescendant': `${id}-${marked}` })}
        onChange={({ target }) => {
          setText(target.value);
          setMarked(null);
        }}
        onKeyDown={onKeyDown}
        onPaste={(event) => event.stopPropagation()}
        onCopy={(event) => event.stopPropagation()}
        onBlur={() => commit('stay', null)}
      />
      {choices.length > 0
        ? createPortal(
            <List
              id={`${id}-list`}
              role="listbox"
              aria-label={label}
              style={{
                left: Math.max(8, Math.min(anchor.left, window.innerWidth - Math.max(anchor.width, NARROWEST) - 8)),
                width: Math.max(anchor.width, NARROWEST),
                ...(isUp ? { bottom: window.innerHeight - anchor.top + 4 } : { top: anchor.bottom + 4 }),
              }}
            >
              {choices.map((choice, index) => (
                <li
                  key={choice.id}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === marked}
                  // Before the field loses its focus, and with it what was typed.
                  onPointerDown={(event) => {
                    event.preventDefault();
                    commit('stay', choice);
                  }}
                >
                  {choice.text}
                  {choice.hint ? <small>{choice.hint}</small> : null}
                </li>
              ))}
            </List>,
            document.body,
          )
        : null}
    </>
  );
}
