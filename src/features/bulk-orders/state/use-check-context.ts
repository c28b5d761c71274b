import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useMemo } from 'react';
import { driverQueries } from '@/api/driver/driver-queries';
import { APPOINTMENT_LEAD_MINUTES, APPOINTMENT_MAX_DAYS } from '@/domain/order/appointment';
import { MAX_PHONES_PER_WAYPOINT } from '@/domain/order/draft';
import type { BulkKind } from '@/domain/order/kinds';
import { useNow } from '@/lib/browser/use-now';
import { useHours } from '@/queries/use-hours';
import { vehicleLabel } from '@/ui/order/order-names';
import type { BulkOrdersActions } from './bulk-orders';

const MINUTE_MS = 60_000;

/** Loads what rows are checked against: vehicles, opening hours and the time. */
export function useCheckContext({ setContext }: BulkOrdersActions, orderType: BulkKind) {
  const { t } = useTranslation('order');
  const pools = useQuery({ ...driverQueries.vehiclePools(orderType), meta: { isErrorShownInPlace: true } });
  const hours = useHours(orderType);
  const now = useNow(MINUTE_MS);
  const { data: offered } = pools;
  // The same list until the offer or the language changes: a new one checks every row again.
  const vehicles = useMemo(
    () => offered?.map((pool) => ({ ...pool, name: vehicleLabel(t, pool.vehicleClass, pool.name) })),
    [offered, t],
  );

  useEffect(() => {
    if (!vehicles) return;
    setContext({
      now,
      orderType,
      vehicles,
      hours,
      leadMinutes: APPOINTMENT_LEAD_MINUTES,
      maxDays: APPOINTMENT_MAX_DAYS,
      maxPhones: MAX_PHONES_PER_WAYPOINT,
    });
  }, [setContext, vehicles, hours, now, orderType]);

  return pools;
}
