import { useTranslation } from '@/lib/i18n/use-translation';
import type { CalculationPrice } from '@/api/order/order-requests';
import { formatCountdown, formatDistance, formatShortMoment, formatWon } from '@/domain/text/format';
import { deviceTime, serverNow } from '@/domain/time/clock';
import { useCountdown } from '@/lib/browser/use-countdown';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { PriceParts } from '@/ui/order/price-parts';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { useOfferLabels } from '../offer/use-offer-labels';
import { ChangeLine } from './change-line';
import type { Estimate } from './estimate';
import { isNews } from './price-change';
import { useChangeText } from './use-change-text';

const MINUTE_S = 60;
const HOUR_MIN = 60;
const HOUR_S = HOUR_MIN * MINUTE_S;

/**
 * Countdown of the price's validity, in its last hour; the price renews automatically. A separate component, so that each tick renders
 * only this.
 */
function ValidFor({ validUntil }: { validUntil: string }) {
  const { t } = useTranslation('priceShown');
  const locale = useLocale();
  const seconds = useCountdown(deviceTime(Date.parse(validUntil)));
  if (seconds > HOUR_S)
    return <span>{t('validUntil', { time: formatShortMoment(validUntil, serverNow(), locale) })}</span>;
  return <span>{t('validFor', { time: formatCountdown(seconds) })}</span>;
}

/** For example `12.3km · 약 1시간 10분`. */
function useTripText() {
  const { t } = useTranslation('priceShown');
  const locale = useLocale();

  function durationText(seconds: number) {
    const total = Math.max(1, Math.round(seconds / MINUTE_S));
    const [hours, minutes] = [Math.floor(total / HOUR_MIN), total % HOUR_MIN];
    if (hours === 0) return t('minutes', { minutes });
    return minutes === 0 ? t('hours', { hours }) : t('hoursMinutes', { hours, minutes });
  }

  // 0 is unknown.
  return ({ distanceMetres, durationSeconds }: CalculationPrice) =>
    durationSeconds === 0
      ? distanceMetres === 0
        ? null
        : formatDistance(distanceMetres, locale)
      : t('trip', { distance: formatDistance(distanceMetres, locale), duration: durationText(durationSeconds) });
}

const Small = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

type PriceShownProps = { shown: NonNullable<Estimate['shown']>; isStale: boolean; hasTexts: boolean };

/** The parts of the price and the effect of the last change. Hidden while the price is outdated. */
export function PriceBreakdown({ shown, isStale, hasTexts }: PriceShownProps) {
  const { t } = useTranslation('priceShown');
  const locale = useLocale();
  const { partName } = useOfferLabels();
  const changeText = useChangeText();
  const tripText = useTripText();
  const { price } = shown;
  const change = shown.change && isNews(shown.change) ? shown.change : null;
  if (!hasTexts) return null;

  return (
    <div>
      {isStale ? null : (
        <>
          {change ? <ChangeLine change={change} /> : null}
          <PriceParts
            parts={price.parts.map((part, index) => ({
              key: `${part.code}-${index}`,
              label: partName(part),
              amount: part.amount,
            }))}
          />
          <Small>
            {tripText(price)}
            {price.distanceMetres + price.durationSeconds > 0 ? <br /> : null}
            <ValidFor validUntil={price.validUntil} />
          </Small>
        </>
      )}
      <VisuallyHidden role="status">
        {isStale
          ? ''
          : `${t('announce', { price: formatWon(price.total, locale) })} ${change ? changeText(change) : ''}`}
      </VisuallyHidden>
    </div>
  );
}
