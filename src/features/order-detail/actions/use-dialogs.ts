import { useCallback, useState } from 'react';

/**
 * Which dialog is open, and which were opened: a dialog's code loads on first opening and stays mounted for its closing
 * animation.
 */
export function useDialogs<Name extends string>() {
  const [current, setCurrent] = useState<Name | null>(null);
  const [opened, setOpened] = useState<readonly Name[]>([]);
  const open = useCallback((name: Name) => {
    setCurrent(name);
    setOpened((before) => (before.includes(name) ? before : [...before, name]));
  }, []);
  return {
    open,
    close: () => setCurrent(null),
    isOpen: (name: Name) => current === name,
    wasOpened: (name: Name) => opened.includes(name),
  };
}
