import { publicOrderLink } from '@/config/public-link';
import { LabelsDialog, type ShippingLabel } from '@/ui/order/labels-dialog';
import { useRowViews } from '../state/bulk-orders-context';
import type { RowView } from '../state/row-views';

const filled = (...parts: string[]) => parts.filter((part) => part !== '');

function labelsOf({ row: { id, values, send } }: RowView): ShippingLabel[] {
  if (send.status !== 'sent') return [];
  const { order } = send;
  return [
    {
      id,
      orderNo: order.orderNo,
      name: values.dropName,
      phone: values.dropPhone,
      address: filled(values.dropAddress, values.dropDetail).join(' '),
      note: filled(values.goods, values.dropNote).join(' · '),
      sender: values.pickupName,
      link: order.organizationId ? publicOrderLink(order.organizationId, order.id) : null,
    },
  ];
}

/** Labels for the sent orders. */
export function SheetLabelsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return <LabelsDialog labels={useRowViews().flatMap(labelsOf)} isOpen={isOpen} onClose={onClose} />;
}
