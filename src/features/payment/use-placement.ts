import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiError } from '@/api/client/api-error';
import { checkOrder, type Outcome, type PlacedOrder } from '@/api/order/order-placement';
import type { OrderRequest } from '@/api/order/order-requests';
import type { OrderDraft } from '@/domain/order-draft';
import type { PaymentFlowStatus } from '@/domain/payment';
import type { CurrentUser } from '@/domain/user';
import { inTurn } from '@/lib/browser/in-turn';
import { dropIntent, intentKey } from '@/lib/storage/payment-intent';
import { useAppStore } from '@/store/hooks';
import { selectCreationAttempt, type CreationAttempt } from '@/store/order-draft-slice';
import { jobFingerprint } from './job-fingerprint';
import { placeOrder, turnOf } from './place-order';
import { recordPlacedOrder } from './record-placed-order';

/** Spec §3 "Payment flow status", with what each means here; `idle` before anything was sent. */
export type PlacementState =
  | { status: 'idle' }
  | { status: Extract<PaymentFlowStatus, 'processing'>; step: 'placing' | 'checking' }
  | { status: Extract<PaymentFlowStatus, 'failed'>; reason: 'refused'; error: ApiError }
  | { status: Extract<PaymentFlowStatus, 'failed'>; reason: 'notPlaced' | 'cannotCheck' }
  | { status: Extract<PaymentFlowStatus, 'success'>; order: PlacedOrder };

const CHECKING: PlacementState = { status: 'processing', step: 'checking' };

function stateAfter(outcome: Outcome): PlacementState {
  switch (outcome.kind) {
    case 'placed':
      return { status: 'success', order: outcome.order };
    case 'refused':
      return { status: 'failed', reason: 'refused', error: outcome.error };
    default:
      return { status: 'failed', reason: outcome.kind };
  }
}

type Placing = { request: OrderRequest; draft: OrderDraft; amount: number };

/** Where the one order of this payment stands. An attempt that an earlier page left open is looked for first. */
export function usePlacement(user: CurrentUser, onPlacedElsewhere: (order: PlacedOrder) => void) {
  const store = useAppStore();
  const queryClient = useQueryClient();
  const [state, setState] = useState<PlacementState>(() =>
    selectCreationAttempt(store.getState()) ? CHECKING : { status: 'idle' },
  );
  const isBusy = useRef(false);
  const isShown = useRef(false);

  /** One at a time: a second click or Enter finds it busy before React has drawn anything. */
  const run = async (amount: number, work: () => Promise<Outcome>) => {
    if (isBusy.current) return null;
    isBusy.current = true;
    try {
      const outcome = await work();
      setState(stateAfter(outcome));
      if (outcome.kind === 'refused') dropIntent();
      if (outcome.kind === 'placed') {
        recordPlacedOrder(outcome.order, { store, queryClient, user, amount });
        if (!isShown.current) onPlacedElsewhere(outcome.order);
      }
      return outcome;
    } finally {
      isBusy.current = false;
    }
  };

  /** An attempt whose outcome is not known goes on under its own key; else the key is that of the intent. */
  const place = ({ request, draft, amount }: Placing) => {
    const attempt = selectCreationAttempt(store.getState());
    const idempotencyKey = attempt?.idempotencyKey ?? intentKey(jobFingerprint(draft));
    if (!isBusy.current) setState({ status: 'processing', step: 'placing' });
    return run(amount, () => placeOrder(request, idempotencyKey, { store, onChecking: () => setState(CHECKING) }));
  };

  // In turn: where the answer is still awaited, here or in another tab, "not there" would be too early.
  const look = ({ idempotencyKey }: CreationAttempt) =>
    run(0, () => inTurn(turnOf(idempotencyKey), () => checkOrder(idempotencyKey)));

  const check = () => {
    const attempt = selectCreationAttempt(store.getState());
    setState(attempt ? CHECKING : { status: 'idle' });
    if (attempt) void look(attempt);
  };

  const lookForAttemptLeftOpen = useEffectEvent(() => {
    const attempt = selectCreationAttempt(store.getState());
    if (attempt) void look(attempt);
  });
  useEffect(() => {
    isShown.current = true;
    lookForAttemptLeftOpen();
    return () => {
      isShown.current = false;
    };
  }, []);

  return { state, place, check };
}

export type Placement = ReturnType<typeof usePlacement>;
