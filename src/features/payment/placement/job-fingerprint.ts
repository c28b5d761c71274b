import { keysOf } from '@/domain/keys-of';
import type { OrderDraft, WaypointEntry } from '@/domain/order/draft';
import { toEstimateRequest } from '@/domain/order/request';

/** FNV-1a: short, and nothing of the job can be read out of it. */
function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum.toString(36);
}

/** Whether another value makes it another job, so that it is not taken for the order that is already on its way. */
const IS_OF_JOB: Record<WaypointEntry, boolean> = {
  // Is in the estimate request.
  address: false,
  addressDetail: true,
  contactName: true,
  phones: true,
  note: true,
  // A reload loses it.
  doorCode: false,
};

/** The same for the same job, however it is paid. */
export function jobFingerprint(draft: OrderDraft): string {
  const entries = keysOf(IS_OF_JOB).filter((entry) => IS_OF_JOB[entry]);
  const people = draft.waypoints.map((waypoint) => entries.map((entry) => waypoint[entry]));
  return hash(
    JSON.stringify([
      toEstimateRequest({ ...draft, flags: [], payer: null }),
      people,
      draft.remark,
      draft.goodsDescription,
      draft.goodsSize,
      draft.moving.ownItems,
    ]),
  );
}
