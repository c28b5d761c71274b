import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userQueries } from '@/api/user/user-queries';
import type { CashReceipt } from '@/domain/payment/cash-receipt';
import type { OrderDraft } from '@/domain/order/draft';
import type { CashPayer, Pay } from '@/domain/payment/methods';
import type { CurrentUser } from '@/domain/account/user';
import { lastUsedPay } from '@/lib/storage/last-pay';
import { useAppDispatch } from '@/store/hooks';
import { cashReceiptChosen, payChosen, payerChosen } from '@/store/order-draft-slice';
import {
  currentPay,
  isReceiptOffered,
  payerOfMethod,
  payerOptions,
  payOptions,
  possiblePays,
  proposedPay,
} from './pay-options';

/** The choices of method, payer and receipt: what is offered, what is chosen, and the actions to change it. */
export function usePaymentChoices(draft: OrderDraft, user: CurrentUser) {
  const dispatch = useAppDispatch();
  const flags = useQuery(userQueries.featureFlags());
  const offered = payOptions(user, flags.data);
  const [lastPay] = useState(lastUsedPay);
  const proposal = { offered, user, amount: draft.calculationPrice.total, lastPay };
  // While the flags load, a method that comes with them may be the better proposal; it would replace this one visibly.
  const isEarly =
    flags.isPending &&
    draft.pay === null &&
    proposedPay({ ...proposal, offered: possiblePays(user) }) !== proposedPay(proposal);
  const pay = isEarly ? null : currentPay(draft.pay, proposal);
  const payers = payerOptions(draft);
  const cashPayer = payers.find((option) => option === draft.payer) ?? null;
  const payer = pay === 'cash' ? cashPayer : payerOfMethod(pay);
  const hasReceipt = isReceiptOffered(pay, payer);

  const choosePayer = (next: CashPayer | null) => dispatch(payerChosen(next));

  return {
    offered,
    /** Until the flags arrive, includes all methods that may be offered, to avoid a layout shift. */
    shown: flags.isPending ? possiblePays(user) : offered,
    pay,
    payers,
    payer,
    /** Who pays cash; null is the sender at the pickup. */
    cashPayer,
    /** Undefined if no receipt is offered; null if the customer wants none. */
    cashReceipt: hasReceipt ? draft.cashReceipt : undefined,
    /** It is not known yet which methods are offered. */
    isAwaited: pay === null && flags.isPending,
    /** The draft's method is not offered here. */
    isRejected: pay === null && draft.pay !== null && !flags.isPending,
    choosePay: (next: Pay) => {
      dispatch(payChosen(next));
      if (next !== 'cash') choosePayer(null);
    },
    choosePayer,
    chooseReceipt: (next: CashReceipt | null) => dispatch(cashReceiptChosen(next)),
  };
}

export type PaymentChoices = ReturnType<typeof usePaymentChoices>;
