import { useTranslation } from '@/lib/i18n/use-translation';
import type { ReactNode } from 'react';
import type { Order } from '@/api/order/order-requests';
import { orderRoute } from '@/config/routes';
import { orderNumber } from '@/domain/order/order-number';
import { Paper } from '@/ui/order/paper';

type SheetFrameProps = { order: Order; title: string; children: ReactNode };

/** A printable page about one order. Needs the `sheets` texts. */
export function SheetFrame({ order, title, children }: SheetFrameProps) {
  const { t } = useTranslation(['sheets', 'order']);
  const number = orderNumber(order);
  return (
    <Paper
      title={title}
      subject={number}
      back={{ href: orderRoute(order.id), label: t('back') }}
      aside={
        <p>
          {t('order:orderNo')} {number}
        </p>
      }
    >
      {children}
    </Paper>
  );
}
