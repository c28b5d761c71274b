import { useEffect, useEffectEvent } from 'react';
import { serverNow } from '@/domain/clock';
import type { OrderType } from '@/domain/order-types';
import { isOpenMoment } from './appointment';

const LONGEST_MS = 2 ** 31 - 1;

/** Calls `onPassed` once the appointment is over, however long the page stays open. */
export function usePassingTime(appointmentAt: string | null, orderType: OrderType, onPassed: () => void) {
  const check = useEffectEvent(() => {
    if (appointmentAt !== null && !isOpenMoment(appointmentAt, serverNow(), orderType)) onPassed();
  });

  useEffect(() => {
    if (appointmentAt === null) return;
    const leftMs = Math.max(0, Date.parse(appointmentAt) - serverNow());
    const timer = setTimeout(check, Math.min(leftMs, LONGEST_MS));
    // A laptop that slept has missed its timer.
    window.addEventListener('focus', check);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', check);
    };
  }, [appointmentAt, orderType]);
}
