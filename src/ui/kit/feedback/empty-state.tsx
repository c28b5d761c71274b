import type { ReactNode } from 'react';
import { StateFrame } from './state-frame';

/** Shown when there is no data: a title and the next step. */
export function EmptyState(props: {
  /** An icon of size 28 is shown in a circle; a larger drawing (`isPictureBare`) without one. */
  picture: ReactNode;
  isPictureBare?: boolean;
  title: ReactNode;
  message?: ReactNode;
  action?: ReactNode;
  isPage?: boolean;
}) {
  return <StateFrame {...props} />;
}
