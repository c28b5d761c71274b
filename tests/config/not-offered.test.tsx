import { screen, within } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { HOME_MOVE_FEES } from '@/config/home-move-fees';
import { quoteRange } from '@/domain/home-move/confidence';
import { withHousehold } from '@/domain/home-move/household';
import { EMPTY_HOME, EMPTY_HOME_MOVE } from '@/domain/home-move/job';
import { RecentOrder } from '@/features/dashboard/recent-order';
import { LazyPhotosSection } from '@/features/order-create/photos/lazy-photos-section';
import { order, orderItem } from '../support/factories/orders';
import { wideScreen } from '../support/media';
import { renderApp } from '../support/render';
import { ago, open, serve as serveOrder } from '../features/order-detail/detail-setup';
import { openOrders, serve as serveList } from '../features/order-list/serve-orders';

// A provider that takes no photos and copies no orders. Set before the modules above are loaded, which read it once.
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_PROVIDER_DIALECT', 'data no-photos no-reorder'));

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const COMPLETED = 3;

test('a delivered order is neither ordered again nor given photos', async () => {
  wideScreen();
  serveOrder(order({ status: COMPLETED, history: [{ status: COMPLETED, at: ago(5) }] }));
  await open();
  const actions = within(await screen.findByRole('region', { name: '주문 관리' }));
  expect(actions.getByRole('link', { name: '영수증' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '다시 주문' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '사진 추가' })).not.toBeInTheDocument();
});

test('an order whose payment is overdue leads to an empty one', async () => {
  serveOrder(order({ status: 7, pay: 'card', paymentUrl: 'https://pay.example/abc', paymentDueAt: ago(1) }));
  await open();
  expect(await screen.findByRole('link', { name: '다시 주문하기' })).toHaveAttribute('href', '/orders/new');
});

test('a row of the list and a recent order are only opened', async () => {
  const item = orderItem({ status: COMPLETED, dropoff: '서울 중구 세종대로 110' });
  serveList([item]);
  await openOrders();
  await screen.findByText('서울 중구 세종대로 110');
  expect(screen.queryByRole('link', { name: /다시 주문/ })).not.toBeInTheDocument();
  const { container } = await renderApp(<RecentOrder item={item} />);
  expect(
    within(container)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([item.dropoff]);
});

test('an order is written without photos, and no move is asked for them', async () => {
  const { container } = await renderApp(<LazyPhotosSection />);
  expect(container).toBeEmptyDOMElement();
  const home = { ...EMPTY_HOME, floor: '1', parkingMetres: '10', stairsAtEntrance: 'no', narrowRoad: 'no' } as const;
  const listed = withHousehold({ ...EMPTY_HOME_MOVE, from: home, to: home }, { area: '66' });
  const quoted = {
    move: { ...listed, isListChecked: true },
    total: 1_000_000,
    photos: 0,
    hasDay: true,
    fees: HOME_MOVE_FEES,
  };
  expect(quoteRange(quoted)).toMatchObject({ basis: 'list', narrowing: [] });
});
