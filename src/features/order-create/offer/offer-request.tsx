import { commonQueries } from '@/api/common/common-queries';
import { driverQueries } from '@/api/driver/driver-queries';
import { userQueries } from '@/api/user/user-queries';
import { isBlank } from '@/domain/order/draft';
import { type DraftChange, setOrderKind } from '@/domain/order/draft-changes';
import { isOrderKind, offeredKinds, type OrderKind, type OrderType } from '@/domain/order/kinds';
import { useEarlyRequest } from '@/queries/use-early-request';
import { useChangeDraft, useReadDraft } from '../use-draft';

/**
 * The kind that the composer will open with; null for a copy of an earlier order and for another view. Reads the address
 * itself, because the router may not have read it yet.
 */
function openedKind(ofDraft: OrderKind): OrderKind | null {
  const query = new URLSearchParams(window.location.search);
  const linked = query.get('type') ?? '';
  if (isOrderKind(linked)) return linked;
  return query.has('reorder') || query.has('view') ? null : ofDraft;
}

/** An order that is not begun opens with a kind that this deployment offers. */
export const startAs =
  (offered: readonly OrderType[] | undefined): DraftChange =>
  (draft) =>
    offered && isBlank(draft) && !offered.includes(draft.orderType)
      ? setOrderKind(offeredKinds(offered)[0] ?? draft.orderType)(draft)
      : draft;

/** Asks for vehicles, options and hours before the page behind the guard has mounted, so that the page starts with data. */
export function OfferRequest() {
  const readDraft = useReadDraft();
  const change = useChangeDraft();
  useEarlyRequest(
    async (client) => {
      const kind = openedKind(readDraft().orderType);
      if (kind === null) return;
      await Promise.all([
        client.query(driverQueries.vehiclePools(kind)),
        client.query(commonQueries.services(kind)),
        client.query(userQueries.featureFlags()).then(({ orderTypes }) => change(startAs(orderTypes))),
      ]);
    },
    { isForGuests: true },
  );
  return null;
}
