import { configure, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { IdentityResult } from '@/features/identity-check/identity-result';
import { IdentityStart } from '@/features/identity-check/identity-start';
import { listenForIdentity } from '@/lib/identity/identity-channel';
import { rememberIdentityRedirect } from '@/lib/identity/identity-redirect';
import { renderApp } from '../../support/render';

configure({ reactStrictMode: true });

const NONCE = 'nonce-0123456789abcdef';

async function arrive(query: string) {
  window.history.pushState(null, '', `/kcb-result?${query}`);
  const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
  const app = await renderApp(<IdentityResult />);
  return { ...app, close };
}

test('the popup reports to its page, removes the token from its URL and closes', async () => {
  const heard = vi.fn();
  listenForIdentity(NONCE, heard);
  const { close } = await arrive(`nonce=${NONCE}&register_token=token-1`);

  await waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith({ registerToken: 'token-1' }));
  expect(close).toHaveBeenCalled();
  expect(window.location.search).toBe('');
});

test('a popup that cannot close itself shows a button', async () => {
  const { user, close } = await arrive(`nonce=${NONCE}&register_token=token-1`);
  close.mockClear();
  await user.click(await screen.findByRole('button', { name: '창 닫기' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('a cancelled check is reported as cancelled', async () => {
  const heard = vi.fn();
  listenForIdentity(NONCE, heard);
  await arrive(`nonce=${NONCE}&error=cancelled`);

  await waitFor(() => expect(heard).toHaveBeenCalledWith({ registerToken: null }));
  expect(await screen.findByText(/본인확인을 완료하지 못했어요/)).toBeVisible();
});

test('a check in the same tab returns to the sign-up', async () => {
  rememberIdentityRedirect(NONCE, '/acme/signup');
  const { router, close } = await arrive(`nonce=${NONCE}&register_token=token-1`);

  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/acme/signup?step=identity'));
  expect(close).not.toHaveBeenCalled();
});

test('the window of a check keeps no copy of the draft and the tokens of the page that opened it', async () => {
  sessionStorage.setItem('persist:orderDraft', '{"draft":"서울 중구 세종대로 110"}');
  window.name = 'kcb';
  window.history.pushState(null, '', '/kcb-start?nonce=short');
  await renderApp(<IdentityStart />);
  window.name = '';
  expect(sessionStorage.getItem('persist:orderDraft') ?? '').not.toContain('세종대로');
});

test('a tab that goes to the check itself keeps its draft', async () => {
  sessionStorage.setItem('signUp', '{"consents":{}}');
  window.history.pushState(null, '', '/kcb-start?nonce=short');
  await renderApp(<IdentityStart />);
  expect(sessionStorage.getItem('signUp')).not.toBeNull();
});

test('a start page without a nonce does not redirect', async () => {
  window.history.pushState(null, '', '/kcb-start?nonce=short');
  await renderApp(<IdentityStart />);
  expect(await screen.findByText('이 창은 가입 화면에서 열어 주세요.')).toBeVisible();
});
