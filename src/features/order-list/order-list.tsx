import { lazyPart } from '@/ui/lazy-part';
import { AllOrders } from './all-orders';
import { MovingSkeleton } from './moving-skeleton';
import { OrderListHeader } from './order-list-header';
import { useListFilter } from './use-list-filter';

const MovingOrders = lazyPart(() => import('./moving-orders').then((module) => module.MovingOrders), {
  fallback: <MovingSkeleton />,
});

/** The orders of the customer: all as a list, or those under way on the map. */
export function OrderList() {
  const { view } = useListFilter();
  return (
    <>
      <OrderListHeader />
      {view === 'map' ? <MovingOrders /> : <AllOrders />}
    </>
  );
}
