import { emptyDraft, NO_PRICE, type DraftPrice, type OrderDraft } from '@/domain/order-draft';
import { endsOf } from './waypoints';

export const COMPOSED_TYPES = ['Quick', 'Delivery', 'HomeMoving'] as const;
export type ComposedType = (typeof COMPOSED_TYPES)[number];

/** What is filled in on this page; how it is paid belongs to the next one. */
export type ComposerValues = Pick<
  OrderDraft,
  | 'waypoints'
  | 'parkedStops'
  | 'vehiclePoolId'
  | 'services'
  | 'appointmentAt'
  | 'flags'
  | 'remark'
  | 'goodsDescription'
  | 'goodsSize'
  | 'moving'
> & { orderType: ComposedType };

export const isComposed = (type: string): type is ComposedType => COMPOSED_TYPES.some((composed) => composed === type);

export function toValues(draft: OrderDraft): ComposerValues {
  const {
    orderType,
    waypoints,
    parkedStops,
    vehiclePoolId,
    services,
    appointmentAt,
    flags,
    remark,
    goodsDescription,
    goodsSize,
    moving,
  } = draft;
  return {
    orderType: isComposed(orderType) ? orderType : 'Delivery',
    waypoints,
    parkedStops,
    vehiclePoolId,
    services,
    appointmentAt,
    flags,
    remark,
    goodsDescription,
    goodsSize,
    moving,
  };
}

/** The same job as another kind of order: a move goes from door to door, and its stops wait until there is room for them. */
export function asType<Job extends Pick<OrderDraft, 'orderType' | 'waypoints' | 'parkedStops'>>(
  job: Job,
  orderType: ComposedType,
): Job {
  const { waypoints, parkedStops } = job;
  const isMove = orderType === 'HomeMoving';
  if (isMove === (job.orderType === 'HomeMoving')) return { ...job, orderType };
  return isMove
    ? { ...job, orderType, waypoints: endsOf(waypoints), parkedStops: waypoints.slice(1, -1) }
    : { ...job, orderType, waypoints: waypoints.toSpliced(1, 0, ...parkedStops), parkedStops: [] };
}

/** The whole draft: what is filled in here over what the payment page has put into it. */
export const toDraft = (values: ComposerValues, stored: OrderDraft | null, price: DraftPrice | null): OrderDraft => ({
  ...(stored ?? emptyDraft()),
  ...values,
  calculationPrice: price ?? NO_PRICE,
});
