import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isAnonymous, type CurrentUser } from '@/domain/account/user';
import type { BrandpayOutcome, BrandpayPayment } from '@/lib/brandpay/brandpay';
import { loadBrandpay } from '@/lib/brandpay/load-brandpay';
import { readReturned } from '@/lib/brandpay/read-returned';
import { takeReturned } from '@/lib/brandpay/returned';
import { useAppStore } from '@/store/hooks';
import { brandpayPaid } from '@/store/order-draft-slice';

/** The vendor's script is none of the provider's answers: it is asked for once, offline or not, and kept as it is. */
const scriptOf = (customerKey: string | undefined) => ({
  queryKey: ['brandpay', customerKey],
  queryFn: () => loadBrandpay(customerKey ?? ''),
  meta: { isErrorShownInPlace: true },
  networkMode: 'always' as const,
  structuralSharing: false,
  staleTime: Infinity,
  retry: false,
});

/** BrandPay's part of the payment step: nothing of it is fetched before it is chosen. */
export function useBrandpay(user: CurrentUser, isChosen: boolean) {
  const store = useAppStore();
  const isOpenToUser = !isAnonymous(user) && user.customerKey !== undefined;
  const script = useQuery({ ...scriptOf(user.customerKey), enabled: isChosen && isOpenToUser });
  const [outcome, setOutcome] = useState<BrandpayOutcome | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  const isBusy = useRef(false);
  const isShown = useRef(false);

  const conclude = (next: BrandpayOutcome) => {
    setOutcome(next);
    if (next.kind !== 'approved') return null;
    store.dispatch(brandpayPaid(next.info));
    // Whoever has left the payment step meanwhile orders when they come back, and not by themselves.
    return isShown.current ? next.info : null;
  };

  /** The approval, or null: then what became of it is said on the screen. One at a time. */
  const pay = async (payment: BrandpayPayment) => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setIsPaying(true);
    setOutcome(null);
    const brandpay = script.data ?? (await script.refetch()).data;
    const next = brandpay ? await brandpay.pay(payment) : null;
    const unlock = () => {
      isBusy.current = false;
      setIsPaying(false);
    };
    // This page is about to go; should the browser bring it back as it was, it is not to stay locked.
    if (next?.kind === 'left') window.addEventListener('pageshow', unlock, { once: true });
    else unlock();
    return next && conclude(next);
  };

  const settleReturn = useEffectEvent(() => {
    const returned = takeReturned();
    if (!returned) return;
    conclude(readReturned(returned));
  });
  useEffect(() => {
    isShown.current = true;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what the payment page sent back is outside, and there once
    settleReturn();
    return () => {
      isShown.current = false;
    };
  }, []);

  return {
    pay,
    isPaying,
    outcome: isChosen ? outcome : null,
    isMissing: isChosen && script.isError,
    isLoading: script.isFetching,
    reload: () => void script.refetch(),
    openSettings: async () => setOutcome(failed((await script.data?.openSettings()) ?? null)),
    /** The provider refused the payment when it was to be confirmed. */
    refuse: (code: string) => setOutcome({ kind: 'failed', code }),
    /** The customer goes on: what became of the last try no longer counts. */
    settle: () => setOutcome(null),
    isReady: script.data !== undefined,
  };
}

const failed = (code: string | null): BrandpayOutcome | null => (code === null ? null : { kind: 'failed', code });

export type BrandpayStep = ReturnType<typeof useBrandpay>;
