import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { estimateQuery } from '@/api/order/order-queries';
import type { CalculationPrice, EstimateRequest } from '@/api/order/order-requests';
import type { ComposerValues } from '../form/composer-values';
import { NO_REQUEST, requestOf } from './estimate-request';
import { useExpiry } from './use-expiry';
import { useRested } from './use-rested';

/** From one price to the next: by how much, what was asked for before and after, and what was filled in before. */
export type PriceChange = { won: number; from: EstimateRequest; to: EstimateRequest; before: ComposerValues };

type Settled = {
  key: string;
  request: EstimateRequest;
  price: CalculationPrice;
  values: ComposerValues;
  change: PriceChange | null;
};

export type Estimate = {
  /** `ready`: the price shown is that of the present input, and still holds. */
  status: 'incomplete' | 'loading' | 'paused' | 'error' | 'ready';
  /** The last price there was; only with `ready` it is the current one. */
  shown: Settled | null;
  error: unknown;
  retry: () => Promise<unknown>;
  priceFor: (values: ComposerValues) => CalculationPrice | null;
};

/** The last price, where it can still be shown: without an address or a vehicle there is nothing that it could say. */
export const lastPrice = ({ shown, status }: Estimate) => (status === 'incomplete' ? null : shown);

const keyOf = (request: EstimateRequest | null) => (request ? JSON.stringify(request) : '');

/** The price of what is filled in. Keyed by the input itself, so an answer to an older one cannot be taken for it. */
export function useEstimate(values: ComposerValues): Estimate {
  const key = keyOf(requestOf(values));
  const isRested = useRested(key);
  const request = useMemo(() => requestOf(values), [values]);
  // Leaving the key at once, not after the wait, is what aborts the request that has become pointless.
  const asked = isRested ? request : null;
  const query = useQuery({ ...estimateQuery(asked ?? NO_REQUEST), enabled: asked !== null });
  const { data, refetch } = query;
  const isExpired = useExpiry(data?.validUntil, query.dataUpdatedAt, refetch);
  const current = asked !== null && data !== undefined && !isExpired ? data : null;

  const [shown, setShown] = useState<Settled | null>(null);
  if (current && asked && current !== shown?.price) {
    const won = shown ? current.total - shown.price.total : 0;
    const change = shown ? { won, from: shown.request, to: asked, before: shown.values } : null;
    // The same price for the same thing, asked again because its time was up, is no news.
    const isSame = shown?.key === key && won === 0;
    setShown({ key, request: asked, price: current, values, change: isSame ? shown.change : change });
  }

  const priceFor = useCallback(
    (newest: ComposerValues) => (current && keyOf(requestOf(newest)) === key ? current : null),
    [current, key],
  );

  return {
    status: statusOf(),
    shown,
    error: query.error,
    retry: refetch,
    priceFor,
  };

  function statusOf(): Estimate['status'] {
    if (request === null) return 'incomplete';
    if (current) return 'ready';
    if (asked && query.fetchStatus === 'paused') return 'paused';
    return asked && query.isError && !query.isFetching ? 'error' : 'loading';
  }
}
