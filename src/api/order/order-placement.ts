import { ApiError } from '@/domain/api-error';
import type { WithLink } from '@/domain/payment/payment-link';
import { createOrder, listOrders, type OrderListItem, type OrderRequest } from './order-requests';

/** The placed order, from the response or from a lookup. */
export type PlacedOrder = {
  id: string;
  orderNo?: string | undefined;
  organizationId?: string | undefined;
} & WithLink &
  Pick<OrderListItem, 'pay' | 'total' | 'payAmount'>;

export type Outcome =
  | { kind: 'placed'; order: PlacedOrder }
  /** Nothing was created; the next try needs a new key. */
  | { kind: 'refused'; error: ApiError }
  /** The lookup found no order: it can be sent again with the same key. `error`: why the answer was lost. */
  | { kind: 'notPlaced'; error?: ApiError }
  /** The lookup failed: the attempt stays. `error`: the failure of the lookup. */
  | { kind: 'cannotCheck'; error?: ApiError };

const CONFLICT = 409;

const isConflict = (error: ApiError, msgId: string) => error.status === CONFLICT && error.msgId === msgId;

/** The provider's price is no longer the one that the customer agreed to. */
export const isPriceChanged = (error: ApiError) => isConflict(error, 'PRICE_CHANGED');

/** An order took this payment already: it may be ours, whose answer was lost. */
export const isPaymentUsed = (error: ApiError) => isConflict(error, 'ALREADY_PROCESSED_PAYMENT');

/**
 * The order may exist, so it is looked up before anything is reported: its key was used with other details, or its payment.
 * A provider that says so in other words must not make us send it with a new key.
 */
export const mayExist = (error: ApiError) => error.status === CONFLICT && !isPriceChanged(error);

/** Nothing was created. */
const isCertainlyRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && !error.isOutcomeUnknown && !mayExist(error);

/**
 * Whether another lookup would be refused again. After an expired session it would not, because the member can sign in
 * and repeat it.
 */
export const isRefusedForGood = (error: ApiError | undefined) =>
  error !== undefined && error.isFinal && !error.isSessionOver;

const asApiError = (error: unknown) => (error instanceof ApiError ? { error } : {});

const hasId = (order: { id?: unknown }) => typeof order.id === 'string' && order.id !== '';

/**
 * Rejects if the answer has no order: the outcome is then unknown. An answer without an order number may be damaged, and
 * its id wrong, so the order is looked up by its key; the answer is used only if the lookup finds none.
 */
async function sendOrder(request: OrderRequest, idempotencyKey: string): Promise<PlacedOrder> {
  const order = await createOrder(request, idempotencyKey);
  if (!hasId(order)) throw new ApiError('The answer has no order', { status: 200 });
  if (order.orderNo) return order;
  const found = await checkOrder(idempotencyKey);
  return found.kind === 'placed' ? found.order : order;
}

/** The order that was created with this key, or null. */
async function findOrder(idempotencyKey: string): Promise<PlacedOrder | null> {
  const { items } = await listOrders({ idempotencyKey, pageIndex: 0, pageSize: 1 });
  const [order] = items;
  return order && hasId(order) ? order : null;
}

/** After a lost answer, or a reload in the middle: looks up whether the order exists. Never rejects. */
export async function checkOrder(idempotencyKey: string): Promise<Outcome> {
  try {
    const order = await findOrder(idempotencyKey);
    return order ? { kind: 'placed', order } : { kind: 'notPlaced' };
  } catch (error) {
    return { kind: 'cannotCheck', ...asApiError(error) };
  }
}

type PlacementCallbacks = {
  /** From here on the outcome is unknown. */
  onAnswerLost?: () => void;
  /** The lookup has started. */
  onChecking?: () => void;
};

/**
 * Sends an order and determines its outcome: after a lost answer it looks the order up. The caller must store the key
 * before, so that a reload in the middle can look it up as well. Never rejects.
 */
export async function placeOnce(
  request: OrderRequest,
  idempotencyKey: string,
  { onAnswerLost, onChecking }: PlacementCallbacks = {},
): Promise<Outcome> {
  try {
    return { kind: 'placed', order: await sendOrder(request, idempotencyKey) };
  } catch (error) {
    if (isCertainlyRefused(error)) return { kind: 'refused', error };
    onAnswerLost?.();
    if (error instanceof ApiError && error.isAborted) return { kind: 'cannotCheck' };
    onChecking?.();
    const outcome = await checkOrder(idempotencyKey);
    // An order that we may not see has taken the key or the payment: sending it again would end here every time.
    if (outcome.kind !== 'notPlaced') return outcome;
    const isTaken = error instanceof ApiError && mayExist(error);
    return isTaken ? { kind: 'refused', error } : { ...outcome, ...asApiError(error) };
  }
}
