import { Hono } from 'hono';
import type { Db } from '../db/database';
import { wirePhone } from '../db/people';
import { pushToUser } from '../google/push-to';
import { organizationByCode } from '../groups/user/organizations';
import { addUser, findUserByPhone, LOGIN_TYPE } from '../groups/user/users';
import { setSessionKind, type SessionKind } from '../groups/user/session-kind';
import { setWrongPasswordStatus, type WrongPasswordStatus } from '../groups/user/wrong-password';
import { closeSessions } from '../server/caller';
import type { Sandbox, SandboxApp } from '../server/context';
import type { PushRequest, CreateUserOptions } from './requests';

const PASSWORD = 'deliver-on-0';

/** A phone number that no seeded user has, from the range that reaches nobody. */
async function freePhone(db: Db) {
  const known = await db.one<{ people: number }>('SELECT count(*) AS people FROM users');
  return `0100${String(known?.people ?? 0).padStart(7, '0')}`;
}

export function peopleControl(sandbox: Sandbox): SandboxApp {
  const { database, clock } = sandbox;
  const app: SandboxApp = new Hono();

  app.post('/users', async (c) => {
    const wish = await c.req.json<CreateUserOptions>();
    const { user, phone } = await database.transaction(async (db) => {
      const now = clock.now();
      const phone = await freePhone(db);
      const organization = wish.orgCode === undefined ? null : await organizationByCode(db, wish.orgCode, now);
      const user = await addUser(
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
      return { user, phone };
    });
    return c.json({ id: user.id, name: user.name, phone, password: PASSWORD }, 201);
  });

  app.post('/passwords', async (c) => {
    const { wrongStatus } = await c.req.json<{ wrongStatus: WrongPasswordStatus }>();
    await database.transaction((db) => setWrongPasswordStatus(db, wrongStatus));
    return c.json({ wrongStatus });
  });

  app.post('/sessions/kind', async (c) => {
    const { kind } = await c.req.json<{ kind: SessionKind }>();
    await database.transaction((db) => setSessionKind(db, kind));
    return c.json({ kind });
  });

  app.post('/sessions/expire', async (c) => {
    const { phone } = await c.req.json<{ phone: string }>();
    const ended = await database.transaction(async (db) => {
      const user = await findUserByPhone(db, wirePhone(phone));
      return user ? closeSessions(db, user.id) : 0;
    });
    return c.json({ ended });
  });

  app.get('/push-tokens', async (c) => {
    const phone = wirePhone(c.req.query('phone') ?? '');
    const tokens = await database.transaction(async (db) => {
      const user = await findUserByPhone(db, phone);
      return db.all<{ token: string }>('SELECT token FROM pushTokens WHERE userId = ?', [user?.id ?? '']);
    });
    return c.json({ tokens: tokens.map(({ token }) => token) });
  });

  app.post('/pushes', async (c) => {
    const { phone, ...wish } = await c.req.json<PushRequest>();
    const user = await database.transaction((db) => findUserByPhone(db, wirePhone(phone)));
    return c.json({ received: user ? await pushToUser(sandbox, user.id, wish) : 0 });
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
