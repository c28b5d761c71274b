import { screen } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { Profile } from '@/features/profile/profile';
import { member } from '../../support/factories/users';
import { reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

vi.mock('@/config/locales', async (original) => ({ ...(await original<object>()), LOCALES: ['ko'] }));
afterAll(() => vi.doUnmock('@/config/locales'));

test('a site in one language offers no choice of it', async () => {
  server.use(reply('listCoupons', () => []));
  await renderApp(<Profile />, { user: member() });
  expect(screen.getByRole('group', { name: '화면 테마' })).toBeVisible();
  expect(screen.queryByRole('group', { name: '언어' })).toBeNull();
});
