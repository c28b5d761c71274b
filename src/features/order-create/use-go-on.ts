import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { estimateQuery } from '@/api/order/order-queries';
import { ROUTES } from '@/config/routes';
import type { OrderDraft } from '@/domain/order/draft';
import { useAppDispatch } from '@/store/hooks';
import { draftSaved } from '@/store/order-draft-slice';
import { notify } from '@/ui/kit/feedback/notify';
import { useEstimate } from './price/estimate';
import { requestOf } from './price/estimate-request';
import { useMissingText } from './price/use-missing-text';
import { useChecks } from './problems';
import { useDraft, useReadDraft } from './use-draft';

type Step = 'idle' | 'checking' | 'leaving' | { waitingFor: OrderDraft };

/**
 * From the button to the payment page: check, wait for the price or ask for it again, keep it in the draft, go. An edit
 * while it waits for the price calls it off.
 */
export function useGoOn() {
  const { t } = useTranslation('errors');
  const { push } = useRouter();
  const client = useQueryClient();
  const dispatch = useAppDispatch();
  const readDraft = useReadDraft();
  const missing = useMissingText();
  const { status } = useEstimate();
  const { checkAll } = useChecks();
  const [step, setStep] = useState<Step>('idle');
  /** One that was called off may still wait for its price when the next one starts. */
  const newest = useRef(0);
  const isWaiting = useDraft((draft) => typeof step === 'object' && step.waitingFor === draft);
  const isBusy = isWaiting || step === 'checking' || step === 'leaving';

  async function goOn(isNewest: () => boolean) {
    setStep('checking');
    const problems = await checkAll();
    if (problems.length > 0) return;

    const draft = readDraft();
    const request = requestOf(draft);
    if (request === null) {
      if (missing !== null) void notify('error', missing);
      return;
    }
    setStep({ waitingFor: draft });
    // A failure is shown where the price would be.
    const price = await client.query(estimateQuery(request)).catch(() => null);
    if (price === null || !isNewest() || readDraft() !== draft) return;

    setStep('leaving');
    dispatch(draftSaved({ ...draft, calculationPrice: price }));
    await push(ROUTES.payment);
  }

  function start() {
    if (isBusy) return;
    const mine = (newest.current += 1);
    const isNewest = () => newest.current === mine;
    goOn(isNewest)
      // The rules are loaded with the first check, and the browser may be offline.
      .catch(() => void notify('error', t('network')))
      .finally(() => {
        if (isNewest()) setStep('idle');
      });
  }

  return { goOn: start, isBusy, isWaitingForPrice: isWaiting && status !== 'ready' };
}
