import type { QueryClient } from '@tanstack/react-query';
import type { PlacedOrder } from '@/api/order/order-placement';
import { couponQueries, orderQueries } from '@/api/order/order-queries';
import { isAnonymous, type CurrentUser } from '@/domain/user';
import { assignPhotos } from '@/lib/photos/photo-batch';
import { rememberGuestLink } from '@/lib/storage/guest-links';
import { forgetIssuedQuote } from '@/lib/storage/issued-quote';
import { markJustCreated } from '@/lib/storage/just-created';
import { assignPlan } from '@/lib/storage/move-plans';
import { settleIntent } from '@/lib/storage/payment-intent';
import { profileChanged } from '@/store/auth-slice';
import type { AppStore } from '@/store/create-store';
import { creationSucceeded, selectDraft } from '@/store/order-draft-slice';

type Circumstances = {
  store: AppStore;
  queryClient: QueryClient;
  user: CurrentUser;
  /** Won that the order costs; 0 where it is not known any more. */
  amount: number;
};

/** What follows from an order, however it became known; nothing in it minds being done twice. */
export function recordPlacedOrder(order: PlacedOrder, { store, queryClient, user, amount }: Circumstances) {
  const { id, orderNo = '', organizationId = '' } = order;
  if (isAnonymous(user)) rememberGuestLink({ orderId: id, orderNo, organizationId });
  else markJustCreated(id);

  const isPaidByPoint = selectDraft(store.getState())?.pay === 'point';
  if (isPaidByPoint && user.point !== undefined) {
    store.dispatch(profileChanged({ ...user, point: Math.max(0, user.point - amount) }));
  }
  assignPhotos(id);
  if (selectDraft(store.getState())?.orderType === 'HomeMoving') assignPlan(id);
  settleIntent();
  forgetIssuedQuote();
  store.dispatch(creationSucceeded());
  void queryClient.invalidateQueries({ queryKey: orderQueries.all() });
  void queryClient.invalidateQueries({ queryKey: couponQueries.all() });
}
