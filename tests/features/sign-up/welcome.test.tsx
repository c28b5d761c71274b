import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Welcome } from '@/features/sign-up/welcome';
import { markJustDone } from '@/lib/storage/just-done';
import { renderApp } from '../../support/render';

const greeting = () => screen.queryByRole('heading', { name: '회원가입을 완료했어요' });

test('a customer who has just signed up is welcomed once; a later visit leads to the sign-in', async () => {
  markJustDone('signUp');
  const { router, unmount } = await renderApp(<Welcome />);
  expect(greeting()).toBeVisible();
  expect(router.replace).not.toHaveBeenCalled();
  unmount();

  const again = await renderApp(<Welcome />);
  await waitFor(() => expect(again.router.replace).toHaveBeenCalledWith('/login'));
  expect(greeting()).not.toBeInTheDocument();
});

test('a customer who has deleted the account is not welcomed', async () => {
  markJustDone('withdrawal');
  const { router } = await renderApp(<Welcome />);
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login'));
});

test('a customer without a password reads with whose account to sign in', async () => {
  markJustDone('signUp');
  await renderApp(<Welcome />, { router: { query: { with: 'kakao' } } });
  expect(screen.getByText('이제 카카오 계정으로 로그인하고 첫 주문을 해 보세요.')).toBeVisible();
});
