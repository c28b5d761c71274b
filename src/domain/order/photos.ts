/** What a customer says of a photo; the driver's are `proof`. */
export const PHOTO_KINDS = ['before', 'after', 'goods'] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** Codes of the rooms of a home, as they travel with a photo. */
export const ROOMS = [
  'entrance',
  'living',
  'kitchen',
  'bedroom',
  'study',
  'bathroom',
  'balcony',
  'storage',
  'other',
] as const;
export type Room = (typeof ROOMS)[number];
export type PhotoLabel = { kind: PhotoKind; room?: Room };

type Sorted = { kind?: string; room?: string };
export type PhotoGroup<Image> = { room: string | null; before: Image[]; after: Image[]; others: Image[] };

/** By room in the order of the list, what has no room last; within it before, after and the rest, each as they came. */
export function groupPhotos<Image extends Sorted>(images: readonly Image[]): PhotoGroup<Image>[] {
  const rank = (room: string | null) => {
    const place = (ROOMS as readonly (string | null)[]).indexOf(room);
    if (room === null) return ROOMS.length + 1;
    return place === -1 ? ROOMS.length : place;
  };
  const rooms = [...new Set(images.map(({ room }) => room ?? null))].sort((one, other) => rank(one) - rank(other));
  return rooms.map((room) => {
    const here = images.filter((image) => (image.room ?? null) === room);
    return {
      room,
      before: here.filter(({ kind }) => kind === 'before'),
      after: here.filter(({ kind }) => kind === 'after'),
      others: here.filter(({ kind }) => kind !== 'before' && kind !== 'after'),
    };
  });
}

/** Enough of a SHA-256 for people to compare: `3fa9 12c0`. */
export const shortHash = (sha256: string) => `${sha256.slice(0, 4)} ${sha256.slice(4, 8)}`;
