import { expect, test } from 'vitest';
import { strFromU8, unzipSync } from 'fflate';
import { leftOutOf } from '@/domain/left-out';
import { collectOrders } from '@/features/order-list/export/collect-orders';
import { orderFile, type FileKind } from '@/features/order-list/export/order-file';
import { orderItem } from '../../support/factories/orders';
import { breakConnection, reply } from '../../support/handlers/reply';
import { http, HttpResponse } from 'msw';
import { createI18n } from '../../support/i18n';
import { server } from '../../support/server';
import { serveUntold } from './serve-orders';
import texts from '../../../locales/ko/orderExport.json';
import listTexts from '../../../locales/ko/orders.json';

const filter = { sort: 'createdAtDesc', status: '3' } as const;
const collect = (progress: number[] = []) =>
  collectOrders({ filter, signal: new AbortController().signal, onProgress: (done) => progress.push(done) });

/**
 * The last order of each page is repeated on the next, as when a new order arrives meanwhile. `most`: the largest page of this
 * provider.
 */
function servePages(total: number, most = 100) {
  const asked: URLSearchParams[] = [];
  server.use(
    reply('listOrders', ({ query }) => {
      asked.push(query);
      const pageIndex = Number(query.get('pageIndex'));
      const pageSize = Math.min(most, Number(query.get('pageSize')));
      const count = Math.max(0, Math.min(pageSize, total - pageIndex * pageSize));
      const items = Array.from({ length: count }, (_, row) =>
        orderItem({ id: `order-${pageIndex * (pageSize - 1) + row}` }),
      );
      return { items, pageIndex, pageSize, total };
    }),
  );
  return asked;
}

test('no order is missing in the file of a provider whose pages are smaller than asked for', async () => {
  // So small that the client makes no whole pages of them.
  servePages(100, 9);
  // 12 pages, each of which repeats a row.
  expect(await collect()).toHaveLength(100 - 11);
});

test('all filtered orders are in the file, each once', async () => {
  const asked = servePages(1030);
  const progress: number[] = [];

  const orders = await collect(progress);

  expect(asked).toHaveLength(11);
  expect(asked.every((query) => query.get('status') === '3' && query.get('pageSize') === '100')).toBe(true);
  expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length);
  expect(orders).toHaveLength(1030 - 10);
  expect(progress.at(0)).toBe(100);
  expect(progress.at(-1)).toBe(orders.length);
});

test('all orders are in the file if the provider tells no total', async () => {
  const asked = serveUntold(250);
  expect(await collect()).toHaveLength(250);
  expect(asked).toEqual([0, 1, 2]);
});

test('all orders are in the file if the provider tells no total and has smaller pages than it is asked for', async () => {
  serveUntold(130, [50], undefined, 40);
  const orders = await collect();
  expect([orders.length, leftOutOf(orders)]).toEqual([129, 1]);
  const asked = serveUntold(30, [], undefined, 40);
  expect(await collect()).toHaveLength(30);
  expect(asked).toEqual([0, 1]);
});

test('the collected orders know how many of them could not be read, on all pages', async () => {
  serveUntold(250, [7, 130, 249]);
  expect(leftOutOf(await collect())).toBe(3);
});

test('a provider that sends the same full page for ever does not keep the export from ending', async () => {
  const items = Array.from({ length: 100 }, (_, row) => orderItem({ id: `order-${row}` }));
  server.use(http.get('*/order/api/v1/orders', () => HttpResponse.json({ data: { items } })));
  expect(await collect()).toHaveLength(100);
});

test.each([404, 400])(
  'all orders are in the file if the provider refuses the page after them with %i',
  async (status) => {
    serveUntold(3);
    server.use(
      http.get('*/order/api/v1/orders', ({ request }) =>
        new URL(request.url).searchParams.get('pageIndex') === '0' ? undefined : HttpResponse.json({}, { status }),
      ),
    );
    expect(await collect()).toHaveLength(3);
  },
);

test.each<[string, total: number, isWhole: boolean]>([
  ['the orders fill the pages before it', 200, true],
  ['the provider lists no further', 500, false],
  ['the provider does not sort', -1, false],
])('a page that is refused with 400 after others is the end of the file only where %s', async (_, total, isWhole) => {
  const rows = Array.from({ length: 100 }, (__, row) => row);
  server.use(
    http.get('*/order/api/v1/orders', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const pageIndex = Number(query.get('pageIndex'));
      if (pageIndex > 1) return HttpResponse.json({}, { status: 400 });
      const isOldestFirst = query.get('sort') === 'createdAtAsc' && total > 0;
      const ids = rows.map((row) => (isOldestFirst ? total - 1 - row : pageIndex * 100 + row));
      return HttpResponse.json({ data: { items: ids.map((id) => orderItem({ id: `order-${id}` })) } });
    }),
  );
  if (isWhole) expect(await collect()).toHaveLength(total);
  else await expect(collect()).rejects.toThrow();
});

test('an export that is refused further on, or whose provider tells how many orders there are, creates no file', async () => {
  const refuseFrom = (page: number) =>
    server.use(
      http.get('*/order/api/v1/orders', ({ request }) =>
        Number(new URL(request.url).searchParams.get('pageIndex')) < page
          ? undefined
          : HttpResponse.json({}, { status: 400 }),
      ),
    );
  serveUntold(500);
  refuseFrom(2);
  await expect(collect()).rejects.toThrow();
  serveUntold(500, [], 500);
  refuseFrom(1);
  await expect(collect()).rejects.toThrow();
});

test('a partial export creates no file', async () => {
  server.use(breakConnection('listOrders'));
  await expect(collect()).rejects.toThrow();
});

const DANGEROUS = orderItem({ contactName: '=HYPERLINK("http://evil")', dropoff: '서울, <강남구>', status: 42 });

async function fileOf(kind: FileKind, orders: Parameters<typeof orderFile>[1]) {
  const i18n = await createI18n();
  i18n.addResourceBundle('ko', 'orderExport', texts);
  i18n.addResourceBundle('ko', 'orders', listTexts);
  const words = {
    t: i18n.getFixedT('ko', 'orderExport'),
    tOrder: i18n.getFixedT('ko', 'order'),
    tOrders: i18n.getFixedT('ko', 'orders'),
    tTracking: i18n.getFixedT('ko', 'tracking'),
  };
  return orderFile(kind, orders, words, new AbortController().signal);
}

test('input of customers is text in the CSV file', async () => {
  const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await (await fileOf('csv', [DANGEROUS, { id: 'order-bare' }])).arrayBuffer(),
  );
  const [header, first, bare] = csv.split('\r\n');
  expect(header).toBe(
    '\ufeff주문번호,상태,종류,분할,접수 일시,예약 일시,출발지,도착지,경유지 수,받는 분,차량,기사,결제,요금(원)',
  );
  expect(first).toBe(
    `261121-0001,확인 중,퀵,,2026-11-21 10:00,,서울특별시 중구 세종대로 110,"서울, <강남구>",0,"'=HYPERLINK(""http://evil"")",오토바이,,현금·계좌이체,18000`,
  );
  expect(bare).toBe('order-bare,확인 중,,,,,,,,,,,,');
});

test('input of customers is text in the workbook, where prices are numbers', async () => {
  const file = await fileOf('xlsx', [DANGEROUS]);
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const sheet = new DOMParser().parseFromString(
    strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array()),
    'application/xml',
  );
  const cells = [...sheet.querySelectorAll('row:nth-of-type(2) > c')];
  expect(sheet.querySelector('parsererror, f')).toBeNull();
  expect(cells[7]?.textContent).toBe('서울, <강남구>');
  expect(cells[9]?.getAttribute('t')).toBe('inlineStr');
  expect(cells[9]?.textContent).toBe('=HYPERLINK("http://evil")');
  expect(cells[13]?.getAttribute('t')).toBeNull();
  expect(cells[13]?.textContent).toBe('18000');
});

test('the file has the prices of the list, and marks what a sum must not count twice', async () => {
  const file = await fileOf('csv', [
    orderItem({ total: 44_900, payAmount: 40_410, hierarchy: 1 }),
    orderItem({ total: 20_000, hierarchy: 2 }),
  ]);
  const [header = '', ...rows] = (await file.text()).split('\r\n').map((line) => line.split(','));
  const column = (name: string) => rows.slice(0, 2).map((row) => row[header.indexOf(name)]);
  expect(column('요금(원)')).toEqual(['40410', '20000']);
  expect(column('분할')).toEqual(['분할 주문', '분할 주문 1']);
});
