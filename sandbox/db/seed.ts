import type { SandboxOptions } from '../config';
import { placedIn } from '../groups/order/life/place';
import { makePlan } from '../groups/order/life/plan';
import { settleOrders } from '../groups/order/life/settle';
import { findOrder, updateOrder, waypointsOf } from '../groups/order/order-row';
import { STATUS } from '../groups/order/status';
import type { Database, Db } from './database';
import { LIVE_ORDER_IDS } from './known-orders';
import { seedPeople } from './people';
import { seedOrders } from './seed-orders';

const KEPT_OVER_RESET = ['clockOffsetMs'];

async function seed(db: Db, now: number, options: SandboxOptions) {
  await seedPeople(db, now);
  await seedOrders(db, options, now);
  await db.run('INSERT INTO meta VALUES (?, ?)', ['seededAt', String(now)]);
}

/** An empty database is seeded; in one that was left for hours, the orders that are to be watched set out again. */
export const prepareDatabase = (database: Database, now: number, options: SandboxOptions) =>
  database.transaction(async (db) => {
    const seeded = await db.one('SELECT value FROM meta WHERE name = ?', ['seededAt']);
    if (!seeded) return seed(db, now, options);
    await settleOrders(db, now);
    for (const id of LIVE_ORDER_IDS) await setOutAgain(db, id, now, options);
  });

async function setOutAgain(db: Db, id: string, now: number, { speed }: SandboxOptions) {
  const row = await findOrder(db, id);
  if (row?.status !== STATUS.completed) return;
  const points = waypointsOf(row).map(({ address }) => address);
  const plan = makePlan({ now, appointmentAt: null, isPrepaid: row.pay === 'card', points, speed });
  const renewed = { ...row, createdAt: now, planJson: JSON.stringify(plan) };
  await updateOrder(db, id, placedIn(renewed, { status: STATUS.transit, enteredAt: now }));
}

const COPY = 'prepared_';
const PREPARED_AT = 'preparedAt';
/** How far the orders under way may have come since they were seeded, in their own time. */
const COPY_HOLDS_MS = 2 * 60_000;

/** Children before parents. */
async function ownTables(db: Db) {
  const tables = await db.all<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid DESC",
  );
  return tables.map(({ name }) => name).filter((name) => !name.startsWith(COPY));
}

async function empty(db: Db) {
  await db.run('PRAGMA defer_foreign_keys = ON');
  for (const name of await ownTables(db)) {
    if (name !== 'meta') await db.run(`DELETE FROM ${name}`);
  }
  await db.run(`DELETE FROM meta WHERE name NOT IN (${KEPT_OVER_RESET.map(() => '?').join(', ')})`, KEPT_OVER_RESET);
}

/** As after the last seeding, from a copy inside the database: a twentieth of the time that seeding takes. */
async function putBack(db: Db) {
  await empty(db);
  for (const name of await ownTables(db)) await db.run(`INSERT OR REPLACE INTO ${name} SELECT * FROM ${COPY}${name}`);
}

async function keepCopy(db: Db, now: number) {
  await db.run('INSERT OR REPLACE INTO meta VALUES (?, ?)', [PREPARED_AT, String(now)]);
  for (const name of await ownTables(db)) {
    await db.run(`DROP TABLE IF EXISTS ${COPY}${name}`);
    await db.run(`CREATE TABLE ${COPY}${name} AS SELECT * FROM ${name}`);
  }
}

async function preparedAt(db: Db) {
  if (!(await db.one('SELECT name FROM sqlite_master WHERE name = ?', [`${COPY}meta`]))) return undefined;
  const kept = await db.one<{ value: string }>(`SELECT value FROM ${COPY}meta WHERE name = ?`, [PREPARED_AT]);
  return kept ? Number(kept.value) : undefined;
}

/** Empties every table and seeds anew, or from the copy where that is recent. */
export async function reseed(db: Db, now: number, options: SandboxOptions) {
  const kept = await preparedAt(db);
  if (kept !== undefined && kept <= now && (now - kept) * options.speed < COPY_HOLDS_MS) return putBack(db);
  await empty(db);
  await seed(db, now, options);
  await keepCopy(db, now);
}
