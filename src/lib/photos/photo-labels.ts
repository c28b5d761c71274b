import { PHOTO_KINDS, ROOMS, type PhotoLabel } from '@/domain/order/photos';
import { safeSessionStorage } from '../storage/safe-storage';
import { readFields } from '../storage/stored-fields';
import { photoItemsKey } from './photo-batch';

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

/** The item name to send with a photo; '' if the order does not contain the item. `stored`: what the photo stores. */
export function sentItem(orderId: string, stored = ''): string {
  const item = readFields(photoItemsKey(orderId))?.[stored];
  return typeof item === 'string' ? item : '';
}
