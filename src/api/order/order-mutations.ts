import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/domain/api-error';
import { ORDER_STATUS } from '@/domain/order/status';
import { runInParallel } from '@/domain/run-in-parallel';
import type { Payload } from '../client/call';
import type { operations } from '../contract/schema.gen';
import { couponQueries, orderQueries } from './order-queries';
import { cancelOrder, getOrder, saveShareSettings, submitTip, type Order, type ShareSettings } from './order-requests';

export type CancelRequest = Payload<operations['cancelOrder']>;
export type Cancellation = NonNullable<Order['cancellation']>;

const queryKeysOf = (id: string) => [orderQueries.detail(id).queryKey, orderQueries.status(id).queryKey] as const;

/** Sets the order and its last known progress to cancelled: a final status also ends the polling. */
async function showCancelled(client: QueryClient, id: string) {
  const [detailKey, statusKey] = queryKeysOf(id);
  // An answer that is still on its way is older than the cancellation and would undo it on the screen.
  await Promise.all([client.cancelQueries({ queryKey: detailKey }), client.cancelQueries({ queryKey: statusKey })]);
  const before = { detail: client.getQueryData(detailKey), status: client.getQueryData(statusKey) };
  client.setQueryData(detailKey, (order) => order && { ...order, status: ORDER_STATUS.cancelled });
  client.setQueryData(statusKey, (progress) => progress && { ...progress, status: ORDER_STATUS.cancelled, eta: null });
  return before;
}

/**
 * A cancellation whose answer was lost may have been carried out, so the order is read before a failure is reported. Null
 * if the order is cancelled, and nothing says what it cost.
 */
async function cancelOnce(id: string, request: CancelRequest): Promise<Cancellation | null> {
  try {
    return await cancelOrder(id, request);
  } catch (error) {
    if (!(error instanceof ApiError && error.isOutcomeUnknown)) throw error;
    const { status, cancellation = null } = await getOrder(id).catch(() => {
      throw error;
    });
    if (!cancellation && status !== ORDER_STATUS.cancelled) throw error;
    return cancellation;
  }
}

/** A cancellation may give back a coupon too. */
export function reloadAfterCancellation(client: QueryClient) {
  void client.invalidateQueries({ queryKey: couponQueries.all() });
  return client.invalidateQueries({ queryKey: orderQueries.all() });
}

/** Also true if nothing says what came back. */
const mayRefund = (cancellation: Cancellation | null) => !cancellation || cancellation.refund > 0;

function showCancellation(client: QueryClient, id: string, cancellation: Cancellation | null) {
  if (!cancellation) return;
  client.setQueryData(orderQueries.detail(id).queryKey, (order) => order && { ...order, cancellation });
}

/** `onRefund`: called, even if the screen is gone, after a cancellation that may give money or points back. */
export const cancelOrderMutation = (id: string, onRefund: () => void) =>
  mutationOptions({
    mutationFn: (request: CancelRequest) => cancelOnce(id, request),
    // The key is for a failure that outlives its screen.
    meta: { isErrorShownInPlace: true, errorKey: 'action.cancelOrder' },
    onMutate: (_request, { client }) => showCancelled(client, id),
    onSuccess: (cancellation, _request, _before, { client }) => {
      showCancellation(client, id, cancellation);
      if (mayRefund(cancellation)) onRefund();
      return reloadAfterCancellation(client);
    },
    onError: (_error, _request, before, { client }) => {
      const [detailKey, statusKey] = queryKeysOf(id);
      client.setQueryData(detailKey, before?.detail);
      client.setQueryData(statusKey, before?.status);
      // Not awaited: without a connection it may take long, and the failure is to be seen at once.
      void reloadAfterCancellation(client);
    },
  });

export type CancelOutcome = { cancellation: Cancellation | null } | { error: unknown };

type CancelMany = {
  ids: readonly string[];
  request: CancelRequest;
  /** Called once for each order. */
  onOutcome: (id: string, outcome: CancelOutcome) => void;
};

/** Leaves connections free for what the screens load meanwhile. */
const PARALLEL_CANCELS = 3;

/**
 * Cancels each order once. Never rejects for one order: `onOutcome` says what happened to it. `onRefund`: called once at
 * the end if money or points may have come back.
 */
export const cancelOrdersMutation = (onRefund: () => void) =>
  mutationOptions({
    mutationFn: async ({ ids, request, onOutcome }: CancelMany, { client }) => {
      let refunds = 0;
      await runInParallel(
        [...new Set(ids)],
        PARALLEL_CANCELS,
        () => true,
        async (id) => {
          try {
            const cancellation = await cancelOnce(id, request);
            if (mayRefund(cancellation)) refunds += 1;
            await showCancelled(client, id);
            showCancellation(client, id, cancellation);
            onOutcome(id, { cancellation });
          } catch (error) {
            onOutcome(id, { error });
          }
        },
      );
      if (refunds > 0) onRefund();
    },
    meta: { isErrorShownInPlace: true },
    onSettled: (_data, _error, _request, _before, { client }) => reloadAfterCancellation(client),
  });

/** Runs one after the other, so that the last choice is the one that stays. */
export const saveShareMutation = (id: string) =>
  mutationOptions({
    mutationFn: (settings: ShareSettings) => saveShareSettings(id, settings),
    scope: { id: `share-${id}` },
    meta: { isErrorShownInPlace: true },
    onSuccess: async (share, _settings, _before, { client }) => {
      const { queryKey } = orderQueries.detail(id);
      // An answer that is still on its way has the settings before.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (order) => order && { ...order, share });
      await client.invalidateQueries({ queryKey: orderQueries.publicOrders() });
    },
    onError: (error, _settings, _before, { client }) => {
      if (!(error instanceof ApiError && error.isOutcomeUnknown)) return;
      // They may have been saved. Not awaited: without a connection, the answer may take long.
      void client.invalidateQueries({ queryKey: orderQueries.detail(id).queryKey });
      void client.invalidateQueries({ queryKey: orderQueries.publicOrders() });
    },
  });

type TipGiven = { amount: number; tipBefore: number };

/** A tip whose answer was lost may have been taken, so the order is read before a failure is reported. */
async function giveTip(id: string, { amount, tipBefore }: TipGiven) {
  try {
    return await submitTip(id, amount);
  } catch (error) {
    if (!(error instanceof ApiError && error.isOutcomeUnknown)) throw error;
    const { tip = 0 } = await getOrder(id).catch(() => {
      throw error;
    });
    if (tip < tipBefore + amount) throw error;
    return { tip };
  }
}

export const submitTipMutation = (id: string) =>
  mutationOptions({
    mutationFn: (given: TipGiven) => giveTip(id, given),
    meta: { isErrorShownInPlace: true },
    onSuccess: async ({ tip }, _given, _before, { client }) => {
      const { queryKey } = orderQueries.detail(id);
      // An answer that is still on its way has the tip before.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (order) => order && { ...order, tip });
      // Not awaited: the tip is known, and an answer may take long.
      void client.invalidateQueries({ queryKey });
    },
  });
