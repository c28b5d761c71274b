import { Formik } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { OrderDraft } from '@/domain/order-draft';
import { useArrival } from '@/lib/browser/use-arrival';
import { lazyValidate } from '@/ui/lazy-validate';
import { ComposerBody } from './composer-body';
import { toValues, type ComposerValues } from './form/composer-values';
import { isOpenMoment } from './when/appointment';

export type Handover = {
  /** What was being written when an earlier order took its place; null when nothing was. */
  replaced: OrderDraft | null;
  isMoving: boolean;
};

/** A stored time may be over by now; it is dropped, and said. */
function restore(draft: OrderDraft) {
  const values = toValues(draft);
  const hasPassed = values.appointmentAt !== null && !isOpenMoment(values.appointmentAt, Date.now());
  return { values: hasPassed ? { ...values, appointmentAt: null } : values, hasPassed };
}

/** The form over one draft. */
export function Composer({ draft, handover }: { draft: OrderDraft; handover: Handover | null }) {
  const { t } = useTranslation('composer');
  const [restored] = useState(() => restore(draft));
  useArrival();
  return (
    <Formik
      initialValues={restored.values}
      validate={lazyValidate<ComposerValues>(() =>
        import('./form/order-schema').then((module) => module.orderSchema(t)),
      )}
      validateOnChange={false}
      validateOnBlur={false}
      // The page decides itself what is checked when, and what comes after.
      onSubmit={() => undefined}
    >
      <ComposerBody hasPassed={restored.hasPassed} handover={handover} />
    </Formik>
  );
}
