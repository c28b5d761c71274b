import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { couponQueries } from '@/api/order/order-queries';
import type { Coupon } from '@/api/order/order-requests';
import { couponStateAt, expiryOf } from '@/domain/payment/coupon';
import { useNow } from '@/lib/browser/use-now';
import { useLoadError } from '@/queries/use-load-error';
import { EmptyDrawing } from '@/ui/drawings/empty-drawing';
import { EmptyState } from '@/ui/kit/feedback/empty-state';
import { ErrorState } from '@/ui/kit/feedback/error-state';
import { LeftOutNotice } from '@/ui/order/left-out-notice';
import { SegmentedControl } from '@/ui/kit/form/segmented-control';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { styled } from '@/ui/styled';
import { CouponTicket } from './coupon-ticket';

/** A coupon that expires while the page is open changes its tab. */
const CLOCK_MS = 30_000;

const STATES = ['available', 'used', 'expired'] as const;
type CouponState = (typeof STATES)[number];

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  marginTop: theme.spacing(5),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Filter = styled('div')(({ theme }) => ({
  maxWidth: theme.layout.form,
  // The notice of coupons that are missing.
  '& + [role="status"]': { marginTop: theme.spacing(4) },
}));

/** Those that never expire come last. */
const byExpiry = (one: Coupon, other: Coupon) =>
  expiryOf(one) === expiryOf(other) ? 0 : expiryOf(one) - expiryOf(other);

type TicketsProps = { coupons: readonly Coupon[]; state: CouponState; now: number };

function Tickets({ coupons, state, now }: TicketsProps) {
  const { t } = useTranslation('coupon');
  if (coupons.length === 0) {
    return (
      <EmptyState
        isPictureBare
        picture={<EmptyDrawing name="coupon" />}
        title={t(`empty.${state}`)}
        message={state === 'available' ? t('emptyHint') : undefined}
      />
    );
  }
  return (
    <Grid>
      {coupons.map((coupon) => (
        <li key={coupon.id}>
          <CouponTicket coupon={coupon} state={state} now={now} />
        </li>
      ))}
    </Grid>
  );
}

function Filtered({ coupons }: { coupons: readonly Coupon[] }) {
  const { t } = useTranslation('coupon');
  const now = useNow(CLOCK_MS);
  const [state, setState] = useState<CouponState>('available');
  const ofState = (wanted: CouponState) => {
    const found = coupons.filter((coupon) => couponStateAt(coupon, now) === wanted).sort(byExpiry);
    return wanted === 'available' ? found : found.toReversed();
  };
  return (
    <>
      <Filter>
        <SegmentedControl
          legend={t('filter')}
          value={state}
          onChange={setState}
          options={STATES.map((value) => ({
            value,
            label: t(`tab.${value}`, { total: ofState(value).length }),
          }))}
        />
      </Filter>
      <LeftOutNotice answer={coupons} kind="coupons" />
      <Tickets coupons={ofState(state)} state={state} now={now} />
    </>
  );
}

/** The coupons of one state at a time: those that expire first, or expired last, on top. */
export function CouponList() {
  const request = useQuery(couponQueries.list());
  const { data, isFetching, refetch } = request;
  const error = useLoadError(request);

  if (data) return <Filtered coupons={data} />;
  if (error) {
    return <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <SkeletonGroup isPage>
      <Filter>
        <Skeleton height={52} radius={12} />
      </Filter>
      <Grid as="div">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} height={132} radius={12} />
        ))}
      </Grid>
    </SkeletonGroup>
  );
}
