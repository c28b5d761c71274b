import { useTranslation } from '@/lib/i18n/use-translation';
import { useRouter } from 'next/router';
import { ROUTES, statementRoute } from '@/config/routes';
import { isOrganizationStaff } from '@/domain/account/user';
import { kstMonth, monthBefore } from '@/domain/time/calendar';
import { serverNow } from '@/domain/time/clock';
import { hasGuestLinks } from '@/lib/storage/has-guest-links';
import { selectUser } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { PlusIcon } from '@/ui/kit/icons/action-icons';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { PageHeader } from '@/ui/kit/layout/page-header';
import { styled } from '@/ui/styled';
import { AllOrders } from './all-orders';
import { FilterBar } from './filter/filter-bar';
import { readFilter } from './filter/order-list-filter';
import { useListFilter } from './filter/use-list-filter';
import { InProgressSkeleton } from './in-progress/in-progress-skeleton';

const Statement = lazyPart<{ month: string }>(() => import('./statement/statement').then((module) => module.Statement));

const GuestOrders = lazyPart(() => import('./guest-orders').then((module) => module.GuestOrders));

const InProgressOrders = lazyPart(
  () => import('./in-progress/in-progress-orders').then((module) => module.InProgressOrders),
  { fallback: <InProgressSkeleton /> },
);

const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));

/** The organization pays afterwards, so its staff get a statement of each month. */
function useIsStaff() {
  const user = useAppSelector(selectUser);
  return user !== null && isOrganizationStaff(user);
}

function OrderListHeader({ isTracking }: { isTracking: boolean }) {
  const { t } = useTranslation('orders');
  const isStaff = useIsStaff();
  return (
    <PageHeader
      title={t(isTracking ? 'map.title' : 'title')}
      action={
        <Actions>
          {isStaff ? (
            <ButtonLink href={statementRoute(monthBefore(kstMonth(serverNow())))} variant="outline">
              {t('statement')}
            </ButtonLink>
          ) : null}
          <ButtonLink href={ROUTES.newOrder} variant="primary" start={<PlusIcon />}>
            {t('newOrder')}
          </ButtonLink>
        </Actions>
      }
    />
  );
}

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** The month of the statement in the URL (`2026-10`), up to the current one. */
function useStatementMonth() {
  const { query } = useRouter();
  const isStaff = useIsStaff();
  const month = typeof query.statement === 'string' && MONTH.test(query.statement) ? query.statement : null;
  return isStaff && month !== null && month <= kstMonth(serverNow()) ? month : null;
}

const nothing = () => {};

export function OrderListOutline() {
  return (
    <>
      <OrderListHeader isTracking={false} />
      <FilterBar filter={readFilter({})} keyword="" onChange={nothing} onSearch={nothing} />
    </>
  );
}

/** The customer's orders: all of them as a list, those in progress on a map, or the statement of a month. */
export function OrderList() {
  const { view } = useListFilter();
  const month = useStatementMonth();
  if (month !== null) return <Statement month={month} />;
  return (
    <>
      <OrderListHeader isTracking={view === 'map'} />
      {view !== 'map' && hasGuestLinks() ? <GuestOrders /> : null}
      {view === 'map' ? <InProgressOrders /> : <AllOrders />}
    </>
  );
}
