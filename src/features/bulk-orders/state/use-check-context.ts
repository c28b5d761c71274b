import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { driverQueries } from '@/api/driver/driver-queries';
import { userQueries } from '@/api/user/user-queries';
import { APPOINTMENT_LEAD_MINUTES, APPOINTMENT_MAX_DAYS } from '@/domain/order/appointment';
import { MAX_PHONES_PER_WAYPOINT } from '@/domain/order/draft';
import { ALL_DAY } from '@/domain/time/hours';
import { useNow } from '@/lib/browser/use-now';
import { wordOf } from '@/lib/i18n/word-of';
import type { Desk } from './bulk-orders';
import type { BulkOrderType } from './bulk-orders-state';

const MINUTE_MS = 60_000;

/** Loads what rows are checked against: vehicles, opening hours and the time. */
export function useCheckContext({ setContext }: Desk, orderType: BulkOrderType) {
  const { i18n } = useTranslation('order');
  const pools = useQuery({ ...driverQueries.vehiclePools(orderType), meta: { isErrorShownInPlace: true } });
  const flags = useQuery(userQueries.featureFlags());
  const now = useNow(MINUTE_MS);
  const { data: offered } = pools;
  const hours = flags.data?.businessHours;

  useEffect(() => {
    if (!offered) return;
    setContext({
      now,
      orderType,
      vehicles: offered.map((pool) => ({
        ...pool,
        name: wordOf(i18n, 'order', `vehicle.${pool.vehicleClass}`, pool.name),
      })),
      hours: hours?.find((entry) => entry.orderType === orderType) ?? ALL_DAY,
      leadMinutes: APPOINTMENT_LEAD_MINUTES,
      maxDays: APPOINTMENT_MAX_DAYS,
      maxPhones: MAX_PHONES_PER_WAYPOINT,
    });
  }, [setContext, offered, hours, now, orderType, i18n]);

  return pools;
}
