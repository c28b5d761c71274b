import { screen, waitFor } from '@testing-library/react';
import { useRouter } from 'next/router';
import { expect, test, vi } from 'vitest';
import type { Payload } from '@/api/client/call';
import type { operations } from '@/api/contract/schema.gen';
import { isFinalStatus, ORDER_STATUS } from '@/domain/order/status';
import { readFilter } from '@/features/order-list/filter/order-list-filter';
import { Withdraw } from '@/features/withdraw/withdraw';
import { done } from '../../support/factories/accounts';
import { orderItem } from '../../support/factories/orders';
import { member } from '../../support/factories/users';
import { breakConnection, deny, refuse, reply } from '../../support/handlers/reply';
import { expectNoToast } from '../../support/no-toast';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

const page = (total: number, items = [orderItem({ id: 'order-1', orderNo: '261121-000001' })]) =>
  reply('listOrders', () => ({ items: total > 0 ? items : [], pageIndex: 0, pageSize: 5, total }));

/** The page, and the one that its link back leads to. */
const Pages = () => (useRouter().pathname === '/user' ? <h1>내 정보</h1> : <Withdraw />);

const REASONS = [
  { code: 'expensive', name: '요금이 비싸요' },
  { code: 'custom', name: '공급자가 새로 만든 이유' },
];

async function open(user = member(), ui = <Withdraw />, reasons = REASONS) {
  server.use(
    reply('listCoupons', () => []),
    reply('listWithdrawReasons', () => reasons),
  );
  return renderApp(ui, { user });
}

async function fill({ user }: Awaited<ReturnType<typeof open>>, word = '탈퇴', reason = '요금이 비싸요') {
  await user.click(await screen.findByRole('checkbox', { name: reason }));
  const password = screen.queryByLabelText('현재 비밀번호');
  if (password) await user.type(password, 'deliver-on-1');
  await user.type(screen.getByLabelText(/‘탈퇴’라고 입력해 주세요/), word);
  await user.click(screen.getByRole('button', { name: '탈퇴하기' }));
}

const gone = (requests: Payload<operations['withdraw']>[] = []) =>
  reply('withdraw', ({ body }) => {
    requests.push(body);
    return done();
  });
const proven = reply('verifyPassword', () => ({ verificationToken: 'proof-1', expiresInSeconds: 300 }));
const loggedOut = reply('logOut', done);

test('the page says what is lost and what is kept before asking anything', async () => {
  server.use(page(0));
  await open(member({ point: 5000 }));

  expect(screen.getByText('포인트 5,000P')).toBeVisible();
  expect(screen.getByText('계약과 결제 기록 5년')).toBeVisible();
  expect(screen.getByText('위치정보 이용·제공사실 확인자료 6개월')).toBeVisible();
  await screen.findByRole('checkbox', { name: '공급자가 새로 만든 이유' });
});

test('running orders block the deletion, with a link to each', async () => {
  server.use(page(6));
  await open();

  expect(await screen.findByRole('link', { name: '261121-000001' })).toHaveAttribute('href', '/orders/order-1');
  expect(screen.getByText(/→/)).toHaveAttribute('lang', 'ko');
  expect(screen.getByText('끝나지 않은 주문 6건은 주문 내역에서 모두 볼 수 있어요.')).toBeVisible();
  // Each link opens the list with a filter that the list knows.
  for (const [name, status] of [
    ['배정·결제 대기 주문 보기', 'waiting'],
    ['진행 중인 주문 보기', 'moving'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', `/orders?status=${status}`);
    expect(readFilter({ status }).status).toBe(status);
  }
  expect(screen.queryByRole('button', { name: '탈퇴하기' })).not.toBeInTheDocument();
});

test('every order that has not ended counts as running, whatever its status', async () => {
  let asked = '';
  server.use(
    reply('listOrders', ({ query }) => {
      asked = query.get('status') ?? '';
      return { items: [], pageIndex: 0, pageSize: 5, total: 0 };
    }),
  );
  await open();
  await screen.findByRole('button', { name: '탈퇴하기' });

  const running = Object.values(ORDER_STATUS).filter((status) => !isFinalStatus(status));
  expect(asked.split(',').map(Number).sort()).toEqual(running.sort());
});

test('without a reason, the password and the confirmation word nothing is sent', async () => {
  server.use(page(0));
  const { user } = await open();
  await screen.findByRole('checkbox', { name: '요금이 비싸요' });
  await user.click(screen.getByRole('button', { name: '탈퇴하기' }));

  expect(await screen.findByText('탈퇴 사유를 하나 이상 선택해 주세요.')).toBeVisible();
  expect(screen.getByText('현재 비밀번호를 입력해 주세요.')).toBeVisible();
  expect(screen.getByText('‘탈퇴’라고 정확히 입력해 주세요.')).toBeVisible();
});

test('another confirmation word is not accepted', async () => {
  server.use(page(0));
  const app = await open();
  await fill(app, '탈퇴요');
  expect(await screen.findByText('‘탈퇴’라고 정확히 입력해 주세요.')).toBeVisible();
});

test('the account is deleted with its reasons and the verification; then the farewell, then nothing of it is left here', async () => {
  const requests: Payload<operations['withdraw']>[] = [];
  server.use(page(0), proven, gone(requests), loggedOut);
  sessionStorage.setItem('returnPath', '/user');
  const app = await open();
  await fill(app);

  await waitFor(() => expect(app.store.getState().auth.signIn.kind).toBe('signedOut'));
  expect(requests).toEqual([{ reasons: ['expensive'], verificationToken: 'proof-1' }]);
  expect(app.router.replace).toHaveBeenCalledWith('/farewell');
  expect(sessionStorage.getItem('returnPath')).toBeNull();
});

test('the account can be deleted where the provider has no reasons to choose from', async () => {
  const requests: Payload<operations['withdraw']>[] = [];
  server.use(page(0), proven, gone(requests), loggedOut);
  await fill(await open(member(), <Withdraw />, []), '탈퇴', '기타');
  await waitFor(() => expect(requests).toEqual([{ reasons: ['other'], verificationToken: 'proof-1' }]));
});

test('a confirmation word composed of single letters is accepted', async () => {
  server.use(page(0), proven, gone(), loggedOut);
  const app = await open();
  await fill(app, ' 탈퇴 '.normalize('NFD'));
  await waitFor(() => expect(app.router.replace).toHaveBeenCalledWith('/farewell'));
});

test('a wrong password shows an error at its field, and the account stays', async () => {
  server.use(page(0), refuse('verifyPassword', 400, { errors: [{ code: 'MISMATCH', field: 'password' }] }));
  const app = await open();
  await fill(app);

  await waitFor(() => expect(screen.getByLabelText('현재 비밀번호')).toHaveAccessibleDescription(/일치하지 않아요/));
  expect(app.store.getState().auth.signIn.kind).toBe('member');
});

test('a wrong password answered with 401 signs no one out', async () => {
  server.use(
    page(0),
    refuse('verifyPassword', 401, { msgId: 'SESSION_EXPIRED', message: '' }),
    reply('getMe', () => member()),
  );
  const app = await open();
  await fill(app);

  await waitFor(() => expect(screen.getByLabelText('현재 비밀번호')).toHaveAccessibleDescription(/일치하지 않아요/));
  expect(app.store.getState().auth.signIn.kind).toBe('member');
  await expectNoToast(/로그인이 만료됐어요/);
});

test('a proof refused with 401 signs no one out, and the next try brings a new one', async () => {
  const proofs: (string | undefined)[] = [];
  let count = 0;
  server.use(
    page(0),
    reply('verifyPassword', () => {
      count += 1;
      return { verificationToken: `proof-${count}`, expiresInSeconds: 300 };
    }),
    reply('withdraw', ({ body }) => {
      proofs.push(body.verificationToken);
      return proofs.length === 1 ? deny(401) : done();
    }),
    reply('getMe', () => member()),
    loggedOut,
  );
  const app = await open();
  await fill(app);

  expect(await screen.findByText('비밀번호를 다시 입력해 주세요.')).toBeVisible();
  expect(app.store.getState().auth.signIn.kind).toBe('member');

  await app.user.click(screen.getByRole('button', { name: '탈퇴하기' }));
  await waitFor(() => expect(app.router.replace).toHaveBeenCalledWith('/farewell'));
  expect(proofs).toEqual(['proof-1', 'proof-2']);
});

test('after a lost response the next try brings a new proof: the last one may be used up', async () => {
  const proofs: (string | undefined)[] = [];
  server.use(
    page(0),
    reply('verifyPassword', () => ({ verificationToken: `proof-${proofs.length + 1}`, expiresInSeconds: 300 })),
    reply('withdraw', ({ body }) => {
      proofs.push(body.verificationToken);
      return proofs.length === 1 ? deny(503) : done();
    }),
    reply('getMe', () => member()),
    loggedOut,
  );
  const app = await open();
  await fill(app);
  await waitFor(() => expect(proofs).toEqual(['proof-1']));

  await app.user.click(await screen.findByRole('button', { name: '탈퇴하기' }));
  await waitFor(() => expect(proofs).toEqual(['proof-1', 'proof-2']));
});

test('an order that began meanwhile is shown instead of the form', async () => {
  server.use(page(0), proven, refuse('withdraw', 409, { msgId: 'RUNNING_ORDERS', message: 'x' }));
  const app = await open();
  await screen.findByRole('checkbox', { name: '요금이 비싸요' });
  server.use(page(1));
  await fill(app);

  expect(await screen.findByRole('link', { name: '261121-000001' })).toBeVisible();
});

test('after a lost response the provider is asked whether the account still exists', async () => {
  server.use(page(0), proven, breakConnection('withdraw'), refuse('getMe', 401), loggedOut);
  const app = await open();
  await fill(app);
  await waitFor(() => expect(app.router.replace).toHaveBeenCalledWith('/farewell'));
});

test('after a lost response an account that still exists stays', async () => {
  server.use(
    page(0),
    proven,
    breakConnection('withdraw'),
    reply('getMe', () => member()),
  );
  const app = await open();
  await fill(app);

  expect(await screen.findByText(/답을 받지 못했어요/)).toBeVisible();
  expect(app.router.replace).not.toHaveBeenCalled();
});

test.each([
  ['Kakao', 6],
  ['Facebook, which has no sign-in here,', 3],
])('an account of %s has no password to enter', async (_, loginTypeCd) => {
  const requests: Payload<operations['withdraw']>[] = [];
  server.use(page(0), gone(requests), loggedOut);
  const app = await open(member({ loginTypeCd }));
  await fill(app);

  await waitFor(() => expect(requests).toEqual([{ reasons: ['expensive'] }]));
});

test('who leaves the page while the password is checked stays a customer', async () => {
  const requests: Payload<operations['withdraw']>[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const checked = vi.fn();
  server.use(
    page(0),
    reply('verifyPassword', async () => {
      checked();
      await answered;
      return { verificationToken: 'proof-1', expiresInSeconds: 300 };
    }),
    gone(requests),
    loggedOut,
  );
  const app = await open(member(), <Pages />);
  await fill(app);
  await waitFor(() => expect(checked).toHaveBeenCalled());
  expect(screen.getByRole('link', { name: '계속 이용하기' })).toHaveAttribute('href', '/user');
  app.rerenderRoute({ pathname: '/user' });
  expect(await screen.findByRole('heading', { name: '내 정보' })).toBeVisible();
  answer();

  await waitFor(() => expect(app.queryClient.isMutating()).toBe(0));
  // A deletion sent now would have arrived before the answer to this.
  await app.queryClient.refetchQueries({ type: 'all' });
  expect(requests).toEqual([]);
  expect(app.router.replace).not.toHaveBeenCalled();
  expect(app.store.getState().auth.signIn.kind).toBe('member');
});

test('password managers learn whose password is asked for', async () => {
  server.use(page(0));
  await open();
  const password = await screen.findByLabelText('현재 비밀번호');
  const name = password.closest('form')?.querySelector('[autocomplete="username"]');
  expect(name).toHaveAttribute('value', '010-1234-5678');
});
