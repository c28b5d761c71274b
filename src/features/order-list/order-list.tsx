import { lazyPart } from '@/ui/lazy-part';
import { AllOrders } from './all-orders';
import { MovingSkeleton } from './moving-skeleton';
import { OrderListHeader } from './order-list-header';
import { useListFilter } from './use-list-filter';
import type { CancelDialogType } from './use-row-cancel';

const MovingOrders = lazyPart(() => import('./moving-orders').then((module) => module.MovingOrders), {
  fallback: <MovingSkeleton />,
});

/** The orders of the customer: all in a list, or those under way on the map. */
export function OrderList({ CancelDialog }: { CancelDialog: CancelDialogType }) {
  const { view } = useListFilter();
  return (
    <>
      <OrderListHeader />
      {view === 'map' ? <MovingOrders /> : <AllOrders CancelDialog={CancelDialog} />}
    </>
  );
}
