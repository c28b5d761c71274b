import { useEffect, useId, useState } from 'react';
import { usePendingEdits } from './composer-context';

/** A text of the form as it is being typed: its own at each key, the form's once the typing rests or the field is left. */
export function useEditedText(value: string, commit: (text: string) => void) {
  const pending = usePendingEdits();
  const field = useId();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);

  // Only a change that did not come from here replaces what stands in the field.
  if (value !== known) {
    setKnown(value);
    setText(value);
  }

  useEffect(() => () => pending.flushField(field), [pending, field]);

  function change(next: string) {
    setText(next);
    pending.schedule(field, () => {
      setKnown(next);
      commit(next);
    });
  }

  return { text, change, flush: () => pending.flushField(field) };
}
