import { useQueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { useEffect } from 'react';
import { commonQueries } from '@/api/common/common-queries';
import { driverQueries } from '@/api/driver/driver-queries';
import { localeOf } from '@/config/locales';
import { ApiError } from '@/domain/api-error';
import { textContextOf, type OrderType } from '@/domain/order/kinds';
import { loadTexts, useLazyTexts } from '@/lib/i18n/lazy-texts';
import { useTranslation } from '@/lib/i18n/use-translation';
import { RetryButton } from '@/ui/kit/button/retry-button';
import { Notice } from '@/ui/kit/feedback/notice';
import { failureText } from '@/ui/kit/form/form-failure';
import { useDraft } from '../use-draft';
import { lastPrice, type useEstimate } from './estimate';
import { PriceBreakdown } from './price-breakdown';

/** Why there is no price, for a toast; '' if the request was aborted. */
export async function loadFailureText(error: unknown, i18n: I18n, orderType: OrderType) {
  // Without these texts the provider's own are shown.
  await loadTexts(i18n, localeOf(i18n.resolvedLanguage), 'orderErrors').catch(() => undefined);
  return failureText(error, i18n, textContextOf(orderType));
}

/** Loads again what the provider no longer offers, so that it is removed from the choice. */
function useOfferRefresh(refusal: ApiError | null, orderType: OrderType) {
  const client = useQueryClient();
  useEffect(() => {
    const isAbout = (part: string) => refusal?.items.some(({ field }) => field.startsWith(part));
    const refresh = ({ queryKey }: { queryKey: readonly unknown[] }) => void client.invalidateQueries({ queryKey });
    if (isAbout('vehiclePoolId')) refresh(driverQueries.vehiclePools(orderType));
    if (isAbout('services')) refresh(commonQueries.services(orderType));
  }, [client, refusal, orderType]);
}

/** Why there is no price. */
function PriceFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { i18n } = useTranslation();
  const orderType = useDraft((draft) => draft.orderType);
  const refusal = error instanceof ApiError && error.isRefused ? error : null;
  const hasTexts = useLazyTexts(refusal && 'orderErrors');
  useOfferRefresh(refusal, orderType);
  if (!hasTexts) return null;
  return (
    <Notice
      tone="error"
      action={<RetryButton variant="outline" size="small" error={error} isRetrying={false} onRetry={onRetry} />}
    >
      {failureText(error, i18n, textContextOf(orderType))}
    </Notice>
  );
}

type PriceDetailsProps = { estimate: ReturnType<typeof useEstimate>; hasTexts: boolean };

/** The parts of the price and its validity, or why there is no price. */
export function PriceDetails({ estimate, hasTexts }: PriceDetailsProps) {
  const { status, error, retry } = estimate;
  const shown = lastPrice(estimate);
  if (status === 'error') return <PriceFailed error={error} onRetry={() => void retry()} />;
  return shown ? <PriceBreakdown shown={shown} isStale={status !== 'ready'} hasTexts={hasTexts} /> : null;
}
