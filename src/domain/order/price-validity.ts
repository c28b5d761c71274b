import type { Locale } from '@/config/locales';
import { formatMoment, formatTime } from '../text/format';
import { kstDate } from '../time/kst';

/** Until when a price holds: the time alone if that is today, else with its day. `now`: ms. */
export const formatValidUntil = (validUntil: string, now: number, locale: Locale) =>
  kstDate(Date.parse(validUntil)) === kstDate(now) ? formatTime(validUntil) : formatMoment(validUntil, locale);
