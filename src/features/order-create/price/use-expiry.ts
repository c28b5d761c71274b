import { useEffect, useState } from 'react';
import { deviceTime } from '@/domain/time/clock';

/** With a device clock that runs ahead, every price would be expired on arrival and the requests would never stop. */
const MIN_VALID_MS = 5_000;
/** `setTimeout` overflows beyond 24.8 days and would fire at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** Whether the response received at `receivedAt` (ms, device time) has expired. Calls `renew` when it does. */
export function useExpiry(validUntil: string | undefined, receivedAt: number, renew: () => unknown): boolean {
  const [expired, setExpired] = useState<number | null>(null);

  useEffect(() => {
    if (validUntil === undefined) return;
    const validMs = Math.max(MIN_VALID_MS, deviceTime(Date.parse(validUntil)) - receivedAt);
    const leftMs = Math.max(0, receivedAt + validMs - Date.now());
    const timer = setTimeout(
      () => {
        setExpired(receivedAt);
        renew();
      },
      Math.min(leftMs, MAX_TIMEOUT_MS),
    );
    return () => clearTimeout(timer);
  }, [validUntil, receivedAt, renew]);

  return expired === receivedAt;
}
