import { expect, test } from 'vitest';
import { hasReceipt } from '@/domain/order/receipt';
import { ORDER_STATUS } from '@/domain/order/status';

const { completed, cancelled, return: returned, transit, waitingForPayment } = ORDER_STATUS;
const ended = (fee: number, refund: number) => ({ fee, refund, cancelledAt: '2026-11-21T05:00:00.000Z' });

test.each([
  ['a delivery paid in cash', { status: completed, pay: 'cash' }, true],
  ['a returned one', { status: returned, pay: 'card' }, true],
  ['one whose payment is unknown', { status: completed }, true],
  ['one under way', { status: transit, pay: 'card' }, false],
  ['one not paid yet', { status: waitingForPayment, pay: 'card' }, false],
  ['credit, which is billed monthly', { status: completed, pay: 'credit' }, false],
  ['a cancelled one, returned in full', { status: cancelled, pay: 'card', cancellation: ended(0, 18_000) }, true],
  ['a cancelled one, kept in full', { status: cancelled, pay: 'point', cancellation: ended(3_000, 0) }, true],
  ['one cancelled before the payment', { status: cancelled, pay: 'card', cancellation: ended(0, 0) }, false],
  ['a cancelled one to be paid in cash', { status: cancelled, pay: 'cash', cancellation: ended(5_400, 0) }, false],
  ['a cancelled one without its cancellation', { status: cancelled, pay: 'card' }, false],
] as const)('%s', (_, order, expected) => {
  expect(hasReceipt(order)).toBe(expected);
});
