import { useTranslation } from '@/lib/i18n/use-translation';
import { KOREAN } from '@/config/locales';
import {
  formatDay,
  formatLongDay,
  formatMonthOfYear,
  formatNumber,
  formatWeekday,
  formatWon,
} from '@/domain/text/format';
import { useLocale } from '@/ui/use-locale';
import { useHolidayName } from '../../when/use-holiday-name';
import type { DayInfo } from './day-info';

const MAN = 10_000;
const COMPACT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 });

/** Labels for KST dates (`2026-11-21`). */
export function useDayLabels() {
  const { t } = useTranslation('movingDay');
  const locale = useLocale();
  const holidayName = useHolidayName();
  const markLabels = ({ marks, holidays }: Pick<DayInfo, 'marks' | 'holidays'>) =>
    marks.map((mark) => {
      const names = mark === 'holiday' && holidayName ? holidays.map(holidayName).filter(Boolean).join(', ') : '';
      return names === '' ? t(`mark.${mark}`) : t('mark.holidayNamed', { names });
    });

  return {
    markLabels,
    /** For example `11월 28일 토요일`. */
    full: (date: string) => formatLongDay(date, locale),
    /** For example `11월 28일 (토)`. */
    short: (date: string) => formatDay(date, locale),
    weekday: (date: string) => formatWeekday(date, locale),
    /** For example `11월`, from `2026-11`. */
    month: (month: string) => formatMonthOfYear(month, locale),
    /** A price in won for narrow places, rounded: `128.5만`, `₩1.29M`, `₩985K`. */
    brief: (won: number) => (locale === KOREAN ? `${formatNumber(won / MAN, 1)}만` : `₩${COMPACT.format(won)}`),
    /** The day's full text for screen readers. */
    label(info: DayInfo): string {
      const price = typeof info.won === 'number' ? formatWon(info.won, locale) : null;
      const texts = [
        formatLongDay(info.date, locale),
        ...markLabels(info),
        info.won === null ? t('price.none') : price,
        info.isCheapest ? t('price.cheapest') : null,
      ];
      return texts.filter(Boolean).join(', ');
    },
  };
}
