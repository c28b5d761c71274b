import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rememberReturnPath, takeReturnPath } from '@/lib/storage/return-path';
import type { Access } from '@/shell/app-page';
import { AuthGuard } from '@/shell/auth-guard';
import { anonymousAccepted } from '@/store/auth-slice';
import { guest, member } from '../support/factories/users';
import { breakConnection, deny, refuse, reply, stall } from '../support/handlers/reply';
import { renderApp } from '../support/render';
import { server } from '../support/server';

const open = (access: Access, asPath: string) =>
  renderApp(
    <AuthGuard access={access} outline={<input aria-label="윤곽" />}>
      <p>화면</p>
    </AuthGuard>,
    { router: { asPath, pathname: asPath } },
  );

const nobody = () => refuse('getMe', 401, { msgId: 'SESSION_EXPIRED', message: '' });

/** A guest with the guest credential, otherwise signed out. */
const guestWhenAccepted = (calls: (string | null)[] = []) =>
  reply('getMe', ({ headers }) => {
    const bearer = headers.get('Authorization');
    calls.push(bearer);
    return bearer === null ? deny() : guest();
  });

test('a member page waits for the profile behind a full-screen spinner', async () => {
  server.use(stall('getMe'));
  await open('member', '/dashboard');
  expect(await screen.findByRole('status')).toBeInTheDocument();
  expect(screen.queryByText('화면')).not.toBeInTheDocument();
});

test('until the profile is known a member sees the outline of the page, which takes no input', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    reply('getMe', async () => {
      await answered;
      return member();
    }),
  );
  await open('member', '/dashboard');
  expect(screen.getByLabelText('윤곽').closest('[inert]')).not.toBeNull();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeInTheDocument();
  answer();
  expect(await screen.findByText('화면')).toBeInTheDocument();
  expect(screen.queryByLabelText('윤곽')).not.toBeInTheDocument();
});

test('a customer who is sent to the login sees nothing of the page, not even its outline', async () => {
  server.use(nobody());
  const { router } = await open('member', '/dashboard');
  expect(screen.getByLabelText('윤곽')).toBeInTheDocument();
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login'));
  expect(screen.queryByLabelText('윤곽')).not.toBeInTheDocument();
});

test('a member sees a member page', async () => {
  server.use(reply('getMe', () => member()));
  await open('member', '/dashboard');
  expect(await screen.findByText('화면')).toBeInTheDocument();
});

test('a signed-out customer is redirected from a member page to the login, and the return path is stored', async () => {
  server.use(nobody());
  const { router } = await open('member', '/orders/order-7');
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login'));
  expect(screen.queryByText('화면')).not.toBeInTheDocument();
  expect(takeReturnPath()).toBe('/orders/order-7');
});

test('after signing in, a redirected customer gets to the original page', async () => {
  rememberReturnPath('/orders/order-7');
  server.use(nobody());
  const { router, session, store, rerenderRoute } = await open('publicOnly', '/login');
  await waitFor(() => expect(store.getState().auth.signIn.kind).toBe('signedOut'));
  act(() => session.signIn({ user: member() }));
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/order-7'));

  // The return path stays stored while the navigation is running.
  const later = vi.fn(async () => true);
  rerenderRoute({ replace: later });
  expect(later).not.toHaveBeenCalled();
});

test('a sign-in before the first profile response gets there too', async () => {
  rememberReturnPath('/orders/order-7');
  server.use(stall('getMe'));
  const { router, session } = await open('publicOnly', '/login');
  act(() => session.signIn({ user: member() }));
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/order-7'));
});

test('a signed-in member is redirected from a public-only page to the dashboard, ignoring an old return path', async () => {
  rememberReturnPath('/orders/order-7');
  server.use(reply('getMe', () => member()));
  const { router } = await open('publicOnly', '/login');
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/dashboard'));
  expect(takeReturnPath()).toBeNull();
});

test.each([
  ['a public page', 'public', '/terms/service'],
  ['the composer, as a guest', 'guest', '/orders/new'],
] as const)('a return path is dropped after reaching %s', async (_, access, path) => {
  rememberReturnPath('/orders/order-7');
  server.use(guestWhenAccepted());
  await open(access, path);
  expect(await screen.findByText('화면')).toBeInTheDocument();
  expect(takeReturnPath()).toBeNull();
});

test.each([
  ['the sign-up', 'publicOnly', '/signup'],
  ['the return from a third party', 'public', '/oauth-result'],
] as const)('a return path survives %s', async (_, access, path) => {
  rememberReturnPath('/orders/order-7');
  server.use(nobody());
  await open(access, path);
  expect(await screen.findByText('화면')).toBeInTheDocument();
  expect(takeReturnPath()).toBe('/orders/order-7');
});

test('without a return path a member is redirected from a public-only page to the dashboard', async () => {
  server.use(reply('getMe', () => member()));
  const { router } = await open('publicOnly', '/login');
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/dashboard'));
});

test('a public-only page is readable while the profile loads', async () => {
  const asked = vi.fn();
  server.use(
    reply('getMe', () => {
      asked();
      return new Promise(() => undefined);
    }),
  );
  await open('publicOnly', '/login');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.getByText('화면')).toBeInTheDocument();
});

test('on guest pages, a refused profile call is retried with the guest credential', async () => {
  const calls: (string | null)[] = [];
  server.use(guestWhenAccepted(calls));
  await open('guest', '/orders/new');
  expect(await screen.findByText('화면')).toBeInTheDocument();
  expect(calls).toEqual([null, 'Bearer guest-sandbox']);
});

test('on other pages the guest credential is never sent, even if this tab was a guest before', async () => {
  const calls: (string | null)[] = [];
  server.use(guestWhenAccepted(calls));
  const { store, router } = await open('member', '/dashboard');
  store.dispatch(anonymousAccepted());
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login'));
  expect(calls).not.toContain('Bearer guest-sandbox');
});

test('a provider that also refuses guests leads to the login, without endless requests', async () => {
  const asked = vi.fn();
  server.use(
    reply('getMe', () => {
      asked();
      return deny();
    }),
  );
  const { router } = await open('guest', '/orders/new');
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login'));
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a public page does not request the profile', async () => {
  server.use(breakConnection('getMe'));
  const { store } = await open('public', '/terms/service');
  expect(screen.getByText('화면')).toBeInTheDocument();
  expect(store.getState().auth.status).toBe('idle');
});

test('a greeting page requests the profile, is visible meanwhile, and redirects no one', async () => {
  const calls: (string | null)[] = [];
  server.use(guestWhenAccepted(calls));
  const { store, router } = await open('anyone', '/');
  expect(screen.getByText('화면')).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await waitFor(() => expect(store.getState().auth.signIn.kind).toBe('signedOut'));
  expect(calls).toEqual([null]);
  expect(router.replace).not.toHaveBeenCalled();
});

test('a guest who leaves the guest pages is signed out there; between guest pages they stay a guest', async () => {
  server.use(guestWhenAccepted());
  const { store, router } = await open('guest', '/orders/new');
  await screen.findByText('화면');
  router.events.emit('routeChangeStart', '/en/orders/payment', { shallow: false });
  expect(store.getState().auth).toMatchObject({ isAnonymousAccepted: true, signIn: { kind: 'guest' } });
  router.events.emit('routeChangeStart', '/login', { shallow: false });
  expect(store.getState().auth).toMatchObject({ isAnonymousAccepted: false, signIn: { kind: 'signedOut' } });
});

test('a guest going from a guest page to a shared order is not redirected to the login', async () => {
  server.use(guestWhenAccepted());
  const { router } = await open('guest', '/orders/payment');
  await screen.findByText('화면');
  act(() => router.events.emit('routeChangeStart', '/public/mobis/order-7', { shallow: false }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(router.replace).not.toHaveBeenCalled();
});

test('a profile that cannot be read says so and names the field, with ways out, instead of a redirect', async () => {
  server.use(reply('getMe', () => ({ ...member(), id: {} }) as never));
  const { router } = await open('member', '/dashboard');
  expect(await screen.findByText(/응답을 받았지만 내용을 읽을 수 없어요/)).toBeVisible();
  expect(screen.getByText(/get \/user\/api\/v1\/users\/me · id: text ≠ object/)).toBeVisible();
  expect(screen.getByRole('button', { name: '로그아웃' })).toBeVisible();
  expect(router.replace).not.toHaveBeenCalled();

  server.use(reply('getMe', () => member()));
  act(() => screen.getByRole('button', { name: '다시 시도' }).click());
  expect(await screen.findByText('화면')).toBeInTheDocument();
});

test('a guest whose profile cannot be read is told so too, and keeps the page', async () => {
  server.use(
    reply('getMe', ({ headers }) =>
      headers.get('Authorization') === null ? deny() : ({ ...guest(), id: {} } as never),
    ),
  );
  const { router } = await open('guest', '/orders/new');
  expect(await screen.findByText(/응답을 받았지만 내용을 읽을 수 없어요/)).toBeVisible();
  expect(screen.getByRole('link', { name: '로그인 · 회원가입' })).toHaveAttribute('href', '/login');
  expect(router.replace).not.toHaveBeenCalled();
});
