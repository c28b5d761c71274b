import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { orderItem } from '../../support/factories/orders';
import { deny, reply } from '../../support/handlers/reply';
import { server } from '../../support/server';
import { openOrders, pageOf } from './serve-orders';

const NOW = Date.parse('2026-11-21T05:00:00.000Z');
const inMinutes = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const delivered = orderItem({ id: 'order-9', orderNo: '261121-0009', status: 3 });

/** `total` orders are in progress, the first of them with an arrival time; the list has a delivered one. */
function serve(total: number, arrival = { from: inMinutes(31), to: inMinutes(44) }) {
  const asked: (string | null)[] = [];
  const inProgress = Array.from({ length: Math.min(total, 3) }, (_, index) =>
    orderItem({ id: `order-${index + 1}`, orderNo: `261121-000${index + 1}`, status: 8 }),
  );
  server.use(
    reply('listOrders', ({ query }) => {
      asked.push(query.get('status'));
      return query.get('status') === '2,9,8' ? pageOf(inProgress, total) : pageOf([delivered]);
    }),
    reply('getOrderStatus', ({ params }) =>
      params.id === 'order-1'
        ? { status: 8, updatedAt: inMinutes(0), eta: arrival, driver: null, waypoints: [] }
        : deny(404),
    ),
  );
  return asked;
}

const heading = () => screen.findByRole('region', { name: '진행 중인 주문' });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));

test('the list begins with the orders in progress and their arrival', async () => {
  serve(2);
  await openOrders();
  const moving = await heading();
  expect(await within(moving).findByRole('link', { name: '14:30~14:45 도착 예정' })).toHaveAttribute(
    'href',
    '/orders/order-1',
  );
  expect(within(moving).getAllByRole('listitem')).toHaveLength(2);
  expect(within(moving).queryByRole('link', { name: /모두 보기$/ })).toBeNull();
  const row = await screen.findByRole('link', { name: '261121-0009' });
  expect(moving.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test('a card that Tab reaches comes into view whole', async () => {
  serve(2);
  const { user } = await openOrders();
  const cards = within(await heading()).getAllByRole('listitem');
  const links = within(await heading()).getAllByRole('link');
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  act(() => links[0]?.focus());
  await user.tab();
  expect(links[1]).toHaveFocus();
  expect(scrolled.mock.contexts).toEqual([cards[1]]);
  expect(scrolled).toHaveBeenCalledWith({ inline: 'start', block: 'nearest' });
});

test.each([
  ['내일 00:10~00:25 도착 예정', { from: '2026-11-21T15:10:00Z', to: '2026-11-21T15:25:00Z' }],
  ['11월 23일 (월) 09:00~09:15 도착 예정', { from: '2026-11-23T00:00:00Z', to: '2026-11-23T00:15:00Z' }],
])('an arrival on another day is named with its day: %s', async (name, arrival) => {
  serve(1, arrival);
  await openOrders();
  const moving = await heading();
  const link = await within(moving).findByRole('link', { name: /도착 예정$/ });
  expect(link.textContent.replaceAll(/[\u2060\u00a0]/g, (mark) => (mark === '\u2060' ? '' : ' '))).toBe(name);
});

test('more than three are one press away, and the focus stays in the list', async () => {
  serve(12);
  const { user } = await openOrders({ view: 'pages' });
  const all = within(await heading()).getByRole('link', { name: '12건 모두 보기' });
  expect(all).toHaveAttribute('href', '/orders?status=moving&view=pages');
  await user.click(all);
  expect(screen.getByText('전체 1건')).toHaveFocus();
});

test.each([{ status: 'completed' }, { period: 'week' }, { sort: 'totalDesc' }, { view: 'pages', page: '2' }])(
  'a list that was asked for differently has the wanted orders only: %o',
  async (query) => {
    const asked = serve(2);
    await openOrders(query);
    await screen.findByRole('link', { name: '261121-0009' });
    expect(asked).not.toContain('2,9,8');
    expect(screen.queryByRole('region', { name: '진행 중인 주문' })).toBeNull();
  },
);

test('the list comes without them if they cannot be loaded', async () => {
  server.use(reply('listOrders', ({ query }) => (query.get('status') === null ? pageOf([delivered]) : deny(503))));
  await openOrders();
  expect(await screen.findByRole('link', { name: '261121-0009' })).toBeVisible();
});
