import { AllOrders } from './all-orders';
import { OrderListHeader } from './order-list-header';
import { useListFilter } from './filter/use-list-filter';
import type { CancelDialogType } from './rows/use-row-cancel';
import { MovingOrders } from './in-progress/in-progress-orders';

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
