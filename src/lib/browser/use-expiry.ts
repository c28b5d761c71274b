import { useEffect, useEffectEvent, useState } from 'react';
import { deviceTime, MAX_TIMER_MS } from '@/domain/time/clock';

/** Without it, a device whose clock is fast would find every answer expired and request it without end. */
const SHORTEST_MS = 5_000;

/**
 * Calls `onExpire` when `validUntil` (ISO 8601, time of the server) has passed, once for each answer. `receivedAt` (ms of
 * this device) is when the answer came; it is then valid for at least five seconds. Returns whether it has expired.
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
    const end = receivedAt === undefined ? until : Math.max(until, receivedAt + SHORTEST_MS);
    const timer = setTimeout(expire, Math.min(Math.max(0, end - Date.now()), MAX_TIMER_MS));
    return () => clearTimeout(timer);
  }, [validUntil, receivedAt]);

  return answer !== null && expired === answer;
}
