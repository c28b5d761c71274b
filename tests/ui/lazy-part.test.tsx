import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { insertStyles, renderApp } from '../support/render';

afterEach(() => vi.unstubAllGlobals());

test('a lazy part shows its fallback until its code is there, and is there at once the next time', async () => {
  let deliver = () => {};
  const code = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const Part = lazyPart<{ name: string }>(
    async () => {
      await code;
      return ({ name }) => <p>{name}</p>;
    },
    { fallback: <p>잠시만요</p> },
  );

  const { unmount } = await renderApp(<Part name="지도" />);
  expect(screen.getByText('잠시만요')).toBeVisible();
  deliver();
  expect(await screen.findByText('지도')).toBeVisible();
  unmount();

  await renderApp(<Part name="사진" />);
  expect(screen.getByText('사진')).toBeVisible();
  expect(screen.queryByText('잠시만요')).not.toBeInTheDocument();
});

test('a page that mounts responds before the code of its parts is requested', async () => {
  const turns: (() => void)[] = [];
  vi.stubGlobal('scheduler', { yield: () => new Promise<void>((resolve) => void turns.push(resolve)) });
  const load = vi.fn(() => Promise.resolve(() => <p>지도</p>));
  const Part = lazyPart(load);
  await renderApp(<Part />);
  await vi.waitFor(() => expect(turns).not.toHaveLength(0));
  expect(load).not.toHaveBeenCalled();
  // Of this part and of what else loads with it.
  turns.forEach((resolve) => resolve());
  vi.unstubAllGlobals();
  expect(await screen.findByText('지도')).toBeVisible();
});

test('a part whose code came before it is there at once', async () => {
  const Part = lazyPart(() => Promise.resolve(() => <p>지도</p>), { fallback: <p>잠시만요</p> });
  await act(async () => Part.prefetch());
  await renderApp(<Part />);
  expect(screen.getByText('지도')).toBeVisible();
  expect(screen.queryByText('잠시만요')).not.toBeInTheDocument();
});

test('code that could not be loaded before is loaded when the part is shown', async () => {
  let tries = 0;
  const Part = lazyPart(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(() => <p>지도</p>);
  });
  await act(async () => Part.prefetch());
  await renderApp(<Part />);
  expect(await screen.findByText('지도')).toBeVisible();
});

test('a part that is not due loads nothing, and keeps its fallback until its code is there', async () => {
  let deliver = () => {};
  const code = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const load = vi.fn(async () => {
    await code;
    return () => <p>지도</p>;
  });
  const Part = lazyPart(load, { fallback: <p>잠시만요</p> });

  function Page() {
    const [isDue, setIsDue] = useState(false);
    return (
      <>
        <button onClick={() => setIsDue(true)}>보기</button>
        <Part isDue={isDue} />
      </>
    );
  }

  const { user } = await renderApp(<Page />);
  const fallback = screen.getByText('잠시만요');
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '보기' }));
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByText('잠시만요')).toBe(fallback);
  deliver();
  expect(await screen.findByText('지도')).toBeVisible();
  expect(screen.queryByText('잠시만요')).not.toBeInTheDocument();
});

test('a dialog whose code does not load says so above the page, and can be closed or loaded again', async () => {
  insertStyles();
  let isOnline = false;
  const LazyDialog = lazyPart<{ isOpen: boolean; onClose: () => void }>(() =>
    isOnline ? Promise.resolve(() => <p>알림 목록</p>) : Promise.reject(new Error('offline')),
  );

  function Bar() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <header>
        <button onClick={() => setIsOpen(true)}>알림</button>
        <LazyDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </header>
    );
  }

  const { user } = await renderApp(<Bar />);
  await user.click(screen.getByRole('button', { name: '알림' }));
  const failure = await screen.findByRole('alert');
  expect(failure).toBeVisible();
  expect(failure.parentElement).toHaveStyle({ position: 'fixed' });
  await user.click(screen.getByRole('button', { name: '닫기' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  isOnline = true;
  await user.click(screen.getByRole('button', { name: '알림' }));
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('알림 목록')).toBeVisible();
});
