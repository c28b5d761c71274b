import { Price } from '@/ui/order/price';
import { Skeleton } from '@/ui/kit/feedback/skeleton';
import { Spinner } from '@/ui/kit/feedback/spinner';
import { styled } from '@/ui/styled';
import { lastPrice, useEstimate } from './estimate';
import { usePriceStatusText } from './use-price-status-text';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: theme.spacing(3),
  minHeight: 40,
}));

const StatusText = styled('p')(({ theme }) => ({
  // Large text has the price below it.
  flex: '1 1 5rem',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  '&:only-child': { fontSize: theme.typography.body2.fontSize },
}));

/**
 * The price, or why there is none. The height is constant: the main button below must not move when a price arrives.
 */
export function PriceHead() {
  const estimate = useEstimate();
  const { status } = estimate;
  const shown = lastPrice(estimate);
  const statusText = usePriceStatusText();
  return (
    <Row>
      <StatusText {...(status === 'error' ? { role: 'alert' } : {})}>
        {status === 'loading' ? <Spinner size={16} /> : null}
        {statusText}
      </StatusText>
      {shown ? <Price amount={shown.price.total} isStale={status !== 'ready'} /> : null}
      {status === 'loading' && !shown ? <Skeleton width={120} height={36} /> : null}
    </Row>
  );
}
