import { useFormikContext } from 'formik';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ROUTES } from '@/config/routes';
import { useAppStore } from '@/store/hooks';
import { draftSaved, selectDraft } from '@/store/order-draft-slice';
import type { Estimate } from '../price/use-estimate';
import type { ComposerForm } from './composer-context';
import { toDraft, type ComposerValues } from './composer-values';
import { focusProblem, problemsOf } from './form-problems';

/**
 * From the button to the payment page: validate, wait for the price if it is on its way, save, go. Editing while it
 * waits calls it off.
 */
export function useSubmit(form: ComposerForm, values: ComposerValues, estimate: Estimate) {
  const { submitForm, validateForm, errors, submitCount, isSubmitting, isValid } = useFormikContext<ComposerValues>();
  const { push } = useRouter();
  const store = useAppStore();
  /** What was found good and waits for its price, then for the next page. */
  const [accepted, setAccepted] = useState<ComposerValues | null>(null);
  const isLeaving = useRef(false);
  const isTried = submitCount > 0;
  if (accepted !== null && (accepted !== values || estimate.status === 'error')) setAccepted(null);

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

  const check = useEffectEvent(() => {
    if (isTried) void validateForm(values);
  });
  useEffect(() => check(), [values]);

  const focusFirst = useEffectEvent(() => {
    const first = isValid ? undefined : problemsOf(errors, values)[0];
    if (isTried && !isSubmitting && first) focusProblem(first);
  });
  // A finished try moves the focus; later checks, while things are being put right, do not.
  useEffect(() => focusFirst(), [submitCount, isSubmitting]);

  async function submit() {
    // Formik validates the values of its last render.
    flushSync(() => form.pending.flush());
    const isAccepted: unknown = await submitForm();
    if (isAccepted === true) setAccepted(form.read());
  }

  return {
    submit: () => void submit(),
    isBusy: isSubmitting || accepted !== null,
    isWaitingForPrice: accepted !== null && estimate.status !== 'ready',
    problems: isTried ? problemsOf(errors, values) : [],
  };
}
