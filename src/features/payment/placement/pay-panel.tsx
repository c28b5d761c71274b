import { getIn, useFormikContext } from 'formik';
import { useTranslation } from '@/lib/i18n/use-translation';
import { type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { ApiError } from '@/domain/api-error';
import { textContextOf, type OrderType } from '@/domain/order/kinds';
import { formatCountdown, formatWon } from '@/domain/text/format';
import { useCountdown } from '@/lib/browser/use-countdown';
import { useIsOnline } from '@/lib/browser/use-is-online';
import { Button, FormBlockedReason } from '@/ui/kit/button/button';
import { RetryButton } from '@/ui/kit/button/retry-button';
import { Notice } from '@/ui/kit/feedback/notice';
import { failureText } from '@/ui/kit/form/form-failure';
import { ProblemCount } from '@/ui/kit/form/problem-count';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { SITE } from '@/config/site';
import type { Coupons } from '../coupon/use-coupons';
import type { PaymentChoices } from '../method/use-payment-choices';
import { GUEST_FIELDS, PLACE_ID, type PaymentValues } from '../payment-values';
import { PriceChange } from '../price/price-change';
import type { PriceCheck } from '../price/use-price-check';
import { FocusedPanel } from './placement-panel';
import { PlacingLabels } from './placing-labels';
import type { PlacementState } from './use-placement';

type PayPanelProps = {
  orderType: OrderType;
  amount: number;
  /** The agreed price in won, before a coupon. */
  agreed: number;
  priceCheck: PriceCheck;
  choices: Pick<PaymentChoices, 'isAwaited' | 'offered'>;
  coupons: Pick<Coupons, 'isAwaited' | 'error'>;
  state: PlacementState;
  unmapped: readonly string[];
  /** A payment by BrandPay is under way. */
  isPaying: boolean;
  /** The errors of the choices outside the Formik form, in the order of the page. */
  wrongChoices: readonly string[];
  onFirstWrong: () => void;
  /** The customer has come here by one press, without having seen the order. */
  isUnseen: boolean;
  /** Notice of the chosen payment method. */
  children?: ReactNode;
};

/** On phones the button sticks to the bottom together with its notices; on desktop it is below the price. */
const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.down('desktop')]: {
    position: 'sticky',
    bottom: 0,
    zIndex: theme.zIndex.appBar - 1,
    margin: theme.spacing(0, -4),
    padding: theme.spacing(3, 4),
    paddingBottom: `max(${theme.spacing(3)}, env(safe-area-inset-bottom))`,
    backgroundColor: theme.vars.palette.background.paper,
    borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
  },
  [theme.breakpoints.between('md', 'lg')]: { margin: theme.spacing(0, -6), paddingInline: theme.spacing(6) },
  [theme.breakpoints.between('lg', 'desktop')]: { margin: theme.spacing(0, -8), paddingInline: theme.spacing(8) },
}));

const Reason = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  textAlign: 'center',
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

const Wrong = styled('div')({ textAlign: 'center' });

/** Groups the notices for the button's description, and leaves their layout to the bar. */
const Notices = styled('div')({ display: 'contents' });

/** Instead of `disabled`, which would lose the focus. Enter in a field clicks this button too. */
const preventClick = (event: MouseEvent) => event.preventDefault();

/** What must be known or confirmed before ordering, the most important first; null if nothing. */
function useObstacle({
  priceCheck,
  choices,
  coupons,
}: Pick<PayPanelProps, 'priceCheck' | 'choices' | 'coupons'>): string | null {
  const { t } = useTranslation('payment');
  const isOnline = useIsOnline();
  if (!isOnline) return t('submit.offline');
  if (priceCheck.isAsking) return t('price.asking');
  if (priceCheck.changed) return t('price.confirmFirst');
  if (choices.isAwaited) return t('submit.payWait');
  if (choices.offered.length === 0) return t('pay.nothing', { phone: SITE.customerCentrePhone });
  if (!coupons.isAwaited) return null;
  return coupons.error ? t('coupon.failed') : t('submit.couponWait');
}

/** No order can be read sooner: a press is the second one of an impatient double tap on the page before. */
const FIRST_LOOK_MS = 800;

/** Whether an unseen order has only just appeared. */
function useFirstLook(isUnseen: boolean) {
  const [isFirstLook, setIsFirstLook] = useState(isUnseen);
  useEffect(() => {
    const timer = setTimeout(() => setIsFirstLook(false), FIRST_LOOK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isFirstLook;
}

/** The messages at a guest's fields, in the order of the page, once the order was sent. */
function useWrongFields(): string[] {
  const { errors, submitCount } = useFormikContext<PaymentValues>();
  if (submitCount === 0) return [];
  return GUEST_FIELDS.map((name): unknown => getIn(errors, name)).filter((message) => typeof message === 'string');
}

/** The order button with its amount, and beside it everything that is in its way. */
export function PayPanel(props: PayPanelProps) {
  const { amount, agreed, priceCheck, state, unmapped, isPaying, children } = props;
  const { t, i18n } = useTranslation(['payment', 'common']);
  const locale = useLocale();
  const id = useId();
  const [reasonId, wrongId, noticesId] = [`${id}reason`, `${id}wrong`, `${id}notices`];
  const obstacle = useObstacle(props);
  const isFirstLook = useFirstLook(props.isUnseen);
  const isPlacing = state.status === 'processing';
  const waitSeconds = useCountdown(state.status === 'failed' ? (state.error?.retryAt ?? null) : null);
  const wrong = [...useWrongFields(), ...props.wrongChoices];
  const isRetry = state.status === 'failed' && state.reason === 'notPlaced';
  const isNotSent = state.status === 'failed' && state.reason === 'notSent';
  const isBlocked = obstacle !== null && !isPlacing;
  const hasPriceFailed = priceCheck.hasFailed && !priceCheck.isAsking;
  const isPriceRefused = priceCheck.error instanceof ApiError && priceCheck.error.isRefused;
  const hasNotices = isRetry || isNotSent || hasPriceFailed || unmapped.length > 0 || Boolean(children);
  const reasons = [isBlocked && reasonId, wrong.length > 0 && wrongId, hasNotices && noticesId].filter(Boolean);

  return (
    <Bar data-bottom="bar">
      <Notices id={noticesId}>
        {isRetry ? (
          <FocusedPanel isPage={false}>
            <Notice tone="attention" title={t('notPlaced.title')}>
              {t('notPlaced.message')}
            </Notice>
          </FocusedPanel>
        ) : null}
        {isNotSent ? (
          <Notice tone="error" title={t('notSent.title')}>
            {t('notSent.message')}
          </Notice>
        ) : null}
        {priceCheck.changed ? (
          <PriceChange before={agreed} after={priceCheck.changed.total} onConfirm={priceCheck.confirm} />
        ) : null}
        {hasPriceFailed ? (
          <Notice
            tone="error"
            title={t('price.failed')}
            action={
              <RetryButton
                size="small"
                variant="outline"
                error={priceCheck.error}
                isRetrying={false}
                onRetry={priceCheck.ask}
              />
            }
          >
            {isPriceRefused
              ? failureText(priceCheck.error, i18n, textContextOf(props.orderType))
              : t('price.failedWhy')}
          </Notice>
        ) : null}
        {unmapped.map((sentence) => (
          <Notice key={sentence} tone="error" title={t('refused.title')}>
            {sentence}
          </Notice>
        ))}
        {children}
      </Notices>
      {wrong.length > 0 ? (
        <Wrong id={wrongId}>
          <ProblemCount onPress={props.onFirstWrong}>
            {t('submit.wrong', { count: wrong.length, first: wrong[0] })}
          </ProblemCount>
        </Wrong>
      ) : null}
      <div>
        <FormBlockedReason
          value={waitSeconds > 0 ? `${t('common:action.retry')} · ${formatCountdown(waitSeconds)}` : null}
        >
          <Button
            id={PLACE_ID}
            type="submit"
            variant="primary"
            size="large"
            isFullWidth
            isLoading={isPlacing || isPaying}
            {...(reasons.length > 0 ? { 'aria-describedby': reasons.join(' ') } : {})}
            {...(isBlocked || (isFirstLook && !isPlacing) ? { 'aria-disabled': true, onClick: preventClick } : {})}
          >
            {t(isRetry ? 'submit.again' : 'submit.place', { amount: formatWon(amount, locale) })}
          </Button>
        </FormBlockedReason>
        {isBlocked ? <Reason id={reasonId}>{obstacle}</Reason> : null}
        {isPlacing ? (
          <Reason>
            <PlacingLabels step="placing" />
          </Reason>
        ) : null}
      </div>
    </Bar>
  );
}
