import { useState } from 'react';

/** Which one is open, and which have been: a dialog's code comes with its first opening and stays for its closing. */
export function useDialogs<Name extends string>() {
  const [current, setCurrent] = useState<Name | null>(null);
  const [opened, setOpened] = useState<readonly Name[]>([]);
  return {
    open: (name: Name) => {
      setCurrent(name);
      setOpened((before) => (before.includes(name) ? before : [...before, name]));
    },
    close: () => setCurrent(null),
    isOpen: (name: Name) => current === name,
    wasOpened: (name: Name) => opened.includes(name),
  };
}
