import type { OrderListItem } from '@/api/order/order-requests';
import { orderRoute, ROUTES } from '@/config/routes';
import { allowedActions } from '@/domain/order/actions';
import { splitPart } from '@/domain/order/status';
import { listedStatus, orderWords } from '@/ui/order/order-names';
import { statusLook } from '@/ui/order/status-chip';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import type { RowKit } from './use-row-kit';

/** Plain elements all of them: their look comes from the list they stand in (row-styles.ts). */
type PartProps = { item: OrderListItem; kit: RowKit };
type RowPartProps = PartProps & { index: number };

/** An order in the words of its row. */
export function rowWords(item: OrderListItem, { t, tOrder, tTracking, locale }: RowKit) {
  const words = orderWords(item, tOrder, locale);
  const { tone, key } = statusLook(listedStatus(item));
  const part = splitPart(item.hierarchy);
  const split = part === 'whole' ? t('row.whole') : part && t('row.part', { number: part });
  return {
    ...words,
    type: split ? `${words.type} · ${split}` : words.type,
    tone,
    status: tTracking(key),
    driver: words.driver ? t('row.driver', { name: words.driver }) : null,
  };
}

/** Covers its row: all of it opens the order, as a link does, in a new tab too. */
export function OpenLink({ item, kit, orderNo }: PartProps & { orderNo: string }) {
  const path = orderRoute(item.id);
  return (
    <a href={kit.prefix + path} data-path={path} data-open="">
      {orderNo}
    </a>
  );
}

export function Places({ pickup, dropoff, stops }: { pickup: string; dropoff: string; stops: string | null }) {
  return (
    <span data-part="route">
      <i aria-hidden="true" />
      <span>
        <b>{pickup}</b>
        {stops ? <em>{stops}</em> : null}
      </span>
      <span>
        <b>{dropoff}</b>
      </span>
    </span>
  );
}

export function PickBox({ index, item, kit, isPicked }: RowPartProps & { isPicked: boolean }) {
  return (
    <label data-part="pick">
      <input
        type="checkbox"
        aria-label={kit.t('pick.one', { orderNo: item.orderNo ?? item.id })}
        checked={isPicked}
        onChange={({ target, nativeEvent }) =>
          kit.onPick(index, item, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}

/** Order again or cancel, where the order's status allows it. */
export function RowAction({ index, item, kit }: RowPartProps) {
  const allowed = allowedActions(listedStatus(item), null, kit.now);
  const hidden = <VisuallyHidden>{item.orderNo ?? item.id}</VisuallyHidden>;
  if (allowed.includes('reorder')) {
    const path = `${ROUTES.newOrder}?reorder=${encodeURIComponent(item.id)}`;
    return (
      <a href={kit.prefix + path} data-path={path} data-part="act">
        {kit.t('reorder')} {hidden}
      </a>
    );
  }
  if (!allowed.includes('cancel')) return null;
  return (
    <button type="button" data-part="act" onClick={() => kit.onCancel(index, item)}>
      {kit.t('cancel')} {hidden}
    </button>
  );
}
