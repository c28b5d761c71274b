import { useTranslation } from 'next-i18next/pages';
import { GOODS_FIGURES } from '@/domain/order/goods';
import { translateOr } from '@/lib/i18n/translate-or';
import { APPOINTMENT_ID, GOODS_ID, REMARK_ID, sizeId, VEHICLE_NAME, type Problem } from './problems';
import { useReadDraft } from './use-draft';
import { useWaypointName } from './use-waypoint-name';

/** Returns the label of a problem's field, as the page shows it. */
export function useProblemLabel() {
  const readDraft = useReadDraft();
  const { t, i18n } = useTranslation('composer');
  const waypointName = useWaypointName();
  const labelById: Record<string, string> = {
    [VEHICLE_NAME]: t('vehicle.title'),
    [APPOINTMENT_ID]: t('when.title'),
    ...Object.fromEntries(GOODS_FIGURES.map((name) => [sizeId(name), t(`vehicle.size.${name}`)])),
    [GOODS_ID]: t('goods.description'),
    [REMARK_ID]: t('goods.remark'),
  };

  return ({ id, waypoint }: Problem) => {
    const { waypoints } = readDraft();
    const index = waypoints.findIndex(({ key }) => key === waypoint);
    if (index === -1) return labelById[id] ?? translateOr(i18n, 'moving', `problem.${id}`, '');
    return waypointName(index, waypoints.length);
  };
}
