import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Navigation } from '@/layouts/sidebar/navigation';
import { done } from '../../support/factories/accounts';
import { staff } from '../../support/factories/users';
import { reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';
import { answerBulkOrders, delivery, renderSheet, sendAll } from './bulk-orders-setup';

const logout = vi.fn(done);
beforeEach(() => {
  answerBulkOrders();
  logout.mockClear();
  server.use(reply('logOut', logout));
});

async function pressLogout() {
  const view = await renderApp(<Navigation isExpanded />, { user: staff() });
  await view.user.click(screen.getByRole('button', { name: new RegExp(staff().name) }));
  await view.user.click(screen.getByRole('button', { name: '로그아웃' }));
  return view;
}

test('a logout that would delete orders not placed yet asks first, and staying keeps them', async () => {
  const sheet = await renderSheet([delivery('하나'), delivery('둘')]);
  sheet.unmount();
  const { user, store } = await pressLogout();

  expect(await screen.findByRole('dialog', { name: '접수하지 않은 주문이 있어요' })).toHaveTextContent(
    '아직 접수하지 않은 2행이 삭제돼요',
  );
  await user.click(screen.getByRole('button', { name: '돌아가기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(store.getState().auth.signIn.kind).toBe('member');
  expect(logout).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: '로그아웃' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: '로그아웃' }));
  await waitFor(() => expect(logout).toHaveBeenCalledOnce());
});

test('a logout after all orders were placed asks nothing', async () => {
  const sheet = await renderSheet([delivery('하나')]);
  await sendAll(sheet.user, 1);
  await screen.findByText('접수 1건');
  sheet.unmount();
  await pressLogout();
  await waitFor(() => expect(logout).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});
