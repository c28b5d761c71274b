import { useDeferredValue, useState, type ReactNode } from 'react';

/**
 * Renders its children one frame later, so that the menu responds at once. Until then it is as tall as the previous
 * page, which avoids a jump of the scroll position. Renders at once if `isAwaited`, or if the URL has a hash that
 * points into it.
 */
export function DeferredRender({ isAwaited = false, children }: { isAwaited?: boolean; children: ReactNode }) {
  const isReady = useDeferredValue(true, isAwaited || window.location.hash !== '');
  const [minHeight] = useState(() => document.documentElement.scrollHeight);
  return isReady ? children : <div data-waiting="true" style={{ minHeight }} />;
}
