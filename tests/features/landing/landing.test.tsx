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

test('a deployment without home moves has no door to them', async () => {
  server.use(reply('getFeatureFlags', () => featureFlags({ orderTypes: ['Quick', 'Delivery'] })));
  await renderApp(<Landing />);

  await waitFor(() => expect(screen.queryByRole('link', { name: /이사/ })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: /배송/ })).toBeVisible();
});
