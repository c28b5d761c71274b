import { useTheme } from '@emotion/react';
import { useCallback, useSyncExternalStore } from 'react';
import type { AppTheme } from '@/theme/theme';

const serverSnapshot = () => false;

/** Whether the window is at least as wide as the breakpoint. Only for differences that CSS cannot make. */
export function useIsAtLeast(name: Parameters<AppTheme['breakpoints']['up']>[0]) {
  const query = useTheme().breakpoints.up(name).replace('@media ', '');
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, serverSnapshot);
}
