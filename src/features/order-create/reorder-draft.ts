import type { ReorderDraft } from '@/api/order/order-requests';
import { readHomeMove } from '@/domain/home-move/read-home-move';
import {
  emptyDraft,
  MAX_PHONES_PER_WAYPOINT,
  type DraftWaypoint,
  type OrderDraft,
  withinStopLimit,
} from '@/domain/order/draft';
import { isOrderKind, rulesOf } from '@/domain/order/kinds';
import { formatPhone, splitMobileNo } from '@/domain/text/phone';

const typed = (figure: number | undefined) => figure?.toString() ?? '';

const typedSize = ({ count, weightKg, widthCm, depthCm, heightCm }: NonNullable<ReorderDraft['goods']>) => ({
  count: typed(count),
  weightKg: typed(weightKg),
  widthCm: typed(widthCm),
  depthCm: typed(depthCm),
  heightCm: typed(heightCm),
});

/** A home move's tasks and items are encoded in the order's services, flags and remark; this decodes them. */
function wishesOf({ orderType, ...order }: Pick<ReorderDraft, 'orderType' | 'services' | 'flags' | 'remark'>) {
  if (!rulesOf(orderType).hasInventory) return { services: order.services, remark: order.remark };
  const { job, remark } = readHomeMove(order);
  return { moving: job, remark };
}

/** A new field of the draft does not compile until it is here or taken from the order. */
type NotRepeated =
  | 'parkedStops'
  | 'parked'
  | 'appointmentAt'
  | 'flags'
  | 'goodsPreset'
  | 'calculationPrice'
  | 'pay'
  | 'payer'
  | 'coupon'
  | 'cashReceipt'
  | 'brandpayPaymentInfo';

/** Turns an earlier order into a new draft, without its payment and its time. */
export function draftFromReorder({
  orderType,
  vehiclePoolId,
  waypoints,
  services,
  flags,
  remark,
  goods,
}: ReorderDraft): OrderDraft {
  const draft: Pick<OrderDraft, NotRepeated | 'waypoints' | 'services' | 'moving'> = emptyDraft();
  const places = withinStopLimit(waypoints).map(
    ({ address, addressDetail, contactName, mobileNo, note }, index): DraftWaypoint => {
      const phones = splitMobileNo(mobileNo).map(formatPhone).slice(0, MAX_PHONES_PER_WAYPOINT);
      return {
        key: `reorder-${index}`,
        // Without a readable address the stop keeps its place, and the customer fills it in.
        address: address ?? null,
        addressDetail,
        contactName,
        phones: phones.length > 0 ? phones : [''],
        note,
        doorCode: '',
      };
    },
  );
  return {
    ...draft,
    orderType: isOrderKind(orderType) ? orderType : 'Delivery',
    waypoints: [...places, ...draft.waypoints.slice(places.length)],
    vehiclePoolId,
    ...wishesOf({ orderType, services, flags, remark }),
    goodsDescription: goods?.description ?? '',
    goodsSize: typedSize(goods ?? {}),
  };
}
