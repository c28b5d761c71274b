import type { Db } from '../../db/database';
import type { Handlers } from '../../server/operation';
import { notFound, wrongField } from '../../server/refusal';
import { isOwnWebPage } from '../../pages/web-page';

export type IdentityRow = {
  registerToken: string;
  name: string;
  phoneNumber: string;
  expiresAt: number;
  usedAt: number | null;
};

/** An identity check is valid for 30 minutes and for one account. */
export async function validIdentity(db: Db, registerToken: string, field: string, now: number): Promise<IdentityRow> {
  const row = await db.one<IdentityRow>('SELECT * FROM identityChecks WHERE registerToken = ?', [registerToken]);
  if (!row) throw field === 'register_token' ? notFound() : wrongField('NOT_FOUND', field);
  if (row.usedAt !== null) throw wrongField('USED', field);
  if (row.expiresAt < now) throw wrongField('EXPIRED', field);
  return row;
}

export const identityHandlers: Handlers<'startIdentityCheck' | 'getIdentityCheckResult'> = {
  startIdentityCheck: async ({ query, origin, options }) => {
    if (!isOwnWebPage(query.returnUrl, options.webOrigins)) throw wrongField('INVALID', 'returnUrl');
    const page = new URL('/sandbox-kcb', origin);
    page.searchParams.set('nonce', query.nonce);
    page.searchParams.set('returnUrl', query.returnUrl);
    return { redirect: page.href };
  },

  getIdentityCheckResult: async ({ db, now, query }) => {
    const { name, phoneNumber } = await validIdentity(db, query.register_token, 'register_token', now);
    return { data: { name, phoneNumber } };
  },
};
