import { Formik } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { serverNow } from '@/domain/clock';
import type { OrderDraft } from '@/domain/order-draft';
import { useArrival } from '@/lib/browser/use-arrival';
import { lazyValidate } from '@/ui/lazy-validate';
import { ComposerBody } from './composer-body';
import { toValues, type ComposerValues } from './form/composer-values';
import { isOpenMoment } from './when/appointment';

export type Handover = {
  /** What was being written when an earlier order took its place; null when nothing was. */
  replaced: OrderDraft | null;
  /** Else a door led to a move, which left the stops of the draft behind. */
  isReordered: boolean;
};

/** A stored time may be over by now; it is dropped, and said. */
function restore(draft: OrderDraft) {
  const values = toValues(draft);
  const hasPassed = values.appointmentAt !== null && !isOpenMoment(values.appointmentAt, serverNow(), values.orderType);
  return { values: hasPassed ? { ...values, appointmentAt: null } : values, hasPassed };
}

type ComposerProps = { draft: OrderDraft; handover: Handover | null; planner: ReactNode };

/** The form over one draft. */
export function Composer({ draft, handover, planner }: ComposerProps) {
  const { t, i18n } = useTranslation('composer');
  const [restored] = useState(() => restore(draft));
  useArrival();
  return (
    <Formik
      initialValues={restored.values}
      validate={lazyValidate<ComposerValues>(
        () => import('./form/order-schema').then((module) => module.orderSchema(t, i18n.getFixedT(null, 'moving'))),
        { isNeeded: true },
      )}
      validateOnChange={false}
      validateOnBlur={false}
      // The page decides itself what is checked when, and what comes after.
      onSubmit={() => undefined}
    >
      <ComposerBody hasPassed={restored.hasPassed} handover={handover} planner={planner} />
    </Formik>
  );
}
