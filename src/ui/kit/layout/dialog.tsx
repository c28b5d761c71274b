import { useState, type ReactNode } from 'react';
import { lazyPart } from './lazy-part';

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Below the content, stacked on phones: the main action last. */
  actions?: ReactNode;
  /** `form` is for reading and typing: on phones it comes up from below, as high as it needs. `confirm` is a short question. */
  kind?: 'confirm' | 'form' | 'wide';
  /** While something must not be lost, neither Esc nor a tap beside it closes. */
  isLocked?: boolean;
  children?: ReactNode;
};

const DialogFrame = lazyPart<DialogProps>(() => import('./dialog-frame').then((module) => module.DialogFrame));

/** A question or a form on its own layer. Its code arrives with the first opening; it keeps its content while it closes. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <DialogFrame {...props} /> : null;
}
