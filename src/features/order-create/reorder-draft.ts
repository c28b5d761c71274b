import type { ReorderDraft } from '@/api/order/order-requests';
import { MAX_PHONES_PER_WAYPOINT, MAX_STOPS } from '@/config/limits';
import { emptyDraft, type OrderDraft } from '@/domain/order-draft';
import { formatPhone, splitMobileNo } from '@/domain/phone';

const typed = (figure: number | undefined) => figure?.toString() ?? '';

const typedSize = ({ count, weightKg, widthCm, depthCm, heightCm }: NonNullable<ReorderDraft['goods']>) => ({
  count: typed(count),
  weightKg: typed(weightKg),
  widthCm: typed(widthCm),
  depthCm: typed(depthCm),
  heightCm: typed(heightCm),
});

/** An earlier order as a draft: the same job, to be paid and timed anew. */
export function fromReorder({
  orderType,
  vehiclePoolId,
  waypoints,
  services,
  remark,
  goods,
}: ReorderDraft): OrderDraft {
  const draft = emptyDraft();
  const places = waypoints
    .slice(0, MAX_STOPS + 2)
    .map(({ address, addressDetail, contactName, mobileNo, note }, index) => {
      const phones = splitMobileNo(mobileNo).map(formatPhone).slice(0, MAX_PHONES_PER_WAYPOINT);
      return {
        key: `reorder-${index}`,
        address,
        addressDetail,
        contactName,
        phones: phones.length > 0 ? phones : [''],
        note,
        doorCode: '',
      };
    });
  const isMoving = orderType === 'HomeMoving';
  return {
    ...draft,
    orderType,
    waypoints: places.length >= 2 ? places : draft.waypoints,
    // Of a move, the vehicle and the options are those of another door.
    vehiclePoolId: isMoving ? '' : vehiclePoolId,
    services: isMoving ? [] : services,
    remark,
    goodsDescription: goods?.description ?? '',
    goodsSize: typedSize(goods ?? {}),
  };
}
