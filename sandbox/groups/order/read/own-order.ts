import type { Db } from '../../../db/database';
import { userOf, type Caller } from '../../../server/caller';
import { notFound } from '../../../server/refusal';
import { findOrder, type OrderRow } from '../order-row';

/** Another user's order gives the same 404 as one that does not exist. */
export async function ownOrder(db: Db, id: string, caller: Caller): Promise<OrderRow> {
  const row = await findOrder(db, id);
  if (!row || row.ownerId !== userOf(caller).id) throw notFound();
  return row;
}
