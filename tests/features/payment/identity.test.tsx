import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { User } from '@/api/user/user-requests';
import { done } from '../../support/factories/accounts';
import { guest, member } from '../../support/factories/users';
import { deny, reply } from '../../support/handlers/reply';
import { server } from '../../support/server';
import { openPayment, readyButton } from './open-payment';
import { taking } from './provider';

/** The session that the browser has when the order is sent; a number is the status of a failure. */
const holding = (holder: User | number) =>
  reply('getMe', ({ headers }) => {
    expect(headers.get('Authorization')).toBeNull();
    return typeof holder === 'number' ? deny(holder) : holder;
  });

async function order(user: User, holder: User | number) {
  const keys: (string | null)[] = [];
  server.use(
    taking(keys),
    reply('getGuestOrder', () => ({
      id: 'order-0001',
      orderNo: '261121-000001',
      orderType: 'Quick' as const,
      status: 7,
      waypoints: [],
    })),
  );
  const app = await openPayment({ user, profile: holding(holder) });
  if (user.role === 'anonymous') {
    await app.user.type(screen.getByLabelText('이름'), '이서연');
    await app.user.type(screen.getByLabelText('휴대폰 번호'), '01098765432');
    await app.user.click(screen.getByRole('checkbox', { name: /전체 동의/ }));
  }
  await app.user.click(await readyButton());
  return { ...app, keys };
}

test('an order is not sent for another member than the page shows, and they do not see its draft', async () => {
  const { keys, store } = await order(member(), member({ id: 'user-9', name: '이서연' }));
  expect(await screen.findByText(/다른 계정이 로그인되어 있어 주문을 접수하지 않았어요/)).toBeVisible();
  expect(store.getState().auth.signIn).toMatchObject({ kind: 'member', user: { id: 'user-9' } });
  expect(store.getState().orderDraft).toMatchObject({ draft: null, attempt: null });
  expect(keys).toEqual([]);
});

test('a member’s session found on a guest’s page stops the order', async () => {
  const { keys, store } = await order(guest(), member());
  expect(await screen.findByText(/로그인된 계정이 있어요/)).toBeVisible();
  expect(store.getState().auth).toMatchObject({ signIn: { kind: 'member' }, isAnonymousAccepted: false });
  expect(store.getState().orderDraft.draft).not.toBeNull();
  expect(keys).toEqual([]);
});

test('an order with an expired session is not sent', async () => {
  server.use(reply('logOut', done));
  const { keys, store } = await order(member(), 401);
  expect(await screen.findByText('로그인이 만료됐어요. 다시 로그인해 주세요.')).toBeVisible();
  expect(store.getState().auth.signIn.kind).toBe('signedOut');
  expect(keys).toEqual([]);
});

test('while the identity cannot be checked, the order waits and is sent with the next try', async () => {
  const { keys, user, router, store } = await order(member(), 503);
  expect(await screen.findByText('주문을 접수하지 않았어요', { selector: 'strong' })).toBeVisible();
  expect(store.getState().orderDraft).toMatchObject({ attempt: null });
  expect(keys).toEqual([]);

  server.use(holding(member()));
  await user.click(await readyButton());
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/order-0001'));
  expect(keys).toHaveLength(1);
});

test('a guest is still a guest and can order', async () => {
  const { keys } = await order(guest(), 401);
  expect(await screen.findByText('주문이 접수됐어요', { selector: 'h1' })).toBeVisible();
  expect(keys).toHaveLength(1);
});
