import type { OrderDraft } from '../order/draft';

/** An order as lists give it: enough to recognise the same delivery. */
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

/** As long ago as an order still counts as "just now". */
const RECENT_MS = 24 * 60 * 60 * 1000;

const plain = (text: string) => text.toLowerCase().replace(/[\s-]/g, '');

const deliveries = new WeakMap<OrderDraft, string>();

/** The same goods from the same place to the same person at the same time is the same delivery. */
function deliveryOf(draft: OrderDraft): string {
  const known = deliveries.get(draft);
  if (known !== undefined) return known;
  const { waypoints, appointmentAt, goodsDescription, vehiclePoolId } = draft;
  const people = waypoints.map(({ address, addressDetail, contactName, phones }) =>
    [address?.roadAddress, addressDetail, contactName, ...phones.map((phone) => phone.replace(/\D/g, ''))].map((part) =>
      plain(part ?? ''),
    ),
  );
  const delivery = JSON.stringify([people, appointmentAt, plain(goodsDescription), vehiclePoolId]);
  deliveries.set(draft, delivery);
  return delivery;
}

const listed = (pickup: string, dropoff: string, contactName: string) =>
  [pickup, dropoff, contactName].map(plain).join('|');

const ends = new WeakMap<OrderDraft, string>();

/** What a list would say of this draft, were it an order. */
function listedAs(draft: OrderDraft): string {
  const known = ends.get(draft);
  if (known !== undefined) return known;
  const [first, last] = [draft.waypoints[0], draft.waypoints.at(-1)];
  const name = listed(first?.address?.roadAddress ?? '', last?.address?.roadAddress ?? '', last?.contactName ?? '');
  ends.set(draft, name);
  return name;
}

export const isRecent = ({ createdAt }: RecentOrder, now: number) =>
  createdAt !== undefined && now - Date.parse(createdAt) < RECENT_MS;

/** Orders of the last day by what a list says of them. */
export function recentDeliveries(orders: readonly RecentOrder[], now: number): ReadonlyMap<string, string> {
  return new Map(
    orders
      .filter((order) => isRecent(order, now))
      .map(({ id, orderNo, pickup = '', dropoff = '', contactName = '' }) => [
        listed(pickup, dropoff, contactName),
        orderNo ?? id,
      ]),
  );
}

/** Of each row the earlier one, or the recent order, that it repeats. `null` in `drafts`: a row that is no order yet. */
export function findRepeats(
  drafts: readonly (OrderDraft | null)[],
  recent: ReadonlyMap<string, string>,
): (Repeat | null)[] {
  const seen = new Map<string, number>();
  return drafts.map((draft, index) => {
    if (!draft) return null;
    const delivery = deliveryOf(draft);
    const before = seen.get(delivery);
    if (before !== undefined) return { kind: 'row', index: before };
    seen.set(delivery, index);
    const orderNo = recent.get(listedAs(draft));
    return orderNo === undefined ? null : { kind: 'order', orderNo };
  });
}
