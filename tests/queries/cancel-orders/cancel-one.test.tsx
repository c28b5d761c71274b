import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { orderQueries } from '@/api/order/order-queries';
import { SITE } from '@/config/site';
import { watchRetries } from '@/lib/browser/watch-retry';
import { CancelOrders } from '@/queries/cancel-orders/cancel-orders';
import { order } from '../../support/factories/orders';
import { member } from '../../support/factories/users';
import { breakConnection, deny, refuse, reply } from '../../support/handlers/reply';
import { untilToastsAreShown } from '../../support/no-toast';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

const UNSURE = /^주문이 취소되지 않았을 수 있어요\. 주문 상태를 확인해 주세요\./;
const REFUSED = /^주문이 취소되지 않았어요\. 잠시 후 다시 시도하거나 고객센터에 문의해 주세요\. \(문의/;
const IMPOSSIBLE = '주문을 취소할 수 없어요';
const PICKED_UP = `이미 픽업했어요. 변경할 내용이 있으면 고객센터(${SITE.customerCentrePhone})에 문의해 주세요.`;

/** Stays open after the press, as it does while it closes. */
const open = () =>
  renderApp(<CancelOrders orders={[{ id: 'order-1' }]} isOpen onClose={() => undefined} onCancel={() => undefined} />, {
    user: member(),
  });

/** Opens and closes as a page does it. */
function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>열기</button>
      <CancelOrders orders={[{ id: 'order-1' }]} isOpen={isOpen} onClose={() => setIsOpen(false)} onCancel={() => {}} />
    </>
  );
}

test('a dialog that closes after its own cancellation does not report it as too late, and cancels once', async () => {
  let asked = 0;
  server.use(
    reply('getOrder', () => order({ id: 'order-1' })),
    reply('cancelOrder', async () => {
      asked += 1;
      await new Promise(() => undefined);
      return { cancelledAt: '2026-11-21T05:00:00.000Z', fee: 0, refund: 0 };
    }),
  );
  const { user } = await open();
  const confirm = await screen.findByRole('button', { name: '주문 취소하기' });
  await user.click(confirm);
  await user.click(confirm);

  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByText(IMPOSSIBLE)).not.toBeInTheDocument();
  expect(screen.getByText('취소 사유 (선택)')).toBeVisible();
  expect(asked).toBe(1);
});

test('closing right after the press neither calls the order too late, nor hides the failure that comes', async () => {
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  server.use(
    reply('getOrder', () => order({ id: 'order-1' })),
    reply('cancelOrder', async () => {
      await failed;
      return deny(409);
    }),
  );
  const { user } = await open();
  const confirm = await screen.findByRole('button', { name: '주문 취소하기', busy: false });
  await user.click(confirm);
  await user.click(screen.getByRole('button', { name: '주문 유지하기' }));
  expect(screen.queryByText(IMPOSSIBLE)).not.toBeInTheDocument();
  fail();
  expect(await within(screen.getByRole('dialog')).findByText(REFUSED)).toBeVisible();
});

test('a cancellation that fails twice shows one failure in the dialog and none beside it, and can then succeed', async () => {
  let answers = 0;
  server.use(
    reply('getOrder', () => order({ id: 'order-1' })),
    reply('cancelOrder', () => {
      answers += 1;
      return answers < 3 ? deny(409) : cancellation;
    }),
  );
  const { user } = await renderApp(<Page />, { user: member() });
  await user.click(screen.getByRole('button', { name: '열기' }));
  for (const count of [1, 2]) {
    await user.click(await screen.findByRole('button', { name: '주문 취소하기', busy: false }));
    await waitFor(() => expect(answers).toBe(count));
    expect(await within(await screen.findByRole('dialog')).findByText(REFUSED)).toBeVisible();
  }
  await untilToastsAreShown();
  expect(screen.getAllByText(REFUSED)).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: '주문 취소하기', busy: false }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(answers).toBe(3);
});

test('a cancellation carried out after all closes its dialog, and says so when asked for again', async () => {
  server.use(
    reply('getOrder', () => order({ id: 'order-1' })),
    reply('getMe', () => member()),
  );
  const { user } = await renderApp(<Page />, { user: member() });
  await user.click(screen.getByRole('button', { name: '열기' }));
  const confirm = await screen.findByRole('button', { name: '주문 취소하기', busy: false });
  server.use(breakConnection('cancelOrder'), breakConnection('getOrder'));
  await user.click(confirm);
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  server.use(reply('getOrder', () => order({ id: 'order-1', status: 5 })));
  await user.click(retry);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: '열기' }));
  expect(await screen.findByText('이미 취소된 주문이에요.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^주문 (취소|유지)하기$/ })).not.toBeInTheDocument();
});

test('a fee remembered from an earlier look is checked before the order can be cancelled', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const cancelled: unknown[] = [];
  server.use(
    reply('getOrder', async () => {
      await answered;
      return order({ id: 'order-1' });
    }),
    reply('cancelOrder', ({ body }) => {
      cancelled.push(body);
      return { cancelledAt: '2026-11-21T05:00:00.000Z', fee: 0, refund: 0 };
    }),
  );
  function Later() {
    const [isOpen, setIsOpen] = useState(false);
    const stay = () => undefined;
    return (
      <>
        <button onClick={() => setIsOpen(true)}>열기</button>
        {isOpen ? <CancelOrders orders={[{ id: 'order-1' }]} isOpen onClose={stay} onCancel={stay} /> : null}
      </>
    );
  }
  const { queryClient, user } = await renderApp(<Later />);
  queryClient.setQueryData(orderQueries.detail('order-1').queryKey, order({ id: 'order-1' }));
  await user.click(screen.getByRole('button', { name: '열기' }));
  const confirm = await screen.findByRole('button', { name: '주문 취소하기' });
  expect(confirm).toHaveAttribute('aria-busy', 'true');
  await user.click(confirm);
  answer();
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy', 'true'));
  expect(cancelled).toEqual([]);
});

test('after another try that loads the order, the keyboard goes on at the title of the dialog', async () => {
  onTestFinished(watchRetries());
  server.use(breakConnection('getOrder'));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  server.use(reply('getOrder', () => order({ id: 'order-1' })));
  retry.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: '주문 취소하기' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: '주문을 취소할까요?' })).toHaveFocus());
});

test('a cancellation that became impossible meanwhile says why, and whom to call', async () => {
  let status = 1;
  server.use(
    refuse('cancelOrder', 409),
    reply('getOrder', () => order({ id: 'order-1', status })),
  );
  const { user } = await open();
  const confirm = await screen.findByRole('button', { name: '주문 취소하기' });
  status = 9;
  await user.click(confirm);
  expect(await screen.findByText(PICKED_UP)).toBeVisible();
  expect(screen.getByRole('dialog', { name: IMPOSSIBLE })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^주문 (취소|유지)하기$/ })).not.toBeInTheDocument();
});

test('a failure stays while its dialog closes, and is gone when it opens again', async () => {
  server.use(
    reply('getOrder', () => order({ id: 'order-1' })),
    reply('cancelOrder', () => deny(409)),
  );
  const { user } = await renderApp(<Page />, { user: member() });
  await user.click(screen.getByRole('button', { name: '열기' }));
  await user.click(await screen.findByRole('button', { name: '주문 취소하기', busy: false }));
  expect(await screen.findByText(REFUSED)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '주문 유지하기' }));
  await waitFor(() => expect(screen.queryByText(REFUSED)).not.toBeInTheDocument());
  expect(screen.queryByText('취소 사유 (선택)')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '열기' }));
  expect(await screen.findByRole('button', { name: '주문 취소하기', busy: false })).toBeVisible();
  expect(screen.queryByText(REFUSED)).not.toBeInTheDocument();
});

test('progress that the page loads meanwhile rules a cancellation out, an earlier one does not', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    reply('getOrder', async () => {
      await answered;
      return order({ id: 'order-1' });
    }),
  );
  const { queryClient } = await open();
  const { queryKey } = orderQueries.status('order-1');
  const pickedUp = { status: 9, updatedAt: '2026-11-21T05:00:00.000Z', eta: null, driver: null, waypoints: [] };
  queryClient.setQueryData(queryKey, pickedUp, { updatedAt: Date.parse('2020-01-01T00:00:00.000Z') });
  answer();
  expect(await screen.findByRole('button', { name: '주문 취소하기' })).toBeVisible();

  act(() => void queryClient.setQueryData(queryKey, pickedUp, { updatedAt: Date.parse('2099-01-01T00:00:00.000Z') }));
  expect(await screen.findByText(PICKED_UP)).toBeVisible();
});

const cancellation = { cancelledAt: '2026-11-21T05:00:00.000Z', fee: 0, refund: 0 };

test.each([
  ['with what it cost', cancellation],
  ['without a word about its fee', null],
])('a cancellation whose answer is lost is looked up %s before it is called a failure', async (_words, known) => {
  let current = order({ id: 'order-1' });
  let lookups = 0;
  let profileLoads = 0;
  server.use(
    breakConnection('cancelOrder'),
    reply('getOrder', () => {
      lookups += 1;
      return current;
    }),
    reply('getMe', () => {
      profileLoads += 1;
      return member();
    }),
  );
  const { user } = await open();
  const confirm = await screen.findByRole('button', { name: '주문 취소하기' });
  current = order({ id: 'order-1', status: 5, cancellation: known });
  await user.click(confirm);

  // It stays confirmed: a failure would come with other buttons.
  await waitFor(() => expect(lookups).toBeGreaterThan(1));
  await untilToastsAreShown();
  expect(screen.getByRole('button', { name: '주문 취소하기' })).toHaveAttribute('aria-busy', 'true');
  // Points may have come back, unless the order says that nothing did.
  expect(profileLoads).toBe(known ? 0 : 1);
});

test('a cancellation that nobody can confirm is not called a failure: it may have cost a fee', async () => {
  server.use(reply('getOrder', () => order({ id: 'order-1' })));
  const { user } = await open();
  const confirm = await screen.findByRole('button', { name: '주문 취소하기' });
  server.use(breakConnection('cancelOrder'), breakConnection('getOrder'));
  await user.click(confirm);
  expect(await screen.findByText(UNSURE)).toBeVisible();
  expect(screen.queryByText(/취소하지 못했어요/)).not.toBeInTheDocument();
});

test('fee and refund stand before the reasons, so that a small screen shows them above the button', async () => {
  server.use(reply('getOrder', () => order({ id: 'order-1' })));
  await open();
  const reasons = await screen.findByRole('group', { name: '취소 사유 (선택)' });
  for (const name of ['취소 수수료', '환불 예정 금액'])
    expect(reasons.compareDocumentPosition(screen.getByText(name)), name).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

const TOO_SLOW = '배정이 너무 오래 걸려요';

test.each([
  [1, true],
  [7, false],
  [2, false],
])('an order of status %s can be cancelled for waiting too long: %s', async (status, isOffered) => {
  server.use(reply('getOrder', () => order({ id: 'order-1', status })));
  await open();
  expect(await screen.findByRole('radio', { name: '단순 변심이에요' })).toBeVisible();
  expect(screen.queryByRole('radio', { name: TOO_SLOW }) !== null).toBe(isOffered);
});

test('a reason that a new driver has made untrue is not sent', async () => {
  const sent: unknown[] = [];
  let status = 1;
  server.use(
    reply('getOrder', () => order({ id: 'order-1', status })),
    reply('cancelOrder', ({ body }) => {
      sent.push(body);
      return cancellation;
    }),
  );
  const { user, queryClient } = await open();
  await user.click(await screen.findByRole('radio', { name: TOO_SLOW }));
  status = 2;
  await act(() => queryClient.refetchQueries(orderQueries.detail('order-1')));
  await waitFor(() => expect(screen.queryByRole('radio', { name: TOO_SLOW })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: '주문 취소하기', busy: false }));
  await waitFor(() => expect(sent).toEqual([{ reason: 'other' }]));
});
