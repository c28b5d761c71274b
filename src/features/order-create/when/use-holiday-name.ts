import { KOREAN } from '@/config/locales';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useLocale } from '@/ui/use-locale';

/** By the names of `@hyunbinseo/holidays-kr`, which are those of the law. */
const CODES = {
  '1월 1일': 'newYear',
  '설날 전날': 'seollalEve',
  설날: 'seollal',
  '설날 다음 날': 'afterSeollal',
  '3ㆍ1절': 'independenceMovement',
  노동절: 'labour',
  어린이날: 'children',
  '부처님 오신 날': 'buddha',
  현충일: 'memorial',
  제헌절: 'constitution',
  광복절: 'liberation',
  '추석 전날': 'chuseokEve',
  추석: 'chuseok',
  '추석 다음 날': 'afterChuseok',
  개천절: 'foundation',
  한글날: 'hangul',
  기독탄신일: 'christmas',
  대통령선거: 'presidentialElection',
  전국동시지방선거: 'localElection',
  임시공휴일: 'extra',
} as const;

const isKnown = (name: string): name is keyof typeof CODES => Object.hasOwn(CODES, name);

const SUBSTITUTE = /^대체공휴일\((.+)\)$/;

/**
 * Names a public holiday in the customer's language: a function, or `null` until the names have loaded. A name that is
 * not listed, such as an election on its own date, is shown in Korean and left out (`null`) in other languages.
 */
export function useHolidayName(): ((name: string) => string | null) | null {
  const { t } = useTranslation('holidays');
  const locale = useLocale();
  if (!useLazyTexts('holidays')) return null;

  return (name) => {
    const replaced = SUBSTITUTE.exec(name)?.[1];
    const day = replaced ?? name;
    if (!isKnown(day)) return locale === KOREAN ? name : null;
    const text = t(`name.${CODES[day]}`);
    return replaced === undefined ? text : t('substitute', { name: text });
  };
}
