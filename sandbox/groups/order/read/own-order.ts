import type { Db } from '../../../db/database';
import { userOf, type Caller } from '../../../server/caller';
import { notFound } from '../../../server/refusal';
import { findOrder, type OrderRow } from '../order-row';

/** Someone else's order answers as one that does not exist. */
export async function ownOrder(db: Db, id: string, caller: Caller): Promise<OrderRow> {
  const row = await findOrder(db, id);
  if (!row || row.ownerId !== userOf(caller).id) throw notFound();
  return row;
}
