import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { estimateQuery } from '@/api/order/order-queries';
import type { CalculationPrice, EstimateRequest } from '@/api/order/order-requests';
import type { OrderDraft } from '@/domain/order/draft';
import { isSamePricedJob } from '@/domain/order/draft-changes';
import { rulesOf } from '@/domain/order/kinds';
import { useExpiry } from '@/lib/browser/use-expiry';
import { TYPING_MS, useDebouncedValue } from '@/lib/browser/use-debounced-value';
import { useDraft, useReadDraft } from '../use-draft';
import { NO_REQUEST, estimateRequestOf } from './estimate-request';

/** The difference between two prices: won, both requests, and the draft of the earlier price. */
export type PriceChange = { won: number; from: EstimateRequest; to: EstimateRequest; before: OrderDraft };

type Shown = {
  key: string;
  request: EstimateRequest;
  price: CalculationPrice;
  draft: OrderDraft;
  change: PriceChange | null;
};

export type Estimate = {
  /** `ready`: `shown` is the price of the current draft and still valid. */
  status: 'incomplete' | 'loading' | 'paused' | 'error' | 'ready';
  /** The last price; it is current only when `status` is `ready`. */
  shown: Shown | null;
  error: unknown;
  retry: () => Promise<unknown>;
};

/** The last price; null when a required field is missing. */
export const lastPrice = ({ shown, status }: Estimate) => (status === 'incomplete' ? null : shown);

const EstimateContext = createContext<Estimate | null>(null);

export function useEstimate(): Estimate {
  const estimate = useContext(EstimateContext);
  if (!estimate) throw new Error('useEstimate needs the EstimateProvider');
  return estimate;
}

/** The draft as of the last change that affects the price. */
export const usePricedDraft = () => useDraft((draft) => draft, isSamePricedJob);

const TEXT_FIELD = 'input:not([type="radio"], [type="checkbox"]), textarea';
const isTyping = () => typeof document !== 'undefined' && document.activeElement?.matches(TEXT_FIELD) === true;

/**
 * Requests the price of the draft. The request is the query key, so a response to an older draft cannot be mistaken for
 * the current one.
 */
export function EstimateProvider({ children }: { children: ReactNode }) {
  const readDraft = useReadDraft();
  const draft = usePricedDraft();
  const request = useMemo(() => estimateRequestOf(draft), [draft]);
  const key = JSON.stringify(request);
  // The answers of a move are chosen, not typed: a choice is priced at once.
  const pauseMs = rulesOf(draft.orderType).hasInventory && !isTyping() ? 0 : TYPING_MS;
  const isSettled = useDebouncedValue(key, pauseMs) === key;
  // Disables the old key at once instead of after the debounce, which aborts its request.
  const asked = isSettled ? request : null;
  const query = useQuery({ ...estimateQuery(asked ?? NO_REQUEST), enabled: asked !== null });
  const { data, refetch } = query;
  const isExpired = useExpiry(data?.validUntil, refetch, query.dataUpdatedAt);
  const current = asked !== null && data !== undefined && !isExpired ? data : null;

  const [shown, setShown] = useState<Shown | null>(null);
  if (current && asked && current !== shown?.price) {
    const won = shown ? current.total - shown.price.total : 0;
    const change = shown ? { won, from: shown.request, to: asked, before: shown.draft } : null;
    // The same price for the same request, refreshed after expiry, is not a change.
    const isSame = shown?.key === key && won === 0;
    // Read now, so that an undo keeps what was typed while the price was loading.
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
