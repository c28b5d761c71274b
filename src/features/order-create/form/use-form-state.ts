import { useFormikContext } from 'formik';
import { useMemo, useRef, useState } from 'react';
import type { ComposerForm } from './composer-context';
import type { ComposerValues } from './composer-values';
import { createPendingEdits } from './pending-edits';

/** Formik's values behind one door: changes made in one go build on each other, and nothing is validated at a key. */
export function useFormState(): ComposerForm {
  const { values, setValues } = useFormikContext<ComposerValues>();
  const newest = useRef(values);
  const [pending] = useState(createPendingEdits);

  return useMemo(() => {
    const update: ComposerForm['update'] = (change) => {
      newest.current = change(newest.current);
      void setValues(newest.current, false);
    };
    const read = () => {
      pending.flush();
      return newest.current;
    };
    return { pending, update, read };
  }, [pending, setValues]);
}
