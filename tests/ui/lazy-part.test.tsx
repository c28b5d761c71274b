import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { renderApp } from '../support/render';

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
