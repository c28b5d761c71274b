import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { CASH_ON_ARRIVAL, type OrderDraft } from '@/domain/order/draft';

/**
 * One attempt to order. The key stays the same until the outcome is known; `job` is the fingerprint of what was sent.
 */
export type CreationAttempt = { idempotencyKey: string; job: string };

export type OrderDraftState = {
  draft: OrderDraft | null;
  status: 'idle' | 'loading' | 'failed';
  attempt: CreationAttempt | null;
  /** The stored draft was incomplete; a notice says so until the customer has seen it. */
  isDamaged: boolean;
  /** When the customer last worked on the draft; ms since 1970. */
  usedAt: number;
  /** A guest wrote the draft and a member is signed in now: the member must accept or decline it. */
  isOffered: boolean;
  heldBack: HeldBack | null;
};

/** A member's draft, hidden after their session has expired, or while the provider cannot say whether it has. */
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

/** Drops the current order; the hidden draft of a member stays. */
const withoutDraft = ({ heldBack }: OrderDraftState): OrderDraftState => ({ ...initialState, heldBack });

/** The price refreshes without the customer, so a new price does not count as use. */
const isSameContent = (one: OrderDraft | null, other: OrderDraft) =>
  one !== null &&
  JSON.stringify({ ...one, calculationPrice: null }) === JSON.stringify({ ...other, calculationPrice: null });

const now = () => ({ at: Date.now() });

/** A BrandPay approval is valid for one job at one price; a change of either needs a new payment. */
const isSameDeal = (one: OrderDraft, other: OrderDraft) => {
  const dealOf = ({ waypoints, orderType, vehiclePoolId, services, appointmentAt, ...draft }: OrderDraft) =>
    JSON.stringify([
      waypoints.map(({ address }) => address),
      [orderType, vehiclePoolId, services, appointmentAt],
      [draft.calculationPrice.total, draft.coupon?.id, draft.pay],
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
    /** A guest continues the draft. */
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
    /** The member continues a guest's draft. */
    draftAccepted: (state) => {
      state.isOffered = false;
    },
    draftDeclined: (state) => withoutDraft(state),
    draftHeldBack: (state): OrderDraftState => {
      const { draft, attempt, usedAt } = state;
      return draft === null && attempt === null ? state : { ...initialState, heldBack: { draft, attempt, usedAt } };
    },
    /** The member is back and there is no newer draft. */
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
    /** Refused: nothing was created, and the next try is a new order with a new payment. */
    creationFailed: (state) => {
      state.status = 'failed';
      state.attempt = null;
      if (state.draft) state.draft.brandpayPaymentInfo = null;
    },
    /** No answer: the attempt and its key stay until the order has been looked up. */
    creationLeftUnknown: (state) => {
      state.status = 'failed';
    },
    /** The outcome stays unknown. A BrandPay approval is kept; the provider refuses it if it has been used. */
    attemptDropped: (state) => {
      state.status = 'idle';
      state.attempt = null;
    },
    creationSucceeded: (state) => withoutDraft(state),
    /**
     * The order of the attempt exists, but the draft has changed since: it stays, without an approval that may be used
     * up.
     */
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
