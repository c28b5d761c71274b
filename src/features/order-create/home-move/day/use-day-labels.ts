import { useTranslation } from '@/lib/i18n/use-translation';
import { KOREAN, perLocale } from '@/config/locales';
import { formatWon } from '@/domain/text/format';
import { useLocale } from '@/ui/use-locale';
import { useHolidayName } from '../../when/use-holiday-name';
import type { DayInfo } from './day-info';

const UTC = { timeZone: 'UTC' } as const;
const FORMATS = perLocale((tag) => ({
  full: new Intl.DateTimeFormat(tag, { ...UTC, month: 'long', day: 'numeric', weekday: 'long' }),
  short: new Intl.DateTimeFormat(tag, { ...UTC, month: 'short', day: 'numeric', weekday: 'short' }),
  weekday: new Intl.DateTimeFormat(tag, { ...UTC, weekday: 'short' }),
  month: new Intl.DateTimeFormat(tag, { ...UTC, month: 'short' }),
}));

const MAN = 10_000;
const TENTHS = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 1 });
const COMPACT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 });

/**
 * Labels for KST dates (`2026-11-21`). Dates are parsed and formatted as UTC, so the device's time zone cannot shift
 * them.
 */
export function useDayLabels() {
  const { t } = useTranslation('movingDay');
  const locale = useLocale();
  const formats = FORMATS[locale];
  const parseUtc = (date: string) => Date.parse(`${date}T00:00:00Z`);
  const holidayName = useHolidayName();
  const markLabels = ({ marks, holidays }: Pick<DayInfo, 'marks' | 'holidays'>) =>
    marks.map((mark) => {
      const names = mark === 'holiday' && holidayName ? holidays.map(holidayName).filter(Boolean).join(', ') : '';
      return names === '' ? t(`mark.${mark}`) : t('mark.holidayNamed', { names });
    });

  return {
    markLabels,
    /** For example `11월 28일 토요일`. */
    full: (date: string) => formats.full.format(parseUtc(date)),
    /** For example `11월 28일 (토)`. */
    short: (date: string) => formats.short.format(parseUtc(date)),
    weekday: (date: string) => formats.weekday.format(parseUtc(date)),
    /** For example `11월`, from `2026-11`. */
    month: (month: string) => formats.month.format(parseUtc(`${month}-01`)),
    /** A price in won for narrow places, rounded: `128.5만`, `₩1.29M`, `₩985K`. */
    brief: (won: number) => (locale === KOREAN ? `${TENTHS.format(won / MAN)}만` : `₩${COMPACT.format(won)}`),
    /** The day's full text for screen readers. */
    label(info: DayInfo): string {
      const price = typeof info.won === 'number' ? formatWon(info.won, locale) : null;
      const texts = [
        formats.full.format(parseUtc(info.date)),
        ...markLabels(info),
        info.won === null ? t('price.none') : price,
        info.isCheapest ? t('price.cheapest') : null,
      ];
      return texts.filter(Boolean).join(', ');
    },
  };
}
