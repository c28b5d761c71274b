import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { draft, order, price } from '../../support/factories/orders';
import { guest, member } from '../../support/factories/users';
import { refuse, reply } from '../../support/handlers/reply';
import { untilToastsAreShown } from '../../support/no-toast';
import { server } from '../../support/server';
import { openPayment, placeButton, readyButton } from './open-payment';

beforeEach(() => onlineManager.setOnline(true));

/** The description of the order button, which a screen reader reads and which is shown beside it. */
const expectReason = async (reason: RegExp) =>
  waitFor(async () => expect(await placeButton()).toHaveAccessibleDescription(reason));

const expired = () => draft({ calculationPrice: price({ validUntil: '2020-01-01T00:00:00.000Z' }) });

test('a button without anything in its way has no reason', async () => {
  await openPayment();
  expect(await readyButton()).not.toHaveAccessibleDescription();
});

test('a guest who has not agreed', async () => {
  const { user } = await openPayment({ user: guest() });
  await user.click(await readyButton());
  await expectReason(/확인할 항목 5개 · 주문하는 분의 이름을 입력해 주세요\./);
});

test('a method that is no longer offered', async () => {
  const { user } = await openPayment({ draft: draft({ pay: 'credit' }), pays: ['cash'] });
  await user.click(await readyButton());
  await expectReason(/결제 수단을 선택해 주세요\./);
});

test('no method at all', async () => {
  await openPayment({ pays: [] });
  await expectReason(/지금 이용할 수 있는 결제 수단이 없어요\./);
  expect(await placeButton()).toHaveAttribute('aria-disabled', 'true');
});

test('points that do not suffice any more', async () => {
  const { user } = await openPayment({ user: member({ point: 5_000 }), draft: draft({ pay: 'point' }) });
  await user.click(await readyButton());
  await expectReason(/보유 5,000P, 13,000원 부족해요/);
});

test('a price that cannot be asked for again', async () => {
  server.use(refuse('estimate', 503));
  await openPayment({ draft: expired() });
  await expectReason(/요금을 다시 확인하지 못했어요/);
});

test('a new price that is not confirmed', async () => {
  server.use(reply('estimate', () => price({ total: 19_000 })));
  await openPayment({ draft: expired() });
  await expectReason(/새 요금을 확인하면 접수할 수 있어요\./);
});

test('a price that the provider calls changed, and asks for again', async () => {
  server.use(
    reply('estimate', () => price()),
    refuse('createOrder', 409, { msgId: 'PRICE_CHANGED', message: '' }),
  );
  const { user } = await openPayment();
  await user.click(await readyButton());
  await expectReason(/주문을 접수하지 못했어요.*그사이 요금이 바뀌었어요/);
});

test('the provider refuses', async () => {
  server.use(refuse('createOrder', 422, { msgId: 'UNDER_AGE', message: '만 19세 이상만 주문할 수 있어요.' }));
  const { user } = await openPayment();
  await user.click(await readyButton());
  await expectReason(/만 19세 이상만 주문할 수 있어요\./);
});

test.each([
  ['without a connection', /인터넷에 연결되면/, () => onlineManager.setOnline(false)],
  ['without the coupons', /쿠폰/, () => undefined],
])('a form that is submitted %s, past the button, sends no order', async (when, reason, hinder) => {
  const sent: unknown[] = [];
  server.use(
    reply('createOrder', ({ body }) => {
      sent.push(body);
      return order();
    }),
  );
  await openPayment(
    when === 'without the coupons' ? { draft: draft({ coupon: { id: 'coupon-1' } }), coupons: null } : {},
  );
  act(hinder);
  await expectReason(reason);
  const form = (await placeButton()).closest('form');
  expect(form).not.toBeNull();
  if (form) fireEvent.submit(form);
  await untilToastsAreShown();
  expect(sent).toEqual([]);
});

test('a form that is submitted before the methods are known, past the button, asks for no choice', async () => {
  await openPayment({ draft: draft({ pay: 'credit' }), pays: new Promise(() => undefined) });
  await expectReason(/결제 수단/);
  const form = (await placeButton()).closest('form');
  expect(form).not.toBeNull();
  if (form) fireEvent.submit(form);
  await untilToastsAreShown();
  expect(screen.queryByText('결제 수단을 선택해 주세요.')).not.toBeInTheDocument();
});

test('no connection', async () => {
  await openPayment();
  await readyButton();
  act(() => onlineManager.setOnline(false));
  await expectReason(/인터넷에 연결되면 접수할 수 있어요\./);
  act(() => onlineManager.setOnline(true));
});
