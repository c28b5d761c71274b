import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { couponQueries } from '@/api/order/order-queries';
import type { Coupon } from '@/api/order/order-requests';
import { expiryOf } from '@/domain/payment/coupon';
import { useLoadError } from '@/queries/use-load-error';
import { EmptyDrawing } from '@/ui/drawings/empty-drawing';
import { EmptyState } from '@/ui/kit/feedback/empty-state';
import { ErrorState } from '@/ui/kit/feedback/error-state';
import { LeftOutNotice } from '@/ui/order/left-out-notice';
import { SegmentedControl } from '@/ui/kit/form/segmented-control';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { styled } from '@/ui/styled';
import { CouponTicket } from './coupon-ticket';

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

function Tickets({ coupons, state }: { coupons: readonly Coupon[]; state: CouponState }) {
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
          <CouponTicket coupon={coupon} />
        </li>
      ))}
    </Grid>
  );
}

/** The coupons of one state at a time, those that expire first on top. */
export function CouponList() {
  const { t } = useTranslation('coupon');
  const request = useQuery({ ...couponQueries.list(), meta: { isErrorShownInPlace: true } });
  const { data, isFetching, refetch } = request;
  const error = useLoadError(request);
  const [state, setState] = useState<CouponState>('available');

  if (data) {
    const ofState = (wanted: CouponState) => data.filter((coupon) => coupon.state === wanted).sort(byExpiry);
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
        <LeftOutNotice answer={data} kind="coupons" />
        <Tickets coupons={ofState(state)} state={state} />
      </>
    );
  }
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
