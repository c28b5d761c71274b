import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { formatWon } from '@/domain/text/format';
import { PriceParts } from '@/ui/order/price-parts';
import { useLocale } from '@/ui/use-locale';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { useOfferLabels } from '../offer/use-offer-labels';
import { ChangeLine } from './change-line';
import { ValidFor } from './valid-for';
import { useChangeText } from './use-change-text';
import type { Estimate } from './estimate';
import { useTripText } from './use-trip-text';

const Small = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

type PriceShownProps = { shown: NonNullable<Estimate['shown']>; isStale: boolean };

/** The parts of the price and the effect of the last change. Hidden while the price is outdated. */
export function PriceBreakdown({ shown, isStale }: PriceShownProps) {
  const { t } = useTranslation('priceShown');
  const locale = useLocale();
  const { partName } = useOfferLabels();
  const changeText = useChangeText();
  const tripText = useTripText();
  const { price, change } = shown;

  return (
    <div>
      {isStale ? null : (
        <>
          {change ? <ChangeLine change={change} /> : null}
          <PriceParts
            parts={price.parts.map((part) => ({
              key: `${part.code}-${part.serviceCode ?? ''}`,
              label: partName(part),
              amount: part.amount,
            }))}
          />
          <Small>
            {tripText(price)}
            <br />
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
