import { useState } from 'react';
import type { DialogProps } from './dialog-frame';
import { lazyPart } from './lazy-part';

const DialogFrame = lazyPart<DialogProps>(() => import('./dialog-frame').then((module) => module.DialogFrame));

/**
 * A modal dialog. Its code loads when it first opens; it stays mounted after that, so content remains while it closes.
 */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <DialogFrame {...props} /> : null;
}
