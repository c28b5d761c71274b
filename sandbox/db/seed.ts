import type { SandboxOptions } from '../config';
import { withStatus } from '../groups/order/life/with-status';
import { makePlan } from '../groups/order/life/plan';
import { settleOrders } from '../groups/order/life/settle';
import { findOrder, updateOrder, waypointsOf } from '../groups/order/order-row';
import { isPaidByLink } from '../groups/order/pays';
import { STATUS } from '../groups/order/status';
import type { Database, Db } from './database';
import { LIVE_ORDER_IDS } from './known-orders';
import { seedPeople } from './people';
import { seedOrders } from './seed-orders';

const KEPT_ON_RESET = ['clockOffsetMs'];

async function seed(db: Db, now: number, options: SandboxOptions) {
  await seedPeople(db, now);
  await seedOrders(db, options, now);
  await db.run('INSERT INTO meta VALUES (?, ?)', ['seededAt', String(now)]);
}

/** Seeds an empty database. In an old one, restarts the orders that should always be in progress. */
export const prepareDatabase = (database: Database, now: number, options: SandboxOptions) =>
  database.transaction(async (db) => {
    const seeded = await db.one('SELECT value FROM meta WHERE name = ?', ['seededAt']);
    if (!seeded) return seed(db, now, options);
    await settleOrders(db, now);
    for (const id of LIVE_ORDER_IDS) await restartOrder(db, id, now, options);
  });

async function restartOrder(db: Db, id: string, now: number, { speed }: SandboxOptions) {
  const row = await findOrder(db, id);
  if (row?.status !== STATUS.completed) return;
  const points = waypointsOf(row).map(({ address }) => address);
  const plan = makePlan({ now, appointmentAt: null, isPaidByLink: isPaidByLink(row.pay), points, speed });
  const renewed = { ...row, createdAt: now, planJson: JSON.stringify(plan) };
  await updateOrder(db, id, withStatus(renewed, { status: STATUS.transit, enteredAt: now }));
}

const COPY = 'prepared_';
const PREPARED_AT = 'preparedAt';
/** Orders in progress move on while the copy ages; an older copy is not used. In sandbox time. */
const MAX_COPY_AGE_MS = 2 * 60_000;

/** Children before parents, because of foreign keys. */
async function dataTables(db: Db) {
  const tables = await db.all<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid DESC",
  );
  return tables.map(({ name }) => name).filter((name) => !name.startsWith(COPY));
}

async function clearTables(db: Db) {
  await db.run('PRAGMA defer_foreign_keys = ON');
  for (const name of await dataTables(db)) {
    if (name !== 'meta') await db.run(`DELETE FROM ${name}`);
  }
  await db.run(`DELETE FROM meta WHERE name NOT IN (${KEPT_ON_RESET.map(() => '?').join(', ')})`, KEPT_ON_RESET);
}

/** Restores the last seeding from a copy in the database: 20 times faster than seeding. */
async function restoreCopy(db: Db) {
  await clearTables(db);
  for (const name of await dataTables(db)) await db.run(`INSERT OR REPLACE INTO ${name} SELECT * FROM ${COPY}${name}`);
}

async function saveCopy(db: Db, now: number) {
  await db.run('INSERT OR REPLACE INTO meta VALUES (?, ?)', [PREPARED_AT, String(now)]);
  for (const name of await dataTables(db)) {
    await db.run(`DROP TABLE IF EXISTS ${COPY}${name}`);
    await db.run(`CREATE TABLE ${COPY}${name} AS SELECT * FROM ${name}`);
  }
}

async function preparedAt(db: Db) {
  if (!(await db.one('SELECT name FROM sqlite_master WHERE name = ?', [`${COPY}meta`]))) return undefined;
  const kept = await db.one<{ value: string }>(`SELECT value FROM ${COPY}meta WHERE name = ?`, [PREPARED_AT]);
  return kept ? Number(kept.value) : undefined;
}

/** Clears all tables and seeds them, from the copy if it is recent. */
export async function reseed(db: Db, now: number, options: SandboxOptions) {
  const kept = await preparedAt(db);
  if (kept !== undefined && kept <= now && (now - kept) * options.speed < MAX_COPY_AGE_MS) return restoreCopy(db);
  await clearTables(db);
  await seed(db, now, options);
  await saveCopy(db, now);
}
