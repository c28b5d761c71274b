import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { estimate } from '@/api/order/order-requests';
import { serverNow } from '@/domain/time/clock';
import type { DraftPrice, OrderDraft } from '@/domain/order/draft';
import { isPriceValid, toEstimateRequest } from '@/domain/order/request';
import { useAppDispatch } from '@/store/hooks';
import { priceCalculated } from '@/store/order-draft-slice';

/** `setTimeout` overflows beyond 24.8 days and would fire at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

export type PriceCheck = {
  isAsking: boolean;
  hasFailed: boolean;
  error: unknown;
  /** The provider's new price, which counts only after the customer confirms it; null if unchanged. */
  changed: DraftPrice | null;
  ask: () => void;
  confirm: () => void;
  /** Whether the price is valid now; if not, requests it again. */
  isUsable: () => boolean;
};

/** Requests the price again when it expires, and never replaces it without the customer's confirmation. */
export function usePriceCheck(draft: OrderDraft): PriceCheck {
  const dispatch = useAppDispatch();
  const { calculationPrice } = draft;
  const { data, error, isError, isPending, mutate } = useMutation({
    mutationFn: () => estimate(toEstimateRequest(draft)),
    meta: { isErrorShownInPlace: true, isStoppable: true },
    onSuccess: (price) => {
      if (price.total === calculationPrice.total) dispatch(priceCalculated(price));
    },
  });

  const changed = data && data.total !== calculationPrice.total ? data : null;
  const { validUntil } = changed ?? calculationPrice;
  const askAgain = useEffectEvent(() => {
    if (!isPending) mutate();
  });

  useEffect(() => {
    const waitMs = Math.max(0, Date.parse(validUntil) - serverNow());
    const timer = setTimeout(askAgain, Math.min(waitMs, MAX_TIMEOUT_MS));
    return () => clearTimeout(timer);
  }, [validUntil]);

  return {
    isAsking: isPending,
    hasFailed: isError,
    error,
    changed,
    ask: () => mutate(),
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
export function doubtOf({ isAsking, changed, hasFailed }: PriceCheck) {
  if (isAsking) return 'asking';
  return changed || hasFailed ? 'outdated' : null;
}
