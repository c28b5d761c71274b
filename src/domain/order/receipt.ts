import type { components } from '@/api/contract/schema.gen';
import { isBilledLater, isPrepaid } from '../payment/methods';
import { isFinalStatus, ORDER_STATUS } from './status';

type PaidOrder = Pick<components['schemas']['Order'], 'status' | 'pay' | 'cancellation'>;

/** A receipt needs a payment; all other orders have an order summary. */
export function hasReceipt({ status, pay, cancellation }: PaidOrder): boolean {
  if (!isFinalStatus(status) || (pay && isBilledLater(pay))) return false;
  if (status !== ORDER_STATUS.cancelled) return true;
  // A cancelled order was paid only if it was paid in advance. The provider keeps the fee and returns the rest.
  return pay !== undefined && isPrepaid(pay) && cancellation ? cancellation.fee + cancellation.refund > 0 : false;
}
