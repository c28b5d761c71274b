import { configure, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Farewell } from '@/features/withdraw/farewell';
import { markJustDone } from '@/lib/storage/just-done';
import { renderApp } from '../../support/render';

// Effects run twice, as in development: the marker is valid once.
configure({ reactStrictMode: true });

const goodbye = () => screen.queryByRole('heading', { name: '탈퇴가 완료됐어요' });

test('a customer who has just left reads it once; a reload leads to the landing page', async () => {
  markJustDone('withdrawal');
  const { router, unmount } = await renderApp(<Farewell />);
  expect(goodbye()).toBeVisible();
  expect(router.replace).not.toHaveBeenCalled();
  unmount();

  const again = await renderApp(<Farewell />);
  await waitFor(() => expect(again.router.replace).toHaveBeenCalledWith('/'));
  expect(goodbye()).not.toBeInTheDocument();
});

test('a late visit or a forged marker is redirected too', async () => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now - 61_000);
  markJustDone('withdrawal');
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const { router, unmount } = await renderApp(<Farewell />);
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'));
  unmount();

  sessionStorage.setItem('justDone:withdrawal', 'true');
  await renderApp(<Farewell />);
  expect(goodbye()).not.toBeInTheDocument();
});
