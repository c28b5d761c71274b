import { checkOrder, placeOnce, type Outcome } from '@/api/order/order-placement';
import type { OrderRequest } from '@/api/order/order-requests';
import { inTurn } from '@/lib/browser/in-turn';
import type { AppStore } from '@/store/create-store';
import { creationFailed, creationLeftUnknown, creationStarted, type CreationAttempt } from '@/store/order-draft-slice';

/** The name under which the tabs of a browser take turns at one intent. */
export const turnOf = (idempotencyKey: string) => `order-creation:${idempotencyKey}`;

type Placement = {
  store: Pick<AppStore, 'dispatch'>;
  /** Called when an answer was lost and the order is being looked for. */
  onChecking: () => void;
};

/**
 * Creates the order once. The key is in the store before the call goes out, so that whatever happens to the answer, the
 * tab or the browser, the same key is looked up before anything is sent again.
 */
export function placeOrder(request: OrderRequest, attempt: CreationAttempt, placement: Placement): Promise<Outcome> {
  const { store, onChecking } = placement;
  const { idempotencyKey } = attempt;
  store.dispatch(creationStarted(attempt));
  const onAnswerLost = () => store.dispatch(creationLeftUnknown());

  return inTurn(turnOf(idempotencyKey), async (hasWaited) => {
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
