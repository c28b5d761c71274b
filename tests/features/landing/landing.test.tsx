import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Landing } from '@/features/landing/landing';
import { featureFlags } from '../../support/factories/accounts';
import { refuse, reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

test('an order is one step away, with or without an account', async () => {
  server.use(refuse('getFeatureFlags', 503));
  await renderApp(<Landing />);

  expect(screen.getByRole('link', { name: '로그인 없이 주문하기' })).toHaveAttribute('href', '/orders/new');
  expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: /퀵/ })).toHaveAttribute('href', '/orders/new?type=Quick');
});

test('home moves have a door where a deployment has them, and none elsewhere', async () => {
  const door = (name: RegExp) => screen.queryByRole('link', { name });
  server.use(reply('getFeatureFlags', () => featureFlags({ orderTypes: ['Quick', 'HomeMoving'] })));
  const { unmount } = await renderApp(<Landing />);
  expect(await screen.findByRole('link', { name: /이사/ })).toBeVisible();
  unmount();

  server.use(reply('getFeatureFlags', () => featureFlags({ orderTypes: ['Quick'] })));
  await renderApp(<Landing />);
  // Until the deployment has said what it has, there is one to deliveries.
  expect(door(/배송/)).toBeVisible();
  await waitFor(() => expect(door(/배송/)).not.toBeInTheDocument());
  expect(door(/이사/)).not.toBeInTheDocument();
});
