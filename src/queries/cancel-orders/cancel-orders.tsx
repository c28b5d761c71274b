import { useState } from 'react';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import type { CancelOrdersProps } from './cancel-dialog-props';
import { CancelMany } from './cancel-many';
import { CancelOne } from './cancel-one';
import { NO_REASON } from './cancel-reason';

/**
 * Asks for the reason, shows what the cancellation of one order or of many costs, cancels each once and says what became
 * of it. One order is shown as cancelled at once; many stay in the dialog until each has its outcome.
 */
export function CancelOrders({ orders, isOpen, ...on }: CancelOrdersProps) {
  const hasTexts = useLazyTexts('cancel');
  const hasReasons = useLazyTexts('detail');
  useLazyTexts('orderErrors');
  const [reason, setReason] = useState(NO_REASON);
  // Each opening asks for the orders anew; what was typed stays.
  const [opening, setOpening] = useState({ isOpen, count: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0) });
  if (!hasTexts || !hasReasons) return null;

  const [only, second] = orders;
  const shared = { isOpen, reason, onReason: setReason, ...on };
  return only && !second ? (
    <CancelOne key={only.id} orderId={only.id} {...shared} />
  ) : (
    <CancelMany key={opening.count} orders={orders} {...shared} />
  );
}
