import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { errorText } from '@/lib/i18n/error-text';
import { priceShownTexts } from '@/lib/i18n/lazy/price-shown';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { LoadFailed } from '../offer/load-failed';
import type { PriceShown as PriceShownType } from './price-shown';
import { lastPrice, useEstimate } from './estimate';

const loadPriceShown = () => import('./price-shown').then((module) => module.PriceShown);
const PriceShown = lazyPart<Parameters<typeof PriceShownType>[0]>(loadPriceShown);

/** The parts of the price and its validity, or why there is no price. */
export function PriceDetails() {
  const estimate = useEstimate();
  const { i18n } = useTranslation();
  const { status, error, retry } = estimate;
  const shown = lastPrice(estimate);

  // Loads the component and its texts in parallel with the price.
  const hasTexts = useLazyTexts(status === 'incomplete' ? null : priceShownTexts);
  useEffect(() => {
    if (status === 'loading') loadPriceShown().catch(() => undefined);
  }, [status]);

  if (status === 'error') {
    return (
      <LoadFailed message={errorText(error, i18n)} error={error} isRetrying={false} onRetry={() => void retry()} />
    );
  }
  return shown && hasTexts ? <PriceShown shown={shown} isStale={status !== 'ready'} /> : null;
}
