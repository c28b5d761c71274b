import { useState, type ReactNode } from 'react';
import { lazyPart } from './lazy-part';

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Buttons below the content, stacked on phones with the main action last. */
  actions?: ReactNode;
  /**
   * `form` and `wide` are for reading and typing: on phones they slide up from the bottom. `confirm` is a short
   * question.
   */
  kind?: 'confirm' | 'form' | 'wide';
  /** Disables Esc and clicks outside while data could be lost. */
  isLocked?: boolean;
  children?: ReactNode;
};

const DialogFrame = lazyPart<DialogProps>(() => import('./dialog-frame').then((module) => module.DialogFrame));

/**
 * A modal dialog. Its code loads when it first opens; it stays mounted after that, so content remains while it closes.
 */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <DialogFrame {...props} /> : null;
}
