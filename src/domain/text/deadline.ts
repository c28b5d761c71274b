import type { Locale } from '@/config/locales';
import { kstDate } from '../time/kst';
import { formatMoment, formatTime } from './format';

/** `14:05` on the Korean day of `now` (epoch ms), otherwise with the day. */
export const formatDeadline = (iso: string, now: number, locale: Locale) =>
  kstDate(Date.parse(iso)) === kstDate(now) ? formatTime(iso) : formatMoment(iso, locale);
