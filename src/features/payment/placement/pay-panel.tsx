import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { formatCountdown } from '@/domain/time/countdown';
import { formatWon } from '@/domain/text/format';
import { useCountdown } from '@/lib/browser/use-countdown';
import { useIsOnline } from '@/lib/browser/use-is-online';
import { Button } from '@/ui/kit/button/button';
import { FormHold } from '@/ui/kit/form/form-hold';
import { Notice } from '@/ui/kit/feedback/notice';
import { RetryButton } from '@/ui/kit/button/retry-button';
import { useLocale } from '@/ui/use-locale';
import { PLACE_ID } from '../payment-values';
import { FocusedPanel } from './placement-panel';
import { PlacingWords } from './placing-labels';
import { PriceChange } from '../price/price-change';
import type { Coupons } from '../coupon/use-coupons';
import type { PaymentChoices } from '../method/use-payment-choices';
import type { PriceCheck } from '../price/use-price-check';
import type { PlacementState } from './use-placement';

type PayPanelProps = {
  amount: number;
  /** The price before a coupon, as agreed to so far. */
  agreed: number;
  priceCheck: PriceCheck;
  choices: Pick<PaymentChoices, 'isAwaited'>;
  coupons: Pick<Coupons, 'isAwaited' | 'error'>;
  state: PlacementState;
  unmapped: readonly string[];
  /** The customer is with BrandPay. */
  isPaying: boolean;
  /** What the chosen payment has to say. */
  children?: ReactNode;
};

/** On phones the one button stays in reach, with whatever stands against it; on desktops it stands under the price. */
const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.down('desk')]: {
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
  [theme.breakpoints.between('lg', 'desk')]: { margin: theme.spacing(0, -8), paddingInline: theme.spacing(8) },
}));

const Reason = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  textAlign: 'center',
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

/** Not `disabled`, which would throw the focus away; Enter in a field clicks this button too. */
const holdClick = (event: MouseEvent) => event.preventDefault();

/** What must be known or confirmed before the order can be placed, in the order of its weight. */
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
  if (!coupons.isAwaited) return null;
  return coupons.error ? t('coupon.failed') : t('submit.couponWait');
}

/** Everything around the one button: what stands against it, what went wrong, and the amount on it. */
export function PayPanel(props: PayPanelProps) {
  const { amount, agreed, priceCheck, state, unmapped, isPaying, children } = props;
  const { t } = useTranslation(['payment', 'common']);
  const locale = useLocale();
  const reasonId = useId();
  const obstacle = useObstacle(props);
  const isPlacing = state.status === 'processing';
  const wait = useCountdown(state.status === 'failed' ? (state.error?.retryAt ?? null) : null);
  const isAgain = state.status === 'failed' && state.reason === 'notPlaced';

  return (
    <Bar>
      {isAgain ? (
        <FocusedPanel>
          <Notice tone="attention" title={t('notPlaced.title')}>
            {t('notPlaced.message')}
          </Notice>
        </FocusedPanel>
      ) : null}
      {state.status === 'failed' && state.reason === 'notSent' ? (
        <Notice tone="error" title={t('notSent.title')}>
          {t('notSent.message')}
        </Notice>
      ) : null}
      {priceCheck.changed ? (
        <PriceChange before={agreed} after={priceCheck.changed.total} onConfirm={priceCheck.confirm} />
      ) : null}
      {priceCheck.hasFailed && !priceCheck.isAsking ? (
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
          {t('price.failedWhy')}
        </Notice>
      ) : null}
      {unmapped.map((sentence) => (
        <Notice key={sentence} tone="error" title={t('refused.title')}>
          {sentence}
        </Notice>
      ))}
      {children}
      <div>
        <FormHold value={wait > 0 ? `${t('common:action.retry')} · ${formatCountdown(wait)}` : null}>
          <Button
            id={PLACE_ID}
            type="submit"
            variant="primary"
            size="large"
            isFullWidth
            isLoading={isPlacing || isPaying}
            {...(obstacle && !isPlacing
              ? { 'aria-disabled': true, 'aria-describedby': reasonId, onClick: holdClick }
              : {})}
          >
            {t(isAgain ? 'submit.again' : 'submit.place', { amount: formatWon(amount, locale) })}
          </Button>
        </FormHold>
        {obstacle && !isPlacing ? <Reason id={reasonId}>{obstacle}</Reason> : null}
        {isPlacing ? (
          <Reason>
            <PlacingWords step="placing" />
          </Reason>
        ) : null}
      </div>
    </Bar>
  );
}
