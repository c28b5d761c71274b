import { PHOTO_KINDS, ROOMS, type PhotoLabel } from '@/domain/order/photos';
import { DRAFT_KEYS } from '../storage/draft-keys';
import { safeSessionStorage } from '../storage/safe-storage';

/** The photos of one order, under an id of this tab: first for the draft, then for the placed order. */
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
/** Pages without waiting photos need not load the upload code. */
export const hasWaitingPhotos = (orderId: string) => orderBatch(orderId).read() !== null;

const labelKey = (orderId: string) => `photo-label:${orderId}`;

/** Remembers what the last photos of the order showed; the next ones most likely show the same. */
export function keepLabel(orderId: string, label: PhotoLabel) {
  safeSessionStorage.setItem(labelKey(orderId), [label.kind, label.room ?? ''].join(' '));
}

/** The label of the order's last photos; without one, before the move and at the entrance. */
export function readLabel(orderId: string): Required<PhotoLabel> {
  const [kind, room] = (safeSessionStorage.getItem(labelKey(orderId)) ?? '').split(' ');
  return {
    kind: PHOTO_KINDS.find((one) => one === kind) ?? 'before',
    room: ROOMS.find((one) => one === room) ?? 'entrance',
  };
}

/** Call it when the order is placed: its photos are now sent, and the next order starts without photos. */
export function assignPhotos(orderId: string) {
  const name = draftBatch.read();
  if (name === null) return;
  safeSessionStorage.setItem(orderKey(orderId), name);
  draftBatch.close();
}
