import { useEffect, useState } from 'react';

/** The time, as often as `everyMs`, for what is counted in minutes. Browser only: a server's clock is not the reader's. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
