import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { checkOrder, isRefusedForGood, type Outcome, type PlacedOrder } from '@/api/order/order-placement';
import type { OrderRequest } from '@/api/order/order-requests';
import type { ApiError } from '@/domain/api-error';
import type { OrderDraft } from '@/domain/order/draft';
import type { Pay, PaymentFlowStatus } from '@/domain/payment/methods';
import { isAnonymous, type CurrentUser } from '@/domain/account/user';
import { withTabLock } from '@/lib/browser/tab-lock';
import { dropIntent, intentKey } from '@/lib/storage/payment-intent';
import { useAppStore } from '@/store/hooks';
import { attemptDropped, selectCreationAttempt, selectDraft, type CreationAttempt } from '@/store/order-draft-slice';
import { jobFingerprint } from './job-fingerprint';
import { placeOrder, creationLockName } from './place-order';
import { recordPlacedOrder } from './record-placed-order';

/** Spec §3 "Payment flow status" with its reasons here; `idle` before anything was sent. */
export type PlacementState =
  | { status: 'idle' }
  | { status: Extract<PaymentFlowStatus, 'processing'>; step: 'placing' | 'checking' }
  | { status: Extract<PaymentFlowStatus, 'failed'>; reason: 'refused'; error: ApiError }
  | {
      status: Extract<PaymentFlowStatus, 'failed'>;
      /**
       * `checkRefused`: the provider refuses the lookup, permanently. `notSent`: it was not certain whose session it
       * is.
       */
      reason: 'notPlaced' | 'cannotCheck' | 'checkRefused' | 'notSent';
      error?: ApiError | undefined;
    }
  | { status: Extract<PaymentFlowStatus, 'success'>; order: PlacedOrder; job: PlacedJob | null };

/** What was ordered, as the customer saw it. */
export type PlacedJob = { draft: OrderDraft; pay: Pay; amount: number };

const IDLE: PlacementState = { status: 'idle' };
const PLACING: PlacementState = { status: 'processing', step: 'placing' };
const CHECKING: PlacementState = { status: 'processing', step: 'checking' };

type Result = Outcome | { kind: 'notSent' };
const NOT_SENT: Result = { kind: 'notSent' };

function stateAfter(outcome: Result, placed: PlacedJob | null = null): PlacementState {
  switch (outcome.kind) {
    case 'placed':
      return { status: 'success', order: outcome.order, job: placed };
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

/** A sent order: the fingerprint of its job, and its content, which is unknown after a reload for a member. */
type Sent = { job: string; placed: PlacedJob | null };
type Placing = { request: OrderRequest; draft: OrderDraft; amount: number };

type PlacementOptions = {
  onPlacedElsewhere: (order: PlacedOrder) => void;
  /** Whether the browser still has the session of `user`, or still none for a guest. */
  confirmIdentity: () => Promise<boolean>;
};

/** The state of this payment's order. First looks up an attempt that an earlier page left open. */
export function usePlacement(user: CurrentUser, { onPlacedElsewhere, confirmIdentity }: PlacementOptions) {
  const store = useAppStore();
  const queryClient = useQueryClient();
  const [state, setState] = useState<PlacementState>(() => (selectCreationAttempt(store.getState()) ? CHECKING : IDLE));
  const isBusy = useRef(false);
  const isShown = useRef(false);

  /** One at a time: the ref also blocks a second click or Enter before React renders. */
  const run = async ({ placed, job }: Sent, work: () => Promise<Result>) => {
    if (isBusy.current) return null;
    isBusy.current = true;
    try {
      const outcome = await work();
      const draft = selectDraft(store.getState());
      // The draft may have become another job while this outcome was unknown.
      const isOwnJob = draft === null || jobFingerprint(draft) === job;
      const isOther = outcome.kind === 'placed' && !isOwnJob;
      setState(isOther ? IDLE : stateAfter(outcome, placed));
      if (outcome.kind === 'refused') {
        dropIntent();
        // At once, so that a tab that is duplicated now has the next key too.
        if (draft) intentKey(jobFingerprint(draft));
      }
      if (outcome.kind === 'placed') {
        recordPlacedOrder(outcome.order, isOwnJob, { store, queryClient, user, amount: placed?.amount ?? null });
        if (isOther || !isShown.current) onPlacedElsewhere(outcome.order);
      }
      return outcome;
    } finally {
      isBusy.current = false;
    }
  };

  // Takes turns: while a response is awaited here or in another tab, "not found" would be premature.
  const lookUp = ({ idempotencyKey, job }: CreationAttempt) =>
    run({ placed: sentBefore(job), job }, () =>
      withTabLock(creationLockName(idempotencyKey), () => checkOrder(idempotencyKey)),
    );

  /** A guest's order from its draft, whose price is the amount: only a member's may have a coupon. */
  function sentBefore(job: string): PlacedJob | null {
    const draft = isAnonymous(user) ? selectDraft(store.getState()) : null;
    if (!draft?.pay || jobFingerprint(draft) !== job) return null;
    return { draft, pay: draft.pay, amount: draft.calculationPrice.total };
  }

  /**
   * Continues an attempt at this job with unknown outcome under the same key; otherwise uses the key of the intent. An
   * attempt at another job is looked up once more before its key is dropped.
   */
  const place = async ({ request, draft, amount }: Placing) => {
    const job = jobFingerprint(draft);
    const open = selectCreationAttempt(store.getState());
    const attempt = open?.job === job ? open : { job, idempotencyKey: intentKey(job) };
    if (!isBusy.current) setState(open && open !== attempt ? CHECKING : PLACING);
    if (open && open !== attempt) {
      const earlier = await lookUp(open);
      if (earlier?.kind !== 'notPlaced') return earlier;
      setState(PLACING);
    }
    return run({ placed: { draft, pay: request.pay, amount }, job }, async () => {
      if (!(await confirmIdentity())) return NOT_SENT;
      return placeOrder(request, attempt, { store, onChecking: () => setState(CHECKING) });
    });
  };

  /** Confirms the identity before a payment for an order starts. */
  const confirm = async () => {
    const isConfirmed = await confirmIdentity();
    if (!isConfirmed) setState(stateAfter(NOT_SENT));
    return isConfirmed;
  };

  const check = () => {
    const attempt = selectCreationAttempt(store.getState());
    setState(attempt ? CHECKING : IDLE);
    if (attempt) void lookUp(attempt);
  };

  /** The customer confirms that the customer centre has looked: the next order is a new intent. */
  const drop = () => {
    store.dispatch(attemptDropped());
    dropIntent();
    setState(IDLE);
  };

  const lookUpOpenAttempt = useEffectEvent(() => {
    const attempt = selectCreationAttempt(store.getState());
    if (attempt) void lookUp(attempt);
  });
  useEffect(() => {
    isShown.current = true;
    lookUpOpenAttempt();
    return () => {
      isShown.current = false;
    };
  }, []);

  return { state, place, confirm, check, drop };
}

export type Placement = ReturnType<typeof usePlacement>;
