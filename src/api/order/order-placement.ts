import { ApiError, GUEST_REFUSED } from '@/domain/api-error';
import { createOrder, listOrders, type OrderRequest } from './order-requests';

/** As much of the order as is known after an answer or a look. */
export type PlacedOrder = {
  id: string;
  orderNo?: string | undefined;
  organizationId?: string | undefined;
};

export type Outcome =
  | { kind: 'placed'; order: PlacedOrder }
  /** Nothing was created; the next try is a new intent. */
  | { kind: 'refused'; error: ApiError }
  /** We looked, and it is not there: it can be sent again with the same key. `error`: why it was lost. */
  | { kind: 'notPlaced'; error?: ApiError }
  /** We could not even look: the attempt stays. `error`: of the look-up. */
  | { kind: 'cannotCheck'; error?: ApiError };

const UNAUTHORIZED = 401;
const REQUEST_TIMEOUT = 408;
const TOO_MANY = 429;
const CONFLICT = 409;

const isConflict = (error: ApiError, msgId: string) => error.status === CONFLICT && error.msgId === msgId;

/** The customer agreed to another price than the provider now asks. */
export const isPriceChanged = (error: ApiError) => isConflict(error, 'PRICE_CHANGED');

/** An order of this key exists already, with other details: that order is the one to look for. */
const isKeyReused = (error: ApiError) => isConflict(error, 'IDEMPOTENCY_KEY_REUSED');

/** An order took this payment already: it may be ours, whose answer was lost. */
export const isPaymentUsed = (error: ApiError) => isConflict(error, 'ALREADY_PROCESSED_PAYMENT');

/** The order may well be there: it is looked for before anything is said. */
const mayBeThere = (error: ApiError) => isKeyReused(error) || isPaymentUsed(error);

/** Nothing was created, for certain. A gateway that gave up waiting (408) cannot know. */
export const isCertainlyRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.isRefused && error.status !== REQUEST_TIMEOUT && !mayBeThere(error);

/** Looking again would be refused again. Not so where the session is over: the member comes back and looks. */
export const isRefusedForGood = (error: ApiError | undefined) =>
  error !== undefined &&
  error.isRefused &&
  error.status !== REQUEST_TIMEOUT &&
  error.status !== TOO_MANY &&
  (error.status !== UNAUTHORIZED || error.msgId === GUEST_REFUSED);

const asApiError = (error: unknown) => (error instanceof ApiError ? { error } : {});

const hasId = (order: { id?: unknown }) => typeof order.id === 'string' && order.id !== '';

/** An answer without an order in it says nothing about the outcome. */
async function sendOrder(request: OrderRequest, idempotencyKey: string): Promise<PlacedOrder> {
  const order = await createOrder(request, idempotencyKey);
  if (!hasId(order)) throw new ApiError('The answer carries no order', { status: 200 });
  return order;
}

/** The one order that this key made, or null. */
async function lookUpOrder(idempotencyKey: string): Promise<PlacedOrder | null> {
  const { items } = await listOrders({ idempotencyKey, pageIndex: 0, pageSize: 1 });
  if (!Array.isArray(items)) throw new ApiError('The answer carries no list', { status: 200 });
  const [order] = items;
  return order && hasId(order) ? order : null;
}

/** After a lost answer, or a reload in the middle: is it there? */
export async function checkOrder(idempotencyKey: string): Promise<Outcome> {
  try {
    const order = await lookUpOrder(idempotencyKey);
    return order ? { kind: 'placed', order } : { kind: 'notPlaced' };
  } catch (error) {
    return { kind: 'cannotCheck', ...asApiError(error) };
  }
}

type Notices = {
  /** From here on nobody knows whether the order is there. */
  onAnswerLost?: () => void;
  /** It is being looked for. */
  onChecking?: () => void;
};

/**
 * Sends an order and finds out what became of it: a lost answer is looked up before anything is said. The caller has
 * stored the key before, so that a reload in the middle can look it up as well.
 */
export async function placeOnce(
  request: OrderRequest,
  idempotencyKey: string,
  { onAnswerLost, onChecking }: Notices = {},
): Promise<Outcome> {
  try {
    return { kind: 'placed', order: await sendOrder(request, idempotencyKey) };
  } catch (error) {
    if (isCertainlyRefused(error)) return { kind: 'refused', error };
    onAnswerLost?.();
    if (error instanceof ApiError && error.isAborted) return { kind: 'cannotCheck' };
    onChecking?.();
    const outcome = await checkOrder(idempotencyKey);
    // The key or the payment is taken by an order that we may not see: sending it again would end here for ever.
    if (outcome.kind !== 'notPlaced') return outcome;
    const isTaken = error instanceof ApiError && mayBeThere(error);
    return isTaken ? { kind: 'refused', error } : { ...outcome, ...asApiError(error) };
  }
}
