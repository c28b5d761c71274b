import { useMutation } from '@tanstack/react-query';
import { estimate } from '@/api/order/order-requests';
import { serverNow } from '@/domain/time/clock';
import type { DraftPrice, OrderDraft } from '@/domain/order/draft';
import { toEstimateRequest } from '@/domain/order/estimate-request';
import { isPriceValid } from '@/domain/order/readiness';
import { useExpiry } from '@/lib/browser/use-expiry';
import { useAppDispatch } from '@/store/hooks';
import { priceCalculated } from '@/store/order-draft-slice';

export type PriceCheck = {
  isAsking: boolean;
  hasFailed: boolean;
  error: unknown;
  /** The provider's new price, which counts only after the customer confirms it; null if unchanged. */
  changed: DraftPrice | null;
  ask: () => void;
  /** Like `ask`; resolves to the price, or to null if the request failed. */
  recheck: () => Promise<DraftPrice | null>;
  confirm: () => void;
  /** Whether the price is valid now; if not, requests it again. */
  isUsable: () => boolean;
};

/** Requests the price again when it expires, and never replaces it without the customer's confirmation. */
export function usePriceCheck(draft: OrderDraft): PriceCheck {
  const dispatch = useAppDispatch();
  const { calculationPrice } = draft;
  const { data, error, isError, isPending, mutate, mutateAsync } = useMutation({
    mutationFn: () => estimate(toEstimateRequest(draft)),
    meta: { isErrorShownInPlace: true, isStoppable: true },
    onSuccess: (price) => {
      if (price.total === calculationPrice.total) dispatch(priceCalculated(price));
    },
  });

  const changed = data && data.total !== calculationPrice.total ? data : null;
  const { validUntil } = changed ?? calculationPrice;
  useExpiry(validUntil, () => {
    if (!isPending) mutate();
  });

  return {
    isAsking: isPending,
    hasFailed: isError,
    error,
    changed,
    ask: () => mutate(),
    recheck: () => mutateAsync().catch(() => null),
    confirm: () => {
      if (changed) dispatch(priceCalculated(changed));
    },
    isUsable: () => {
      const isValid = !isPending && !changed && isPriceValid(draft, serverNow());
      if (!isValid && !isPending && !changed) mutate();
      return isValid;
    },
  };
}

/** Why the price on the page is not reliable; null if it is. */
export function stalePriceReason({ isAsking, changed, hasFailed }: PriceCheck) {
  if (isAsking) return 'asking';
  return changed || hasFailed ? 'outdated' : null;
}
