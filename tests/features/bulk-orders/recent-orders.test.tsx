import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { orderItem } from '../../support/factories/orders';
import { reply } from '../../support/handlers/reply';
import { server } from '../../support/server';
import { answerBulkOrders, cell, delivery, DROP, PICKUP, renderSheet, sendAll } from './bulk-orders-setup';

const HOUR_MS = 60 * 60 * 1000;

test('a row is compared with every order of the last day, and with no older one', async () => {
  answerBulkOrders();
  const pages: number[] = [];
  const orderOf = (index: number) =>
    orderItem({
      id: `order-${index}`,
      orderNo: `2611-${index}`,
      pickup: PICKUP,
      dropoff: DROP,
      contactName: index === 150 ? '하나' : '다른 분',
      // From the 251st on they are older than a day.
      createdAt: new Date(Date.now() - (index < 250 ? 2 : 30) * HOUR_MS).toISOString(),
    });
  server.use(
    reply('listOrders', ({ query }) => {
      const pageIndex = Number(query.get('pageIndex'));
      pages.push(pageIndex);
      const items = Array.from({ length: 100 }, (_, index) => orderOf(pageIndex * 100 + index));
      return { items, pageIndex, pageSize: 100, total: 900 };
    }),
  );
  await renderSheet([delivery('하나'), delivery('둘')]);
  await waitFor(() => expect(cell(1, '상태')).toHaveTextContent('중복 의심'));
  expect(cell(1, '상태')).toHaveTextContent('2611-150');
  expect(cell(2, '상태')).not.toHaveTextContent('중복 의심');
  expect(screen.getByRole('button', { name: '1건 접수하기' })).toBeEnabled();
  expect(pages).toEqual([0, 1, 2]);
});

test('a provider that sends the same full page for ever does not keep a sheet from being sent', async () => {
  const sent = answerBulkOrders();
  const createdAt = new Date().toISOString();
  const items = Array.from({ length: 100 }, (_, index) => orderItem({ id: `order-${index}`, createdAt }));
  let asked = 0;
  server.use(
    http.get('*/order/api/v1/orders', () => {
      asked += 1;
      // Without this, a failing test would ask without end.
      return HttpResponse.json({ data: { items: asked > 30 ? [] : items } });
    }),
  );
  const { user } = await renderSheet([delivery('하나')]);
  await sendAll(user, 1);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(asked).toBeLessThan(30);
});

test('an order that was placed on another device after the sheet was opened is not placed again', async () => {
  const sent = answerBulkOrders();
  const { user } = await renderSheet([delivery('하나'), delivery('둘')]);
  expect(await screen.findByRole('button', { name: '2건 접수하기' })).toBeEnabled();
  const placed = orderItem({
    id: 'order-of-another-device',
    orderNo: '2611-77',
    pickup: PICKUP,
    dropoff: DROP,
    contactName: '하나',
    createdAt: new Date().toISOString(),
  });
  server.use(reply('listOrders', () => ({ items: [placed], pageIndex: 0, pageSize: 100, total: 1 })));
  await sendAll(user, 2);
  await screen.findByText(/접수 1건/);
  expect(cell(1, '상태')).toHaveTextContent('중복 의심');
  expect(cell(1, '상태')).toHaveTextContent('2611-77');
  expect(sent.map(({ request }) => request.waypoints[1]?.contactName)).toEqual(['둘']);
});

test('addresses of earlier orders cost no search, on whatever page they are, and the others one each', async () => {
  answerBulkOrders();
  const searched: (string | null)[] = [];
  server.use(
    reply('listShippingRecords', ({ query }) => {
      const pageIndex = Number(query.get('pageIndex'));
      const address = {
        roadAddress: pageIndex === 1 ? PICKUP : `부산 동구 중앙대로 ${pageIndex}`,
        lat: 37.5,
        lng: 127,
      };
      return {
        items: [{ id: `record-${pageIndex}`, address, addressDetail: '', contactName: '', mobileNo: '' }],
        pageIndex,
        pageSize: 100,
        total: 150,
      };
    }),
    reply('searchAddresses', ({ query }) => {
      searched.push(query.get('keyword'));
      return { items: [{ roadAddress: DROP, lat: 37.5, lng: 127 }], pageIndex: 0, pageSize: 10, total: 1 };
    }),
  );
  await renderSheet([delivery('하나'), delivery('둘')]);
  expect(await screen.findByRole('button', { name: '2건 접수하기' })).toBeEnabled();
  expect(searched).toEqual([DROP]);
});
