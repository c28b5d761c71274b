import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OrderDraft } from '@/domain/order-draft';
import { CASH_ON_ARRIVAL } from '@/domain/order-types';

/** One intent to order: the key stays the same until its outcome is known. `job` is the fingerprint of what went out. */
export type CreationAttempt = { idempotencyKey: string; job: string };

export type OrderDraftState = {
  draft: OrderDraft | null;
  status: 'idle' | 'loading' | 'failed';
  attempt: CreationAttempt | null;
  /** The stored draft did not come back whole: to be said, until the customer has seen it. */
  isDamaged: boolean;
};

const initialState: OrderDraftState = { draft: null, status: 'idle', attempt: null, isDamaged: false };

/** An approval of BrandPay's is about one job at one price; whoever changes either pays anew. */
const isSameDeal = (one: OrderDraft, other: OrderDraft) => {
  const dealOf = ({ waypoints, orderType, vehiclePoolId, services, appointmentAt, ...draft }: OrderDraft) =>
    JSON.stringify([
      waypoints.map(({ address }) => address),
      [orderType, vehiclePoolId, services, appointmentAt],
      [draft.calculationPrice.total, draft.coupon, draft.pay],
    ]);
  return dealOf(one) === dealOf(other);
};

function change(draft: OrderDraft | null, part: Partial<OrderDraft>): OrderDraft | null {
  if (!draft) return null;
  const changed = { ...draft, ...part };
  return isSameDeal(draft, changed) ? changed : { ...changed, brandpayPaymentInfo: null };
}

/** Spec §4: partial updates are ignored when no draft exists. */
export const orderDraftSlice = createSlice({
  name: 'orderDraft',
  initialState,
  reducers: {
    draftSaved: (state, { payload }: PayloadAction<OrderDraft>) => {
      const isKept = state.draft === null || isSameDeal(state.draft, payload);
      state.draft = isKept ? payload : { ...payload, brandpayPaymentInfo: null };
    },
    draftDropped: () => initialState,
    damageSeen: (state) => {
      state.isDamaged = false;
    },
    couponChosen: (state, { payload: coupon }: PayloadAction<OrderDraft['coupon']>) => {
      state.draft = change(state.draft, { coupon });
    },
    appointmentChosen: (state, { payload: appointmentAt }: PayloadAction<OrderDraft['appointmentAt']>) => {
      state.draft = change(state.draft, { appointmentAt });
    },
    payChosen: (state, { payload: pay }: PayloadAction<OrderDraft['pay']>) => {
      state.draft = change(state.draft, { pay });
    },
    payerChosen: ({ draft }, { payload }: PayloadAction<OrderDraft['payer']>) => {
      if (draft) draft.payer = payload;
    },
    cashReceiptChosen: ({ draft }, { payload }: PayloadAction<OrderDraft['cashReceipt']>) => {
      if (draft) draft.cashReceipt = payload;
    },
    brandpayPaid: ({ draft }, { payload }: PayloadAction<OrderDraft['brandpayPaymentInfo']>) => {
      if (draft) draft.brandpayPaymentInfo = payload;
    },
    priceCalculated: (state, { payload: calculationPrice }: PayloadAction<OrderDraft['calculationPrice']>) => {
      state.draft = change(state.draft, { calculationPrice });
    },
    cashOnArrivalToggled: ({ draft }, { payload: on }: PayloadAction<boolean>) => {
      if (!draft) return;
      const others = draft.flags.filter((flag) => flag !== CASH_ON_ARRIVAL);
      draft.flags = on ? [...others, CASH_ON_ARRIVAL] : others;
    },
    creationStarted: (state, { payload }: PayloadAction<CreationAttempt>) => {
      state.status = 'loading';
      state.attempt = payload;
    },
    /** Refused: nothing was created, and the next try is a new intent, paid anew. */
    creationFailed: (state) => {
      state.status = 'failed';
      state.attempt = null;
      if (state.draft) state.draft.brandpayPaymentInfo = null;
    },
    /** No answer came: the attempt and its key stay until somebody has looked. */
    creationLeftUnknown: (state) => {
      state.status = 'failed';
    },
    /** Nobody could say what became of it. An approval stays: should it be used up, the provider refuses it. */
    attemptDropped: (state) => {
      state.status = 'idle';
      state.attempt = null;
    },
    creationSucceeded: () => initialState,
    /** What the attempt sent is placed; the draft is another job by now and stays, without an approval that may be used up. */
    otherJobPlaced: ({ draft }) => ({ ...initialState, draft: draft && { ...draft, brandpayPaymentInfo: null } }),
  },
  selectors: {
    selectIsDraftDamaged: (state) => state.isDamaged,
    selectDraft: (state) => state.draft,
    selectCreationAttempt: (state) => state.attempt,
  },
});

export const {
  draftSaved,
  draftDropped,
  damageSeen,
  couponChosen,
  appointmentChosen,
  payChosen,
  payerChosen,
  cashReceiptChosen,
  brandpayPaid,
  priceCalculated,
  cashOnArrivalToggled,
  creationStarted,
  creationFailed,
  creationLeftUnknown,
  attemptDropped,
  creationSucceeded,
  otherJobPlaced,
} = orderDraftSlice.actions;
export const { selectDraft, selectIsDraftDamaged, selectCreationAttempt } = orderDraftSlice.selectors;
