import { randomInt } from 'node:crypto';
import { Hono } from 'hono';
import { wirePhone } from '../db/people';
import { organizationByCode } from '../groups/user/organizations';
import { addUser, findUserByPhone, LOGIN_TYPE } from '../groups/user/users';
import { closeSessions } from '../server/caller';
import type { Sandbox, SandboxApp } from '../server/context';
import type { UserWish } from './requests';

const PASSWORD = 'deliver-on-0';

export function peopleControl({ database, clock }: Sandbox): SandboxApp {
  const app: SandboxApp = new Hono();

  app.post('/users', async (c) => {
    const wish = await c.req.json<UserWish>();
    const phone = `010${String(randomInt(100_000_000)).padStart(8, '0')}`;
    const user = await database.transaction(async (db) => {
      const now = clock.now();
      const organization = wish.orgCode === undefined ? null : await organizationByCode(db, wish.orgCode, now);
      return addUser(
        db,
        {
          phoneNumber: wirePhone(phone),
          name: wish.name ?? '정다온',
          password: PASSWORD,
          loginTypeCd: LOGIN_TYPE.password,
          organizationId: organization?.id ?? null,
          isMarketingAgreed: false,
          point: wish.point ?? 0,
        },
        now,
      );
    });
    return c.json({ id: user.id, name: user.name, phone, password: PASSWORD }, 201);
  });

  app.post('/sessions/expire', async (c) => {
    const { phone } = await c.req.json<{ phone: string }>();
    const ended = await database.transaction(async (db) => {
      const user = await findUserByPhone(db, wirePhone(phone));
      return user ? closeSessions(db, user.id) : 0;
    });
    return c.json({ ended });
  });

  app.get('/codes', async (c) => {
    const phone = wirePhone(c.req.query('phone') ?? '');
    const found = await database.transaction((db) =>
      db.one<{ code: string }>('SELECT code FROM passwordCodes WHERE phoneNumber = ?', [phone]),
    );
    return found ? c.json(found) : c.json({ message: 'No code was sent' }, 404);
  });

  return app;
}
