import { useTranslation } from '@/lib/i18n/use-translation';
import { useCallback } from 'react';
import { kindAt } from '@/domain/order/waypoint-kind';
import { waypointName } from '@/ui/order/waypoint-name';
import { useDraft } from './use-draft';

/** Returns a function for names such as 출발지, 경유지 2, 도착지. `index` counts from 0. */
export function useWaypointName() {
  const { t } = useTranslation('order');
  const orderType = useDraft((draft) => draft.orderType);
  return useCallback(
    (index: number, total: number) => waypointName(t, orderType, kindAt(index, total), index),
    [t, orderType],
  );
}
