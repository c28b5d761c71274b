import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { AllOrders } from './all-orders';
import { MovingSkeleton } from './in-progress/in-progress-skeleton';
import { OrderListHeader } from './order-list-header';
import { useListFilter } from './filter/use-list-filter';
import type { CancelDialogType } from './rows/use-row-cancel';

const MovingOrders = lazyPart(() => import('./in-progress/in-progress-orders').then((module) => module.MovingOrders), {
  fallback: <MovingSkeleton />,
});

/** The customer's orders: all of them as a list, or those in progress on a map. */
export function OrderList({ CancelDialog }: { CancelDialog: CancelDialogType }) {
  const { view } = useListFilter();
  return (
    <>
      <OrderListHeader />
      {view === 'map' ? <MovingOrders /> : <AllOrders CancelDialog={CancelDialog} />}
    </>
  );
}
