import type { TFunction } from 'i18next';
import type { OrderListItem } from '@/api/order/order-requests';
import { reorderRoute } from '@/config/reorder-route';
import { orderRoute } from '@/config/routes';
import { allowedActions } from '@/domain/order/actions';
import { textContextOf } from '@/domain/order/kinds';
import { orderNumber } from '@/domain/order/order-number';
import { isFinalStatus, splitPart } from '@/domain/order/status';
import { formatMoment } from '@/domain/text/format';
import { listedPayment } from '@/ui/order/listed-payment';
import { listedStatus, orderLabels } from '@/ui/order/order-names';
import { statusText, statusTone } from '@/ui/order/status-chip';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import type { RowTools } from './use-row-tools';

/** These parts are plain elements: the list styles them through row-styles.ts. */
type PartProps = { item: OrderListItem; tools: RowTools };
type RowPartProps = PartProps & { index: number };

/** `분할 주문`, `분할 주문 1`; '' for an order that is not split. */
export function splitLabel({ hierarchy }: Pick<OrderListItem, 'hierarchy'>, t: TFunction<'orders'>) {
  const part = splitPart(hierarchy);
  return part === 'whole' ? t('row.whole') : part ? t('row.part', { number: part }) : '';
}

/** `12월 2일 (수) 14:00 예약` of an order that is booked and not over; null for others. */
function bookingOf(item: OrderListItem, { t, locale }: RowTools) {
  if (!item.appointmentAt || isFinalStatus(listedStatus(item))) return null;
  return t('row.booked', { moment: formatMoment(item.appointmentAt, locale) });
}

/** The texts of a row. */
export function rowLabels(item: OrderListItem, tools: RowTools) {
  const { t, tOrder, tTracking, locale, now } = tools;
  const labels = orderLabels(item, tOrder, locale);
  const status = listedStatus(item);
  const until = listedPayment(item, tOrder, now, locale)?.until ?? null;
  return {
    ...labels,
    type: [labels.type, splitLabel(item, t)].filter(Boolean).join(' · '),
    createdAt: until ?? labels.createdAt,
    isDue: until !== null,
    booked: bookingOf(item, tools),
    tone: statusTone(status),
    status: statusText(status, item.orderType, tTracking),
    driver: labels.driver ? tTracking('driver', { name: labels.driver, context: textContextOf(item.orderType) }) : null,
  };
}

/** Covers its row, so that a click anywhere opens the order. A real link, also for new tabs. */
export function OpenLink({ item, tools, orderNo }: PartProps & { orderNo: string }) {
  const path = orderRoute(item.id);
  return (
    <a href={tools.prefix + path} data-path={path} data-open={item.id}>
      {orderNo}
    </a>
  );
}

export function SelectBox({ index, item, tools, isSelected }: RowPartProps & { isSelected: boolean }) {
  return (
    <label data-part="pick">
      <input
        type="checkbox"
        aria-label={tools.t('pick.one', { orderNo: orderNumber(item) })}
        checked={isSelected}
        onChange={({ target, nativeEvent }) =>
          tools.onPick(index, item, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}

/** "Pay", "order again" or "cancel", if the order's status allows it. */
export function RowAction({ index, item, tools }: RowPartProps) {
  const allowed = allowedActions(listedStatus(item), null, tools.now);
  const hidden = <VisuallyHidden>{orderNumber(item)}</VisuallyHidden>;
  const payUrl = listedPayment(item, tools.tOrder, tools.now, tools.locale)?.url;
  if (payUrl) {
    return (
      <a href={payUrl} target="_blank" rel="noopener noreferrer" data-part="act">
        {tools.tOrder('row.pay')} {hidden}
      </a>
    );
  }
  if (allowed.includes('reorder')) {
    const path = reorderRoute(item.id);
    return (
      <a href={tools.prefix + path} data-path={path} data-part="act">
        {tools.t('reorder')} {hidden}
      </a>
    );
  }
  if (!allowed.includes('cancel')) return null;
  return (
    <button type="button" data-part="act" onClick={() => tools.onCancel(index, item)}>
      {tools.t('cancel')} {hidden}
    </button>
  );
}
