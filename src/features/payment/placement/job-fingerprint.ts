import type { OrderDraft } from '@/domain/order/draft';
import { toEstimateRequest } from '@/domain/order/request';

/** FNV-1a: short, and the job cannot be read back from it. */
function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum.toString(36);
}

/** Equal for the same job, regardless of payment. Leaves out door codes, because they do not survive a reload. */
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
