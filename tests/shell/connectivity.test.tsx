import { onlineManager, useMutation, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { recordResponse } from '@/api/client/connectivity';
import { orderQueries } from '@/api/order/order-queries';
import { cancelOrder } from '@/api/order/order-requests';
import { verifyPasswordMutation } from '@/api/user/user-mutations';
import { ErrorState } from '@/ui/kit/feedback/error-state';
import { featureFlags } from '../support/factories/accounts';
import { order } from '../support/factories/orders';
import { member } from '../support/factories/users';
import { breakConnection, reply, stall } from '../support/handlers/reply';
import { renderApp } from '../support/render';
import { server } from '../support/server';

const OFFLINE = '인터넷 연결이 끊겼어요. 작성 중인 내용은 그대로 있어요.';
const UNREACHABLE = '서버에 연결할 수 없어요. 작성 중인 내용은 그대로 있어요.';
const BACK = '다시 연결됐어요.';
const LOADING = '불러오는 중이에요';
const SLOW = '시간이 오래 걸리고 있어요.';

function OneOrder({ id = 'order-0001' }: { id?: string }) {
  const { data, error, refetch, isFetching } = useQuery(orderQueries.detail(id));
  if (data) return <p>주문 {data.orderNo}</p>;
  if (error) return <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return <p>대기 중</p>;
}

function Buttons() {
  const cancel = useMutation({ mutationFn: () => cancelOrder('order-0001', { reason: 'other' }) });
  const verify = useMutation(verifyPasswordMutation());
  return (
    <>
      <button onClick={() => cancel.mutate()}>주문 취소</button>
      <button onClick={() => verify.mutate({ password: 'x' })}>확인</button>
      {cancel.isError ? <p>취소하지 못했어요</p> : null}
      {verify.isError ? <p>확인하지 못했어요</p> : null}
    </>
  );
}

const goOffline = () => act(() => onlineManager.setOnline(false));
const goOnline = () => act(() => onlineManager.setOnline(true));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  onlineManager.setOnline(true);
  recordResponse();
});

/** The notice and its texts load after the page. */
async function open(ui: Parameters<typeof renderApp>[0]) {
  const app = await renderApp(ui, { user: member() });
  await import('@/shell/connectivity/connectivity-part');
  await wait(50);
  return app;
}

test('offline shows a notice, aborted reads resume when back online, and nothing unrequested is sent', async () => {
  let cancelled = 0;
  server.use(breakConnection('getOrder'), breakConnection('cancelOrder'));
  const { user } = await open(
    <>
      <OneOrder />
      <Buttons />
    </>,
  );
  goOffline();
  expect(await screen.findByText(OFFLINE)).toBeVisible();
  expect(screen.getByText(OFFLINE)).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: '주문 취소' }));
  // Before that, the answers below would serve it.
  expect(await screen.findByText('취소하지 못했어요')).toBeVisible();

  server.use(
    reply('getOrder', () => order()),
    reply('cancelOrder', () => {
      cancelled += 1;
      return { fee: 0, refund: 0, cancelledAt: '2026-11-21T01:00:00.000Z' };
    }),
  );
  goOnline();

  expect(await screen.findByText(BACK)).toBeVisible();
  expect(await screen.findByText('주문 261121-0001')).toBeVisible();
  await wait(4_000);
  expect(screen.queryByText(BACK)).not.toBeInTheDocument();
  expect(cancelled).toBe(0);
});

test('a browser that is online but reaches no server says so, and detects by itself when it is over', async () => {
  server.use(breakConnection('getOrder'), breakConnection('getFeatureFlags'));
  await open(<OneOrder />);
  await screen.findByRole('button', { name: '다시 시도' });
  // One lost response may be the fault of that call.
  expect(screen.queryByText(UNREACHABLE)).not.toBeInTheDocument();
  screen.getByRole('button', { name: '다시 시도' }).click();
  expect(await screen.findByText(UNREACHABLE)).toBeVisible();

  server.use(
    reply('getOrder', () => order()),
    reply('getFeatureFlags', () => featureFlags()),
  );
  await wait(10_000);

  expect(await screen.findByText('주문 261121-0001')).toBeVisible();
  expect(screen.queryByText(UNREACHABLE)).not.toBeInTheDocument();
});

test('after ten seconds a page says that it takes long, and the customer can cancel and retry', async () => {
  server.use(stall('getOrder'));
  await open(<OneOrder />);
  expect(screen.queryByText(SLOW)).not.toBeInTheDocument();
  await wait(10_000);
  expect(await screen.findByText(SLOW)).toBeVisible();

  server.use(reply('getOrder', () => order()));
  act(() => screen.getByRole('button', { name: '요청 취소' }).click());
  expect(await screen.findByText('네트워크가 불안정해서 응답을 받지 못했어요. 다시 시도해 주세요.')).toBeVisible();
  expect(screen.queryByText(SLOW)).not.toBeInTheDocument();
  act(() => screen.getByRole('button', { name: '다시 시도' }).click());
  expect(await screen.findByText('주문 261121-0001')).toBeVisible();
});

test('a mutation that changes nothing can be cancelled too', async () => {
  server.use(stall('verifyPassword'));
  const { user } = await open(<Buttons />);
  await user.click(screen.getByRole('button', { name: '확인' }));
  await wait(10_000);
  await user.click(await screen.findByRole('button', { name: '요청 취소' }));
  expect(await screen.findByText('확인하지 못했어요')).toBeVisible();
});

test('a request that may have been executed cannot be cancelled, so that no one believes it was not', async () => {
  server.use(stall('cancelOrder'));
  const { user } = await open(<Buttons />);
  await user.click(screen.getByRole('button', { name: '주문 취소' }));
  await wait(10_000);
  expect(await screen.findByText('시간이 오래 걸리고 있어요. 끝날 때까지 이 화면에서 기다려 주세요.')).toBeVisible();
  expect(screen.queryByRole('button', { name: '요청 취소' })).not.toBeInTheDocument();
});

test('a press whose dialog is long on its way says so', async () => {
  // As the bundler asks for a file of code.
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src: '/dialog.js' });
  onTestFinished(() => script.remove());
  await open(<button onClick={() => document.head.append(script)}>공유</button>);
  await import('@/shell/late-parts');
  await wait(1_000);
  act(() => screen.getByRole('button', { name: '공유' }).click());
  await wait(1_100);
  expect(screen.getByText(LOADING)).toBeVisible();
  script.dispatchEvent(new Event('load'));
  await wait(600);
  expect(screen.queryByText(LOADING)).not.toBeInTheDocument();
});

test('refreshing existing data shows no waiting notice', async () => {
  server.use(reply('getOrder', () => order()));
  const { queryClient } = await open(<OneOrder />);
  await screen.findByText('주문 261121-0001');
  server.use(stall('getOrder'));
  void queryClient.refetchQueries();
  await wait(11_000);
  expect(screen.queryByText(SLOW)).not.toBeInTheDocument();
});

test('a customer signed out by a lost connection is identified again when it is back', async () => {
  server.use(breakConnection('getMe'));
  const { session, store } = await open(<p />);
  goOffline();
  const asked = session.loadProfile(false);
  await wait(2_000);
  await asked;
  expect(store.getState().auth.signIn.kind).toBe('signedOut');

  server.use(reply('getMe', () => member()));
  goOnline();
  await waitFor(() => expect(store.getState().auth.signIn.kind).toBe('member'));
});
