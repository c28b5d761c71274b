import type { i18n as I18n } from 'i18next';
import { isPriceChanged, isRefusedForGood, type Outcome, type PlacedOrder } from '@/api/order/order-placement';
import type { ApiError } from '@/domain/api-error';
import type { BulkPay } from '@/domain/bulk/read-value';
import type { PlaceOutcome } from '@/domain/bulk/sender';
import { formFailure } from '@/ui/kit/form/form-failure';

const UNAUTHORIZED = 401;
const TOO_MANY_REQUESTS = 429;

const sentOrder = ({ id, orderNo = '', organizationId = '' }: PlacedOrder) => ({ id, orderNo, organizationId });

/** The fields that the payment step adds to a normal order. */
export const paymentOf = (pay: BulkPay) => ({
  pay: pay === 'onArrival' ? ('cash' as const) : pay,
  payer: pay === 'onArrival' ? ('CashOnArrival' as const) : null,
  coupon: null,
});

/** The provider's error as text; there is no form to show field errors in. */
export const errorMessageOf = (error: ApiError, i18n: I18n) => formFailure(error, i18n, []).unmapped.join(' ');

/** Converts the result of a request for the sender. */
export function readOutcome(outcome: Outcome, i18n: I18n): PlaceOutcome {
  if (outcome.kind === 'placed') return { kind: 'placed', order: sentOrder(outcome.order) };
  if (outcome.kind === 'notPlaced') return outcome;
  if (outcome.kind === 'cannotCheck') return { kind: isRefusedForGood(outcome.error) ? 'checkRefused' : 'cannotCheck' };
  const { error } = outcome;
  if (error.status === UNAUTHORIZED || error.status === TOO_MANY_REQUESTS) return { kind: 'notNow' };
  return isPriceChanged(error)
    ? { kind: 'refused', failure: { kind: 'priceChanged' } }
    : { kind: 'refused', failure: { kind: 'refused', text: errorMessageOf(error, i18n) } };
}
