import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/database';
import type { Caller } from '../../../server/caller';
import type { Handlers, Schemas } from '../../../server/operation';
import { conflict, notFound, wrongField } from '../../../server/refusal';
import { signUpload } from '../../../storage/signature';
import { findOrder } from '../order-row';
import { STATUS } from '../status';
import { imagesOf } from '../view/order-view';

const CLOSED: readonly number[] = [STATUS.cancelled, STATUS.incompleted];
const MAX_IMAGES = 10;

/** Guests can access orders of guests; the IDs cannot be guessed. */
async function orderOf(db: Db, id: string, caller: Caller) {
  const row = await findOrder(db, id);
  const ownerId = caller.kind === 'user' ? caller.user.id : null;
  if (!row || row.ownerId !== ownerId) throw notFound();
  return row;
}

async function assertUploaded(db: Db, images: Schemas['OrderImagesRequest']['images']) {
  for (const [index, { key, sha256 }] of images.entries()) {
    const file = await db.one<{ sha256: string }>('SELECT sha256 FROM files WHERE key = ?', [key]);
    if (!file) throw wrongField('NOT_FOUND', `images.${index}.key`);
    if (sha256 !== undefined && sha256 !== file.sha256) throw wrongField('MISMATCH', `images.${index}.sha256`);
  }
}

export const imageHandlers: Handlers<'presignFile' | 'addOrderImages'> = {
  presignFile: async ({ db, now, origin, body }) => {
    const key = `${randomUUID()}-${body.fileName}`;
    const { query, expiresAt } = await signUpload(db, key, now);
    return { data: { url: `${origin}/__storage/${key}?${query}`, key, expiresAt: new Date(expiresAt).toISOString() } };
  },

  /** Idempotent: after a lost response, the same images can be sent again. */
  addOrderImages: async ({ db, now, origin, path, body, caller }) => {
    if (body.orderId !== path.orderId) throw wrongField('MISMATCH', 'orderId');
    const row = await orderOf(db, path.orderId, caller);
    if (CLOSED.includes(row.status)) throw conflict('IMAGES_CLOSED', 'Images are no longer possible.');
    await assertUploaded(db, body.images);

    const existing = await db.all<{ key: string }>('SELECT key FROM orderImages WHERE orderId = ?', [row.id]);
    const keys = new Set([...existing, ...body.images].map(({ key }) => key));
    if (keys.size > MAX_IMAGES) throw wrongField('TOO_LONG', 'images');
    for (const { key, kind = null, room = null, takenAt, item = null } of body.images) {
      const taken = takenAt === undefined ? null : Date.parse(takenAt);
      await db.run(
        `INSERT OR IGNORE INTO orderImages (id, orderId, key, sha256, kind, room, takenAt, item, createdAt)
         SELECT ?, ?, key, sha256, ?, ?, ?, ?, ? FROM files WHERE key = ?`,
        [randomUUID(), row.id, kind, room, taken, item, now, key],
      );
    }
    return { data: await imagesOf(db, row.id, origin) };
  },
};
