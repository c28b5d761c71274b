import { useTranslation } from 'next-i18next/pages';
import { errorText } from '@/lib/i18n/error-text';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { LoadFailed } from '../offer/load-failed';
import { lastPrice, useEstimate } from './estimate';
import { PriceBreakdown } from './price-breakdown';

/** The parts of the price and its validity, or why there is no price. */
export function PriceDetails() {
  const estimate = useEstimate();
  const { i18n } = useTranslation();
  const { status, error, retry } = estimate;
  const shown = lastPrice(estimate);

  // The texts load in parallel with the price.
  const hasTexts = useLazyTexts(status === 'incomplete' ? null : 'priceShown');

  if (status === 'error') {
    return (
      <LoadFailed message={errorText(error, i18n)} error={error} isRetrying={false} onRetry={() => void retry()} />
    );
  }
  return shown && hasTexts ? <PriceBreakdown shown={shown} isStale={status !== 'ready'} /> : null;
}
