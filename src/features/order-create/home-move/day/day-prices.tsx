import { useTranslation } from '@/lib/i18n/use-translation';
import { formatWon } from '@/domain/text/format';
import type { CheaperDay } from '@/domain/home-move/day-prices';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { Button } from '@/ui/kit/button/button';
import { Notice } from '@/ui/kit/feedback/notice';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { useDayLabels } from './use-day-labels';

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), justifyItems: 'start' }));
const Wide = styled('div')({ width: '100%' });

const PRICES_ID = 'moving-day-prices';

/** A button that disappears with the focus, maybe long after the press, leaves it to the prices. */
const keepFocus = (button: HTMLButtonElement | null) => () => {
  if (document.activeElement === button) focusInNextFrame(PRICES_ID);
};

type DayPricesProps = {
  cheapest: CheaperDay | null;
  /** Whether some days around the chosen one have no requested price yet. */
  hasMore: boolean;
  isAsking: boolean;
  hasFailed: boolean;
  onAsk: () => void;
  onChoose: (date: string) => void;
};

/** Requests the prices of nearby days and shows what the cheapest one saves. */
export function DayPrices({ cheapest, hasMore, isAsking, hasFailed, onAsk, onChoose }: DayPricesProps) {
  const { t } = useTranslation('movingDay');
  const locale = useLocale();
  const labels = useDayLabels();

  const saving = ({ days, savedWon }: CheaperDay) =>
    t(days < 0 ? 'price.earlier' : 'price.later', { count: Math.abs(days), won: formatWon(savedWon, locale) });

  return (
    <Root id={PRICES_ID} tabIndex={-1}>
      {hasMore || isAsking ? (
        <Button ref={keepFocus} variant="outline" isLoading={isAsking} onClick={onAsk}>
          {t('price.ask')}
        </Button>
      ) : null}
      <Wide>
        {cheapest && !isAsking ? (
          <Notice
            tone="success"
            title={cheapest.savedWon > 0 ? saving(cheapest) : t('price.chosenIsCheapest')}
            action={
              cheapest.savedWon > 0 ? (
                <Button ref={keepFocus} size="small" onClick={() => onChoose(cheapest.date)}>
                  {t('price.take')}
                </Button>
              ) : null
            }
          >
            {cheapest.savedWon > 0
              ? t('price.cheapestDay', { day: labels.short(cheapest.date), won: formatWon(cheapest.won, locale) })
              : null}
          </Notice>
        ) : null}
      </Wide>
      {hasFailed && !isAsking ? (
        <Wide>
          <Notice tone="attention">{t('price.failed')}</Notice>
        </Wide>
      ) : null}
    </Root>
  );
}
