import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OrderDraft } from '@/domain/order-draft';
import { CASH_ON_ARRIVAL } from '@/domain/order-types';

/** One intent to order: the key stays the same until its outcome is known. */
export type CreationAttempt = { idempotencyKey: string; startedAt: string };

export type OrderDraftState = {
  draft: OrderDraft | null;
  status: 'idle' | 'loading' | 'failed';
  attempt: CreationAttempt | null;
};

const initialState: OrderDraftState = { draft: null, status: 'idle', attempt: null };

/** Spec §4: partial updates are ignored when no draft exists. */
export const orderDraftSlice = createSlice({
  name: 'orderDraft',
  initialState,
  reducers: {
    draftSaved: (state, { payload }: PayloadAction<OrderDraft>) => {
      state.draft = payload;
    },
    draftDropped: () => initialState,
    couponChosen: ({ draft }, { payload }: PayloadAction<OrderDraft['coupon']>) => {
      if (draft) draft.coupon = payload;
    },
    appointmentChosen: ({ draft }, { payload }: PayloadAction<OrderDraft['appointmentAt']>) => {
      if (draft) draft.appointmentAt = payload;
    },
    payChosen: ({ draft }, { payload }: PayloadAction<OrderDraft['pay']>) => {
      if (draft) draft.pay = payload;
    },
    payerChosen: ({ draft }, { payload }: PayloadAction<OrderDraft['payer']>) => {
      if (draft) draft.payer = payload;
    },
    brandpayPaid: ({ draft }, { payload }: PayloadAction<OrderDraft['brandpayPaymentInfo']>) => {
      if (draft) draft.brandpayPaymentInfo = payload;
    },
    priceCalculated: ({ draft }, { payload }: PayloadAction<OrderDraft['calculationPrice']>) => {
      if (draft) draft.calculationPrice = payload;
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
    /** Refused: nothing was created, and the next try is a new intent. */
    creationFailed: (state) => {
      state.status = 'failed';
      state.attempt = null;
    },
    /** No answer came: the attempt and its key stay until somebody has looked. */
    creationLeftUnknown: (state) => {
      state.status = 'failed';
    },
    creationSucceeded: () => initialState,
  },
  selectors: {
    selectDraft: (state) => state.draft,
    selectCreationStatus: (state) => state.status,
    selectCreationAttempt: (state) => state.attempt,
  },
});

export const {
  draftSaved,
  draftDropped,
  couponChosen,
  appointmentChosen,
  payChosen,
  payerChosen,
  brandpayPaid,
  priceCalculated,
  cashOnArrivalToggled,
  creationStarted,
  creationFailed,
  creationLeftUnknown,
  creationSucceeded,
} = orderDraftSlice.actions;
export const { selectDraft, selectCreationStatus, selectCreationAttempt } = orderDraftSlice.selectors;
