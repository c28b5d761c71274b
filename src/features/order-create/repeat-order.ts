import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { commonQueries } from '@/api/common/common-queries';
import { driverQueries } from '@/api/driver/driver-queries';
import { estimateQuery, orderQueries } from '@/api/order/order-queries';
import type { ReorderDraft } from '@/api/order/order-requests';
import { userQueries } from '@/api/user/user-queries';
import type { ComposerSection } from '@/config/routes';
import { leftOutOf } from '@/domain/left-out';
import { MAX_PHONES_PER_WAYPOINT, NO_PRICE, type OrderDraft } from '@/domain/order/draft';
import { isOrderKind, rulesOf } from '@/domain/order/kinds';
import { momentInsteadOfNow } from '@/domain/order/opening';
import { draftProblem } from '@/domain/order/readiness';
import { splitMobileNo } from '@/domain/text/phone';
import { serverNow } from '@/domain/time/clock';
import { observeError } from '@/lib/telemetry/observe';
import { hoursOf } from '@/queries/use-hours';
import { fitToOffer } from './offer/offer';
import { estimateRequestOf } from './price/estimate-request';
import { draftFromReorder } from './reorder-draft';

/** A copy of an earlier order: complete with its price, or with what the composer has to ask again. */
export type RepeatedOrder = {
  draft: OrderDraft;
  /** The copy can be paid as it is. */
  isPayable: boolean;
  /** The section of the composer that needs an answer; null for its start. */
  section: ComposerSection | null;
};

const meta = { isErrorShownInPlace: true };
/** Later than this, the composer opens, which shows how its parts load. */
const CHECK_LIMIT_MS = 6_000;

const inTime = <Value>(work: Promise<Value>, ms: number) =>
  Promise.race([work, new Promise<null>((resolve) => void setTimeout(() => resolve(null), ms))]);

const SECTION_OF: [start: string, section: ComposerSection][] = [
  ['waypoints', 'route'],
  ['vehiclePoolId', 'vehicle'],
  ['', 'goods'],
];

/** The first section, from the top of the page, whose rules the draft breaks. */
async function findWrongSection(draft: OrderDraft, i18n: I18n) {
  const { findMessages, orderSchema } = await import('./order-schema');
  const schema = orderSchema(i18n.getFixedT(null, 'composer'), i18n.getFixedT(null, 'moving'));
  const paths = [...(await findMessages(schema, draft)).keys()];
  return SECTION_OF.find(([start]) => paths.some((path) => path.startsWith(start)))?.[1] ?? null;
}

async function check(order: ReorderDraft, orderId: string, { client, i18n }: Tools): Promise<RepeatedOrder> {
  const draft = draftFromReorder(order);
  const at = (section: ComposerSection | null): RepeatedOrder => ({ draft, isPayable: false, section });
  // A move is agreed anew: its day and its list of belongings.
  if (rulesOf(draft.orderType).hasInventory) return at(null);
  if (!isOrderKind(order.orderType)) return at('type');
  const hasMorePhones = order.waypoints.some(
    ({ mobileNo }) => splitMobileNo(mobileNo).length > MAX_PHONES_PER_WAYPOINT,
  );
  if (order.waypoints.length !== draft.waypoints.length || hasMorePhones || leftOutOf(order) > 0) return at('route');

  const request = estimateRequestOf(draft);
  const [earlier, pools, services, flags, wrong, price] = await Promise.all([
    // The copy does not say whether the order was for now or for a time, which has passed.
    client.query({ ...orderQueries.detail(orderId), staleTime: 'static' }),
    client.query({ ...driverQueries.vehiclePools(draft.orderType), meta }),
    client.query({ ...commonQueries.services(draft.orderType), meta }),
    // The composer has unknown hours open, too.
    client.query({ ...userQueries.featureFlags(), meta }).catch(() => undefined),
    findWrongSection(draft, i18n),
    // Without a price the composer opens; it shows why.
    request && client.query(estimateQuery(request)).catch(() => null),
  ]);
  if (wrong === 'route') return at('route');
  const fitted = fitToOffer(draft, { pools, services });
  if (fitted) return at(fitted.dropped.vehiclePoolId === null ? 'options' : 'vehicle');
  if (wrong !== null) return at(wrong);
  const opening = momentInsteadOfNow(serverNow(), hoursOf(flags, draft.orderType));
  if (opening !== null) return { ...at('when'), draft: { ...draft, appointmentAt: opening } };
  if (earlier.appointmentAt) return at('when');
  const priced = { ...draft, calculationPrice: price ?? NO_PRICE };
  return draftProblem(priced, serverNow()) === null ? { draft: priced, isPayable: true, section: null } : at(null);
}

type Tools = { client: QueryClient; i18n: I18n };

/** Checks whether an earlier order can be placed again as it was. Never rejects. */
export async function repeatOrder(order: ReorderDraft, orderId: string, tools: Tools): Promise<RepeatedOrder> {
  const checked = await inTime(check(order, orderId, tools), CHECK_LIMIT_MS).catch((error: unknown) => {
    observeError(error);
    return null;
  });
  return checked ?? { draft: draftFromReorder(order), isPayable: false, section: null };
}

/** What the payment step adds by itself; the rest was typed or chosen. */
const asTyped = (draft: OrderDraft) =>
  JSON.stringify({ ...draft, calculationPrice: NO_PRICE, coupon: null, pay: null, payer: null });

/** Whether the draft is a copy of an earlier order in which nothing was changed, so it can be replaced. */
export const isUntouchedCopy = (draft: OrderDraft, client: QueryClient) =>
  client
    .getQueriesData<ReorderDraft>({ queryKey: orderQueries.reorders() })
    .some(([, order]) => order !== undefined && asTyped(draftFromReorder(order)) === asTyped(draft));
