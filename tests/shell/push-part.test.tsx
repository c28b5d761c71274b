import { act, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { Push } from '@/domain/push';
import { setConnection } from '@/lib/push/push-state';
import { PushPart } from '@/shell/push/push-part';
import { member } from '../support/factories/users';
import { browserWithoutPush, browserWithPush } from '../support/push';
import { renderApp } from '../support/render';

const connection = vi.hoisted((): { deliver?: (push: Push) => void } => ({}));
vi.mock(import('@/lib/push/push-connection'), async (original) => ({
  ...(await original()),
  connectPush: async () => {},
  subscribeOpenings: () => () => {},
  subscribePushes: (_userId, show) => {
    connection.deliver = show;
    return () => {};
  },
}));
afterAll(() => vi.doUnmock('@/lib/push/push-connection'));
afterEach(() => {
  delete connection.deliver;
  act(() => setConnection('idle'));
  browserWithoutPush();
});

test.each([
  ['an order', '/orders/order-1', '주문 보기'],
  ['a coupon', '/user/coupon', '자세히 보기'],
  ['a coupon for a new order', '/orders/new?view=bulk', '자세히 보기'],
])('a push about %s names what it opens', async (_about, path, name) => {
  browserWithPush('granted');
  await renderApp(<PushPart />, { user: member() });
  await vi.waitFor(() => expect(connection.deliver).toBeDefined());
  act(() => connection.deliver?.({ id: `push-${path}`, userId: member().id, title: '소식', body: '', path }));
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
});
