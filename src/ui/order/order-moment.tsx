import { keyframes } from '@emotion/react';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useState } from 'react';
import { textContextOf, type OrderType } from '@/domain/order/kinds';
import { isFinalStatus, isInProgressStatus, ORDER_STATUS } from '@/domain/order/status';
import { styled } from '../styled';

/** Something that just happened before the customer's eyes. */
export type OrderMoment = 'assigned' | 'arrived';

const SHOWN_MS = 4_000;

function momentBetween(before: number, after: number): OrderMoment | null {
  if (before === ORDER_STATUS.pending && isInProgressStatus(after)) return 'assigned';
  return !isFinalStatus(before) && after === ORDER_STATUS.completed ? 'arrived' : null;
}

/** The last change of the status while the page was open; null once it has been shown, and when nothing happened. */
export function useOrderMoment(status: number): OrderMoment | null {
  const [known, setKnown] = useState(status);
  const [moment, setMoment] = useState<OrderMoment | null>(null);
  if (status !== known) {
    setKnown(status);
    setMoment(momentBetween(known, status));
  }
  useEffect(() => {
    if (moment === null) return;
    const timer = setTimeout(() => setMoment(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [moment]);
  return moment;
}

const stamped = keyframes({
  from: { transform: 'rotate(-30deg) scale(1.9)', opacity: 0 },
  '70%': { transform: 'rotate(-10deg) scale(0.94)', opacity: 1 },
});

const Stamp = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 72,
  height: 72,
  borderRadius: '50%',
  border: `3px double ${theme.vars.palette.primary.brand}`,
  color: theme.vars.palette.primary.text,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightBold,
  transform: 'rotate(-12deg)',
  // The courier's dot, where the mark has it.
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 3,
    bottom: 3,
    width: 14,
    height: 14,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.attention.main,
    boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}`,
  },
  '[data-moment="arrived"] &': { animation: `${stamped} 450ms ease-out` },
}));

/** On a completed order, whose headline says the same. Needs the `tracking` texts. */
export function CompletionStamp({ orderType }: { orderType: OrderType | undefined }) {
  const { t } = useTranslation('tracking');
  const context = textContextOf(orderType);
  return <Stamp aria-hidden="true">{t('stamp.completed', { context, defaultValue: t('stamp.completed') })}</Stamp>;
}
