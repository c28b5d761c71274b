import { createContext, useContext } from 'react';
import type { ComposerValues } from './composer-values';
import type { PendingEdits } from './pending-edits';

export type ComposerForm = {
  pending: PendingEdits;
  /** Applies a change to the newest values. Anything but typing flushes the typing first. */
  update: (change: (values: ComposerValues) => ComposerValues) => void;
  /** The values as they are this moment, typing included. */
  read: () => ComposerValues;
};

const ComposerContext = createContext<ComposerForm | null>(null);
export const ComposerProvider = ComposerContext.Provider;

export function useComposerForm(): ComposerForm {
  const form = useContext(ComposerContext);
  if (!form) throw new Error('useComposerForm needs the ComposerProvider');
  return form;
}

export const usePendingEdits = (): PendingEdits => useComposerForm().pending;
