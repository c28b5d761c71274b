import { screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { guest } from '../../support/factories/users';
import { server } from '../../support/server';
import { openPayment, readyButton } from './open-payment';
import { onCreate } from './provider';

vi.mock('@/features/payment/guest/guest-schema', () => {
  throw new Error('The chunk did not arrive');
});
afterAll(() => vi.doUnmock('@/features/payment/guest/guest-schema'));

test('a guest without all consents cannot order, even if the form’s rules failed to load', async () => {
  const placed = vi.fn();
  server.use(
    onCreate((key) => {
      placed(key);
      return new Response(null, { status: 500 });
    }),
  );
  const { user } = await openPayment({ user: guest() });
  await user.type(await screen.findByLabelText('이름'), '이서연');
  await user.type(screen.getByLabelText('휴대폰 번호'), '01098765432');
  await user.click(screen.getByRole('checkbox', { name: /이용약관 동의/ }));
  await user.click(screen.getByRole('checkbox', { name: /^개인정보 수집/ }));

  await user.click(await readyButton());

  expect(await screen.findByText('개인정보 제3자 제공에 동의해 주세요.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /제3자 제공/ })).toHaveFocus());
  expect(screen.queryByText('개인정보 수집·이용에 동의해 주세요.')).not.toBeInTheDocument();
  expect(placed).not.toHaveBeenCalled();
});
