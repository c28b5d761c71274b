import { useTranslation } from 'next-i18next/pages';
import type { CalculationPrice } from '@/api/order/order-requests';
import { formatDistance } from '@/domain/text/format';
import { useLocale } from '@/ui/use-locale';

const MINUTE_S = 60;
const HOUR_MIN = 60;

/** For example `12.3km · 약 1시간 10분`. */
export function useTripText() {
  const { t } = useTranslation('priceShown');
  const locale = useLocale();

  function durationText(seconds: number) {
    const total = Math.max(1, Math.round(seconds / MINUTE_S));
    const [hours, minutes] = [Math.floor(total / HOUR_MIN), total % HOUR_MIN];
    if (hours === 0) return t('minutes', { minutes });
    return minutes === 0 ? t('hours', { hours }) : t('hoursMinutes', { hours, minutes });
  }

  return ({ distanceMetres, durationSeconds }: CalculationPrice) =>
    t('trip', { distance: formatDistance(distanceMetres, locale), duration: durationText(durationSeconds) });
}
