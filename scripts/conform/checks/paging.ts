import { randomUUID } from 'node:crypto';
import { partsOf } from '@/api/client/small-pages';
import { ORDER_PAGE_SIZE } from '@/config/limits';
import { phaseOf, statusesIn } from '@/domain/order/status';
import { kstDate, kstDateAfter } from '@/domain/time/kst';
import type { OperationId } from '../contract';
import type { Asked, Exchange } from '../provider';
import { dataAsApp } from '../reader';
import { ask, dataOf, fieldOf, listOf, report, textOf, wants, type Run } from './answer';

type Lists = Extract<OperationId, 'listOrders' | 'listShippingRecords' | 'searchAddresses'>;
const SIZE = 2;
/** The contract's limit. */
const MOST_ROWS = 100;
const itemsOf = (exchange: Exchange) => listOf(fieldOf(dataOf(exchange), 'items'));
/** An answer without a list says nothing about its rows. */
const hasNoRows = (exchange: Exchange) => {
  const items = fieldOf(dataOf(exchange), 'items');
  return Array.isArray(items) && items.length === 0;
};
const namesOf = (exchange: Exchange) => itemsOf(exchange).map((item) => JSON.stringify(item));

const FROM_ZERO = 'The app counts pages from 0: do so too, or add 1 in a `request` step of own-provider.ts.';

/** Pages count from 0, have at most `pageSize` rows, do not overlap, and end with an empty one. */
async function checkPages(run: Run, operation: Lists, as: Asked['as'], query: Record<string, string | number>) {
  const page = (pageIndex: number, pageSize = SIZE) =>
    ask(run, operation, { as, query: { ...query, pageIndex, pageSize } }, { isLaterPage: pageIndex > 0 });
  const first = await page(0);
  const second = await page(1);
  const last = await page(100_000);

  if (itemsOf(first).length > SIZE) {
    const found = 'more rows';
    report(run, first, { level: 'loses', field: 'query pageSize', expected: `at most ${SIZE} rows`, found });
  }
  // A total that is written as a text counts too.
  const total = fieldOf(dataAsApp(operation, dataOf(first)), 'total');
  // Of addresses the app asks for small pages alone.
  if (typeof total === 'number' && operation !== 'searchAddresses') checkMostRows(run, await page(0, MOST_ROWS), total);
  if (typeof total === 'number' && total < itemsOf(first).length) {
    const [expected, found] = ['the number of all rows', 'fewer than came'];
    const meaning = 'The app counts the rows itself, and learns only at the last page how many there are.';
    report(run, first, { level: 'loses', field: 'data.total', expected, found, meaning });
  }
  if (itemsOf(first).length === 0 && typeof total === 'number' && total > 0) {
    const meaning = 'The first rows are never shown, or all twice.';
    const expected = 'the first rows on page 0';
    report(run, first, { level: 'fails', field: 'query pageIndex', expected, found: 'an empty page', meaning });
  }
  // With larger pages than were asked for, the second one repeats rows of the first.
  const isRepeated = itemsOf(first).length <= SIZE && namesOf(second).some((name) => namesOf(first).includes(name));
  if (isRepeated) {
    const meaning = `Rows are shown twice, and others never. ${FROM_ZERO}`;
    const expected = 'other rows on page 1 than on page 0';
    report(run, second, { level: 'fails', field: 'query pageIndex', expected, found: 'the same rows', meaning });
  }
  if (first.status >= 400 && itemsOf(second).length > 0) {
    const [expected, found] = ['the first rows on page 0', 'a refusal, and rows on page 1'];
    const meaning = `The list cannot be shown. ${FROM_ZERO}`;
    report(run, first, { level: 'fails', field: 'query pageIndex', expected, found, meaning });
  }
  if (itemsOf(last).length > 0) {
    const expected = 'no rows after the last page';
    report(run, last, {
      level: 'fails',
      field: 'query pageIndex',
      expected,
      found: 'rows',
      meaning: 'The list never ends.',
    });
  }
}

/** `orders`: the first rows of the list. */
function checkIds(run: Run, orders: Exchange) {
  const ids = itemsOf(orders).flatMap((item) => textOf(item, 'id') ?? []);
  const field = 'data.items[].id';
  if (new Set(ids).size < ids.length) {
    const meaning = 'Rows with the same id may be shown twice, or not at all.';
    report(run, orders, { level: 'loses', field, expected: 'another id in each row', found: 'the same', meaning });
  }
  // Servers take a slash for the end of a part of the address, also where it is encoded.
  if (ids.some((id) => /[/\\]/.test(id))) {
    const meaning = 'The order is not found after a reload, nor by its link. Write such ids as base64url.';
    report(run, orders, { level: 'fails', field, expected: 'a text without a slash', found: 'a slash', meaning });
  }
}

function checkMostRows(run: Run, exchange: Exchange, total: number) {
  const rows = itemsOf(exchange).length;
  if (rows === 0 || rows >= Math.min(MOST_ROWS, total)) return;
  const isPutTogether = partsOf({ pageIndex: 0, pageSize: MOST_ROWS }, { total }, rows).length > 0;
  const isListCut = exchange.operation === 'listOrders' && rows < Math.min(ORDER_PAGE_SIZE, total);
  report(run, exchange, {
    level: isPutTogether ? 'coerced' : isListCut ? 'fails' : 'loses',
    field: 'query pageSize',
    expected: `as many rows as there are, up to ${MOST_ROWS}`,
    found: 'fewer rows',
    meaning: isPutTogether
      ? 'The app asks for the rest in smaller pages, which takes more requests.'
      : isListCut
        ? 'The order list never shows the rest.'
        : 'Orders in progress and earlier places that are not on the first of these pages are missing.',
  });
}

async function checkFilters(run: Run, orders: Exchange) {
  // The app asks for no status that it does not know.
  const status = itemsOf(orders)
    .map((item) => textOf(item, 'status'))
    .find((one) => phaseOf(Number(one)) !== null);
  if (status !== undefined) {
    const filtered = await ask(run, 'listOrders', { as: 'member', query: { status, pageIndex: 0, pageSize: 20 } });
    if (itemsOf(filtered).some((item) => textOf(item, 'status') !== status)) {
      const expected = 'orders of this status alone';
      report(run, filtered, { level: 'loses', field: 'query status', expected, found: 'others too' });
    }
  }
  // A provider that ignores the parameter answers the latest order, and the app would take it for the one it asked for.
  const lookup = await ask(run, 'listOrders', { as: 'member', query: { idempotencyKey: randomUUID() } });
  if (itemsOf(lookup).length > 0) {
    const meaning = 'After a lost answer the app would show a wrong order as the one that was made.';
    const expected = 'no order for a key that made none';
    report(run, lookup, { level: 'fails', field: 'query idempotencyKey', expected, found: 'orders', meaning });
  }
}

/** In seconds: some rows may be written without fractions. */
const timeOf = (item: unknown) => Math.floor(Date.parse(textOf(item, 'createdAt') ?? '') / 1000);

/** The queries of the home page and the order list, which filters by the kinds that are offered. */
async function checkQueries(run: Run, orderType: string) {
  const meaning = 'The home page or the order list asks so, and shows no orders.';
  const list = (query: Record<string, string>, pageSize = 20) =>
    ask(
      run,
      'listOrders',
      { as: 'member', query: { ...query, sort: 'createdAtDesc', pageIndex: 0, pageSize } },
      { meaning },
    );

  const sorted = await list({});
  const times = listOf(fieldOf(dataAsApp('listOrders', dataOf(sorted)), 'items')).map(timeOf);
  if (times.some((time, index) => time > (times[index - 1] ?? time))) {
    const expected = 'the newest order first';
    report(run, sorted, { level: 'loses', field: 'query sort', expected, found: 'another order' });
  }
  const statuses = statusesIn('inProgress').map(String);
  const inProgress = await list({ status: statuses.join(',') }, 3);
  if (itemsOf(inProgress).some((item) => !statuses.includes(textOf(item, 'status') ?? ''))) {
    const expected = 'orders of these statuses alone';
    report(run, inProgress, { level: 'loses', field: 'query status', expected, found: 'others too' });
  }
  const now = Date.now();
  await list({ orderType, from: kstDateAfter(now, -29), to: kstDate(now), keyword: '서울' });
  const ofNone: readonly [string, Record<string, string>][] = [
    ['from', { from: '2000-01-01', to: '2000-01-02' }],
    ['keyword', { keyword: `없는 주문 ${randomUUID()}` }],
  ];
  for (const [name, query] of ofNone) {
    const none = await list(query);
    if (itemsOf(none).length === 0) continue;
    const difference = { expected: 'no order where none fits', found: 'orders' };
    report(run, none, { level: 'loses', field: `query ${name}`, ...difference });
  }
}

/** The keyword is Korean, so this also shows whether the address is decoded as UTF-8. */
async function checkAddressSearch(run: Run, as: Asked['as']): Promise<Exchange> {
  if (wants(run, 'searchAddresses')) await checkPages(run, 'searchAddresses', as, { keyword: '서울' });
  const found = await ask(run, 'searchAddresses', { as, query: { keyword: '서울', pageIndex: 0, pageSize: 10 } });
  if (wants(run, 'searchAddresses') && hasNoRows(found)) {
    const expected = 'addresses for 서울, sent as UTF-8';
    report(run, found, { level: 'fails', field: 'query keyword', expected, found: 'none' });
  }
  return found;
}

/** Addresses by a keyword, and the one at the place of the first hit. */
export async function checkAddresses(run: Run, as: Asked['as']) {
  if (!wants(run, 'searchAddresses', 'findAddressAt')) return;
  const [first] = itemsOf(await checkAddressSearch(run, as));
  const [lat, lng] = [textOf(first, 'lat'), textOf(first, 'lng')];
  if (lat === undefined || lng === undefined) {
    run.findings.note('findAddressAt', 'the search found no address with coordinates');
  } else if (wants(run, 'findAddressAt')) await ask(run, 'findAddressAt', { as, query: { lat, lng } });
}

/** `orderType`: a kind of order that is offered. */
export async function checkLists(run: Run, orders: Exchange, orderType: string) {
  if (wants(run, 'listOrders')) {
    checkIds(run, orders);
    await checkPages(run, 'listOrders', 'member', {});
    await checkFilters(run, orders);
    await checkQueries(run, orderType);
  }
  if (wants(run, 'listShippingRecords')) await checkPages(run, 'listShippingRecords', 'member', {});
}
