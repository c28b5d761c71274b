import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isAnonymous, type CurrentUser } from '@/domain/account/user';
import type { BrandpayOutcome, BrandpayPayment } from '@/lib/brandpay/brandpay';
import { loadBrandpay } from '@/lib/brandpay/load-brandpay';
import { readReturned } from '@/lib/brandpay/read-returned';
import { takeReturned } from '@/lib/brandpay/returned';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useAppStore } from '@/store/hooks';
import { brandpayPaid } from '@/store/order-draft-slice';
import { notify } from '@/ui/kit/feedback/notify';

/** The vendor's script is not a provider response: load it once, also when offline, and keep the same object. */
const scriptOf = (customerKey: string | undefined) => ({
  queryKey: ['brandpay', customerKey],
  queryFn: () => loadBrandpay(customerKey ?? ''),
  meta: { isErrorShownInPlace: true },
  networkMode: 'always' as const,
  structuralSharing: false,
  staleTime: Infinity,
  retry: false,
});

/** BrandPay's part of the payment step. Loads nothing before BrandPay is chosen. */
export function useBrandpay(user: CurrentUser, isChosen: boolean) {
  const store = useAppStore();
  const { i18n } = useTranslation();
  const isOpenToUser = !isAnonymous(user) && user.customerKey !== undefined;
  const script = useQuery({ ...scriptOf(user.customerKey), enabled: isChosen && isOpenToUser });
  const [outcome, setOutcome] = useState<BrandpayOutcome | { kind: 'settingsFailed' } | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  const isBusy = useRef(false);
  const isShown = useRef(false);

  const handleOutcome = (next: BrandpayOutcome) => {
    setOutcome(next);
    if (next.kind !== 'approved') return null;
    store.dispatch(brandpayPaid(next.info));
    if (isShown.current) return next.info;
    // A customer who has left the payment step must order explicitly when they come back.
    void notify('info', i18n.t('approvedAway', { ns: 'brandpay' }));
    return null;
  };

  /**
   * Resolves to the approval, or to null, and then the page shows the outcome. One payment at a time. The form is locked
   * before `confirm` asks the provider, so that the window opens for the order on the page.
   */
  const pay = async (payment: BrandpayPayment, confirm: () => Promise<boolean>) => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setIsPaying(true);
    setOutcome(null);
    const isConfirmed = (await confirm()) && isShown.current;
    const brandpay = isConfirmed ? (script.data ?? (await script.refetch()).data) : undefined;
    const next = brandpay ? await brandpay.pay(payment) : null;
    const info = next && handleOutcome(next);
    // The page is being left, unless the browser restores it from the back/forward cache.
    if (next?.kind === 'left')
      await new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }));
    isBusy.current = false;
    setIsPaying(false);
    return info;
  };

  const settleReturn = useEffectEvent(() => {
    const returned = takeReturned();
    if (!returned) return;
    handleOutcome(readReturned(returned));
  });
  useEffect(() => {
    isShown.current = true;
    // oxlint-disable-next-line react/set-state-in-effect -- the payment page's result is external and can be read only once
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
    openSettings: async () => {
      const code = (await script.data?.openSettings()) ?? null;
      setOutcome(code === null ? null : { kind: 'settingsFailed' });
    },
    /** Shows that the provider refused the payment when confirming it. */
    refuse: (code: string) => setOutcome({ kind: 'failed', code }),
    /** Forgets the last outcome when the customer continues. */
    settle: () => setOutcome(null),
    isReady: script.data !== undefined,
  };
}

export type BrandpayStep = ReturnType<typeof useBrandpay>;
