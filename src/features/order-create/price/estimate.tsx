import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { estimateQuery } from '@/api/order/order-queries';
import type { CalculationPrice, EstimateRequest } from '@/api/order/order-requests';
import type { OrderDraft } from '@/domain/order/draft';
import { isSamePricedJob } from '@/domain/order/draft-changes';
import { useExpiry } from '@/lib/browser/use-expiry';
import { useDraft, useReadDraft } from '../use-draft';
import { NO_REQUEST, requestOf } from './estimate-request';
import { useDebounced } from './use-debounced';

/** From one price to the next: by how many won, for which requests, and the draft of the price before. */
export type PriceChange = { won: number; from: EstimateRequest; to: EstimateRequest; before: OrderDraft };

type Shown = {
  key: string;
  request: EstimateRequest;
  price: CalculationPrice;
  draft: OrderDraft;
  change: PriceChange | null;
};

export type Estimate = {
  /** `ready`: the price shown is that of the draft as it is now, and still holds. */
  status: 'incomplete' | 'loading' | 'paused' | 'error' | 'ready';
  /** The last price; it is the current one only with `ready`. */
  shown: Shown | null;
  error: unknown;
  retry: () => Promise<unknown>;
};

/** The last price, unless what is missing now makes it meaningless. */
export const lastPrice = ({ shown, status }: Estimate) => (status === 'incomplete' ? null : shown);

const EstimateContext = createContext<Estimate | null>(null);

export function useEstimate(): Estimate {
  const estimate = useContext(EstimateContext);
  if (!estimate) throw new Error('useEstimate needs the EstimateProvider');
  return estimate;
}

/** The draft as it was when something last changed that a price depends on. */
export const usePricedDraft = () => useDraft((draft) => draft, isSamePricedJob);

/** Asks for the price of the draft. The request is the key, so an answer to an older draft cannot be taken for it. */
export function EstimateProvider({ children }: { children: ReactNode }) {
  const readDraft = useReadDraft();
  const draft = usePricedDraft();
  const request = useMemo(() => requestOf(draft), [draft]);
  const key = JSON.stringify(request);
  const isSettled = useDebounced(key) === key;
  // Another key at once, not after the wait: that aborts the request that is no longer needed.
  const asked = isSettled ? request : null;
  const query = useQuery({ ...estimateQuery(asked ?? NO_REQUEST), enabled: asked !== null });
  const { data, refetch } = query;
  const isExpired = useExpiry(data?.validUntil, refetch, query.dataUpdatedAt);
  const current = asked !== null && data !== undefined && !isExpired ? data : null;

  const [shown, setShown] = useState<Shown | null>(null);
  if (current && asked && current !== shown?.price) {
    const won = shown ? current.total - shown.price.total : 0;
    const change = shown ? { won, from: shown.request, to: asked, before: shown.draft } : null;
    // The same price for the same request, asked again because it had expired, is no change.
    const isSame = shown?.key === key && won === 0;
    // Read now, so that an undo keeps what was typed while the price was on its way.
    setShown({ key, request: asked, price: current, draft: readDraft(), change: isSame ? shown.change : change });
  }

  const { error } = query;
  const status = statusOf();
  const estimate = useMemo(() => ({ status, shown, error, retry: refetch }), [status, shown, error, refetch]);
  return <EstimateContext value={estimate}>{children}</EstimateContext>;

  function statusOf(): Estimate['status'] {
    if (request === null) return 'incomplete';
    if (current) return 'ready';
    if (asked && query.fetchStatus === 'paused') return 'paused';
    return asked && query.isError && !query.isFetching ? 'error' : 'loading';
  }
}
