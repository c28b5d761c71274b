import { useTranslation } from '@/lib/i18n/use-translation';
import type { Eta } from '@/domain/order/eta';
import { formatDay, formatTime } from '@/domain/text/format';
import { daysBetween } from '@/domain/time/calendar';
import { kstDate } from '@/domain/time/kst';
import { useLocale } from '../use-locale';

/** Word joiner: prevents a line break between the two times. */
const WORD_JOINER = '\u2060';

/** The arrival time as text: `14:20~14:35 도착 예정`, with the day if it is not today. Needs the `tracking` texts. */
export function useEtaText() {
  const { t } = useTranslation('tracking');
  const locale = useLocale();
  return function etaText(eta: Eta, now: number): string {
    if (eta.kind !== 'range') return t(`eta.${eta.kind}`);
    const times = { from: formatTime(eta.from), to: formatTime(eta.to) };
    const daysLeft = daysBetween(kstDate(now), kstDate(Date.parse(eta.from)));
    if (daysLeft === 0) return t('eta.range', times);
    if (daysLeft === 1) return t('eta.rangeTomorrow', times);
    return t('eta.rangeOtherDay', {
      from: times.from,
      to: `${WORD_JOINER}${times.to}`,
      day: formatDay(eta.from, locale).replaceAll(' ', '\u00a0'),
    });
  };
}
