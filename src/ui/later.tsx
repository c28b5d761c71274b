import { useDeferredValue, useState, type ReactNode } from 'react';

/**
 * What may come a frame after the rest of its screen, so that a press on the menu is answered at once. Until then its
 * place is as tall as the page before: nothing that has been scrolled to jumps. An address with a hash leads into it,
 * and has it at once.
 */
export function Later({ children }: { children: ReactNode }) {
  const isTime = useDeferredValue(true, window.location.hash !== '');
  const [minHeight] = useState(() => document.documentElement.scrollHeight);
  return isTime ? children : <div data-waiting="true" style={{ minHeight }} />;
}
