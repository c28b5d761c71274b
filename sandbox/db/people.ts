import site from '../../locales/ko/site.json';
import accounts from '../accounts.json';
import { SEEDED, addCoupon } from '../groups/order/coupon/coupon-catalogue';
import { PLATFORM_ID } from '../groups/order/create/new-order';
import { DAY_MS } from '../groups/order/price/korean-calendar';
import { PROVIDERS } from '../groups/user/social-handlers';
import { addUser, LOGIN_TYPE } from '../groups/user/users';
import type { Db } from './database';

export const ROLES = ['consumer', 'staff', 'member'] as const;
export type Role = (typeof ROLES)[number];

const ORGANIZATION_TYPE = { enterpriseOnDemand: 2, platform: 3 } as const;
const ACME_ID = 'org-acme';

type Person = { id: string; name: string; organizationId: string | null; point: number };

const PEOPLE: Record<Role, Person> = {
  consumer: { id: 'user-consumer', name: '김하늘', organizationId: null, point: 50_000 },
  staff: { id: 'user-staff', name: '박서준', organizationId: ACME_ID, point: 0 },
  member: { id: 'user-member', name: '이도윤', organizationId: null, point: 0 },
};

export const userIdOf = (role: Role) => PEOPLE[role].id;
export const organizationIdOf = (role: Role) => PEOPLE[role].organizationId;

/** 010-1234-5678 → +821012345678 */
export const wirePhone = (phone: string) => phone.replace(/\D/g, '').replace(/^0/, '+82');

async function seedOrganizations(db: Db, now: number) {
  const rows = [
    [PLATFORM_ID, PLATFORM_ID, site.name, ORGANIZATION_TYPE.platform, null],
    [ACME_ID, 'acme', '주식회사 마루기획', ORGANIZATION_TYPE.enterpriseOnDemand, null],
    ['org-oldtown', 'oldtown', '고을상사', ORGANIZATION_TYPE.enterpriseOnDemand, now - 30 * DAY_MS],
  ];
  for (const row of rows) await db.run('INSERT INTO organizations VALUES (?, ?, ?, ?, ?)', row);
}

function accountOf(role: Role) {
  const account = accounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`accounts.json has no ${role}`);
  return account;
}

/** The subject under which Kakao, Naver and Google know the consumer; see the sign-in pages. */
export const KNOWN_SUBJECT = 'known';

export async function seedPeople(db: Db, now: number) {
  await seedOrganizations(db, now);
  for (const role of ROLES) {
    const { phone, password } = accountOf(role);
    const person = { ...PEOPLE[role], phoneNumber: wirePhone(phone), password };
    await addUser(db, { ...person, loginTypeCd: LOGIN_TYPE.password, isMarketingAgreed: role === 'consumer' }, now);
  }
  for (const role of ['consumer', 'staff'] as const) {
    for (const terms of SEEDED) await addCoupon(db, userIdOf(role), terms, now);
  }
  for (const provider of PROVIDERS) {
    await db.run('INSERT INTO socialAccounts VALUES (?, ?, ?)', [provider, KNOWN_SUBJECT, userIdOf('consumer')]);
  }
}
