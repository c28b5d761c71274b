import { randomUUID } from 'node:crypto';
import { operationOf } from '../contract';
import type { Asked, Exchange } from '../provider';
import { ask, dataOf, fieldOf, report, textOf, type Run } from './answer';

/** A creation with its key, and the orders that are known to have come of it. */
export type Creation = { key: string; ids: Set<string>; sent?: Exchange };

const isDone = ({ status }: Exchange) => status >= 200 && status < 300;
/** Nothing was carried out. A 408 may come after the provider has begun. */
const isRefused = ({ status }: Exchange) => status >= 400 && status < 500 && status !== 408;

/** The orders that a key made; undefined if the answer is not a list. */
export async function lookUp(run: Run, idempotencyKey: string) {
  const exchange = await run.provider.send('listOrders', { as: 'member', query: { idempotencyKey } });
  const items: unknown = fieldOf(dataOf(exchange), 'items');
  const ids = Array.isArray(items) ? items.flatMap((item) => textOf(item, 'id') ?? []) : undefined;
  return { exchange, ids };
}

/** A provider that ignores the key answers other orders of the account: cancelling those would be worse. */
const canLookUp = async (run: Run) => (await lookUp(run, randomUUID())).ids?.length === 0;

/** The report has no id of an order, because ids open the public view: the key finds the order too. */
function reportLeft(run: Run, exchange: Exchange, key: string) {
  const meaning = `An order may still stand. Find it at the provider by its Idempotency-Key ${key} and cancel it.`;
  const field = 'order of the check';
  report(run, exchange, { level: 'fails', field, expected: 'cancelled', found: 'not known to be cancelled', meaning });
}

async function cancel(run: Run, id: string, key: string) {
  const asked: Asked = { as: 'member', path: { id }, body: operationOf('cancelOrder').asked.body ?? {} };
  const first = await ask(run, 'cancelOrder', asked);
  if (isDone(first)) {
    await ask(run, 'cancelOrder', asked, { statuses: [409] });
    return;
  }
  const second = await run.provider.send('cancelOrder', asked);
  // 409 says that it was cancelled before only if the first request may have done it.
  const isCancelled = isDone(second) || (second.status === 409 && !isRefused(first));
  if (!isCancelled) reportLeft(run, first, key);
}

/** Cancels all orders of a creation, also those whose answer was lost. What may be left is reported whatever `--only` says. */
export async function cancelAll(run: Run, { key, ids, sent }: Creation) {
  const others = ((await lookUp(run, key)).ids ?? []).filter((id) => !ids.has(id));
  const found = others.length > 0 && (await canLookUp(run)) ? others : [];
  const all = [...ids, ...found];
  for (const id of all) await cancel(run, id, key);
  if (sent && all.length === 0 && !isRefused(sent)) reportLeft(run, sent, key);
}
