import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeReference } from '@/domain/order/reference';
import { order } from '../../support/factories/orders';
import { reply } from '../../support/handlers/reply';
import { stubMedia, wideScreen } from '../../support/media';
import { server } from '../../support/server';
import { openOrders, serveMany } from './serve-orders';

beforeEach(() => {
  serveMany(10);
  server.use(
    reply('getOrder', ({ params }) => order({ id: String(params.id), orderNo: `No. ${String(params.id)}`, status: 3 })),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const addressOf = ({ router }: Awaited<ReturnType<typeof openOrders>>) => vi.mocked(router.replace).mock.lastCall?.[0];
const row = (orderNo: string) => screen.findByRole('link', { name: orderNo });

test('on a wide screen a press on a row writes its order into the address, and a second press opens the page', async () => {
  wideScreen();
  const view = await openOrders({ view: 'pages' });
  await view.user.click(await row('No-2'));
  expect(view.router.push).not.toHaveBeenCalled();
  expect(addressOf(view)).toEqual({ pathname: '/orders', query: { view: 'pages', preview: 'order-2' } });

  view.rerenderRoute({ query: { view: 'pages', preview: 'order-2' } });
  expect(await screen.findByRole('complementary', { name: /No\. order-2/ })).toBeVisible();
  await view.user.click(await row('No-2'));
  expect(view.router.push).toHaveBeenCalledWith('/orders/order-2');
});

test('the preview follows the arrow keys, and Escape closes it where the focus is', async () => {
  wideScreen();
  const view = await openOrders({ preview: 'order-1' });
  const panel = await screen.findByRole('complementary', { name: /No\. order-1/ });
  expect(within(panel).getByRole('link', { name: '주문 상세 보기' })).toHaveAttribute('href', '/orders/order-1');

  (await row('No-1')).focus();
  await view.user.keyboard('{ArrowDown}');
  await waitFor(() => expect(addressOf(view)).toEqual({ pathname: '/orders', query: { preview: 'order-2' } }));

  await view.user.keyboard('{Escape}');
  expect(addressOf(view)).toEqual({ pathname: '/orders', query: {} });
  expect(await row('No-2')).toHaveFocus();
});

test('the preview shows what the organization keeps for itself apart from the request to the driver', async () => {
  wideScreen();
  const remark = writeReference({ reference: 'A-1', costCentre: '영업', memo: 'a]b' }, '문 앞에 두세요');
  server.use(reply('getOrder', () => order({ id: 'order-1', orderNo: 'No. order-1', status: 3, remark })));
  await openOrders({ preview: 'order-1' });
  const panel = within(await screen.findByRole('complementary', { name: /No\. order-1/ }));
  const terms = panel.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(terms).toEqual(
    expect.arrayContaining([
      ['요청사항', '문 앞에 두세요'],
      ['관리번호', 'A-1'],
      ['비용 부서', '영업'],
      ['관리 메모', 'a]b'],
    ]),
  );
});

test('the preview has the live status of its order', async () => {
  wideScreen();
  const started = { status: 8, updatedAt: '2026-11-21T05:00:00.000Z', eta: null, driver: null, waypoints: [] };
  server.use(
    reply('getOrder', () => order({ id: 'order-1', orderNo: 'No. order-1', status: 9 })),
    reply('getOrderStatus', () => started),
  );
  await openOrders({ preview: 'order-1' });
  const panel = within(await screen.findByRole('complementary', { name: /No\. order-1/ }));
  expect(await panel.findByText('배송 중')).toBeVisible();
});

test('Escape that clears the search or ends a Hangul syllable leaves the preview open', async () => {
  wideScreen();
  const view = await openOrders({ preview: 'order-1' });
  await screen.findByRole('complementary', { name: /No\. order-1/ });
  const search = await screen.findByRole('searchbox', { name: '주문 검색' });
  await view.user.type(search, '서연');
  await view.user.keyboard('{Escape}');
  expect(search).toHaveValue('');
  fireEvent.keyDown(search, { key: 'Escape', keyCode: 229 });
  expect(view.router.replace).not.toHaveBeenCalled();

  await view.user.keyboard('{Escape}');
  expect(addressOf(view)).toEqual({ pathname: '/orders', query: {} });
});

test('below 1440 px a press opens the page, whatever the address names', async () => {
  stubMedia((query) => query.includes('min-width') && !query.includes('1440'));
  const { user, router } = await openOrders({ preview: 'order-1' });
  await user.click(await row('No-2'));
  expect(router.push).toHaveBeenCalledWith('/orders/order-2');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
