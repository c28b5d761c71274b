import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { errorText } from '@/lib/i18n/error-text';
import { priceShownTexts } from '@/lib/i18n/lazy/price-shown';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { lazyPart } from '@/ui/lazy-part';
import { Skeleton } from '@/ui/skeleton';
import { LoadFailed } from '../offer/load-failed';
import type { PriceShown as PriceShownType } from './price-shown';
import { PriceStatus } from './price-status';
import type { Estimate } from './use-estimate';

const AmountSkeleton = () => <Skeleton width={160} height={36} />;
const loadPriceShown = () => import('./price-shown').then((module) => module.PriceShown);
const PriceShown = lazyPart<Parameters<typeof PriceShownType>[0]>(loadPriceShown, { fallback: <AmountSkeleton /> });

type PriceBlockProps = { estimate: Estimate; missing: string | null };

/** The price, as far as there is one. */
export function PriceBlock({ estimate, missing }: PriceBlockProps) {
  const { t, i18n } = useTranslation('composer');
  const { status, shown, error, retry } = estimate;
  // Without an address or a vehicle there is nothing that an earlier price could still say.
  const hasPrice = shown !== null && status !== 'incomplete';

  // What shows the price comes while the price itself is asked for.
  const hasTexts = useLazyTexts(status === 'incomplete' ? null : priceShownTexts);
  useEffect(() => {
    if (status === 'loading') loadPriceShown().catch(() => undefined);
  }, [status]);

  const news =
    status === 'error' ? (
      <LoadFailed
        message={`${t('price.failed')} ${errorText(error, i18n)}`}
        error={error}
        isRetrying={false}
        onRetry={() => void retry()}
      />
    ) : (
      <PriceStatus status={status} missing={missing} hasPrice={hasPrice} />
    );

  if (hasPrice && hasTexts) {
    return (
      <PriceShown shown={shown} isStale={status !== 'ready'}>
        {news}
      </PriceShown>
    );
  }
  return (
    <>
      {status === 'loading' || hasPrice ? <AmountSkeleton /> : null}
      {news}
    </>
  );
}
