import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database';
import type { Schemas } from '../../server/operation';
import { hashPassword } from './passwords';

export const CUSTOMER_TYPE = { consumer: 1, organization: 2 } as const;
export const LOGIN_TYPE = { password: 1, google: 2, naver: 4, kakao: 6 } as const;

export type UserRow = {
  id: string;
  phoneNumber: string;
  name: string;
  passwordHash: string | null;
  customerType: 1 | 2;
  loginTypeCd: number;
  organizationId: string | null;
  organizationCode: string | null;
  organizationName: string | null;
  organizationType: number | null;
  isMarketingAgreed: 0 | 1;
  point: number;
  customerKey: string;
};

const SELECT = `
  SELECT users.*, organizations.code AS organizationCode, organizations.name AS organizationName,
         organizations.type AS organizationType
  FROM users LEFT JOIN organizations ON organizations.id = users.organizationId
  WHERE withdrawnAt IS NULL AND`;

export const findUser = (db: Db, id: string) => db.one<UserRow>(`${SELECT} users.id = ?`, [id]);
export const findUserByPhone = (db: Db, phone: string) => db.one<UserRow>(`${SELECT} phoneNumber = ?`, [phone]);

function organizationOf(row: UserRow): Schemas['Organization'] | null {
  const { organizationId: id, organizationCode: code, organizationName: name, organizationType: type } = row;
  return id === null || code === null || name === null || type === null ? null : { id, code, name, type };
}

/** Every field of the contract: a new one does not compile until it is answered. */
export const toUser = (row: UserRow): Required<Schemas['User']> => ({
  id: row.id,
  name: row.name,
  phoneNumber: row.phoneNumber,
  role: row.customerType === CUSTOMER_TYPE.organization ? 'organization' : 'customer',
  customerType: row.customerType,
  loginTypeCd: row.loginTypeCd,
  organization: organizationOf(row),
  isMarketingAgreed: row.isMarketingAgreed === 1,
  point: row.point,
  customerKey: row.customerKey,
});

export const GUEST: Schemas['User'] = { id: 'anonymous', name: '', phoneNumber: '', role: 'anonymous' };

type NewUser = {
  id?: string;
  phoneNumber: string;
  name: string;
  password: string | null;
  loginTypeCd: number;
  organizationId: string | null;
  isMarketingAgreed: boolean;
  point?: number;
};

export async function addUser(db: Db, user: NewUser, now: number): Promise<UserRow> {
  const id = user.id ?? randomUUID();
  await db.run(
    `INSERT INTO users (id, phoneNumber, name, passwordHash, customerType, loginTypeCd, organizationId,
       isMarketingAgreed, point, customerKey, createdAt) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      id,
      user.phoneNumber,
      user.name,
      user.password === null ? null : await hashPassword(user.password),
      user.organizationId === null ? CUSTOMER_TYPE.consumer : CUSTOMER_TYPE.organization,
      user.loginTypeCd,
      user.organizationId,
      user.isMarketingAgreed ? 1 : 0,
      user.point ?? 0,
      randomUUID(),
      now,
    ],
  );
  const added = await findUser(db, id);
  if (!added) throw new Error(`User ${id} was not stored`);
  return added;
}
