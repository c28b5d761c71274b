import { emptyDraft, NO_PRICE, type DraftPrice, type DraftWaypoint, type OrderDraft } from '@/domain/order-draft';
import { EMPTY_MOVING } from '@/domain/moving/moving-job';

export const COMPOSED_TYPES = ['Quick', 'Delivery', 'HomeMoving'] as const;
export type ComposedType = (typeof COMPOSED_TYPES)[number];

/** What is filled in on this page; how it is paid belongs to the next one. */
export type ComposerValues = Pick<
  OrderDraft,
  | 'waypoints'
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

/** The whole draft: what is filled in here over what the payment page has put into it. */
export const toDraft = (values: ComposerValues, stored: OrderDraft | null, price: DraftPrice | null): OrderDraft => ({
  ...(stored ?? emptyDraft()),
  ...values,
  calculationPrice: price ?? NO_PRICE,
});

const isBlankWaypoint = ({ address, addressDetail, contactName, phones, note }: DraftWaypoint) =>
  address === null && `${addressDetail}${contactName}${phones.join('')}${note}`.trim() === '';

/** Whether nothing would be lost if it were replaced. */
export const isBlank = ({ waypoints, remark, goodsDescription, goodsSize, moving }: OrderDraft) =>
  JSON.stringify(moving) === JSON.stringify(EMPTY_MOVING) &&
  waypoints.every(isBlankWaypoint) &&
  `${remark}${goodsDescription}${Object.values(goodsSize).join('')}`.trim() === '';
