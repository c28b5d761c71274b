import { HOME_MOVE_FEES } from '@/config/home-move-fees';
import type { HomeMoveJob } from '@/domain/home-move/job';
import { extrasRange, possibleExtras } from '@/domain/home-move/possible-extras';
import { formatWon } from '@/domain/text/format';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useLocale } from '../use-locale';

/** The most that may be added to the price, and how many open questions cause it. Needs the texts of a home move. */
export function useExtrasText(move: HomeMoveJob): string {
  const { t } = useTranslation('movingWords');
  const locale = useLocale();
  const possible = possibleExtras(move, HOME_MOVE_FEES);
  const max = formatWon(extrasRange(possible).max, locale);
  return possible.length === 0 ? t('extras.settled') : t('extras.upTo', { max, count: possible.length });
}
