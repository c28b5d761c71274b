import { useTranslation } from '@/lib/i18n/use-translation';
import type { Order } from '@/api/order/order-requests';
import { formatStamp, formatWon } from '@/domain/text/format';
import { textContextOf } from '@/domain/order/kinds';
import { amountOf } from '@/domain/order/price';
import { hasReceipt } from '@/domain/order/receipt';
import { ORDER_STATUS } from '@/domain/order/status';
import { vatOf } from '@/domain/payment/vat';
import { kindAt } from '@/domain/order/waypoint-kind';
import { PricePartsList } from '@/ui/order/price-parts';
import { placeLines } from '@/ui/order/place-lines';
import { RouteLine } from '@/ui/order/route-line';
import { StatusChip } from '@/ui/order/status-chip';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { Facts } from '@/ui/order/facts';
import { usePriceLines } from '../use-price-lines';
import { Parties } from './parties';
import { SheetFrame } from './sheet-frame';

const Total = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 4),
  marginBlock: theme.spacing(2),
  paddingTop: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
  ...theme.typography.h2,
}));

/** The order with its route and payment, for printing. */
export function ReceiptSheet({ order }: { order: Order }) {
  const { t } = useTranslation(['sheets', 'order', 'tracking']);
  const locale = useLocale();
  const lines = usePriceLines(order);
  const { waypoints, pay, payer, tip = 0, cancellation } = order;
  const isCancelled = order.status === ORDER_STATUS.cancelled;
  // For a cancelled order, only the fee is due.
  const due = isCancelled ? (cancellation?.fee ?? 0) : amountOf(order);
  const { supply, vat } = vatOf(due);

  return (
    <SheetFrame order={order} title={hasReceipt(order) ? t('receipt') : t('confirmation')}>
      <section>
        <Facts
          facts={[
            {
              key: 'status',
              term: t('status'),
              value: <StatusChip status={order.status} orderType={order.orderType} />,
            },
            { key: 'createdAt', term: t('createdAt'), value: order.createdAt ? formatStamp(order.createdAt) : null },
            {
              key: 'appointment',
              term: t('pickupAt', { context: textContextOf(order.orderType) }),
              value: order.appointmentAt ? formatStamp(order.appointmentAt) : t('order:now'),
            },
          ]}
        />
      </section>
      <Parties order={order} />
      <section>
        <h2>{t('route')}</h2>
        <RouteLine
          orderType={order.orderType}
          items={waypoints.map((waypoint, index) => ({
            key: String(index),
            kind: kindAt(index, waypoints.length),
            ...placeLines(waypoint),
            meta: waypoint.doneAt ? formatStamp(waypoint.doneAt) : null,
          }))}
        />
      </section>
      <section>
        <h2>{t('price')}</h2>
        <PricePartsList parts={lines} />
        {isCancelled ? <p>{t('notCharged')}</p> : null}
        {isCancelled && !cancellation ? null : (
          <Total>
            <span>{isCancelled ? t('fee') : t('total')}</span>
            <span>{formatWon(due, locale)}</span>
          </Total>
        )}
        {/* A cancellation fee pays for no supply, so it has no VAT. */}
        {isCancelled ? null : (
          <PricePartsList
            parts={[
              { key: 'supply', label: t('supply'), amount: supply },
              { key: 'vat', label: t('vat'), amount: vat },
            ]}
          />
        )}
        <Facts
          facts={[
            { key: 'pay', term: t('pay'), value: pay ? t(`order:pay.${pay}`) : null },
            { key: 'payer', term: t('payer'), value: payer ? t(`order:payer.${payer}`) : null },
            {
              key: 'refund',
              term: t('refund'),
              value: cancellation && cancellation.refund > 0 ? formatWon(cancellation.refund, locale) : null,
            },
            { key: 'tip', term: t('tip'), value: tip > 0 ? formatWon(tip, locale) : null },
          ]}
        />
      </section>
    </SheetFrame>
  );
}
