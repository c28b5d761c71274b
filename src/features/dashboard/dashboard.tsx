import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useDeferredValue, type ReactNode } from 'react';
import { userQueries } from '@/api/user/user-queries';
import { selectUser } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { BrandPanel } from '@/ui/brand/brand-panel';
import { OrderEntryField, usePrefetchedComposer } from '@/ui/order/order-entry-field';
import { DeferredRender } from '@/ui/kit/layout/deferred-render';
import { styled } from '@/ui/styled';
import { Advertisement } from './advertisement';
import { QuickLinks } from './quick-links';
import { ExpiringCouponsCard } from './expiring-coupons-card';
import { MonthCard } from './month-card';
import { InProgressCard, InProgressSkeleton, useInProgress } from './in-progress-card';
import { RecentOrders } from './recent-orders';

const Greeting = styled(BrandPanel)(({ theme }) => ({
  marginBottom: theme.spacing(4),
  padding: theme.spacing(6, 5),
  overflowWrap: 'anywhere',
  // In a large text size its longest word stays whole on a phone.
  '& > h1': { ...theme.typography.h1, fontSize: `min(${theme.typography.h1.fontSize}, 10vw)` },
  '& > h1 > span': { display: 'block' },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(7, 6) },
}));

/** White on the brand's blue has contrast enough only for large text. */
const Entry = styled('div')(({ theme }) => ({
  maxWidth: 560,
  marginTop: theme.spacing(5),
  '& label': { ...theme.typography.h2, color: 'inherit' },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'start',
  marginTop: theme.spacing(4),
  // Beside the expanded sidebar a smaller window has no room for two columns.
  [theme.breakpoints.up('desktop')]: {
    gridTemplateColumns: 'minmax(0, 1fr) clamp(300px, 36%, 380px)',
    gap: theme.spacing(6),
    marginTop: theme.spacing(6),
  },
}));

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  // Avoids a layout shift: cards stay hidden while the height of a card above them is unknown.
  '& > :is([data-unknown], :has([data-unknown])) ~ *': { visibility: 'hidden' },
}));

const NoticeSlot = styled('div')(({ theme }) => ({
  '&:has(> :not(:empty))': { marginBottom: theme.spacing(4) },
}));

/** Orders in progress come first; without any, the links to a new order do. */
function Beginning() {
  // The links need the flags but are drawn only after the orders arrive, so this starts the request early.
  useQuery(userQueries.featureFlags());
  const orders = useInProgress();
  // The cards render their answers in slices, so that a phone stays responsive.
  const isShown = useDeferredValue(orders.isKnown);
  if (!orders.isKnown || !isShown) return <InProgressSkeleton />;
  const isAnyInProgress = orders.inProgress !== undefined && orders.inProgress.items.length > 0;
  return (
    <>
      {isAnyInProgress ? <InProgressCard orders={orders} /> : null}
      <QuickLinks />
      {isAnyInProgress ? null : <InProgressCard orders={orders} />}
    </>
  );
}

function Welcome({ name }: { name?: string | undefined }) {
  const { t } = useTranslation('dashboard');
  return (
    <Greeting>
      <h1>
        {/* The name comes with the profile. The question, the largest text of the page, is in the first HTML. */}
        <span>{name ? t('greeting', { name }) : t('greetingNameless')}</span> <span>{t('question')}</span>
      </h1>
      <Entry>
        <OrderEntryField label={t('entry.label')} placeholder={t('entry.placeholder')} />
      </Entry>
    </Greeting>
  );
}

export function DashboardOutline() {
  return (
    <>
      <Welcome />
      <Columns>
        <InProgressSkeleton />
      </Columns>
    </>
  );
}

/** `notice`: shown above all cards. */
export function Dashboard({ notice }: { notice?: ReactNode }) {
  const name = useAppSelector(selectUser)?.name;
  usePrefetchedComposer();
  return (
    <>
      <Welcome name={name} />
      <NoticeSlot>{notice}</NoticeSlot>
      <DeferredRender>
        <Columns>
          <Column>
            <Beginning />
            <RecentOrders />
          </Column>
          <Column>
            <MonthCard />
            <ExpiringCouponsCard />
            <Advertisement />
          </Column>
        </Columns>
      </DeferredRender>
    </>
  );
}
