import type { Locale } from '@/config/locales';
import { publicOrderUrl } from '@/lib/share/public-order-url';
import { LabelsDialog, type ShippingLabel } from '@/ui/order/labels-dialog';
import { useLocale } from '@/ui/use-locale';
import { useRowViews } from '../state/bulk-orders-context';
import type { RowView } from '../state/row-views';

const filled = (...parts: string[]) => parts.filter((part) => part !== '');

function labelsOf({ row: { id, values, send } }: RowView, locale: Locale): ShippingLabel[] {
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
      link: order.organizationId ? publicOrderUrl(locale, order.organizationId, order.id) : null,
    },
  ];
}

/** Labels for the sent orders. */
export function SheetLabelsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const locale = useLocale();
  const labels = useRowViews().flatMap((view) => labelsOf(view, locale));
  return <LabelsDialog labels={labels} isOpen={isOpen} onClose={onClose} />;
}
