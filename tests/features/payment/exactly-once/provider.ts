import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import accounts from '../../../../sandbox/accounts.json';
import { optionsFromEnv } from '../../../../sandbox/config';
import { openDatabase } from '../../../../sandbox/db/database';
import { prepareDatabase } from '../../../../sandbox/db/seed';
import { Deliveries } from '../../../../sandbox/google/deliveries';
import { createApp } from '../../../../sandbox/server/app';
import { openClock } from '../../../../sandbox/server/clock';
import { loadContract } from '../../../../sandbox/server/contract';
import { Faults } from '../../../../sandbox/server/faults';
import { Journal } from '../../../../sandbox/server/journal';
import { logInBody } from '../../../sandbox/support/provider';

const ORIGIN = 'http://localhost:4010';
const HEADERS = {
  'X-Platform': 'web2app',
  'X-Request-Id': '00000000-0000-4000-8000-000000000000',
  'Content-Type': 'application/json',
};

export type Sent = { url: string; method: string; headers: Record<string, string>; body: string | null };
export type Answered = { status: number; text: string };

/** The real sandbox with its rules and database, without a socket: requests are passed to it directly. */
export async function openProvider() {
  const folder = await mkdtemp(join(tmpdir(), 'exactly-once-'));
  const options = {
    ...optionsFromEnv({}),
    databaseFile: join(folder, 'data.db'),
    priceValidSeconds: 86_400,
    log: () => undefined,
  };
  const database = await openDatabase(options.databaseFile, options.root);
  const clock = await openClock(database);
  await prepareDatabase(database, clock.now(), options);
  const contract = await loadContract(options.root);
  const journal = new Journal();
  const app = createApp({
    options,
    contract,
    database,
    clock,
    faults: new Faults(),
    journal,
    deliveries: new Deliveries(),
  });

  const fetch = async (path: string, body: unknown, cookie = '') =>
    app.fetch(
      new Request(new URL(path, ORIGIN), {
        method: 'POST',
        headers: { ...HEADERS, Cookie: cookie },
        body: JSON.stringify(body),
      }),
    );
  const member = accounts.find(({ role }) => role === 'member');
  if (!member) throw new Error('The sandbox has no member');
  const welcome = await fetch('/user/api/v1/auth/login', logInBody(member.phone, member.password));
  const cookie = /^session=[^;]+/.exec(welcome.headers.get('Set-Cookie') ?? '')?.[0] ?? '';

  return {
    /** Executes a request in the member's session. */
    handle: async ({ url, method, headers, body }: Sent): Promise<Answered> => {
      const answer = await app.fetch(
        new Request(new URL(url, ORIGIN), { method, headers: { ...headers, Cookie: cookie }, body }),
      );
      return { status: answer.status, text: await answer.text() };
    },
    priceOf: async (job: unknown) => {
      const answer = await fetch('/order/api/v1/guest/estimate', job, cookie);
      const { data } = (await answer.json()) as { data: { total: number } }; // boundary: it answers by its contract
      return data;
    },
    newestOrder: async () => {
      const newest = await database.transaction((db) => db.one<{ at: number }>('SELECT max(rowid) AS at FROM orders'));
      return newest?.at ?? 0;
    },
    ordersSince: async (newest: number) => {
      const rows = await database.transaction((db) =>
        db.all<{ id: string }>('SELECT id FROM orders WHERE rowid > ?', [newest]),
      );
      return rows.map(({ id }) => id);
    },
    violations: () => journal.read(),
    close: async () => {
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type Provider = Awaited<ReturnType<typeof openProvider>>;
