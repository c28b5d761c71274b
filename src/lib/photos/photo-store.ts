import type { PhotoLabel } from '@/domain/order/photos';
import { createStore, del, entries, set, update, type UseStore } from 'idb-keyval';

/** What of it travels with the picture. `item`: what of a move it shows, as it is sent. */
export type PhotoFacts = Partial<PhotoLabel> & { takenAt?: string; item?: string };
/** A prepared photo; a reload finds it again. */
export type KeptPhoto = PhotoFacts & { id: string; blob: Blob; addedAt: number; batch: string };

/** What is known of a photo and nothing else. */
export const factsOf = ({ takenAt, item, kind, room }: PhotoFacts): PhotoFacts => ({
  ...(takenAt ? { takenAt } : {}),
  ...(item ? { item } : {}),
  ...(kind ? { kind } : {}),
  ...(room ? { room } : {}),
});

const DAY_MS = 24 * 60 * 60_000;

/** Where the browser's database is blocked, photos live as long as the page. */
const memory = new Map<string, KeptPhoto>();
let opened: UseStore | undefined;
const database = () => (opened ??= createStore('photos', 'photos'));

const isPhoto = (value: unknown): value is KeptPhoto =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'id') === 'string' &&
  typeof Reflect.get(value, 'addedAt') === 'number' &&
  Reflect.get(value, 'blob') instanceof Blob;

/** Deletes a damaged record: no screen could show or remove it. */
async function all(): Promise<KeptPhoto[]> {
  try {
    const stored = await entries<string, unknown>(database());
    await Promise.all(stored.flatMap(([key, value]) => (isPhoto(value) ? [] : [del(key, database())])));
    return [...stored.map(([, value]) => value).filter(isPhoto), ...memory.values()];
  } catch {
    return [...memory.values()];
  }
}

export async function removePhoto(id: string) {
  memory.delete(id);
  try {
    await del(id, database());
  } catch {
    // Blocked: it was in memory alone.
  }
}

/** Oldest first. What is older than a day belongs to no order any more. */
export async function photosOf(batch: string | null): Promise<KeptPhoto[]> {
  const photos = await all();
  const isOld = ({ addedAt }: KeptPhoto) => Date.now() - addedAt > DAY_MS;
  await Promise.all(photos.filter(isOld).map(({ id }) => removePhoto(id)));
  return photos
    .filter((photo) => !isOld(photo) && photo.batch === batch)
    .sort((one, other) => one.addedAt - other.addedAt);
}

/** `takenAt`: as the device dates it; ISO. */
export async function keepPhoto(blob: Blob, batch: string, takenAt?: string): Promise<KeptPhoto> {
  const photo = { id: crypto.randomUUID(), blob, addedAt: Date.now(), batch, ...(takenAt ? { takenAt } : {}) };
  try {
    await set(photo.id, photo, database());
  } catch {
    memory.set(photo.id, photo);
  }
  return photo;
}

const withItem = ({ item: _item, ...photo }: KeptPhoto, item: string): KeptPhoto =>
  item === '' ? photo : { ...photo, item };

async function change(id: string, changed: (photo: KeptPhoto) => KeptPhoto) {
  const inMemory = memory.get(id);
  if (inMemory) memory.set(id, changed(inMemory));
  try {
    // A photo that is no longer there stays away.
    if (!inMemory) await update<KeptPhoto | undefined>(id, (photo) => photo && changed(photo), database());
  } catch {
    // Blocked: it is in memory alone.
  }
}

/** Says which thing a photo shows; '' takes it back. */
export const describePhoto = (id: string, item: string) => change(id, (photo) => withItem(photo, item));

/** Says what the photos show. It stays with each: what fails is sent again as it was meant, whatever comes after it. */
export async function labelPhotos(ids: readonly string[], label: PhotoLabel) {
  await Promise.all(ids.map((id) => change(id, (photo) => ({ ...photo, ...label }))));
}

/** At sign-out nothing of the customer stays. */
export async function dropPhotos() {
  await Promise.all((await all()).map(({ id }) => removePhoto(id)));
}
