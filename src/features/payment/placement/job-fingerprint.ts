import type { OrderDraft } from '@/domain/order/draft';
import { toEstimateRequest } from '@/domain/order/request';

/** FNV-1a: short, and nothing of the job can be read out of it. */
function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum.toString(36);
}

/** The same for the same job, however it is paid. Door codes are left out: they do not survive a reload. */
export function jobFingerprint(draft: OrderDraft): string {
  const people = draft.waypoints.map(({ addressDetail, contactName, phones, note }) => [
    addressDetail,
    contactName,
    phones,
    note,
  ]);
  return hash(
    JSON.stringify([
      toEstimateRequest({ ...draft, flags: [] }),
      people,
      draft.remark,
      draft.goodsDescription,
      draft.goodsSize,
      draft.moving.ownItems,
    ]),
  );
}
