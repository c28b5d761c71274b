import { useState, type KeyboardEvent } from 'react';
import { isComposing } from '@/lib/browser/is-composing';

type ComboboxKeys = {
  isOpen: boolean;
  /** The options belong to an earlier text. */
  isOutdated: boolean;
  /** Ids in the order they are shown. */
  options: readonly string[];
  onOpen: () => void;
  onClose: () => void;
  onPick: (id: string) => void;
  /** Called for Enter when there is no option to pick, or none yet. */
  onEnter: () => void;
};

/**
 * Keyboard handling of the ARIA combobox with a listbox: the focus stays in the field, the list has an active option.
 */
export function useCombobox({ isOpen, isOutdated, options, onOpen, onClose, onPick, onEnter }: ComboboxKeys) {
  const [chosen, setActive] = useState<string | null>(null);
  const active = isOpen && chosen !== null && options.includes(chosen) ? chosen : null;

  function step(by: 1 | -1) {
    if (!isOpen) return onOpen();
    const start = by === 1 ? -1 : options.length;
    const from = active === null ? start : options.indexOf(active);
    const next = options.at((from + by) % options.length);
    if (next !== undefined) setActive(next);
  }

  function enter() {
    if (!isOpen) onOpen();
    else if (isOutdated) onEnter();
    else if (active !== null) onPick(active);
    else if (options.length > 0) step(1);
    else onEnter();
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return;
    const keys: Record<string, () => void> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: enter,
      Escape: onClose,
    };
    const act = keys[event.key];
    if (!act || (event.key === 'Escape' && !isOpen)) return;
    // Enter must pick an option, not submit the form.
    event.preventDefault();
    act();
  }

  return { active, setActive, handleKey };
}
