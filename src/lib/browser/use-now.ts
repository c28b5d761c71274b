import { useEffect, useState } from 'react';
import { serverNow } from '@/domain/time/clock';

/**
 * The provider's time in ms, updated every `everyMs`. Browser only: the time of prerendering is not the reader's time.
 */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
