import type { QueryClient } from '@tanstack/react-query';
import type { PlacedOrder } from '@/api/order/order-placement';
import { couponQueries, orderQueries } from '@/api/order/order-queries';
import { photoItems } from '@/domain/home-move/payload';
import { rulesOf } from '@/domain/order/kinds';
import { isAnonymous, type CurrentUser } from '@/domain/account/user';
import { assignPhotos } from '@/lib/photos/photo-batch';
import { rememberGuestLink } from '@/lib/storage/guest-links';
import { forgetIssuedQuote } from '@/lib/storage/issued-quote';
import { markJustCreated } from '@/lib/storage/just-created';
import { recordUsedPay } from '@/lib/storage/last-pay';
import { assignPlan } from '@/lib/storage/move-plans';
import { markIntentPlaced } from '@/lib/storage/payment-intent';
import { reloadProfile } from '@/queries/reload-profile';
import { profileChanged } from '@/store/auth-slice';
import type { AppStore } from '@/store/create-store';
import { creationSucceeded, otherJobPlaced, selectDraft } from '@/store/order-draft-slice';
import { payerOfMethod } from '../method/pay-options';
import { clearGuestEntry } from '../guest/guest-entry';

type PlacementContext = {
  store: AppStore;
  queryClient: QueryClient;
  user: CurrentUser;
  /** The order's amount in won; null if it is no longer known. */
  amount: number | null;
};

/** Updates the points left after the order. If the page that knew the price is gone, asks the provider. */
function recordPoints(isOwnJob: boolean, { store, user, amount }: PlacementContext) {
  const draft = selectDraft(store.getState());
  const pay = isOwnJob && draft ? draft.pay : 'unknown';
  if (user.point === undefined || (pay !== 'point' && pay !== 'unknown')) return;
  if (pay === 'point' && amount !== null) {
    store.dispatch(profileChanged({ ...user, point: Math.max(0, user.point - amount) }));
    return;
  }
  void reloadProfile(store);
}

/** Clean-up after the draft's own job was ordered. */
function recordOwnJob({ id }: PlacedOrder, store: AppStore) {
  const draft = selectDraft(store.getState());
  const moving = draft && rulesOf(draft.orderType).hasInventory ? draft.moving : null;
  assignPhotos(id, moving ? photoItems(moving) : {});
  if (draft?.pay) recordUsedPay(draft.pay);
  assignPlan(moving && id);
  markIntentPlaced();
  forgetIssuedQuote();
  clearGuestEntry(store);
  store.dispatch(creationSucceeded());
}

/**
 * Applies the effects of a placed order, however it became known. Safe to call twice. Deletes the draft only if
 * `isOwnJob`: the draft is the job that was ordered.
 */
export function recordPlacedOrder(order: PlacedOrder, isOwnJob: boolean, context: PlacementContext) {
  const { store, queryClient, user, amount } = context;
  const { id, orderNo = '', organizationId = '', paymentUrl, paymentDueAt } = order;
  // Only a look-up tells the total: the draft may have got another price and method since the order was sent.
  const pay = (order.total && order.pay) || (isOwnJob && selectDraft(store.getState())?.pay) || null;
  const isPaidByLink = Boolean(paymentUrl) || payerOfMethod(pay) === 'SMS';
  const unpaid = isPaidByLink ? { isPaidByLink, paymentUrl, paymentDueAt } : {};
  if (isAnonymous(user))
    rememberGuestLink({
      orderId: id,
      orderNo,
      organizationId,
      amount: order.payAmount ?? order.total ?? amount ?? undefined,
      ...unpaid,
    });
  else markJustCreated(id);

  recordPoints(isOwnJob, context);
  if (isOwnJob) recordOwnJob(order, store);
  else store.dispatch(otherJobPlaced());
  void queryClient.invalidateQueries({ queryKey: orderQueries.all() });
  void queryClient.invalidateQueries({ queryKey: couponQueries.all() });
}
