import { useTranslation } from 'next-i18next/pages';
import type { Eta } from '@/domain/order/eta';
import { formatDay, formatTime } from '@/domain/text/format';
import { kstDate } from '@/domain/time/kst';
import { useLocale } from '../use-locale';

/** Between a range's two times no line ends. */
const JOINED = '\u2060';

/** The arrival in words: `14:20–14:35 도착 예정`, with the day when it is not today's. Needs the `tracking` texts. */
export function useEtaText() {
  const { t } = useTranslation('tracking');
  const locale = useLocale();
  return function etaText(eta: Eta, now: number): string {
    if (eta.kind !== 'range') return t(`eta.${eta.kind}`);
    const times = { from: formatTime(eta.from), to: formatTime(eta.to) };
    const isToday = kstDate(Date.parse(eta.from)) === kstDate(now);
    if (isToday) return t('eta.range', times);
    return t('eta.rangeOtherDay', {
      from: times.from,
      to: `${JOINED}${times.to}`,
      day: formatDay(eta.from, locale).replaceAll(' ', '\u00a0'),
    });
  };
}
