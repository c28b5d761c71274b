import { expect, test } from 'vitest';
import { collectOrders, ordersCsv } from '@/features/order-list/export-orders';
import { orderItem } from '../../support/factories/orders';
import { breakLine, reply } from '../../support/handlers/reply';
import { createI18n } from '../../support/i18n';
import { server } from '../../support/server';

const filter = { sort: 'createdAtDesc', status: '3' } as const;
const collect = (progress: number[] = []) =>
  collectOrders({ filter, signal: new AbortController().signal, onProgress: (done) => progress.push(done) });

/** The last order of each page comes again on the next, as when a new order arrives meanwhile. */
function servePages(total: number) {
  const asked: URLSearchParams[] = [];
  server.use(
    reply('listOrders', ({ query }) => {
      asked.push(query);
      const pageIndex = Number(query.get('pageIndex'));
      const pageSize = Number(query.get('pageSize'));
      const count = Math.min(pageSize, total - pageIndex * pageSize);
      const items = Array.from({ length: count }, (_, row) =>
        orderItem({ id: `order-${pageIndex * (pageSize - 1) + row}` }),
      );
      return { items, pageIndex, pageSize, total };
    }),
  );
  return asked;
}

test('everything that is filtered is in the file, and each order once', async () => {
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

test('half a file is no file', async () => {
  server.use(breakLine('listOrders'));
  await expect(collect()).rejects.toThrow();
});

test('what a customer typed into an order is text in the spreadsheet', async () => {
  const i18n = await createI18n();
  const csv = ordersCsv(
    [
      orderItem({ contactName: '=HYPERLINK("http://evil")', dropoff: '서울, 강남구', status: 42 }),
      { id: 'order-bare' },
    ],
    i18n.getFixedT('ko', 'orders'),
    i18n.getFixedT('ko', 'order'),
    i18n.getFixedT('ko', 'tracking'),
  );
  const [header, first, bare] = csv.split('\r\n');
  expect(header).toBe(
    '\ufeff주문번호,상태,종류,접수 시각,예약 시각,출발지,도착지,경유지 수,받는 분,차량,기사,결제,금액(원)',
  );
  expect(first).toBe(
    `261121-0001,확인 중,퀵,2026-11-21 10:00,,서울특별시 중구 세종대로 110,"서울, 강남구",0,"'=HYPERLINK(""http://evil"")",오토바이,,현금,18000`,
  );
  expect(bare).toBe('order-bare,확인 중,,,,,,,,,,,');
});
