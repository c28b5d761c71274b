import { useEffect, useState } from 'react';
import { deviceTime } from '@/domain/time/clock';

/** A browser whose clock runs ahead would else find every price expired and ask for ever. */
const SHORTEST_MS = 5_000;
/** Timers overflow beyond 24.8 days and would fire at once. */
const LONGEST_MS = 2 ** 31 - 1;

/** Whether the answer that came at `receivedAt` no longer holds; `renew` is called when that happens. */
export function useExpiry(validUntil: string | undefined, receivedAt: number, renew: () => unknown): boolean {
  const [expired, setExpired] = useState<number | null>(null);

  useEffect(() => {
    if (validUntil === undefined) return;
    const validMs = Math.max(SHORTEST_MS, deviceTime(Date.parse(validUntil)) - receivedAt);
    const leftMs = Math.max(0, receivedAt + validMs - Date.now());
    const timer = setTimeout(
      () => {
        setExpired(receivedAt);
        renew();
      },
      Math.min(leftMs, LONGEST_MS),
    );
    return () => clearTimeout(timer);
  }, [validUntil, receivedAt, renew]);

  return expired === receivedAt;
}
