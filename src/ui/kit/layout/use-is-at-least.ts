import { useTheme } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import type { AppTheme } from '@/theme/theme';

const serverSnapshot = () => false;

/** Media queries would also follow the paper: a page that moves its parts while it is printed can lose some. */
function onResize(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Whether the window is at least as wide as the breakpoint. Only for differences that CSS cannot make. */
export function useIsAtLeast(name: Parameters<AppTheme['breakpoints']['up']>[0]) {
  const query = useTheme().breakpoints.up(name).replace('@media ', '');
  return useSyncExternalStore(onResize, () => window.matchMedia(query).matches, serverSnapshot);
}
