import { PHOTO_KINDS, ROOMS, type PhotoLabel } from '@/domain/order/photos';
import { DRAFT_KEYS } from '../storage/draft-keys';
import { safeSessionStorage } from '../storage/session-storage';

/** The photos of one order, by a name of this tab's: first of the order being written, then of the placed one. */
export type PhotoBatch = { read: () => string | null; open: () => string; close: () => void };

function batchAt(key: string): PhotoBatch {
  const read = () => safeSessionStorage.getItem(key);
  const open = () => {
    const known = read();
    if (known !== null) return known;
    const name = crypto.randomUUID();
    safeSessionStorage.setItem(key, name);
    return name;
  };
  return { read, open, close: () => safeSessionStorage.removeItem(key) };
}

const orderKey = (orderId: string) => `photos:${orderId}`;

export const draftBatch = batchAt(DRAFT_KEYS.photos);
export const orderBatch = (orderId: string) => batchAt(orderKey(orderId));
/** Without it no page need load what sends photos. */
export const hasWaitingPhotos = (orderId: string) => orderBatch(orderId).read() !== null;

const labelKey = (orderId: string) => `photo-label:${orderId}`;

/** What the last photos of the order showed: the next ones most likely show the same. */
export function keepLabel(orderId: string, label: PhotoLabel) {
  safeSessionStorage.setItem(labelKey(orderId), [label.kind, label.room ?? ''].join(' '));
}

export function readLabel(orderId: string): Required<PhotoLabel> {
  const [kindWord, roomWord] = (safeSessionStorage.getItem(labelKey(orderId)) ?? '').split(' ');
  return {
    kind: PHOTO_KINDS.find((one) => one === kindWord) ?? 'before',
    room: ROOMS.find((one) => one === roomWord) ?? 'entrance',
  };
}

/** The order is placed: what was chosen for it is to be sent now, and the next order begins without. */
export function assignPhotos(orderId: string) {
  const name = draftBatch.read();
  if (name === null) return;
  safeSessionStorage.setItem(orderKey(orderId), name);
  draftBatch.close();
}
