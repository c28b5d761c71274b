import type { Db } from '../../db/database';
import type { Schemas } from '../../server/operation';
import { notFound, wrongField } from '../../server/refusal';

type OrganizationRow = Schemas['Organization'] & { expiresAt: number | null };

/** Throws 404 for an unknown code and 400 for an expired one. */
export async function organizationByCode(db: Db, code: string, now: number): Promise<Schemas['Organization']> {
  const row = await db.one<OrganizationRow>('SELECT * FROM organizations WHERE code = ? AND code <> id', [code]);
  if (!row) throw notFound();
  if (row.expiresAt !== null && row.expiresAt < now) throw wrongField('EXPIRED', 'orgCode');
  return { id: row.id, code: row.code, name: row.name, type: row.type };
}
