import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { formatWon } from '@/domain/format';
import { Price } from '@/ui/price';
import { PriceParts } from '@/ui/price-parts';
import { useLocale } from '@/ui/use-locale';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { useOfferWords } from '../offer/use-offer-words';
import { ChangeLine } from './change-line';
import { ValidFor } from './valid-for';
import { useChangeText } from './use-change-text';
import type { Estimate } from './use-estimate';
import { useTripText } from './use-trip-text';

const Amount = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  minHeight: 40,
  '& > span:first-of-type': {
    fontSize: theme.typography.caption.fontSize,
    lineHeight: 1.5,
    color: theme.vars.palette.text.secondary,
  },
}));

const Small = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

type PriceShownProps = { shown: NonNullable<Estimate['shown']>; isStale: boolean; children: ReactNode };

/** The price and what it is made of. A figure that is not that of the present input is dimmed; `children` say why. */
export function PriceShown({ shown, isStale, children }: PriceShownProps) {
  const { t } = useTranslation(['priceShown', 'order']);
  const locale = useLocale();
  const { partName } = useOfferWords();
  const changeText = useChangeText();
  const tripText = useTripText();
  const { price, change } = shown;

  return (
    <>
      <Amount>
        <span>{t('order:vatIncluded')}</span>
        <Price amount={price.total} isStale={isStale} />
      </Amount>
      {change && !isStale ? <ChangeLine change={change} /> : null}
      {children}
      {isStale ? null : (
        <>
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
    </>
  );
}
