import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { checkOrder, isRefusedForGood, type Outcome, type PlacedOrder } from '@/api/order/order-placement';
import type { OrderRequest } from '@/api/order/order-requests';
import type { ApiError } from '@/domain/api-error';
import type { OrderDraft } from '@/domain/order/draft';
import type { PaymentFlowStatus } from '@/domain/payment/methods';
import type { CurrentUser } from '@/domain/account/user';
import { inTurn } from '@/lib/browser/in-turn';
import { dropIntent, intentKey } from '@/lib/storage/payment-intent';
import { useAppStore } from '@/store/hooks';
import { attemptDropped, selectCreationAttempt, selectDraft, type CreationAttempt } from '@/store/order-draft-slice';
import { jobFingerprint } from './job-fingerprint';
import { placeOrder, turnOf } from './place-order';
import { recordPlacedOrder } from './record-placed-order';

/** Spec §3 "Payment flow status", with what each means here; `idle` before anything was sent. */
export type PlacementState =
  | { status: 'idle' }
  | { status: Extract<PaymentFlowStatus, 'processing'>; step: 'placing' | 'checking' }
  | { status: Extract<PaymentFlowStatus, 'failed'>; reason: 'refused'; error: ApiError }
  | {
      status: Extract<PaymentFlowStatus, 'failed'>;
      /** `checkRefused`: the provider refuses to look for it, and will again. `notSent`: it was not certain whose it is. */
      reason: 'notPlaced' | 'cannotCheck' | 'checkRefused' | 'notSent';
      error?: ApiError | undefined;
    }
  | { status: Extract<PaymentFlowStatus, 'success'>; order: PlacedOrder };

const IDLE: PlacementState = { status: 'idle' };
const PLACING: PlacementState = { status: 'processing', step: 'placing' };
const CHECKING: PlacementState = { status: 'processing', step: 'checking' };

type Result = Outcome | { kind: 'notSent' };
const NOT_SENT: Result = { kind: 'notSent' };

function stateAfter(outcome: Result): PlacementState {
  switch (outcome.kind) {
    case 'placed':
      return { status: 'success', order: outcome.order };
    case 'refused':
      return { status: 'failed', reason: 'refused', error: outcome.error };
    case 'notPlaced':
      return { status: 'failed', reason: 'notPlaced', error: outcome.error };
    case 'notSent':
      return { status: 'failed', reason: 'notSent' };
    case 'cannotCheck': {
      const reason = isRefusedForGood(outcome.error) ? 'checkRefused' : 'cannotCheck';
      return { status: 'failed', reason, error: outcome.error };
    }
  }
}

/** What went out: the fingerprint of its job, and what it costs; an earlier page took that with it. */
type Sent = { job: string; amount: number | null };
type Placing = { request: OrderRequest; draft: OrderDraft; amount: number };

type Surroundings = {
  onPlacedElsewhere: (order: PlacedOrder) => void;
  /** Whether the browser still holds the session of `user`, or still none where that is a guest. */
  confirmIdentity: () => Promise<boolean>;
};

/** Where the one order of this payment stands. An attempt that an earlier page left open is looked for first. */
export function usePlacement(user: CurrentUser, { onPlacedElsewhere, confirmIdentity }: Surroundings) {
  const store = useAppStore();
  const queryClient = useQueryClient();
  const [state, setState] = useState<PlacementState>(() => (selectCreationAttempt(store.getState()) ? CHECKING : IDLE));
  const isBusy = useRef(false);
  const isShown = useRef(false);

  /** One at a time: a second click or Enter finds it busy before React has drawn anything. */
  const run = async ({ amount, job }: Sent, work: () => Promise<Result>) => {
    if (isBusy.current) return null;
    isBusy.current = true;
    try {
      const outcome = await work();
      const draft = selectDraft(store.getState());
      // The draft may have been written into another job while nobody knew what had become of this one.
      const isOwnJob = draft === null || jobFingerprint(draft) === job;
      const isOther = outcome.kind === 'placed' && !isOwnJob;
      setState(isOther ? IDLE : stateAfter(outcome));
      if (outcome.kind === 'refused') dropIntent();
      if (outcome.kind === 'placed') {
        recordPlacedOrder(outcome.order, isOwnJob, { store, queryClient, user, amount });
        if (isOther || !isShown.current) onPlacedElsewhere(outcome.order);
      }
      return outcome;
    } finally {
      isBusy.current = false;
    }
  };

  // In turn: where the answer is still awaited, here or in another tab, "not there" would be too early.
  const look = ({ idempotencyKey, job }: CreationAttempt) =>
    run({ amount: null, job }, () => inTurn(turnOf(idempotencyKey), () => checkOrder(idempotencyKey)));

  /**
   * An attempt at this job whose outcome is not known goes on under its own key; else the key is that of the intent. One
   * at another job is looked for once more before its key is forgotten.
   */
  const place = async ({ request, draft, amount }: Placing) => {
    const job = jobFingerprint(draft);
    const open = selectCreationAttempt(store.getState());
    const attempt = open?.job === job ? open : { job, idempotencyKey: intentKey(job) };
    if (!isBusy.current) setState(open && open !== attempt ? CHECKING : PLACING);
    if (open && open !== attempt) {
      const earlier = await look(open);
      if (earlier?.kind !== 'notPlaced') return earlier;
      setState(PLACING);
    }
    return run({ amount, job }, async () => {
      if (!(await confirmIdentity())) return NOT_SENT;
      return placeOrder(request, attempt, { store, onChecking: () => setState(CHECKING) });
    });
  };

  /** Before anything is paid for an order. */
  const confirm = async () => {
    const isConfirmed = await confirmIdentity();
    if (!isConfirmed) setState(stateAfter(NOT_SENT));
    return isConfirmed;
  };

  const check = () => {
    const attempt = selectCreationAttempt(store.getState());
    setState(attempt ? CHECKING : IDLE);
    if (attempt) void look(attempt);
  };

  /** By the customer's own word, after the customer centre has looked: the next order is another intent. */
  const drop = () => {
    store.dispatch(attemptDropped());
    dropIntent();
    setState(IDLE);
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

  return { state, place, confirm, check, drop };
}

export type Placement = ReturnType<typeof usePlacement>;
