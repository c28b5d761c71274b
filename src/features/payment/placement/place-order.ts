import { checkOrder, placeOnce, type Outcome } from '@/api/order/order-placement';
import type { OrderRequest } from '@/api/order/order-requests';
import { withTabLock } from '@/lib/browser/tab-lock';
import type { AppStore } from '@/store/create-store';
import { creationFailed, creationLeftUnknown, creationStarted, type CreationAttempt } from '@/store/order-draft-slice';

/** Name of the lock that lets only one tab at a time work on an intent. */
export const creationLockName = (idempotencyKey: string) => `order-creation:${idempotencyKey}`;

type Placement = {
  store: Pick<AppStore, 'dispatch'>;
  /** Called when the response was lost and the order is being looked up. */
  onChecking: () => void;
};

/**
 * Creates the order exactly once. The key is stored before the request is sent, so that after a lost response, a closed
 * tab or a crash the same key is looked up before anything is sent again.
 */
export function placeOrder(request: OrderRequest, attempt: CreationAttempt, placement: Placement): Promise<Outcome> {
  const { store, onChecking } = placement;
  const { idempotencyKey } = attempt;
  store.dispatch(creationStarted(attempt));
  const onAnswerLost = () => store.dispatch(creationLeftUnknown());

  return withTabLock(creationLockName(idempotencyKey), async (hasWaited) => {
    if (hasWaited) {
      onChecking();
      const outcome = await checkOrder(idempotencyKey);
      if (outcome.kind === 'cannotCheck') onAnswerLost();
      if (outcome.kind !== 'notPlaced') return outcome;
    }
    const outcome = await placeOnce(request, idempotencyKey, { onAnswerLost, onChecking });
    if (outcome.kind === 'refused') store.dispatch(creationFailed());
    return outcome;
  });
}
