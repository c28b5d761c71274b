import { useQuery } from '@tanstack/react-query';
import { userQueries } from '@/api/user/user-queries';
import type { CashReceipt } from '@/domain/payment/cash-receipt';
import type { OrderDraft } from '@/domain/order/draft';
import type { PayerType, Pay } from '@/domain/payment/methods';
import type { CurrentUser } from '@/domain/account/user';
import { useAppDispatch } from '@/store/hooks';
import { cashReceiptChosen, payChosen, payerChosen } from '@/store/order-draft-slice';
import { currentPay, isReceiptOffered, payerOptions, payOptions, possiblePays } from './pay-options';

/** How and by whom the order is paid: what may be chosen, what is, and the way to change it. */
export function usePaymentChoices(draft: OrderDraft, user: CurrentUser) {
  const dispatch = useAppDispatch();
  const flags = useQuery(userQueries.featureFlags());
  const offered = payOptions(user, flags.data);
  const pay = currentPay(draft.pay, offered);
  const isUnknown = pay === null && draft.pay !== null;
  const payers = payerOptions(draft);
  const payer = pay === 'cash' && payers.includes(draft.payer) ? draft.payer : null;
  const hasReceipt = isReceiptOffered(pay, payer);

  const choosePayer = (next: PayerType | null) => dispatch(payerChosen(next));

  return {
    offered,
    /** Until the flags arrive also the methods that may be offered, so that nothing below them moves. */
    shown: flags.isPending ? possiblePays(user) : offered,
    pay,
    payers,
    payer,
    /** Undefined where none is offered, null where none is wanted. */
    cashReceipt: hasReceipt ? draft.cashReceipt : undefined,
    /** The draft names a payment, and it is not known yet whether it is offered here. */
    isAwaited: isUnknown && flags.isPending,
    /** It turned out not to be. */
    isRejected: isUnknown && !flags.isPending,
    choosePay: (next: Pay) => {
      dispatch(payChosen(next));
      if (next !== 'cash') choosePayer(null);
    },
    choosePayer,
    chooseReceipt: (next: CashReceipt | null) => dispatch(cashReceiptChosen(next)),
  };
}

export type PaymentChoices = ReturnType<typeof usePaymentChoices>;
