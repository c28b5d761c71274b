import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { formatWon } from '@/domain/format';
import { errorText } from '@/lib/i18n/error-text';
import { withRequestId } from '@/lib/i18n/with-request-id';
import { Price } from '@/ui/price';
import { PriceParts } from '@/ui/price-parts';
import { Skeleton } from '@/ui/skeleton';
import { useLocale } from '@/ui/use-locale';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { LoadFailed } from '../offer/load-failed';
import { useOfferWords } from '../offer/use-offer-words';
import { ChangeLine } from './change-line';
import { PriceStatus } from './price-status';
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

type PriceBlockProps = { estimate: Estimate; missing: string | null };

/** The price and what it is made of. A figure that is not that of the present input is dimmed and says so. */
export function PriceBlock({ estimate, missing }: PriceBlockProps) {
  const { t, i18n } = useTranslation(['composer', 'order']);
  const locale = useLocale();
  const { partName } = useOfferWords();
  const changeText = useChangeText();
  const tripText = useTripText();
  const { status, shown, error, retry } = estimate;
  const isStale = status !== 'ready';
  const change = shown?.change ? changeText(shown.change) : '';

  // Without an address or a vehicle there is nothing that an earlier price could still say.
  if (!shown || status === 'incomplete') {
    return (
      <>
        {status === 'loading' ? <Skeleton width={160} height={36} /> : null}
        {status === 'error' ? (
          <LoadFailed message={failureText()} isRetrying={false} onRetry={retry} />
        ) : (
          <PriceStatus status={status} missing={missing} hasPrice={false} />
        )}
      </>
    );
  }

  return (
    <>
      <Amount>
        <span>{t('order:vatIncluded')}</span>
        <Price amount={shown.price.total} isStale={isStale} />
      </Amount>
      {shown.change && !isStale ? <ChangeLine change={shown.change} /> : null}
      {status === 'error' ? (
        <LoadFailed message={failureText()} isRetrying={false} onRetry={retry} />
      ) : (
        <PriceStatus status={status} missing={missing} hasPrice />
      )}
      {isStale ? null : (
        <>
          <PriceParts
            parts={shown.price.parts.map((part) => ({
              key: `${part.code}-${part.serviceCode ?? ''}`,
              label: partName(part),
              amount: part.amount,
            }))}
          />
          <Small>
            {tripText(shown.price)}
            <br />
            <ValidFor validUntil={shown.price.validUntil} />
          </Small>
        </>
      )}
      <VisuallyHidden role="status">
        {isStale ? '' : `${t('price.announce', { price: formatWon(shown.price.total, locale) })} ${change}`}
      </VisuallyHidden>
    </>
  );

  function failureText() {
    return withRequestId(`${t('price.failed')} ${errorText(error, i18n)}`, error, i18n);
  }
}
