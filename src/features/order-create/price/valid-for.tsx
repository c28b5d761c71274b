import { useTranslation } from 'next-i18next/pages';
import { deviceTime } from '@/domain/time/clock';
import { formatCountdown } from '@/domain/time/countdown';
import { useCountdown } from '@/lib/browser/use-countdown';

/**
 * Countdown of the price's validity; the price renews automatically. A separate component, so that each tick renders
 * only this.
 */
export function ValidFor({ validUntil }: { validUntil: string }) {
  const { t } = useTranslation('priceShown');
  const seconds = useCountdown(deviceTime(Date.parse(validUntil)));
  return <span>{t('validFor', { time: formatCountdown(seconds) })}</span>;
}
