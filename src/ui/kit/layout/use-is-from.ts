import { useTheme } from '@emotion/react';
import { useCallback, useSyncExternalStore } from 'react';
import type { AppTheme } from '@/theme/theme';

const nowhere = () => false;

/** Whether the window is at least that wide, for what CSS alone cannot turn over. */
export function useIsFrom(name: Parameters<AppTheme['breakpoints']['up']>[0]) {
  const query = useTheme().breakpoints.up(name).replace('@media ', '');
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, nowhere);
}
