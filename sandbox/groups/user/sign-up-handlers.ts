import type { Call, Handlers, Schemas } from '../../server/operation';
import { conflictField, wrongField } from '../../server/refusal';
import type { Db } from '../../db/database';
import { addWelcomeCoupons } from '../order/coupon/coupon-catalogue';
import { validIdentity } from './identity-handlers';
import { organizationByCode } from './organizations';
import { addUser, CUSTOMER_TYPE, findUserByPhone, LOGIN_TYPE, toUser } from './users';

type SignUp = Schemas['SignUpRequest'] | Schemas['ThirdPartySignUpRequest'];
type TokenRow = { provider: keyof typeof LOGIN_TYPE; subject: string; expiresAt: number; usedAt: number | null };

async function organizationIdOf(db: Db, { customerType, orgCode }: SignUp, now: number): Promise<string | null> {
  if (customerType === CUSTOMER_TYPE.consumer) {
    if (orgCode !== undefined) throw wrongField('INVALID', 'orgCode');
    return null;
  }
  if (orgCode === undefined) throw wrongField('REQUIRED', 'orgCode');
  return (await organizationByCode(db, orgCode, now)).id;
}

async function join({ db, now, body }: Pick<Call<'signUp' | 'signUpThirdParty'>, 'db' | 'now'> & { body: SignUp }) {
  const organizationId = await organizationIdOf(db, body, now);
  const identity = await validIdentity(db, body.registerToken, 'registerToken', now);
  if (identity.phoneNumber !== body.phoneNumber) throw wrongField('MISMATCH', 'phoneNumber');
  if (identity.name !== body.name) throw wrongField('MISMATCH', 'name');
  if (await findUserByPhone(db, body.phoneNumber)) throw conflictField('DUPLICATED', 'phoneNumber');

  await db.run('UPDATE identityChecks SET usedAt = ? WHERE registerToken = ?', [now, body.registerToken]);
  const user = await addUser(
    db,
    {
      phoneNumber: body.phoneNumber,
      name: body.name,
      password: 'password' in body ? body.password : null,
      loginTypeCd: body.loginTypeCd,
      organizationId,
      // A provider that knows only one of the two consents goes by marketing.
      isMarketingAgreed: body.agreements.marketing && body.agreements.advertising !== false,
    },
    now,
  );
  await addWelcomeCoupons(db, user.id, now);
  return user;
}

async function signUpToken(
  db: Db,
  { signUpToken: token, loginTypeCd }: Schemas['ThirdPartySignUpRequest'],
  now: number,
) {
  const row = await db.one<TokenRow>('SELECT * FROM signUpTokens WHERE token = ?', [token]);
  if (!row || LOGIN_TYPE[row.provider] !== loginTypeCd) throw wrongField('INVALID', 'signUpToken');
  if (row.usedAt !== null) throw wrongField('USED', 'signUpToken');
  if (row.expiresAt < now) throw wrongField('EXPIRED', 'signUpToken');
  return row;
}

export const signUpHandlers: Handlers<'signUp' | 'signUpThirdParty' | 'validateOrganizationCode'> = {
  signUp: async (call) => ({ data: { user: toUser(await join(call)) } }),

  signUpThirdParty: async (call) => {
    const { db, now, body } = call;
    const { provider, subject } = await signUpToken(db, body, now);
    const user = await join(call);
    await db.run('UPDATE signUpTokens SET usedAt = ? WHERE token = ?', [now, body.signUpToken]);
    await db.run('INSERT INTO socialAccounts VALUES (?, ?, ?)', [provider, subject, user.id]);
    return { data: { user: toUser(user) } };
  },

  validateOrganizationCode: async ({ db, now, query }) => ({ data: await organizationByCode(db, query.orgCode, now) }),
};
