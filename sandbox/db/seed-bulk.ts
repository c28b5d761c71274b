import { shiftPlan } from '../groups/order/life/plan';
import { historyOf, insertOrders, planOf, type OrderRow } from '../groups/order/order-row';
import type { Database, Db } from './database';
import { userIdOf, type Role } from './people';

const ROWS_PER_STATEMENT = 50;
const ROWS_PER_TRANSACTION = 2_000;
const INTERVAL_MS = 10 * 60 * 1000;

function copyOf(row: OrderRow, index: number, ageMs: number): OrderRow {
  const history = historyOf(row).map(({ status, at }) => ({ status, at: at - ageMs }));
  const orderNo = `bulk-${String(index).padStart(6, '0')}`;
  return {
    ...row,
    id: `sandbox-bulk-${String(index).padStart(6, '0')}`,
    orderNo,
    createdAt: row.createdAt - ageMs,
    planJson: JSON.stringify(shiftPlan(planOf(row), -ageMs)),
    historyJson: JSON.stringify(history),
    plainText: row.plainText.replace(/^[^|]*/, orderNo.replaceAll('-', '')),
  };
}

/** Seeded orders that are final and not split. */
const models = (db: Db, role: Role) =>
  db.all<OrderRow>(
    `SELECT * FROM orders WHERE ownerId = ? AND nextChangeAt IS NULL AND frozenAt IS NULL AND hierarchy = 0
     AND id LIKE 'sandbox-%' AND id NOT LIKE 'sandbox-bulk-%'`,
    [userIdOf(role)],
  );

const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);

/** Adds thousands of past orders: copies of seeded ones, one every ten minutes back in time. */
export async function seedBulk(database: Database, role: Role, count: number) {
  const originals = await database.transaction((db) => models(db, role));
  const copies = (from: number, to: number) =>
    range(from, to).flatMap((index) => {
      const model = originals[index % originals.length];
      return model ? [copyOf(model, index, index * INTERVAL_MS)] : [];
    });

  for (const start of range(0, count, ROWS_PER_TRANSACTION)) {
    const end = Math.min(count, start + ROWS_PER_TRANSACTION);
    await database.transaction(async (db) => {
      for (const from of range(start, end, ROWS_PER_STATEMENT)) {
        await insertOrders(db, copies(from, Math.min(end, from + ROWS_PER_STATEMENT)));
      }
    });
  }
}
