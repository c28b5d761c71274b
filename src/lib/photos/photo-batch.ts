import { DRAFT_KEYS } from '../storage/draft-keys';
import { safeSessionStorage } from '../storage/safe-storage';
import { writeFields } from '../storage/stored-fields';

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

const unsentKey = (orderId: string) => `photos-unsent:${orderId}`;
/** Whether photos of a placed order were chosen and not sent yet: a wrong one can still be removed. */
export const hasUnsentPhotos = (orderId: string) => safeSessionStorage.getItem(unsentKey(orderId)) !== null;
/** The batch of the order while photos are being chosen for it. */
export function choosingBatch(orderId: string): PhotoBatch {
  const batch = orderBatch(orderId);
  const open = () => {
    safeSessionStorage.setItem(unsentKey(orderId), 'true');
    return batch.open();
  };
  return { ...batch, open };
}
/** Call it when the customer sends the chosen photos. */
export const releasePhotos = (orderId: string) => safeSessionStorage.removeItem(unsentKey(orderId));

/** Pages without waiting photos need not load the upload code. */
export const hasWaitingPhotos = (orderId: string) => orderBatch(orderId).read() !== null && !hasUnsentPhotos(orderId);

/** Session storage: the item names that are sent with the order's photos. The keys are what each photo stores. */
export const photoItemsKey = (orderId: string) => `photo-items:${orderId}`;

/**
 * Call it when the order is placed: its photos are now sent, and the next order starts without photos. A photo whose
 * item is not among `items` is sent without it.
 */
export function assignPhotos(orderId: string, items: Record<string, string>) {
  const name = draftBatch.read();
  if (name === null) return;
  safeSessionStorage.setItem(orderKey(orderId), name);
  writeFields(photoItemsKey(orderId), items);
  draftBatch.close();
}
