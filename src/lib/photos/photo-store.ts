import type { PhotoLabel } from '@/domain/order/photos';
import { isRecord } from '@/domain/stored-values';
import { createStore, del, entries, set, update, type UseStore } from 'idb-keyval';

/** The facts that are sent with the picture. `item`: the item of a move that it shows. */
export type PhotoFacts = Partial<PhotoLabel> & { takenAt?: string; item?: string };
/** Where the storage has a photo. It may be attached to its order already, if the answer to that was lost. */
export type UploadedFile = { key: string; sha256: string };
/** A prepared photo; it survives a reload. */
type KeptPhoto = PhotoFacts & {
  id: string;
  blob: Blob;
  addedAt: number;
  batch: string;
  uploaded?: UploadedFile | undefined;
};

export const factsOf = ({ takenAt, item, kind, room }: PhotoFacts): PhotoFacts => ({
  ...(takenAt ? { takenAt } : {}),
  ...(item ? { item } : {}),
  ...(kind ? { kind } : {}),
  ...(room ? { room } : {}),
});

const DAY_MS = 24 * 60 * 60_000;

/** If the browser's database is blocked, photos last as long as the page. */
const memory = new Map<string, KeptPhoto>();
let opened: UseStore | undefined;
const database = () => (opened ??= createStore('photos', 'photos'));

const isPhoto = (value: unknown): value is KeptPhoto =>
  isRecord(value) && typeof value.id === 'string' && typeof value.addedAt === 'number' && value.blob instanceof Blob;

/** Reads all photos and deletes damaged records, which no screen could show or remove. */
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
    // The database is blocked: the photo was only in memory.
  }
}

/** The photos of a batch, oldest first. Photos older than a day belong to no order any more and are deleted. */
export async function photosOf(batch: string | null): Promise<KeptPhoto[]> {
  const photos = await all();
  const isOld = ({ addedAt }: KeptPhoto) => Date.now() - addedAt > DAY_MS;
  await Promise.all(photos.filter(isOld).map(({ id }) => removePhoto(id)));
  return photos
    .filter((photo) => !isOld(photo) && photo.batch === batch)
    .sort((photo, other) => photo.addedAt - other.addedAt);
}

/** `takenAt`: the date that the device gave the file; ISO. */
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
    // Does not bring back a removed photo.
    if (!inMemory) await update<KeptPhoto | undefined>(id, (photo) => photo && changed(photo), database());
  } catch {
    // The database is blocked: the photo is only in memory.
  }
}

/** Sets the item that a photo shows; '' removes it. */
export const describePhoto = (id: string, item: string) => change(id, (photo) => withItem(photo, item));

/** Remembers an upload, so that the same file is attached if it must be repeated; undefined forgets it. */
export const keepUpload = (id: string, uploaded: UploadedFile | undefined) =>
  change(id, (photo) => ({ ...photo, uploaded }));

/** Sets what the photos show. Each photo stores its label, so a failed upload is repeated with the same label. */
export async function labelPhotos(ids: readonly string[], label: PhotoLabel) {
  await Promise.all(ids.map((id) => change(id, (photo) => ({ ...photo, ...label }))));
}

/** Deletes the photos of these batches; without `batches`, all photos in this browser. */
export async function dropPhotos(batches?: readonly (string | null)[]) {
  const dropped = (await all()).filter(({ batch }) => !batches || batches.includes(batch));
  await Promise.all(dropped.map(({ id }) => removePhoto(id)));
}
