import { useEffect, useEffectEvent } from 'react';
import { serverNow } from '@/domain/time/clock';
import { useDraft } from '../use-draft';

/** `setTimeout` overflows beyond 24.8 days and would fire at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** Calls `check` when the draft's appointment may be over, while the page stays open. */
export function usePassingTime(check: () => void) {
  const appointmentAt = useDraft((draft) => draft.appointmentAt);
  const orderType = useDraft((draft) => draft.orderType);
  const onTime = useEffectEvent(check);

  useEffect(() => {
    if (appointmentAt === null) return;
    const leftMs = Math.max(0, Date.parse(appointmentAt) - serverNow());
    const timer = setTimeout(onTime, Math.min(leftMs, MAX_TIMEOUT_MS));
    // Timers do not fire while a computer sleeps.
    window.addEventListener('focus', onTime);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', onTime);
    };
  }, [appointmentAt, orderType]);
}
