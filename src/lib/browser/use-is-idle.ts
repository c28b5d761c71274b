import { useEffect, useState } from 'react';

/** A page that is busy for longer than this counts as idle. */
const LIMIT_MS = 2_000;

/** Whether the browser has had nothing to do since this was first shown. Safari cannot tell, and counts as idle. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(() => typeof requestIdleCallback === 'undefined');
  useEffect(() => {
    if (isIdle) return;
    const handle = requestIdleCallback(() => setIsIdle(true), { timeout: LIMIT_MS });
    return () => cancelIdleCallback(handle);
  }, [isIdle]);
  return isIdle;
}
