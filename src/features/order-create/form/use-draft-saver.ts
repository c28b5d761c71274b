import { useEffect, useEffectEvent, useState } from 'react';
import { beforeLeaving } from '@/lib/browser/page-leaving';
import type { DraftPrice } from '@/domain/order-draft';
import { useAppStore } from '@/store/hooks';
import { draftSaved, selectDraft } from '@/store/order-draft-slice';
import type { ComposerForm } from './composer-context';
import { toDraft, type ComposerValues } from './composer-values';

/** With the typing's own wait this stays under 200 ms. */
const SAVE_MS = 60;

/**
 * Keeps the whole draft in the store: shortly after each change, and at once when the page is left or hidden.
 * `priceFor` knows the price of exactly these values, or none.
 */
export function useDraftSaver(
  form: ComposerForm,
  values: ComposerValues,
  priceFor: (values: ComposerValues) => DraftPrice | null,
) {
  const store = useAppStore();
  const [initial] = useState(values);
  const [epoch] = useState(() => store.getState().auth.epoch);

  const save = useEffectEvent((newest: ComposerValues) => {
    const stored = selectDraft(store.getState());
    const isUntouched = newest === initial && stored === null;
    // After a sign-out there is nobody whose draft this is.
    if (isUntouched || store.getState().auth.epoch !== epoch) return;
    store.dispatch(draftSaved(toDraft(newest, stored, priceFor(newest))));
  });

  useEffect(() => {
    const timer = setTimeout(() => save(values), SAVE_MS);
    return () => clearTimeout(timer);
  }, [values, priceFor]);

  useEffect(() => {
    const saveNow = () => save(form.read());
    const stop = beforeLeaving(saveNow);
    return () => {
      stop();
      saveNow();
    };
  }, [form]);
}
