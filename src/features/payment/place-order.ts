import { ApiError } from '@/api/client/api-error';
import type { OrderRequest } from '@/api/order/order-requests';
import { inTurn } from '@/lib/browser/in-turn';
import type { AppStore } from '@/store/create-store';
import { creationFailed, creationLeftUnknown, creationStarted } from '@/store/order-draft-slice';
import { isCertainlyRefused, mayBeThere } from './creation-errors';
import { lookUpOrder, sendOrder, type PlacedOrder } from './look-up-order';

/** The name under which the tabs of a browser take turns at one intent. */
export const turnOf = (idempotencyKey: string) => `order-creation:${idempotencyKey}`;

export type Outcome =
  | { kind: 'placed'; order: PlacedOrder }
  /** Nothing was created; the next try is a new intent. */
  | { kind: 'refused'; error: ApiError }
  /** We looked, and it is not there: it can be sent again with the same key. */
  | { kind: 'notPlaced' }
  /** We could not even look: the attempt stays. */
  | { kind: 'cannotCheck' };

type Placement = {
  store: Pick<AppStore, 'dispatch'>;
  /** Called when an answer was lost and the order is being looked for. */
  onChecking: () => void;
};

/** After a lost answer, or a reload in the middle: is it there? */
export async function checkOrder(idempotencyKey: string): Promise<Outcome> {
  try {
    const order = await lookUpOrder(idempotencyKey);
    return order ? { kind: 'placed', order } : { kind: 'notPlaced' };
  } catch {
    return { kind: 'cannotCheck' };
  }
}

async function settle(error: unknown, idempotencyKey: string, { store, onChecking }: Placement): Promise<Outcome> {
  if (isCertainlyRefused(error)) {
    store.dispatch(creationFailed());
    return { kind: 'refused', error };
  }
  store.dispatch(creationLeftUnknown());
  if (error instanceof ApiError && error.isAborted) return { kind: 'cannotCheck' };
  onChecking();
  const outcome = await checkOrder(idempotencyKey);
  if (outcome.kind !== 'notPlaced' || !(error instanceof ApiError && mayBeThere(error))) return outcome;
  // The key or the payment is taken by an order that we may not see: sending it again would end here for ever.
  store.dispatch(creationFailed());
  return { kind: 'refused', error };
}

/**
 * Creates the order once. The key is in the store before the call goes out, so that whatever happens to the answer, the
 * tab or the browser, the same key is looked up before anything is sent again.
 */
export function placeOrder(request: OrderRequest, idempotencyKey: string, placement: Placement): Promise<Outcome> {
  const { store, onChecking } = placement;
  store.dispatch(creationStarted({ idempotencyKey, startedAt: new Date().toISOString() }));

  return inTurn(turnOf(idempotencyKey), async (hasWaited) => {
    if (hasWaited) {
      onChecking();
      const outcome = await checkOrder(idempotencyKey);
      if (outcome.kind === 'cannotCheck') store.dispatch(creationLeftUnknown());
      if (outcome.kind !== 'notPlaced') return outcome;
    }
    try {
      return { kind: 'placed', order: await sendOrder(request, idempotencyKey) };
    } catch (error) {
      return settle(error, idempotencyKey, placement);
    }
  });
}
