import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paymentLinkOf } from '@/domain/payment/payment-link';
import { PaymentDue } from '@/ui/order/payment-due';
import { renderApp } from '../support/render';

const NOW = Date.parse('2026-11-23T02:00:00.000Z');
const SENT = {
  paymentUrl: 'https://pay.example/abc',
  paymentDueAt: '2026-11-23T02:30:00.000Z',
  paymentPhone: '+821012345678',
};

const show = (order: Parameters<typeof paymentLinkOf>[0], now = NOW) =>
  renderApp(<PaymentDue link={paymentLinkOf(order)} now={now} again="/orders/new?reorder=1" />);

test('an order by card says to which number the link went and until when, and opens the link', async () => {
  await show(SENT);
  expect(screen.getByText('010-\u20601234-\u20605678 번호로 결제 링크를 문자로 보냈어요.')).toBeVisible();
  expect(screen.getByText(/^11:30까지 결제하면 배정을 시작해요/)).toBeVisible();
  const pay = screen.getByRole('link', { name: /^지금 결제하기/ });
  expect(pay).toHaveAttribute('href', SENT.paymentUrl);
  expect(pay).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each([undefined, '/pay/1'])('without a link that opens (%s) it says so, and whom to call', async (paymentUrl) => {
  await show({ paymentUrl });
  expect(screen.getByText(/^문자로 받은 링크로 결제해 주세요\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: /결제하기/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /고객센터/ })).toHaveAttribute('href', expect.stringMatching(/^tel:\d+$/));
});

test('after the deadline the link is gone and the order can be made again', async () => {
  await show(SENT, NOW + 3_600_000);
  expect(screen.queryByRole('link', { name: /지금 결제하기/ })).not.toBeInTheDocument();
  expect(screen.getByText(/^11:30까지 결제가 확인되지 않았어요/)).toBeVisible();
  expect(screen.getByRole('link', { name: '다시 주문하기' })).toHaveAttribute('href', '/orders/new?reorder=1');
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//pay.example'])('%s is not opened', (paymentUrl) => {
  expect(paymentLinkOf({ ...SENT, paymentUrl }).url).toBeNull();
});
