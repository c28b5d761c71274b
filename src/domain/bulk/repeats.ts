import type { OrderDraft } from '../order/draft';
import { plainText } from '../text/plain-text';

/** The fields of a listed order that show whether a row repeats it. */
export type RecentOrder = {
  id: string;
  orderNo?: string | undefined;
  pickup?: string | undefined;
  dropoff?: string | undefined;
  contactName?: string | undefined;
  createdAt?: string | undefined;
};

export type Repeat = { kind: 'row'; index: number } | { kind: 'order'; orderNo: string };

export const isSameRepeat = (one: Repeat | null, other: Repeat | null) =>
  one?.kind === 'row'
    ? other?.kind === 'row' && one.index === other.index
    : one?.kind === other?.kind && one?.orderNo === (other?.kind === 'order' ? other.orderNo : undefined);

/** How far back the duplicate check looks. */
const RECENT_MS = 24 * 60 * 60 * 1000;

const deliveries = new WeakMap<OrderDraft, string>();

/**
 * An order is the same when places, people, time, goods and vehicle are the same: the time too, because two trips on one
 * day are two orders. A sheet that comes again has other times, see `recurringDelivery`. Cached per draft.
 */
function sameOrderKey(draft: OrderDraft): string {
  const known = deliveries.get(draft);
  if (known !== undefined) return known;
  const { waypoints, appointmentAt, goodsDescription, vehiclePoolId } = draft;
  const people = waypoints.map(({ address, addressDetail, contactName, phones }) =>
    [address?.roadAddress, addressDetail, contactName, ...phones.map((phone) => phone.replace(/\D/g, ''))].map((part) =>
      plainText(part ?? ''),
    ),
  );
  const delivery = JSON.stringify([people, appointmentAt, plainText(goodsDescription), vehiclePoolId]);
  deliveries.set(draft, delivery);
  return delivery;
}

const listKeyOf = (pickup: string, dropoff: string, contactName: string) =>
  [pickup, dropoff, contactName].map(plainText).join('|');

const listKeys = new WeakMap<OrderDraft, string>();

/** The draft's key among listed orders; lists give only the addresses and the recipient. Cached per draft. */
function draftListKey(draft: OrderDraft): string {
  const known = listKeys.get(draft);
  if (known !== undefined) return known;
  const [first, last] = [draft.waypoints[0], draft.waypoints.at(-1)];
  const name = listKeyOf(first?.address?.roadAddress ?? '', last?.address?.roadAddress ?? '', last?.contactName ?? '');
  listKeys.set(draft, name);
  return name;
}

export const isOfLastDay = ({ createdAt }: RecentOrder, now: number) =>
  createdAt !== undefined && now - Date.parse(createdAt) < RECENT_MS;

/** Order numbers of the last day's orders, by their list key. */
export function recentDeliveries(orders: readonly RecentOrder[], now: number): ReadonlyMap<string, string> {
  return new Map(
    orders
      .filter((order) => isOfLastDay(order, now))
      .map(({ id, orderNo, pickup = '', dropoff = '', contactName = '' }) => [
        listKeyOf(pickup, dropoff, contactName),
        orderNo ?? id,
      ]),
  );
}

/** For each row, the earlier row or recent order that it duplicates. A null draft is a row that is not an order yet. */
export function findRepeats(
  drafts: readonly (OrderDraft | null)[],
  recent: ReadonlyMap<string, string>,
): (Repeat | null)[] {
  const seen = new Map<string, number>();
  return drafts.map((draft, index) => {
    if (!draft) return null;
    const delivery = sameOrderKey(draft);
    const before = seen.get(delivery);
    if (before !== undefined) return { kind: 'row', index: before };
    seen.set(delivery, index);
    const orderNo = recent.get(draftListKey(draft));
    return orderNo === undefined ? null : { kind: 'order', orderNo };
  });
}
