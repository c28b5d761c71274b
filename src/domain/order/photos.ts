/** Labels for the customer's photos; the driver's photos are `proof`. */
export const PHOTO_KINDS = ['before', 'after', 'goods'] as const;
type PhotoKind = (typeof PHOTO_KINDS)[number];

/** Room codes that are sent with a photo. */
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
type Room = (typeof ROOMS)[number];
export type PhotoLabel = { kind: PhotoKind; room?: Room };

type Labelled = { kind?: string; room?: string };
type PhotoGroup<Image> = { room: string | null; before: Image[]; after: Image[]; others: Image[] };

/** Groups photos by room in the order of ROOMS, those without a room last; each group has before, after and others. */
export function groupPhotos<Image extends Labelled>(images: readonly Image[]): PhotoGroup<Image>[] {
  const rank = (room: string | null) => {
    const place = ROOMS.findIndex((known) => known === room);
    if (room === null) return ROOMS.length + 1;
    return place === -1 ? ROOMS.length : place;
  };
  const rooms = [...new Set(images.map(({ room }) => room || null))].sort((one, other) => rank(one) - rank(other));
  return rooms.map((room) => {
    const here = images.filter((image) => (image.room || null) === room);
    return {
      room,
      before: here.filter(({ kind }) => kind === 'before'),
      after: here.filter(({ kind }) => kind === 'after'),
      others: here.filter(({ kind }) => kind !== 'before' && kind !== 'after'),
    };
  });
}

/** The first eight hex digits of a SHA-256, for people to compare: `3fa9 12c0`. */
export const shortHash = (sha256: string) => `${sha256.slice(0, 4)} ${sha256.slice(4, 8)}`;
