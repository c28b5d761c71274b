import { useDeferredValue, useState, type ReactNode } from 'react';

/**
 * What may come a frame after the rest of its screen, so that a press on the menu is answered at once. Until then its
 * place is as tall as the page before: nothing that has been scrolled to jumps. `isAwaited`, or an address with a hash
 * that leads into it: it comes at once.
 */
export function Later({ isAwaited = false, children }: { isAwaited?: boolean; children: ReactNode }) {
  const isTime = useDeferredValue(true, isAwaited || window.location.hash !== '');
  const [minHeight] = useState(() => document.documentElement.scrollHeight);
  return isTime ? children : <div data-waiting="true" style={{ minHeight }} />;
}
