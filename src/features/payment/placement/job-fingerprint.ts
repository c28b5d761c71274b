import { keysOf } from '@/domain/keys-of';
import type { OrderDraft, WaypointEntry } from '@/domain/order/draft';
import { toEstimateRequest } from '@/domain/order/estimate-request';

/** FNV-1a: short, and the job cannot be read back from it. */
function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum.toString(36);
}

/** Whether another value makes it another job, which must not be taken for the order that is already placed. */
const IS_OF_JOB: Record<WaypointEntry, boolean> = {
  // Is in the estimate request.
  address: false,
  addressDetail: true,
  contactName: true,
  phones: true,
  note: true,
  // Does not survive a reload.
  doorCode: false,
};

/** Equal for the same job, regardless of payment. */
export function jobFingerprint(draft: OrderDraft): string {
  const entries = keysOf(IS_OF_JOB).filter((entry) => IS_OF_JOB[entry]);
  const people = draft.waypoints.map((waypoint) => entries.map((entry) => waypoint[entry]));
  return hash(
    JSON.stringify([
      toEstimateRequest({ ...draft, flags: [], payer: null }),
      people,
      draft.remark,
      // Not the name of a preset: the same job in another language is no other order.
      draft.goodsPreset || draft.goodsDescription,
      draft.goodsSize,
      draft.moving.ownItems,
    ]),
  );
}
