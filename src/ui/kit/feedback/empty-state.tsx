import type { ReactNode } from 'react';
import { StateFrame } from './state-frame';

/** Nothing here yet, and the next step. */
export function EmptyState(props: {
  /** An icon of size 28 in a circle; a drawing of its own stands bare. */
  picture: ReactNode;
  isPictureBare?: boolean;
  title: ReactNode;
  message?: ReactNode;
  action?: ReactNode;
  isPage?: boolean;
}) {
  return <StateFrame {...props} />;
}
