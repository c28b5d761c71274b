import { useTranslation } from 'next-i18next/pages';
import { deviceTime } from '@/domain/time/clock';
import { formatCountdown } from '@/domain/time/countdown';
import { useCountdown } from '@/lib/browser/use-countdown';

/** How long the price holds; it is asked for anew by itself. Alone, so that the tick renders nothing else. */
export function ValidFor({ validUntil }: { validUntil: string }) {
  const { t } = useTranslation('priceShown');
  const seconds = useCountdown(deviceTime(Date.parse(validUntil)));
  return <span>{t('validFor', { time: formatCountdown(seconds) })}</span>;
}
