import { useTranslation } from 'next-i18next/pages';
import { KOREAN, perLocale } from '@/config/locales';
import { formatWon } from '@/domain/text/format';
import { useLocale } from '@/ui/use-locale';
import type { DayInfo } from './day-info';

const UTC = { timeZone: 'UTC' } as const;
const FORMATS = perLocale((tag) => ({
  full: new Intl.DateTimeFormat(tag, { ...UTC, month: 'long', day: 'numeric', weekday: 'long' }),
  short: new Intl.DateTimeFormat(tag, { ...UTC, month: 'short', day: 'numeric', weekday: 'short' }),
  weekday: new Intl.DateTimeFormat(tag, { ...UTC, weekday: 'short' }),
  month: new Intl.DateTimeFormat(tag, { ...UTC, year: 'numeric', month: 'long' }),
}));

const MAN = 10_000;
const TENTHS = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 1 });
const THOUSANDS = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** Dates here are plain (`2026-11-21`): they are read as UTC and written as UTC, so no zone can move them. */
export function useDayWords() {
  const { t } = useTranslation('movingDay');
  const locale = useLocale();
  const formats = FORMATS[locale];
  const at = (date: string) => Date.parse(`${date}T00:00:00Z`);
  const markWords = ({ marks, holidays }: Pick<DayInfo, 'marks' | 'holidays'>) =>
    marks.map((mark) =>
      mark === 'holiday' ? t('mark.holidayNamed', { names: holidays.join(', ') }) : t(`mark.${mark}`),
    );

  return {
    markWords,
    /** `11월 28일 토요일` */
    full: (date: string) => formats.full.format(at(date)),
    /** `11월 28일 (토)` */
    short: (date: string) => formats.short.format(at(date)),
    weekday: (date: string) => formats.weekday.format(at(date)),
    /** `2026년 11월`; `month` is `2026-11`. */
    month: (month: string) => formats.month.format(at(`${month}-01`)),
    /** A figure for narrow places, rounded to a thousand: `128.5만`, `₩1,285k`. */
    brief: (won: number) => (locale === KOREAN ? `${TENTHS.format(won / MAN)}만` : `₩${THOUSANDS.format(won / 1000)}k`),
    /** What a screen reader hears of a day. */
    label(info: DayInfo): string {
      const price = typeof info.won === 'number' ? formatWon(info.won, locale) : null;
      const said = [
        formats.full.format(at(info.date)),
        ...markWords(info),
        info.won === null ? t('price.none') : price,
        info.isCheapest ? t('price.cheapest') : null,
        info.isOpen ? null : t('closed'),
      ];
      return said.filter(Boolean).join(', ');
    },
  };
}
