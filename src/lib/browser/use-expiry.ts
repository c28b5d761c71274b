import { useEffect, useEffectEvent, useState } from 'react';
import { deviceTime, MAX_TIMER_MS } from '@/domain/time/clock';

/** A browser whose clock runs ahead would else find every answer expired and ask for ever. */
const SHORTEST_MS = 5_000;

/**
 * Calls `onExpire` when `validUntil` (ISO 8601, time of the server) has passed, once for each answer. `receivedAt` (ms of
 * this device) is when the answer came; it then holds for at least five seconds. Returns whether it is over.
 */
export function useExpiry(validUntil: string | undefined, onExpire: () => unknown, receivedAt?: number): boolean {
  const [expired, setExpired] = useState<string | null>(null);
  const answer = validUntil === undefined ? null : `${validUntil} ${receivedAt ?? ''}`;
  const expire = useEffectEvent(() => {
    setExpired(answer);
    onExpire();
  });

  useEffect(() => {
    if (validUntil === undefined) return;
    const until = deviceTime(Date.parse(validUntil));
    const held = receivedAt === undefined ? until : Math.max(until, receivedAt + SHORTEST_MS);
    const timer = setTimeout(expire, Math.min(Math.max(0, held - Date.now()), MAX_TIMER_MS));
    return () => clearTimeout(timer);
  }, [validUntil, receivedAt]);

  return answer !== null && expired === answer;
}
