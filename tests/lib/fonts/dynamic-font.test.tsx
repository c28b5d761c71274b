import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import dynamicFont from '@/generated/dynamic-font.json';
import { AuthGuard } from '@/shell/auth-guard';
import { profileReceived } from '@/store/auth-slice';
import { member } from '../../support/factories/users';
import { stall } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

// Earlier files of the same worker share the window.
beforeEach(() => document.querySelector(`link[href="${dynamicFont.href}"]`)?.remove());

const sheetFor = (media: string) => document.querySelector(`link[href="${dynamicFont.href}"][media="${media}"]`);

test('the font for names is fetched while a member waits, and applied with the page', async () => {
  server.use(stall('getMe'));
  const { store } = await renderApp(
    <AuthGuard access="member">
      <p>{member().name}</p>
    </AuthGuard>,
    { router: { asPath: '/dashboard', pathname: '/dashboard' } },
  );
  await waitFor(() => expect(sheetFor('print')).not.toBeNull());
  act(() => void store.dispatch(profileReceived(member())));
  expect(await screen.findByText(member().name)).toBeVisible();
  expect(sheetFor('all')).not.toBeNull();
});

test('a page that everyone may see has it as soon as it is fetched', async () => {
  await renderApp(
    <AuthGuard access="public">
      <p>열린 화면</p>
    </AuthGuard>,
  );
  await waitFor(() => expect(sheetFor('all')).not.toBeNull());
});

test('a page of the sign-in has it once it is used', async () => {
  server.use(stall('getMe'));
  const { user } = await renderApp(
    <AuthGuard access="publicOnly">
      <input aria-label="이름" />
    </AuthGuard>,
    { router: { asPath: '/signup', pathname: '/signup' } },
  );
  const field = await screen.findByRole('textbox', { name: '이름' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([sheetFor('print'), sheetFor('all')]).toEqual([null, null]);
  await user.click(field);
  expect(sheetFor('all')).not.toBeNull();
});

test('the sign-up of an organization, which shows its name, has it at once', async () => {
  server.use(stall('getMe'));
  await renderApp(
    <AuthGuard access="publicOnly">
      <p>회사 이름</p>
    </AuthGuard>,
    { router: { asPath: '/acme/signup', pathname: '/[organization]/signup' } },
  );
  await waitFor(() => expect(sheetFor('all')).not.toBeNull());
});
