import { screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { Withdraw } from '@/features/withdraw/withdraw';
import { done } from '../../support/factories/accounts';
import { member } from '../../support/factories/users';
import { reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

vi.mock('@/features/withdraw/withdraw-schema', () => {
  throw new Error('The chunk did not arrive');
});
afterAll(() => vi.doUnmock('@/features/withdraw/withdraw-schema'));

test('an account is never deleted without the typed confirmation, even if the form’s rules failed to load', async () => {
  const deleted = vi.fn();
  server.use(
    reply('listCoupons', () => []),
    reply('listOrders', () => ({ items: [], pageIndex: 0, pageSize: 5, total: 0 })),
    reply('listWithdrawReasons', () => [{ code: 'expensive', name: '요금이 비싸요' }]),
    reply('withdraw', () => {
      deleted();
      return done();
    }),
    reply('logOut', done),
  );
  const { user } = await renderApp(<Withdraw />, { user: member({ loginTypeCd: 6 }) });
  await user.click(await screen.findByRole('checkbox', { name: '요금이 비싸요' }));
  await user.click(screen.getByRole('button', { name: '탈퇴하기' }));

  const confirmation = screen.getByLabelText(/‘탈퇴’라고 입력해 주세요/);
  await waitFor(() => expect(confirmation).toHaveFocus());
  expect(confirmation).toHaveAccessibleDescription(/화면 일부를 불러오지 못했어요/);
  expect(deleted).not.toHaveBeenCalled();
});
