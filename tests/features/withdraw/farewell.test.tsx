import { configure, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Farewell } from '@/features/withdraw/farewell';
import { markJustDone } from '@/lib/storage/just-done';
import { renderApp } from '../../support/render';

// Effects run twice, as in development: the mark holds once.
configure({ reactStrictMode: true });

const goodbye = () => screen.queryByRole('heading', { name: '탈퇴를 마쳤어요' });

test('who has just left reads it once; a reload leads to the front page', async () => {
  markJustDone('withdrawal');
  const { router, unmount } = await renderApp(<Farewell />);
  expect(goodbye()).toBeVisible();
  expect(router.replace).not.toHaveBeenCalled();
  unmount();

  const again = await renderApp(<Farewell />);
  await waitFor(() => expect(again.router.replace).toHaveBeenCalledWith('/'));
  expect(goodbye()).not.toBeInTheDocument();
});

test('who comes much later, or wrote the mark by hand, is led on too', async () => {
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
