import { useSyncExternalStore } from 'react';
import { remInPixels } from './row-window';

/** The breakpoint `md` at the usual text size. */
const TABLE_REM = 48;

function subscribe(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
const isTable = () => window.matchMedia(`(min-width:${TABLE_REM * remInPixels()}px)`).matches;
const serverSnapshot = () => false;

/** Whether orders are rows of a table. Where its columns have no room, as with large text, they are cards. */
export const useIsTable = () => useSyncExternalStore(subscribe, isTable, serverSnapshot);
