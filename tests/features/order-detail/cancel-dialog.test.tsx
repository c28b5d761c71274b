import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CancelDialog } from '@/features/order-detail/actions/cancel-dialog';
import { order } from '../../support/factories/orders';
import { refuse, reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

const TOO_LATE = '그사이 상태가 바뀌어 취소할 수 없어요.';

/** The page closes the dialog while the order is already cancelled. */
function Closing() {
  const [isPossible, setIsPossible] = useState(true);
  return (
    <CancelDialog
      orderId="order-1"
      order={order({ status: isPossible ? 1 : 5 })}
      isOpen
      isPossible={isPossible}
      onClose={() => undefined}
      onCancel={() => setIsPossible(false)}
    />
  );
}

test('a dialog that closes after its own cancellation does not report it as too late, and cancels once', async () => {
  let asked = 0;
  server.use(
    reply('getOrder', () => order()),
    reply('cancelOrder', async () => {
      asked += 1;
      await new Promise(() => undefined);
      return { cancelledAt: '2026-11-21T05:00:00.000Z', fee: 0, refund: 0 };
    }),
  );
  const { user } = await renderApp(<Closing />);
  const confirm = await screen.findByRole('button', { name: '주문 취소하기' });
  await user.click(confirm);
  await user.click(confirm);

  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByText(TOO_LATE)).not.toBeInTheDocument();
  expect(screen.getByText('취소 사유')).toBeVisible();
  expect(asked).toBe(1);
});

test('a cancellation that became impossible meanwhile says so', async () => {
  server.use(
    refuse('cancelOrder', 409),
    reply('getOrder', () => order({ status: 9 })),
  );
  const { user } = await renderApp(<Closing />);
  await user.click(await screen.findByRole('button', { name: '주문 취소하기' }));
  expect(await screen.findByText(TOO_LATE)).toBeVisible();
});
