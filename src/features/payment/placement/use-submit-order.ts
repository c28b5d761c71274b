import { onlineManager } from '@tanstack/react-query';
import type { FormikHelpers } from 'formik';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { isPaymentUsed, isPriceChanged } from '@/api/order/order-placement';
import { type CurrentUser, isAnonymous } from '@/domain/account/user';
import { ApiError } from '@/domain/api-error';
import type { OrderDraft } from '@/domain/order/draft';
import { textContextOf } from '@/domain/order/kinds';
import { type Orderer, type PaymentChoice, toOrderRequest } from '@/domain/order/order-request';
import { isReceiptNumber, requiredReceipt } from '@/domain/payment/cash-receipt';
import { reloadProfile } from '@/queries/reload-profile';
import { useAppStore } from '@/store/hooks';
import { couponChosen, payChosen } from '@/store/order-draft-slice';
import { formatPoints, formatWon } from '@/domain/text/format';
import { formFailure } from '@/ui/kit/form/form-failure';
import { goodsName } from '@/ui/order/order-names';
import { useLocale } from '@/ui/use-locale';
import type { BrandpayStep } from '../brandpay/use-brandpay';
import type { Coupons } from '../coupon/use-coupons';
import { GUEST_CONSENTS } from '../guest/guest-entry';
import type { PaymentChoices } from '../method/use-payment-choices';
import { CHOICE_FIELDS, type ChoiceErrors, GUEST_FIELDS, ordererOf, type PaymentValues } from '../payment-values';
import type { PriceCheck } from '../price/use-price-check';
import type { Placement } from './use-placement';

/** The code of a refused payment, in BrandPay's codes; null if the error is about something else. */
function paymentRefusal(error: ApiError): string | null {
  if (isPaymentUsed(error)) return 'ALREADY_PROCESSED_PAYMENT';
  return error.items.find(({ field }) => field.startsWith('brandpayPaymentInfo'))?.code ?? null;
}

type SubmitOrder = {
  draft: OrderDraft;
  user: CurrentUser;
  choices: PaymentChoices;
  coupons: Coupons;
  priceCheck: PriceCheck;
  placement: Placement;
  brandpay: BrandpayStep;
};

/** Submits the order as shown on the page and maps a refusal to its fields. */
export function useSubmitOrder({ draft, user, choices, coupons, priceCheck, placement, brandpay }: SubmitOrder) {
  const { t, i18n } = useTranslation(['payment', 'order']);
  const locale = useLocale();
  const store = useAppStore();
  /** A refusal, or the choice that kept the order from being sent. No sentences: they follow the page's language. */
  const [problem, setProblem] = useState<ApiError | keyof ChoiceErrors | null>(null);
  /** Fields that the customer has changed since. */
  const [settled, setSettled] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState(0);
  const { pay, payer, cashReceipt } = choices;
  const context = textContextOf(draft.orderType);
  const amount = draft.calculationPrice.total - coupons.discount;
  const dueReceipt = cashReceipt === undefined ? null : requiredReceipt(draft.orderType, amount);
  const receipt = cashReceipt ?? dueReceipt;
  const { point: balance = 0 } = user;
  const isShort = pay === 'point' && balance < amount;

  /** An earlier approval that no order has used yet can be used instead of a new one. */
  const approved = draft.brandpayPaymentInfo?.amount === amount ? draft.brandpayPaymentInfo : null;

  const requestOf = (orderer: Orderer | null, paid: Pick<PaymentChoice, 'pay' | 'brandpayPaymentInfo'>) =>
    toOrderRequest(
      { ...draft, goodsDescription: goodsName(i18n, draft) },
      {
        ...paid,
        payer,
        ...(receipt ? { cashReceipt: receipt } : {}),
        coupon: coupons.chosen ? { id: coupons.chosen.coupon.id } : null,
      },
      orderer,
    );

  /** Stores the proposed method and coupon, so that a payment window, a reload or a retry uses the same ones. */
  function keepProposals() {
    if (pay !== null && draft.pay === null) store.dispatch(payChosen(pay));
    if (coupons.effects && coupons.isProposed)
      store.dispatch(couponChosen({ id: coupons.chosen?.coupon.id ?? null, isProposed: true }));
  }

  function textOfWrong(field: keyof ChoiceErrors) {
    if (field !== 'pay') return cashReceipt && i18n.t(`wrong.${cashReceipt.kind}`, { ns: 'cashReceipt' });
    if (pay === null) return t('pay.choose');
    return (
      isShort &&
      t('pay.pointShort', { balance: formatPoints(balance, locale), missing: formatWon(amount - balance, locale) })
    );
  }

  const failureOf = (error: ApiError) => formFailure(error, i18n, [...GUEST_FIELDS, ...CHOICE_FIELDS], { context });

  const { fields, unmapped } =
    problem instanceof ApiError
      ? failureOf(problem)
      : { fields: problem ? { [problem]: textOfWrong(problem) } : {}, unmapped: [] };
  const errors: ChoiceErrors = Object.fromEntries(
    CHOICE_FIELDS.flatMap((name) => (fields[name] && !settled.includes(name) ? [[name, fields[name]]] : [])),
  );

  function refuse(reason: typeof problem) {
    setProblem(reason);
    setRefusals((count) => count + 1);
  }

  async function payByBrandpay() {
    const orderName = t(`order:type.${draft.orderType}`);
    const payment = { amount, orderName, customerName: user.name };
    const brandpayPaymentInfo = approved ?? (await brandpay.pay(payment, placement.confirm));
    return brandpayPaymentInfo && { pay: 'brandPay' as const, brandpayPaymentInfo };
  }

  async function submit(values: PaymentValues, { setFieldError }: Pick<FormikHelpers<PaymentValues>, 'setFieldError'>) {
    setProblem(null);
    setSettled([]);
    if (choices.isAwaited) return;
    if (pay === null || isShort) return refuse('pay');
    if (cashReceipt && !isReceiptNumber(cashReceipt)) return refuse('cashReceipt.number');
    const orderer = isAnonymous(user) ? ordererOf(values) : null;
    if (orderer === undefined) {
      // The form's own rules may not be loaded yet.
      for (const name of GUEST_CONSENTS)
        if (!values.guest.agreements[name]) setFieldError(`guest.agreements.${name}`, t(`guest.${name}Required`));
      return;
    }
    if (coupons.isAwaited || !onlineManager.isOnline() || !priceCheck.isUsable()) return;

    keepProposals();
    const paid = pay === 'brandPay' ? await payByBrandpay() : { pay };
    const outcome = paid && (await placement.place({ request: requestOf(orderer, paid), draft, amount }));
    if (outcome?.kind !== 'refused') return;
    const { error } = outcome;
    if (isPriceChanged(error)) {
      const price = await priceCheck.recheck();
      // The panel of a new price says why; for the same price nothing else does.
      if (price?.total === draft.calculationPrice.total) setProblem(error);
      return;
    }
    const refusal = paymentRefusal(error);
    if (refusal !== null) return brandpay.refuse(refusal);

    const refused = failureOf(error).fields;
    for (const name of GUEST_FIELDS) if (refused[name]) setFieldError(name, refused[name]);
    refuse(error);
    // The points may have been spent in another window.
    if (pay === 'point' && refused.pay) void reloadProfile(store);
    if (refused.coupon) {
      store.dispatch(couponChosen({ id: null }));
      coupons.retry();
    }
  }

  return {
    submit,
    amount,
    isReceiptDue: dueReceipt !== null,
    isApproved: pay === 'brandPay' && approved !== null,
    errors,
    /** Counts refused submissions. */
    refusals,
    unmapped,
    /** Clears the error of a choice when the customer changes it. */
    settle: (field: keyof ChoiceErrors) => setSettled((before) => [...before, field]),
  };
}
