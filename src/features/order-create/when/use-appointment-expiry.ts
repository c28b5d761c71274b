import { useEffect, useEffectEvent } from 'react';
import { MAX_TIMER_MS, serverNow } from '@/domain/time/clock';
import { useDraft } from '../use-draft';

/** Calls `check` when the draft's appointment may be over, while the page stays open. */
export function useAppointmentExpiry(check: () => void) {
  const appointmentAt = useDraft((draft) => draft.appointmentAt);
  const orderType = useDraft((draft) => draft.orderType);
  const onTime = useEffectEvent(check);

  useEffect(() => {
    if (appointmentAt === null) return;
    const leftMs = Math.max(0, Date.parse(appointmentAt) - serverNow());
    const timer = setTimeout(onTime, Math.min(leftMs, MAX_TIMER_MS));
    // Timers do not fire while a computer sleeps.
    window.addEventListener('focus', onTime);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', onTime);
    };
  }, [appointmentAt, orderType]);
}
