import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createClient, type Client, type InArgs, type Transaction } from '@libsql/client';

/** Statements of one transaction. Callers state the row type next to the SQL that returns it. */
export type Db = {
  all: <Row>(sql: string, args?: InArgs) => Promise<Row[]>;
  one: <Row>(sql: string, args?: InArgs) => Promise<Row | undefined>;
  run: (sql: string, args?: InArgs) => Promise<number>;
};

export type Database = {
  /**
   * Runs one at a time: a request sees another one completely or not at all, so "exactly once" needs no further locks.
   */
  transaction: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

function statements(transaction: Transaction): Db {
  const all = async <Row>(sql: string, args: InArgs = []) => (await transaction.execute({ sql, args })).rows as Row[];
  return {
    all,
    one: async <Row>(sql: string, args?: InArgs) => (await all<Row>(sql, args))[0],
    run: async (sql, args = []) => (await transaction.execute({ sql, args })).rowsAffected,
  };
}

/** Recreates a database whose schema has another version; it contains only sample orders. */
async function adoptSchema(client: Client, schema: string) {
  const version = createHash('sha256').update(schema).digest().readUInt32BE() >>> 1;
  const { rows } = await client.execute('PRAGMA user_version');
  if (rows[0]?.user_version !== version) {
    const tables = await client.execute(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid DESC",
    );
    for (const row of tables.rows) await client.execute(`DROP TABLE ${row.name as string}`); // names are strings
  }
  await client.executeMultiple(schema);
  await client.execute(`PRAGMA user_version = ${version}`);
}

/** Opens the SQLite file and creates the schema of `sandbox/db/schema.sql` below `root`. */
export async function openDatabase(file: string, root: string): Promise<Database> {
  await mkdir(dirname(file), { recursive: true });
  const client = createClient({ url: `file:${file}` });
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('PRAGMA synchronous = NORMAL');
  await adoptSchema(client, await readFile(join(root, 'sandbox/db/schema.sql'), 'utf8'));

  let last: Promise<unknown> = Promise.resolve();

  const transact = async <Result>(work: (db: Db) => Promise<Result>) => {
    const transaction = await client.transaction('write');
    try {
      const result = await work(statements(transaction));
      await transaction.commit();
      return result;
    } finally {
      transaction.close(); // rolls back what was not committed
    }
  };

  return {
    transaction: (work) => {
      const queued = last.then(() => transact(work));
      last = queued.catch(() => undefined); // a failed transaction must not block the next one
      return queued;
    },
    close: async () => {
      await last;
      client.close();
    },
  };
}
