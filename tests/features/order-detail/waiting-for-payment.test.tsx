import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { order } from '../../support/factories/orders';
import { ahead, ago, open, serve } from './detail-setup';

test('an order that waits for its payment can be paid where it says so', async () => {
  serve(
    order({
      status: 7,
      pay: 'card',
      paymentUrl: 'https://pay.example/abc',
      paymentDueAt: ahead(20),
      paymentPhone: '+821012345678',
    }),
  );
  await open();
  expect(await screen.findByRole('link', { name: /^지금 결제하기/ })).toHaveAttribute(
    'href',
    'https://pay.example/abc',
  );
  expect(screen.getByText('결제를 기다리고 있어요')).toBeVisible();
});

test('after the deadline the order says so and is made again with one press', async () => {
  serve(order({ status: 7, pay: 'card', paymentUrl: 'https://pay.example/abc', paymentDueAt: ago(1) }));
  await open();
  expect(await screen.findByText('결제 기한이 지났어요')).toBeVisible();
  expect(screen.getByRole('link', { name: '다시 주문하기' })).toHaveAttribute('href', '/orders/new?reorder=order-0001');
});

test('an order that the provider cancelled because nobody paid says why', async () => {
  const cancellation = { reason: 'unpaid', fee: 0, refund: 0, cancelledAt: ago(5) };
  serve(order({ status: 5, pay: 'card', cancellation }));
  await open();
  expect(await screen.findByText('결제 기한이 지나 주문이 취소됐어요')).toBeVisible();
});
