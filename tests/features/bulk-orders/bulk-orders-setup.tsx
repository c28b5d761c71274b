import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import type { OrderRequest } from '@/api/order/order-requests';
import { NO_VALUES } from '@/domain/bulk/fields';
import { BulkOrders } from '@/features/bulk-orders/bulk-orders-page';
import { dropBulkSheets } from '@/lib/storage/bulk-records';
import { featureFlags } from '../../support/factories/accounts';
import { order, price } from '../../support/factories/orders';
import { staff } from '../../support/factories/users';
import { reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

vi.setConfig({ testTimeout: 40_000 });

export const HEAD = ['보내는분', '보내는분 전화', '출발지', '받는분', '받는분 연락처', '도착지', '차종', '품명'];
export const PICKUP = '서울 중구 세종대로 110';
export const DROP = '서울 강남구 테헤란로 152';
/** The row of a recurring sheet. */
export const DUE_ROW = {
  ...NO_VALUES,
  pickupAddress: PICKUP,
  pickupName: '박서준',
  pickupPhone: '010-2345-6789',
  dropAddress: DROP,
  dropName: '정기',
  dropPhone: '010-3000-1000',
  vehicle: '오토바이',
};
export const TWIN = '서울 강남구 테헤란로 427';

const place = (roadAddress: string) => ({ roadAddress, lat: 37.5, lng: 127 });
const PLACES = [PICKUP, DROP, TWIN].map(place);

/** Orders sent to the provider, in order of arrival. */
export type Sent = { key: string | null; request: OrderRequest }[];

/** A provider with three addresses and one vehicle, one price for all, which accepts every order. */
export function answerBulkOrders(): Sent {
  const sent: Sent = [];
  server.use(
    reply('getMe', () => staff()),
    reply('listVehiclePools', () => [
      { id: 'pool-motorcycle', vehicleClass: 'motorcycle', name: '오토바이', payloadKg: 20, basePrice: 9_000 },
    ]),
    reply('getFeatureFlags', () => featureFlags()),
    reply('listOrders', () => ({ items: [], pageIndex: 0, pageSize: 100, total: 0 })),
    // The orders that the list does not hold.
    reply('getOrderStatus', () => ({ status: 1, updatedAt: new Date().toISOString(), waypoints: [] })),
    reply('searchAddresses', ({ query }) => {
      const items = PLACES.filter(({ roadAddress }) => roadAddress.startsWith(query.get('keyword') ?? ''));
      return { items, pageIndex: 0, pageSize: 20, total: items.length };
    }),
    reply('getStatistics', ({ query }) => ({
      period: query.get('period') ?? '',
      count: 0,
      total: 0,
      days: [],
      credit: { limit: 5_000_000, used: 1_000_000 },
    })),
    reply('listShippingRecords', () => ({ items: [], pageIndex: 0, pageSize: 100, total: 0 })),
    reply('estimate', () => price({ total: 12_000 })),
    reply('createOrder', ({ body, headers }) => {
      sent.push({ key: headers.get('Idempotency-Key'), request: body });
      return order({ id: `order-${sent.length}`, orderNo: `2611-${sent.length}` });
    }),
  );
  return sent;
}

export const delivery = (name: string, over: Partial<Record<number, string>> = {}) =>
  ['박서준', '010-2345-6789', PICKUP, name, '010-3000-1000', DROP, '오토바이', '서류'].map(
    (cell, column) => over[column] ?? cell,
  );

export const asText = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join('\t')).join('\n');

/** jsdom has no layout: every cell of a small sheet counts as visible. */
function layOut() {
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(4_000);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640);
}

beforeEach(async () => {
  layOut();
  // jsdom has no database either: the in-memory copy lives as long as the window, so it is cleared here.
  await dropBulkSheets();
});

export async function renderBulkOrders({ language = 'ko' }: { language?: 'ko' | 'en' } = {}) {
  const view = await renderApp(<BulkOrders />, { user: staff(), language });
  await screen.findByRole('textbox', { name: language === 'ko' ? '표 붙여넣기' : 'Paste a sheet' });
  return view;
}

/** Renders the bulk orders with these rows imported and every address looked up. */
export async function renderSheet(rows: readonly (readonly string[])[], head: readonly string[] = HEAD) {
  const view = await renderBulkOrders();
  await view.user.click(screen.getByRole('textbox', { name: '표 붙여넣기' }));
  await view.user.paste(asText([head, ...rows]));
  // Sheets without all required columns are matched by hand.
  await screen.findByText(/열 맞추기|열 다시 맞추기/);
  const accept = screen.queryByRole('button', { name: `${rows.length}행 가져오기` });
  if (accept) await view.user.click(accept);
  await screen.findByRole('grid', { name: '주문 표' });
  await waitFor(() => expect(screen.queryByText(/주소 .*확인 중|계산 중/)).toBeNull());
  return view;
}

type Customer = Awaited<ReturnType<typeof renderBulkOrders>>['user'];

export async function confirm(user: Customer) {
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '접수하기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Sends `count` rows as soon as they have their prices. */
export async function sendAll(user: Customer, count: number) {
  await user.click(await screen.findByRole('button', { name: `${count}건 접수하기` }));
  await confirm(user);
}

/** Shows the columns of a group that all rows share. */
export async function showCommonColumns(user: Customer, name: string) {
  await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  await user.click(await screen.findByRole('button', { name: '행마다 다르게' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** The cell of a row (from 1) under a heading. */
export function cell(row: number, heading: string): HTMLElement {
  const grid = screen.getByRole('grid', { name: '주문 표' });
  const column = within(grid)
    .getAllByRole('columnheader')
    .find(({ textContent }) => textContent.replace(/ \*필수$/, '') === heading)
    ?.getAttribute('aria-colindex');
  const found = within(grid)
    .getAllByRole('row')
    .find((one) => one.querySelector('[role="rowheader"]')?.textContent === String(row))
    ?.querySelector<HTMLElement>(`[aria-colindex="${column ?? ''}"]`);
  if (!found) throw new Error(`There is no cell ${row} ${heading}`);
  return found;
}
