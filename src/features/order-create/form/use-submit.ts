import { useFormikContext } from 'formik';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { ROUTES } from '@/config/routes';
import { useAppStore } from '@/store/hooks';
import { draftSaved, selectDraft } from '@/store/order-draft-slice';
import { notify } from '@/ui/notify';
import type { Estimate } from '../price/use-estimate';
import type { ComposerForm } from './composer-context';
import { toDraft, type ComposerValues } from './composer-values';
import { focusProblem, problemsOf, type Problem } from './form-problems';

const NONE: readonly Problem[] = [];

/**
 * From the button to the payment page: check, ask for the price again if that had failed, wait for it if it is on its
 * way, save, go. Editing while it waits calls it off. `missing`: what a price still needs.
 */
export function useSubmit(form: ComposerForm, values: ComposerValues, estimate: Estimate, missing: string | null) {
  const { validateForm, errors } = useFormikContext<ComposerValues>();
  const { t } = useTranslation('errors');
  const { push } = useRouter();
  const store = useAppStore();
  const [isChecking, setIsChecking] = useState(false);
  /** What the last try was refused for. */
  const [refused, setRefused] = useState(NONE);
  /** What was found good and waits for its price, then for the next page. */
  const [accepted, setAccepted] = useState<ComposerValues | null>(null);
  const isLeaving = useRef(false);
  const isHopeless = estimate.status === 'error' || estimate.status === 'incomplete';
  if (accepted !== null && (accepted !== values || isHopeless)) setAccepted(null);

  // Of what was refused, what is still wrong. A field that nobody has come to yet is not scolded in the meantime.
  const problems = useMemo(
    () => problemsOf(errors, values).filter(({ id }) => refused.some((problem) => problem.id === id)),
    [errors, values, refused],
  );

  const check = useEffectEvent(() => {
    if (refused.length > 0) void validateForm(values).catch(() => undefined /* the next try says so */);
  });
  useEffect(() => check(), [values]);

  useEffect(() => {
    if (refused[0]) focusProblem(refused[0]);
  }, [refused]);

  const leave = useEffectEvent(() => {
    const price = accepted && estimate.priceFor(accepted);
    if (!price || isLeaving.current) return;
    isLeaving.current = true;
    store.dispatch(draftSaved(toDraft(accepted, selectDraft(store.getState()), price)));
    void push(ROUTES.payment).then((hasLeft) => {
      isLeaving.current = false;
      if (!hasLeft) setAccepted(null);
    });
  });
  useEffect(() => leave(), [accepted, estimate.priceFor]);

  async function submit() {
    const newest = form.read();
    setIsChecking(true);
    try {
      const found = problemsOf(await validateForm(newest), newest);
      setRefused(found);
      if (found.length === 0) {
        if (estimate.status === 'error') await estimate.retry();
        if (missing !== null) void notify('error', missing);
        else setAccepted(newest);
      }
    } catch {
      // The rules themselves are loaded with the first try, and the line may be down.
      void notify('error', t('network'));
    }
    setIsChecking(false);
  }

  return {
    submit: () => void submit(),
    isBusy: isChecking || accepted !== null,
    isWaitingForPrice: accepted !== null && estimate.status !== 'ready',
    problems,
  };
}
