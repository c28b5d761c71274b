import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import { kindAt } from '@/domain/order/waypoint-kind';

/** Returns a function for names such as 출발지, 경유지 2, 도착지. `index` counts from 0. */
export function useWaypointName() {
  const { t } = useTranslation('order');
  return useCallback(
    (index: number, total: number) => {
      const kind = kindAt(index, total);
      return kind === 'stop' ? t('waypoint.stop', { number: index }) : t(`waypoint.${kind}`);
    },
    [t],
  );
}
