import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Landing } from '@/features/landing/landing';
import { profileFailed } from '@/store/auth-slice';
import { featureFlags } from '../../support/factories/accounts';
import { member } from '../../support/factories/users';
import { refuse, reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

test('the order form is one step away, with or without an account', async () => {
  server.use(refuse('getFeatureFlags', 503));
  const { store } = await renderApp(<Landing />);
  act(() => void store.dispatch(profileFailed()));

  expect(screen.getByRole('link', { name: '로그인 없이 주문하기' })).toHaveAttribute('href', '/orders/new');
  expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: /퀵/ })).toHaveAttribute('href', '/orders/new?type=Quick');
});

test('a signed-in member is greeted and sees the quick links instead of a sign-in', async () => {
  server.use(reply('getFeatureFlags', () => featureFlags({ orderTypes: ['Quick'] })));
  await renderApp(<Landing />, { user: member({ name: '김하늘' }) });

  expect(screen.getByRole('heading', { level: 1, name: '김하늘님, 반가워요' })).toBeVisible();
  expect(screen.getByRole('link', { name: '새 주문하기' })).toHaveAttribute('href', '/orders/new');
  expect(screen.getByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/dashboard');
  expect(await screen.findByRole('link', { name: /퀵/ })).toHaveAttribute('href', '/orders/new?type=Quick');
  expect(screen.queryByRole('link', { name: /로그인/ })).not.toBeInTheDocument();
});

test('until the profile is known, the page asks no one to sign in, and an order can be started', async () => {
  server.use(refuse('getFeatureFlags', 503));
  await renderApp(<Landing />);
  expect(screen.getByRole('link', { name: '주문하기' })).toHaveAttribute('href', '/orders/new');
  expect(screen.queryByRole('link', { name: /로그인/ })).not.toBeInTheDocument();
});

test('home moves are linked only where they are available', async () => {
  const door = (name: RegExp) => screen.queryByRole('link', { name });
  server.use(reply('getFeatureFlags', () => featureFlags({ orderTypes: ['Quick', 'HomeMoving'] })));
  const { unmount } = await renderApp(<Landing />);
  expect(await screen.findByRole('link', { name: /이사/ })).toBeVisible();
  unmount();

  server.use(reply('getFeatureFlags', () => featureFlags({ orderTypes: ['Quick'] })));
  await renderApp(<Landing />);
  // Until the flags are loaded, there is a link for deliveries.
  expect(door(/화물/)).toBeVisible();
  await waitFor(() => expect(door(/화물/)).not.toBeInTheDocument());
  expect(door(/이사/)).not.toBeInTheDocument();
});
