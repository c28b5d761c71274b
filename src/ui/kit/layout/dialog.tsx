import { useState } from 'react';
import type { DialogProps } from './dialog-frame';
import { lazyPart } from './lazy-part';

const DialogFrame = lazyPart<DialogProps>(() => import('./dialog-frame').then((module) => module.DialogFrame));

/** A question or a form on its own layer. Its code arrives with the first opening; it keeps its content while it closes. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <DialogFrame {...props} /> : null;
}
