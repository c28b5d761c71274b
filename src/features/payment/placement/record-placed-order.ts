import type { QueryClient } from '@tanstack/react-query';
import type { PlacedOrder } from '@/api/order/order-placement';
import { couponQueries, orderQueries } from '@/api/order/order-queries';
import { getMe } from '@/api/user/user-requests';
import { rulesOf } from '@/domain/order/kinds';
import { isAnonymous, type CurrentUser } from '@/domain/account/user';
import { assignPhotos } from '@/lib/photos/photo-batch';
import { rememberGuestLink } from '@/lib/storage/guest-links';
import { forgetIssuedQuote } from '@/lib/storage/issued-quote';
import { markJustCreated } from '@/lib/storage/just-created';
import { assignPlan } from '@/lib/storage/move-plans';
import { settleIntent } from '@/lib/storage/payment-intent';
import { profileChanged } from '@/store/auth-slice';
import type { AppStore } from '@/store/create-store';
import { creationSucceeded, otherJobPlaced, selectDraft } from '@/store/order-draft-slice';
import { forgetGuest } from '../guest/guest-entry';

type Circumstances = {
  store: AppStore;
  queryClient: QueryClient;
  user: CurrentUser;
  /** Won that the order costs; null where it is not known any more. */
  amount: number | null;
};

/** The points that are left after the order; where the page that knew its price is gone, the provider says. */
function recordPoints(isOwnJob: boolean, { store, user, amount }: Circumstances) {
  const draft = selectDraft(store.getState());
  const pay = isOwnJob && draft ? draft.pay : 'unknown';
  if (user.point === undefined || (pay !== 'point' && pay !== 'unknown')) return;
  if (pay === 'point' && amount !== null) {
    store.dispatch(profileChanged({ ...user, point: Math.max(0, user.point - amount) }));
    return;
  }
  const { epoch } = store.getState().auth;
  const tell = (now: CurrentUser) => store.getState().auth.epoch === epoch && store.dispatch(profileChanged(now));
  // Without an answer the balance is as old as the page, and the next one asks again.
  void getMe().then(tell, () => undefined);
}

/** What follows from the order of the draft's own job. */
function recordOwnJob({ id }: PlacedOrder, store: AppStore) {
  assignPhotos(id);
  const draft = selectDraft(store.getState());
  if (draft && rulesOf(draft.orderType).hasInventory) assignPlan(id);
  settleIntent();
  forgetIssuedQuote();
  forgetGuest(store);
  store.dispatch(creationSucceeded());
}

/**
 * What follows from an order, however it became known; nothing in it minds being done twice. The draft goes with it only
 * where it is the job that was ordered: `isOwnJob`.
 */
export function recordPlacedOrder(order: PlacedOrder, isOwnJob: boolean, circumstances: Circumstances) {
  const { store, queryClient, user } = circumstances;
  const { id, orderNo = '', organizationId = '' } = order;
  if (isAnonymous(user)) rememberGuestLink({ orderId: id, orderNo, organizationId });
  else markJustCreated(id);

  recordPoints(isOwnJob, circumstances);
  if (isOwnJob) recordOwnJob(order, store);
  else store.dispatch(otherJobPlaced());
  void queryClient.invalidateQueries({ queryKey: orderQueries.all() });
  void queryClient.invalidateQueries({ queryKey: couponQueries.all() });
}
