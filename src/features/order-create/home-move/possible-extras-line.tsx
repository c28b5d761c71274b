import { useTranslation } from '@/lib/i18n/use-translation';
import { HOME_MOVE_FEES } from '@/config/home-move-fees';
import { formatWon } from '@/domain/text/format';
import { extrasRange, possibleExtras } from '@/domain/home-move/possible-extras';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { lastPrice, useEstimate } from '../price/estimate';
import { useDraft } from '../use-draft';

const Line = styled('p')(({ theme }) => ({
  padding: theme.spacing(3),
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.surface.sunken,
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

/** Beside the price, once there is one: the most that may be added, and how many open questions cause it. */
export function PossibleExtrasLine() {
  const { t } = useTranslation('moving');
  const moving = useDraft((draft) => draft.moving);
  const locale = useLocale();
  const estimate = useEstimate();
  if (!lastPrice(estimate)) return null;
  const possible = possibleExtras(moving, HOME_MOVE_FEES);
  if (possible.length === 0) return <Line>{t('included.settled')}</Line>;
  const { max } = extrasRange(possible);
  return <Line>{t('included.upTo', { max: formatWon(max, locale), count: possible.length })}</Line>;
}
