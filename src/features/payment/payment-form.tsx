import { Formik } from 'formik';
import { useTranslation } from '@/lib/i18n/use-translation';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { type CurrentUser, isAnonymous } from '@/domain/account/user';
import type { OrderDraft } from '@/domain/order/draft';
import { isPrepaid, type Pay } from '@/domain/payment/methods';
import { formatPhone } from '@/domain/text/phone';
import { focusInView } from '@/lib/browser/focus-in-view';
import { intentKey } from '@/lib/storage/payment-intent';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { couponChosen } from '@/store/order-draft-slice';
import { FormBody } from '@/ui/kit/form/form-body';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { lazyValidate } from '@/ui/kit/form/lazy-validate';
import { styled } from '@/ui/styled';
import { BrandpayNotice, BrandpayTools } from './brandpay/brandpay-parts';
import { useBrandpay } from './brandpay/use-brandpay';
import { CardPayment } from './confirmation/lazy-card-payment';
import { CouponSection } from './coupon/coupon-section';
import { useCoupons } from './coupon/use-coupons';
import { readGuestEntry } from './guest/guest-entry';
import { GuestSection } from './guest/guest-section';
import { CashReceiptSection } from './method/cash-receipt-section';
import { payerOfMethod } from './method/pay-options';
import { PaySection } from './method/pay-section';
import { PayerSection } from './method/payer-section';
import { usePaymentChoices } from './method/use-payment-choices';
import { CHOICE_FIELDS, type PaymentValues } from './payment-values';
import { jobFingerprint } from './placement/job-fingerprint';
import { PayPanel } from './placement/pay-panel';
import type { Placement } from './placement/use-placement';
import { useSubmitOrder } from './placement/use-submit-order';
import { PriceCard } from './price/price-card';
import { stalePriceReason, usePriceCheck } from './price/use-price-check';
import type { OrderTerms as OrderTermsPart } from './terms/order-terms';
import { OrderSummary } from './summary/order-summary';

/** The first wrong field: a guest's, which says so itself, or a choice inside `data-wrong`. */
function focusFirstWrong(choices: HTMLElement | null) {
  const wrong = choices?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong="true"]');
  if (!wrong) return;
  const field = ['[aria-invalid="true"]', 'input:checked', 'input']
    .map((selector) => wrong.querySelector<HTMLElement>(selector))
    .find(Boolean);
  focusInView(field ?? wrong);
}

/**
 * After each refusal, focuses the first wrong choice: the one inside `data-wrong`. `refusals` counts them, so that a
 * repeated mistake moves the focus again. Returns the ref of the fieldset to search.
 */
function useChoiceFocus(refusals: number) {
  const choices = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    focusFirstWrong(choices.current);
  }, [refusals]);
  return choices;
}

type PaymentFormProps = {
  draft: OrderDraft;
  user: CurrentUser;
  placement: Placement;
  /** The draft is a copy of an earlier order that the customer sees here for the first time. */
  isRepeated: boolean;
};

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('desktop')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 368px',
    alignItems: 'start',
    gap: theme.spacing(6),
  },
}));

const Steps = styled('fieldset')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

const Side = styled('div')(({ theme }) => ({
  // On phones its parts are children of the form's column, so that the bar can stick along the whole form.
  display: 'contents',
  [theme.breakpoints.up('desktop')]: {
    display: 'grid',
    gap: theme.spacing(4),
    position: 'sticky',
    top: theme.spacing(6),
  },
}));

/** Of three rows; reserved, so that the order button stays in place when they arrive. */
const TermsBox = styled('div')({ minHeight: '10.875rem' });

const OrderTerms = lazyPart<ComponentProps<typeof OrderTermsPart>>(() =>
  import('./terms/order-terms').then((module) => module.OrderTerms),
);

/** The whole payment step on one page, with one button. */
export function PaymentForm({ draft, user, placement, isRepeated }: PaymentFormProps) {
  const { t } = useTranslation('payment');
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const choices = usePaymentChoices(draft, user);
  const coupons = useCoupons(draft, choices.pay, user, choices.offered);
  const priceCheck = usePriceCheck(draft);
  const isBrandpay = choices.pay === 'brandPay';
  const brandpay = useBrandpay(user, isBrandpay);
  const order = useSubmitOrder({ draft, user, choices, coupons, priceCheck, placement, brandpay });
  const choicesRef = useChoiceFocus(order.refusals);
  const isGuest = isAnonymous(user);
  const isLocked = placement.state.status === 'processing' || brandpay.isPaying;
  const { total } = draft.calculationPrice;
  const [initial] = useState<PaymentValues>(() => ({ guest: readGuestEntry(store) }));

  const isPaidByLink = payerOfMethod(choices.pay) === 'SMS';

  function choosePay(pay: Pay) {
    order.settle('pay');
    brandpay.settle();
    choices.choosePay(pay);
  }

  useEffect(() => {
    if (isGuest && isPaidByLink) CardPayment.prefetch();
  }, [isGuest, isPaidByLink]);
  useEffect(() => void intentKey(jobFingerprint(draft)), [draft]);

  return (
    <Formik
      initialValues={initial}
      {...(isGuest
        ? { validate: lazyValidate<PaymentValues>(() => import('./guest/guest-schema').then((m) => m.guestSchema(t))) }
        : {})}
      validateOnBlur={false}
      onSubmit={order.submit}
    >
      <FormBody>
        <Columns>
          <Steps ref={choicesRef} disabled={isLocked}>
            <OrderSummary draft={draft} isLocked={isLocked} />
            {isGuest ? <GuestSection /> : null}
            {coupons.isMember && !choices.isRejected ? (
              <div data-wrong={order.errors.coupon !== undefined}>
                <CouponSection
                  coupons={coupons}
                  price={total}
                  error={order.errors.coupon}
                  onTake={choosePay}
                  onChoose={(id) => {
                    order.settle('coupon');
                    // With another discount the points may suffice.
                    order.settle('pay');
                    dispatch(couponChosen({ id }));
                  }}
                />
              </div>
            ) : null}
            <div data-wrong={order.errors.pay !== undefined}>
              <PaySection
                orderType={draft.orderType}
                shown={choices.shown}
                offered={choices.offered}
                value={choices.pay}
                pointAmount={coupons.pointAmount}
                user={user}
                error={order.errors.pay ?? (choices.isRejected || brandpay.isMissing ? t('pay.notOffered') : undefined)}
                onChoose={choosePay}
              >
                {isBrandpay ? <BrandpayTools brandpay={brandpay} /> : null}
              </PaySection>
            </div>
            {choices.pay === 'cash' && choices.payers.length > 1 ? (
              <div data-wrong={order.errors.payer !== undefined}>
                <PayerSection
                  options={choices.payers}
                  value={choices.cashPayer}
                  error={order.errors.payer}
                  onChoose={(payer) => {
                    order.settle('payer');
                    choices.choosePayer(payer);
                  }}
                />
              </div>
            ) : null}
            {choices.cashReceipt === undefined ? null : (
              <div data-wrong={order.errors['cashReceipt.number'] !== undefined}>
                <CashReceiptSection
                  orderType={draft.orderType}
                  value={choices.cashReceipt}
                  isRequired={order.isReceiptDue}
                  ownPhone={isGuest ? '' : formatPhone(user.phoneNumber)}
                  error={order.errors['cashReceipt.number']}
                  onChange={(receipt) => {
                    order.settle('cashReceipt.number');
                    choices.chooseReceipt(receipt);
                  }}
                />
              </div>
            )}
          </Steps>
          <Side>
            <PriceCard draft={draft} discount={coupons.discount} doubt={stalePriceReason(priceCheck)} />
            <TermsBox>
              <OrderTerms
                orderType={draft.orderType}
                total={total}
                amount={order.amount}
                isPrepaid={choices.pay !== null && isPrepaid(choices.pay)}
                isPaidByLink={isPaidByLink}
              />
            </TermsBox>
            <PayPanel
              orderType={draft.orderType}
              amount={order.amount}
              agreed={total}
              priceCheck={priceCheck}
              choices={choices}
              coupons={coupons}
              state={placement.state}
              unmapped={order.unmapped}
              isPaying={brandpay.isPaying}
              isUnseen={isRepeated}
              wrongChoices={CHOICE_FIELDS.flatMap((name) => order.errors[name] ?? [])}
              onFirstWrong={() => focusFirstWrong(choicesRef.current)}
            >
              {isBrandpay ? <BrandpayNotice brandpay={brandpay} isApproved={order.isApproved && !isLocked} /> : null}
            </PayPanel>
          </Side>
        </Columns>
      </FormBody>
    </Formik>
  );
}
