import { useTranslation } from 'next-i18next/pages';
import { APPOINTMENT_ID, VEHICLE_NAME, type Problem } from './form-problems';
import { kindAt } from './waypoints';

/** Where a problem is, in the words of the page. */
export function useProblemLabel(total: number) {
  const { t } = useTranslation(['composer', 'order']);
  const ofForm: Record<string, string> = {
    [VEHICLE_NAME]: t('vehicle.title'),
    [APPOINTMENT_ID]: t('when.title'),
    'goods-description': t('goods.description'),
    remark: t('goods.remark'),
  };

  return ({ id, index }: Problem) => {
    if (index === null) return ofForm[id] ?? '';
    const kind = kindAt(index, total);
    return kind === 'stop' ? t('order:waypoint.stop', { number: index }) : t(`order:waypoint.${kind}`);
  };
}
