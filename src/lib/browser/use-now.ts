import { useEffect, useState } from 'react';
import { serverNow } from '@/domain/time/clock';

/** The time, as often as `everyMs`, for what is counted in minutes. Browser only: a server's clock is not the reader's. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
