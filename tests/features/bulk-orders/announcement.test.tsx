import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Announcement } from '@/features/bulk-orders/grid/announcement';
import { createObservable } from '@/features/bulk-orders/state/observable';
import { renderApp } from '../../support/render';
import { answerBulkOrders, cell, delivery, renderSheet } from './bulk-orders-setup';

test('a result that repeats is read out each time: its text goes after a second', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const announcement = createObservable('');
  await renderApp(<Announcement announcement={announcement} />);
  for (const text of ['되돌렸어요.', '되돌렸어요.']) {
    act(() => announcement.set(text));
    expect(screen.getByText(text)).toHaveAttribute('role', 'status');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByText(text)).toBeNull();
  }
});

test('where nothing can be redone, that is what screen readers hear', async () => {
  answerBulkOrders();
  const { user } = await renderSheet([delivery('하나')]);
  cell(1, '받는 분').focus();
  await user.keyboard('{Control>}y{/Control}');
  expect(await screen.findByText('다시 실행할 작업이 없어요.')).toHaveAttribute('role', 'status');
});
