import { useTranslation } from 'next-i18next/pages';
import { wordOf } from '@/lib/i18n/word-of';
import { APPOINTMENT_ID, GOODS_ID, REMARK_ID, SIZE_NAMES, sizeId, VEHICLE_NAME, type Problem } from './form-problems';
import { useWaypointName } from './use-waypoint-name';
import type { Waypoints } from './waypoints';

/** Where a problem is, in the words of the page. */
export function useProblemLabel(waypoints: Waypoints) {
  const { t, i18n } = useTranslation('composer');
  const waypointName = useWaypointName();
  const ofForm: Record<string, string> = {
    [VEHICLE_NAME]: t('vehicle.title'),
    [APPOINTMENT_ID]: t('when.title'),
    ...Object.fromEntries(SIZE_NAMES.map((name) => [sizeId(name), t(`vehicle.size.${name}`)])),
    [GOODS_ID]: t('goods.description'),
    [REMARK_ID]: t('goods.remark'),
  };

  return ({ id, waypoint }: Problem) => {
    const index = waypoints.findIndex(({ key }) => key === waypoint);
    if (index === -1) return ofForm[id] ?? wordOf(i18n, 'moving', `problem.${id}`, '');
    return waypointName(index, waypoints.length);
  };
}
