import type { Db } from '../../../db/database';
import { userOf } from '../../../server/caller';
import type { Call, Handlers, Schemas } from '../../../server/operation';
import { wrongField } from '../../../server/refusal';
import { credentialOf } from '../create/idempotency';
import { iso } from '../life/progress';
import { findOrder, type OrderRow } from '../order-row';
import { DAY_MS, startOfKoreanDate } from '../price/korean-calendar';
import { searchFor } from '../search-text';
import { toListItem } from '../view/order-view';

type Condition = { sql: string; args: (string | number)[] };
type Query = Call<'listOrders'>['query'];

/** A new sorting of the contract does not compile until it stands here. */
const SORTS: Record<NonNullable<Query['sort']>, string> = {
  createdAtDesc: 'createdAt DESC, id',
  createdAtAsc: 'createdAt, id',
  totalDesc: 'total DESC, createdAt DESC',
  totalAsc: 'total, createdAt DESC',
};

const keywordCondition = (keyword: string): Condition[] => {
  const { column, text } = searchFor(keyword);
  return text === '' ? [] : [{ sql: `instr(${column}, ?) > 0`, args: [text] }];
};

/** The conditions of a list. Sorting, paging and the lookup by key are none. */
function conditions(ownerId: string, query: Query): Condition[] {
  const { status, orderType, from, to, keyword = '', ...rest } = query;
  const { sort: _sort, pageIndex: _index, pageSize: _size, idempotencyKey: _key, ...unhandled } = rest;
  // A new parameter of the contract does not compile until it has a condition.
  unhandled satisfies Record<string, never>;
  const statuses = status?.split(',').map(Number) ?? [];
  return [
    { sql: 'ownerId = ?', args: [ownerId] },
    ...(statuses.length > 0 ? [{ sql: `status IN (${statuses.map(() => '?').join(', ')})`, args: statuses }] : []),
    ...(orderType ? [{ sql: 'orderType = ?', args: [orderType] }] : []),
    ...(from ? [{ sql: 'createdAt >= ?', args: [startOfKoreanDate(from)] }] : []),
    ...(to ? [{ sql: 'createdAt < ?', args: [startOfKoreanDate(to) + DAY_MS] }] : []),
    ...keywordCondition(keyword),
  ];
}

type Listing<Row, Item> = { table: string; where: Condition[]; order: string; toItem: (row: Row) => Item };

async function page<Row, Item>(db: Db, { table, where, order, toItem }: Listing<Row, Item>, query: Query) {
  const pageIndex = query.pageIndex ?? 0;
  const pageSize = query.pageSize ?? 20;
  const condition = where.map(({ sql }) => sql).join(' AND ');
  const args = where.flatMap((one) => one.args);
  const count = await db.one<{ total: number }>(`SELECT count(*) AS total FROM ${table} WHERE ${condition}`, args);
  // Selects the row IDs first, so that SQLite does not read the skipped rows.
  const wanted = `SELECT rowid FROM ${table} WHERE ${condition} ORDER BY ${order} LIMIT ? OFFSET ?`;
  const rows = await db.all<Row>(`SELECT * FROM ${table} WHERE rowid IN (${wanted}) ORDER BY ${order}`, [
    ...args,
    pageSize,
    pageIndex * pageSize,
  ]);
  return { items: rows.map(toItem), pageIndex, pageSize, total: count?.total ?? 0 };
}

async function madeByKey(call: Call<'listOrders'>, key: string) {
  const { db, caller, query } = call;
  const made = await db.one<{ orderId: string }>(
    'SELECT orderId FROM idempotencyKeys WHERE credential = ? AND key = ?',
    [credentialOf(caller), key],
  );
  const row = made && (await findOrder(db, made.orderId));
  const items = row ? [toListItem(call, row)] : [];
  return { data: { items, pageIndex: 0, pageSize: query.pageSize ?? 20, total: items.length } };
}

type RecordRow = Omit<Schemas['ShippingRecord'], 'address' | 'usedAt'> & { addressJson: string; usedAt: number };

const toRecord = (row: RecordRow): Schemas['ShippingRecord'] => ({
  id: row.id,
  address: JSON.parse(row.addressJson) as Schemas['Address'],
  addressDetail: row.addressDetail,
  contactName: row.contactName,
  mobileNo: row.mobileNo,
  usedAt: iso(row.usedAt),
});

export const listHandlers: Handlers<'listOrders' | 'listShippingRecords'> = {
  listOrders: async (call) => {
    const { db, query, caller } = call;
    if (query.idempotencyKey !== undefined) return madeByKey(call, query.idempotencyKey);
    if (caller.kind !== 'user') throw wrongField('REQUIRED', 'idempotencyKey');

    const where = conditions(caller.user.id, query);
    const order = SORTS[query.sort ?? 'createdAtDesc'];
    const toItem = (row: OrderRow) => toListItem(call, row);
    return { data: await page(db, { table: 'orders', where, order, toItem }, query) };
  },

  listShippingRecords: async ({ db, query, caller }) => {
    const where = [{ sql: 'userId = ?', args: [userOf(caller).id] }, ...keywordCondition(query.keyword ?? '')];
    const order = 'usedAt DESC, id';
    return { data: await page(db, { table: 'shippingRecords', where, order, toItem: toRecord }, query) };
  },
};
