import { screen, waitFor } from '@testing-library/react';
import { QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { cancelOrder, getOrder } from '@/api/order/order-requests';
import { useSession } from '@/lib/session/session-context';
import { draft, order } from '../support/factories/orders';
import { member } from '../support/factories/users';
import { breakLine, refuse, reply } from '../support/handlers/reply';
import { renderApp } from '../support/render';
import { server } from '../support/server';

function Orders({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => <OneOrder key={index} id={`order-${index}`} />);
}

function OneOrder({ id }: { id: string }) {
  useQuery({ queryKey: ['order', id], queryFn: () => getOrder(id) });
  return null;
}

function Leave() {
  const { endSession } = useSession();
  return <button onClick={() => void endSession({ leaveTo: 'login' })}>나가기</button>;
}

function Cancel() {
  const { mutate } = useMutation({ mutationFn: () => cancelOrder('order-1', { reason: 'other' }) });
  return <button onClick={() => mutate()}>취소</button>;
}

test('many calls refused with 401 together sign out once and say so once', async () => {
  server.use(refuse('getOrder', 401, { msgId: 'SESSION_EXPIRED', message: '' }));
  const { store } = await renderApp(<Orders count={20} />, { user: member(), draft: draft() });
  await waitFor(() => expect(store.getState().auth.signIn.kind).toBe('signedOut'));
  expect(await screen.findAllByText('로그인이 만료됐어요. 다시 로그인해 주세요.')).toHaveLength(1);
  expect(store.getState().auth.epoch).toBe(1);
  // The next person at this computer may be somebody else.
  expect(store.getState().orderDraft.draft).toBeNull();
});

test('leaving clears user, draft, answers and storage, even when the provider cannot be reached', async () => {
  server.use(
    reply('getOrder', () => order()),
    breakLine('logOut'),
  );
  const { store, queryClient, user } = await renderApp(
    <>
      <Orders count={1} />
      <Leave />
    </>,
    { user: member(), draft: draft() },
  );
  await waitFor(() => expect(queryClient.getQueryData(['order', 'order-0'])).toBeDefined());
  sessionStorage.setItem('guest-links', '김하늘');

  await user.click(screen.getByRole('button', { name: '나가기' }));

  await waitFor(() => expect(store.getState().auth.signIn.kind).toBe('signedOut'));
  expect(store.getState().orderDraft.draft).toBeNull();
  expect(queryClient.getQueryData(['order', 'order-0'])).toBeUndefined();
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('김하늘');
});

test('a global error shows as a red toast in the customer’s language, or as the provider put it', async () => {
  server.use(refuse('cancelOrder', 409, { msgId: 'NOT_ALLOWED', message: 'no' }));
  const { user } = await renderApp(<Cancel />, { user: member() });
  await user.click(screen.getByRole('button', { name: '취소' }));
  expect(await screen.findByText('지금 상태에서는 할 수 없어요.')).toBeVisible();

  server.use(refuse('cancelOrder', 409, { msgId: 'NEVER_HEARD_OF', message: '점검 중입니다' }));
  await user.click(screen.getByRole('button', { name: '취소' }));
  expect(await screen.findByText('점검 중입니다')).toBeVisible();
});

test('a mutation made offline fails at once and is not sent later', async () => {
  const { queryClient } = await renderApp(<p />, {});
  expect(queryClient).toBeInstanceOf(QueryClient);
  expect(queryClient.getDefaultOptions().mutations).toMatchObject({ networkMode: 'always', retry: 0 });
});
