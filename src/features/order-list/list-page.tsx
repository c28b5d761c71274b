import { AllOrders } from './all-orders';
import { OrderListHeader } from './order-list-header';
import { useListFilter } from './filter/use-list-filter';
import type { CancelDialogType } from './rows/use-row-cancel';
import { InProgressOrders } from './in-progress/in-progress-orders';

/** The customer's orders: all of them as a list, or those in progress on a map. */
export function OrderList({ CancelDialog }: { CancelDialog: CancelDialogType }) {
  const { view } = useListFilter();
  return (
    <>
      <OrderListHeader />
      {view === 'map' ? <InProgressOrders /> : <AllOrders CancelDialog={CancelDialog} />}
    </>
  );
}
