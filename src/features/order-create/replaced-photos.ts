import { draftBatch } from '@/lib/photos/photo-batch';
import { dropPhotos } from '@/lib/photos/photo-store';
import { DRAFT_KEYS } from '@/lib/storage/draft-keys';
import { safeSessionStorage } from '@/lib/storage/safe-storage';

/** Stays in the tab's storage, so that the photos are deleted with the tab's data. */
const KEY = 'replaced:photos';

/** Sets the photos of a draft aside that an earlier order replaces, so that they are not sent with that order. */
export function setPhotosAside() {
  void dropPhotos([safeSessionStorage.getItem(KEY)]);
  safeSessionStorage.setItem(KEY, draftBatch.read() ?? '');
  draftBatch.close();
}

/** The customer returns to the replaced draft: its photos take the place of the copy's. */
export function bringPhotosBack() {
  void dropPhotos([draftBatch.read()]);
  draftBatch.close();
  const name = safeSessionStorage.getItem(KEY);
  if (name) safeSessionStorage.setItem(DRAFT_KEYS.photos, name);
  safeSessionStorage.removeItem(KEY);
}
