import { BUSINESS_HOURS } from '../common/business-hours';
import { OFFERED_TYPES } from '../driver/vehicles';
import type { Db } from '../../db/database';
import { userOf } from '../../server/caller';
import type { Handlers } from '../../server/operation';
import { conflict, wrongField } from '../../server/refusal';
import { OFFERED_PAYS } from '../order/pays';
import { RUNNING_STATUSES } from '../order/status';
import { consumeVerification } from './password-handlers';
import { toUser } from './users';

const REASONS = [
  { code: 'rarelyUsed', name: '자주 쓰지 않아요' },
  { code: 'expensive', name: '요금이 비싸요' },
  { code: 'badService', name: '서비스가 만족스럽지 않아요' },
  { code: 'otherService', name: '다른 서비스를 이용해요' },
  { code: 'privacy', name: '개인정보가 걱정돼요' },
  { code: 'other', name: '기타' },
];

async function hasRunningOrders(db: Db, userId: string): Promise<boolean> {
  const found = await db.one(
    `SELECT id FROM orders WHERE ownerId = ? AND status IN (${RUNNING_STATUSES.join(',')}) LIMIT 1`,
    [userId],
  );
  return found !== undefined;
}

export const profileHandlers: Handlers<
  'updateUser' | 'setAgreement' | 'listWithdrawReasons' | 'withdraw' | 'getFeatureFlags'
> = {
  updateUser: async ({ db, body, caller }) => {
    const user = userOf(caller);
    const { name: typed, ...unhandled } = body;
    // A new field of the contract does not compile until it is stored here.
    unhandled satisfies Record<string, never>;
    const name = typed.trim();
    if (name === '') throw wrongField('REQUIRED', 'name');
    await db.run('UPDATE users SET name = ? WHERE id = ?', [name, user.id]);
    return { data: toUser({ ...user, name }) };
  },

  setAgreement: async ({ db, body, caller }) => {
    const user = userOf(caller);
    const isMarketingAgreed = body.isAgreement ? 1 : 0;
    await db.run('UPDATE users SET isMarketingAgreed = ? WHERE id = ?', [isMarketingAgreed, user.id]);
    return { data: toUser({ ...user, isMarketingAgreed }) };
  },

  listWithdrawReasons: async () => ({ data: REASONS }),

  withdraw: async ({ db, now, body, caller }) => {
    const user = userOf(caller);
    if (await hasRunningOrders(db, user.id)) throw conflict('RUNNING_ORDERS', 'Orders are still running.');
    if (user.passwordHash !== null) await consumeVerification(db, body.verificationToken ?? '', user.id, now);

    for (const table of ['sessions', 'socialAccounts', 'coupons', 'pushTokens', 'shippingRecords', 'verifications']) {
      await db.run(`DELETE FROM ${table} WHERE userId = ?`, [user.id]);
    }
    await db.run(
      `UPDATE users SET phoneNumber = NULL, name = '', passwordHash = NULL, point = 0, withdrawnAt = ?,
         withdrawReasonsJson = ? WHERE id = ?`,
      [now, JSON.stringify(body.reasons), user.id],
    );
    return { data: { isDone: true }, session: null };
  },

  getFeatureFlags: async () => ({
    data: {
      hasPlainAddresses: true,
      socialLogins: ['kakao', 'naver', 'google'],
      orderTypes: OFFERED_TYPES,
      pays: OFFERED_PAYS,
      businessHours: [...BUSINESS_HOURS],
    },
  }),
};
