import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rememberGuestLink } from '@/lib/storage/guest-links';
import { orderItem } from '../../support/factories/orders';
import { reply } from '../../support/handlers/reply';
import { server } from '../../support/server';
import { openOrders, serve } from './serve-orders';

const PAY_URL = 'https://pay.example/order-0001';
const unpaid = (paymentDueAt: string) => ({
  orderId: 'order-0001',
  orderNo: '261121-000001',
  organizationId: 'platform',
  isPaidByLink: true,
  paymentUrl: PAY_URL,
  paymentDueAt,
});

const answerOrder = (status: number) =>
  server.use(
    reply('getGuestOrder', () => ({
      id: 'order-0001',
      orderNo: '261121-000001',
      orderType: 'Quick' as const,
      status,
      waypoints: [],
    })),
  );

test.each([
  ['has no orders', []],
  ['has orders', [orderItem()]],
])('a member who %s finds what was ordered as a guest, and its payment', async (_, items) => {
  serve(items);
  answerOrder(7);
  rememberGuestLink(unpaid('2099-03-10T05:00:00Z'));
  rememberGuestLink({ orderId: 'order-0002', orderNo: '261121-000002', organizationId: 'platform' });
  await openOrders();
  expect(await screen.findByRole('heading', { name: '비회원으로 접수한 주문' })).toBeVisible();
  const path = '/public/customer/platform/order/';
  expect(screen.getByRole('link', { name: '261121-000001' })).toHaveAttribute('href', `${path}order-0001`);
  expect(screen.getByRole('link', { name: '261121-000002' })).toHaveAttribute('href', `${path}order-0002`);
  expect(screen.getByRole('link', { name: /^지금 결제하기/ })).toHaveAttribute('href', PAY_URL);
  expect(screen.getByText(/까지 결제하지 않으면/)).toBeVisible();
});

test.each([
  ['is paid', 1, '2099-03-10T05:00:00Z'],
  ['is overdue', 7, '2020-03-10T05:00:00Z'],
])('a guest’s order that %s cannot be paid', async (_, status, dueAt) => {
  serve([]);
  answerOrder(status);
  rememberGuestLink(unpaid(dueAt));
  await openOrders();
  expect(await screen.findByRole('link', { name: '261121-000001' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: /^지금 결제하기/ })).not.toBeInTheDocument());
});

test('whoever ordered nothing as a guest sees nothing of it', async () => {
  serve([]);
  await openOrders();
  expect(await screen.findByText('아직 주문이 없어요')).toBeVisible();
  expect(screen.queryByText('비회원으로 접수한 주문')).not.toBeInTheDocument();
});
