import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useRef, useState } from 'react';
import { estimateQuery } from '@/api/order/order-queries';
import { ROUTES } from '@/config/routes';
import type { OrderDraft } from '@/domain/order/draft';
import { rememberPlaces } from '@/lib/storage/device-places';
import { useAppDispatch } from '@/store/hooks';
import { draftSaved } from '@/store/order-draft-slice';
import { notify } from '@/ui/kit/feedback/notify';
import { useEstimate } from './price/estimate';
import { estimateRequestOf } from './price/estimate-request';
import { useMissingText } from './price/use-missing-text';
import { useChecks } from './problems';
import { useDraft, useReadDraft } from './use-draft';

type Step = 'idle' | 'checking' | 'leaving' | { waitingFor: OrderDraft };

/** For the rules of a form that do not load: without a network, or because their file is gone from the server. */
export function useLoadFailure() {
  const { t } = useTranslation(['errors', 'common']);
  return () => void notify('error', navigator.onLine ? t('common:state.partFailed') : t('errors:network'));
}

/** What the customer entered: without the positions of addresses, which some sources tell later, and the price. */
const entriesOf = (draft: OrderDraft) =>
  JSON.stringify(draft, (key, value: unknown) => (/^(lat|lng|calculationPrice)$/.test(key) ? undefined : value));

const isSameJob = (one: OrderDraft, other: OrderDraft) => one === other || entriesOf(one) === entriesOf(other);

/**
 * From the button to the payment page: validates, waits for the price or requests it again, stores it in the draft and
 * navigates. An edit during the wait cancels the attempt.
 */
export function useGoToPayment() {
  const { t, i18n } = useTranslation('errors');
  const reportLoadFailure = useLoadFailure();
  const { push } = useRouter();
  const client = useQueryClient();
  const dispatch = useAppDispatch();
  const readDraft = useReadDraft();
  const missing = useMissingText();
  const { status } = useEstimate();
  const { checkAll } = useChecks();
  const [step, setStep] = useState<Step>('idle');
  /** Counts attempts: a cancelled one may still wait for its price when the next one starts. */
  const latestAttempt = useRef(0);
  const isWaiting = useDraft((draft) => typeof step === 'object' && isSameJob(step.waitingFor, draft));
  const isBusy = isWaiting || step === 'checking' || step === 'leaving';

  async function goOn(isLatest: () => boolean): Promise<void> {
    setStep('checking');
    const problems = await checkAll();
    if (problems.length > 0) return;

    const draft = readDraft();
    const request = estimateRequestOf(draft);
    if (request === null) {
      void notify('error', missing ?? t('unexpected'));
      return;
    }
    setStep({ waitingFor: draft });
    const price = await client.query(estimateQuery(request)).catch(async (error: unknown) => {
      const { loadFailureText } = await import('./price/price-details');
      const text = await loadFailureText(error, i18n, draft.orderType);
      // The price panel shows it too, but on a phone that is out of sight.
      if (text && isLatest()) void notify('error', text);
      return null;
    });
    const now = readDraft();
    if (!isLatest() || !isSameJob(draft, now)) return;
    // An address got its position meanwhile, which aborts the request for the price and can change it.
    if (now !== draft) return goOn(isLatest);
    if (price === null) return;

    setStep('leaving');
    dispatch(draftSaved({ ...draft, calculationPrice: price }));
    rememberPlaces(draft.waypoints);
    await push(ROUTES.payment);
  }

  function start() {
    if (isBusy) return;
    const attempt = (latestAttempt.current += 1);
    const isLatest = () => latestAttempt.current === attempt;
    goOn(isLatest)
      .catch(reportLoadFailure)
      .finally(() => {
        if (isLatest()) setStep('idle');
      });
  }

  return { goOn: start, isBusy, isWaitingForPrice: isWaiting && status !== 'ready' };
}
