import useAutocomplete from '@mui/material/useAutocomplete';
import { useState, type ChangeEvent, type FocusEvent, type HTMLAttributes, type KeyboardEvent } from 'react';
import { isComposing } from '@/lib/browser/is-composing';

type ComboboxOptions = {
  /** Of the input; the list and the options are named after it. */
  id: string;
  text: string;
  isOpen: boolean;
  /** Ids in the order they are shown. */
  options: readonly string[];
  onType: (text: string, isUnfinished: boolean) => void;
  onOpen?: () => void;
  onClose?: () => void;
  onPick: (id: string) => void;
  /** Called before the keys of the list; true when the key is dealt with. Never called with keys of the input method. */
  onKey: (event: KeyboardEvent<HTMLInputElement>, active: string | null) => boolean;
};

const LIST_KEYS = ['ArrowDown', 'ArrowUp', 'Escape'];

/** Moves to the first option, as the arrow does: MUI has no call for it. */
export const goToFirstOption = (input: HTMLInputElement) =>
  input.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));

/**
 * An ARIA combobox over MUI's: the focus stays in the field and the list has an active option. The provider searches, so
 * nothing is filtered here; the caller keeps the text and decides when the list is open.
 */
export function useCombobox({ id, text, isOpen, options, onType, onOpen, onClose, onPick, onKey }: ComboboxOptions) {
  const [highlight, setHighlight] = useState<{ text: string; option: string } | null>(null);
  if (highlight && (!isOpen || highlight.text !== text)) setHighlight(null);
  const active = isOpen && highlight?.text === text && options.includes(highlight.option) ? highlight.option : null;

  const mui = useAutocomplete<string>({
    id,
    options,
    filterOptions: (all) => all,
    // The active option: MUI finds it again when the list changes, and forgets it when it is gone.
    value: active,
    inputValue: text,
    open: isOpen,
    clearOnBlur: false,
    onOpen: () => onOpen?.(),
    // A list that offers "more" stays open, and a blur may go to a button beside the field.
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose?.();
    },
    onHighlightChange: (_event, option) => setHighlight(option === null ? null : { text, option }),
  });
  // A press on an open field would close the list; phones should capitalise as they do in other fields.
  const { onMouseDown, autoCapitalize, ...field } = mui.getInputProps();
  const { onKeyDown: handleListKey } = mui.getRootProps();
  // Of any element, where MUI's types name <ul> and <li>; the list's `ref` is in it too.
  const listProps: HTMLAttributes<HTMLElement> = { ...mui.getListboxProps(), 'aria-labelledby': undefined };
  const optionId = (option: string) => `${id}-option-${options.indexOf(option)}`;

  return {
    active,
    activeId: active === null ? undefined : optionId(active),
    inputProps: {
      ...field,
      spellCheck: false,
      autoCorrect: 'off',
      'aria-haspopup': 'listbox',
      'aria-activedescendant': active === null ? undefined : optionId(active),
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        field.onFocus?.(event);
        onOpen?.();
      },
      onClick: () => onOpen?.(),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        field.onChange?.(event);
        onType(event.target.value, isComposing(event));
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (isComposing(event) || onKey(event, active)) return;
        if (LIST_KEYS.includes(event.key)) handleListKey?.(event);
      },
    },
    /** The caller names the list with `aria-label`. */
    listProps,
    optionProps: (option: string): HTMLAttributes<HTMLElement> => {
      // The pointer does not move the active option: Enter picks only what the keys have come to.
      const { key, onMouseMove, onTouchStart, ...props } = mui.getOptionProps({
        option,
        index: options.indexOf(option),
      });
      return { ...props, onClick: () => onPick(option) };
    },
  } as const;
}

export type Combobox = ReturnType<typeof useCombobox>;
