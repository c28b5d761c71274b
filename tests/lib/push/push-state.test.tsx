import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePushStatus } from '@/lib/push/push-state';
import { browserWithoutPush, browserWithPush } from '../../support/push';
import { renderApp } from '../../support/render';

afterEach(browserWithoutPush);

const Status = () => <p>{usePushStatus()}</p>;

test('the browser is asked for the permission once, however many parts show it, and again when they are shown again', async () => {
  const notification = browserWithPush('default');
  const read = vi.spyOn(notification, 'permission', 'get');
  read.mockReturnValue('default');
  const { unmount } = await renderApp(
    <>
      <Status />
      <Status />
      <Status />
    </>,
  );
  expect(screen.getAllByText('default')).toHaveLength(3);
  expect(read).toHaveBeenCalledOnce();
  unmount();

  read.mockReturnValue('denied');
  await renderApp(<Status />);
  expect(screen.getByText('denied')).toBeVisible();
});
