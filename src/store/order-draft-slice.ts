import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OrderDraft } from '@/domain/order/draft';
import { CASH_ON_ARRIVAL } from '@/domain/order/draft';

/** One intent to order: the key stays the same until its outcome is known. `job` is the fingerprint of what went out. */
export type CreationAttempt = { idempotencyKey: string; job: string };

export type OrderDraftState = {
  draft: OrderDraft | null;
  status: 'idle' | 'loading' | 'failed';
  attempt: CreationAttempt | null;
  /** The stored draft did not come back whole: to be said, until the customer has seen it. */
  isDamaged: boolean;
  /** When the customer last worked on the draft; ms since 1970. */
  usedAt: number;
  /** A guest wrote the draft and a member is signed in by now: it waits for their word whether it goes on. */
  isOffered: boolean;
  heldBack: HeldBack | null;
};

/** A member's work, out of sight while the provider cannot say whether they are still signed in. */
export type HeldBack = Pick<OrderDraftState, 'draft' | 'attempt' | 'usedAt'>;

const initialState: OrderDraftState = {
  draft: null,
  status: 'idle',
  attempt: null,
  isDamaged: false,
  usedAt: 0,
  isOffered: false,
  heldBack: null,
};

/** Nothing is left of the order in hand; what is held back for a member stays. */
const withoutDraft = ({ heldBack }: OrderDraftState): OrderDraftState => ({ ...initialState, heldBack });

/** The price is refreshed while nobody is there: that is no use. */
const isSameContent = (one: OrderDraft | null, other: OrderDraft) =>
  one !== null &&
  JSON.stringify({ ...one, calculationPrice: null }) === JSON.stringify({ ...other, calculationPrice: null });

const now = () => ({ at: Date.now() });

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
    draftSaved: {
      prepare: (draft: OrderDraft) => ({ payload: draft, meta: now() }),
      reducer: (state, { payload, meta }: PayloadAction<OrderDraft, string, { at: number }>) => {
        if (!isSameContent(state.draft, payload)) state.usedAt = meta.at;
        const isKept = state.draft === null || isSameDeal(state.draft, payload);
        state.draft = isKept ? payload : { ...payload, brandpayPaymentInfo: null };
      },
    },
    /** A guest goes on with it. */
    draftOpened: {
      prepare: () => ({ payload: undefined, meta: now() }),
      reducer: (state, { meta }: PayloadAction<undefined, string, { at: number }>) => {
        state.usedAt = meta.at;
        state.isOffered = false;
      },
    },
    draftDropped: () => initialState,
    draftOffered: (state) => {
      state.isOffered = true;
    },
    /** The member goes on with what a guest had begun. */
    draftAccepted: (state) => {
      state.isOffered = false;
    },
    draftDeclined: (state) => withoutDraft(state),
    draftHeldBack: (state): OrderDraftState => {
      const { draft, attempt, usedAt } = state;
      return draft === null && attempt === null ? state : { ...initialState, heldBack: { draft, attempt, usedAt } };
    },
    /** The member is back, and no newer draft stands in its place. */
    draftTakenBack: (state): OrderDraftState => ({ ...initialState, ...state.heldBack }),
    heldBackDropped: (state) => {
      state.heldBack = null;
    },
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
    /** Spec §4. The app itself chooses a payer; the request derives the flag from it. */
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
    /** No answer came. The attempt and its key stay until the order has been looked up. */
    creationLeftUnknown: (state) => {
      state.status = 'failed';
    },
    /** The outcome stays unknown. A BrandPay approval is kept; the provider refuses it if it has been used. */
    attemptDropped: (state) => {
      state.status = 'idle';
      state.attempt = null;
    },
    creationSucceeded: (state) => withoutDraft(state),
    /** What the attempt sent is placed; the draft is another job by now and stays, without an approval that may be used up. */
    otherJobPlaced: (state) => ({
      ...withoutDraft(state),
      draft: state.draft && { ...state.draft, brandpayPaymentInfo: null },
      usedAt: state.usedAt,
    }),
  },
  selectors: {
    selectIsDraftDamaged: (state) => state.isDamaged,
    selectDraft: (state) => state.draft,
    selectCreationAttempt: (state) => state.attempt,
    selectIsDraftOffered: (state) => state.isOffered,
  },
});

export const {
  draftSaved,
  draftOpened,
  draftDropped,
  draftOffered,
  draftAccepted,
  draftDeclined,
  draftHeldBack,
  draftTakenBack,
  heldBackDropped,
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
export const { selectDraft, selectIsDraftDamaged, selectCreationAttempt, selectIsDraftOffered } =
  orderDraftSlice.selectors;
