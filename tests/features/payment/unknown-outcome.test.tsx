import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { jobFingerprint } from '@/features/payment/placement/job-fingerprint';
import { draftBatch, hasWaitingPhotos } from '@/lib/photos/photo-batch';
import { selectUser } from '@/store/auth-slice';
import { draft, order, orderItem } from '../../support/factories/orders';
import { member } from '../../support/factories/users';
import { breakConnection, refuse, reply } from '../../support/handlers/reply';
import { insertStyles } from '../../support/render';
import { server } from '../../support/server';
import { openPayment, placeButton, readyButton } from './open-payment';
import { onCreate, onLookUp, taking } from './provider';

const found = () => onLookUp(() => orderItem({ id: 'order-0001' }));
const nothingFound = () => onLookUp(() => null);

test('an order with a lost response is looked up and shown as placed; nothing is sent again', async () => {
  const sent = vi.fn();
  let asked: string | null = null;
  const { user, router, store } = await openPayment();
  server.use(
    onCreate(() => {
      sent(store.getState().orderDraft.attempt?.idempotencyKey);
      return new Response(null, { status: 502 });
    }),
    onLookUp((key) => {
      asked = key;
      return orderItem({ id: 'order-0001' });
    }),
  );

  await user.click(await readyButton());

  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/order-0001'));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith(asked);
});

test('a response without an order counts as lost, not as placed', async () => {
  const { user, router } = await openPayment();
  server.use(
    reply('createOrder', () => order({ id: '' })),
    found(),
  );

  await user.click(await readyButton());

  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/order-0001'));
});

test('a damaged response is not trusted with the id, if a lookup knows the order', async () => {
  const { user, router } = await openPayment();
  server.use(
    onCreate(() => Response.json({ data: { id: 7, items: 'none', status: {}, waypoints: null } })),
    found(),
  );

  await user.click(await readyButton());

  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/order-0001'));
});

test('a provider that answers the id alone, and looks up nothing, is trusted', async () => {
  const { user, router } = await openPayment();
  server.use(
    onCreate(() => Response.json({ data: { id: 7 } })),
    nothingFound(),
  );

  await user.click(await readyButton());

  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/7'));
});

test('an order that was not found is reported as not placed, and sent again under the same key', async () => {
  const keys: (string | null)[] = [];
  const { user, router, store } = await openPayment();
  server.use(breakConnection('createOrder'), nothingFound());

  await user.click(await readyButton());
  expect(await screen.findByText('주문이 접수되지 않았어요', { selector: 'strong' })).toBeVisible();
  const firstKey = store.getState().orderDraft.attempt?.idempotencyKey;

  server.use(taking(keys));
  await user.click(screen.getByRole('button', { name: /^다시 접수하기/ }));

  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/order-0001'));
  expect(keys).toEqual([firstKey]);
});

test('the notice of an order that was not placed takes the focus and leaves the form in view', async () => {
  insertStyles();
  const { user } = await openPayment();
  server.use(breakConnection('createOrder'), nothingFound());
  await user.click(await readyButton());

  const notice = await screen.findByText('주문이 접수되지 않았어요', { selector: 'strong' });
  const focused = document.activeElement ?? document.body;
  expect(focused).toContainElement(notice);
  expect(focused).not.toBe(document.body);
  expect(getComputedStyle(focused).minHeight).not.toMatch(/dvh/);
});

test('a panel that replaces the form fills the page', async () => {
  insertStyles();
  const { user } = await openPayment();
  server.use(breakConnection('createOrder'), breakConnection('listOrders'));
  await user.click(await readyButton());

  expect(await screen.findByRole('heading', { name: '지금은 확인할 수 없어요' })).toHaveFocus();
  const panel = screen.getByRole('alert').parentElement ?? document.body;
  expect(getComputedStyle(panel).minHeight).toMatch(/dvh/);
});

test('while it cannot be looked up, the customer sees that and nothing can be sent', async () => {
  const { user, router, store } = await openPayment();
  server.use(breakConnection('createOrder'), breakConnection('listOrders'));

  await user.click(await readyButton());
  expect(await screen.findByRole('heading', { name: '지금은 확인할 수 없어요' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /주문하기|다시 접수하기/ })).not.toBeInTheDocument();
  expect(store.getState().orderDraft.attempt).not.toBeNull();

  server.use(found());
  await user.click(screen.getByRole('button', { name: '다시 확인하기' }));
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/order-0001'));
});

test('after a reload during placing, the order is looked up before anything else', async () => {
  let asked: string | null = null;
  server.use(
    onLookUp((key) => {
      asked = key;
      return orderItem({ id: 'order-0001' });
    }),
  );
  const idempotencyKey = '0b6f1f6e-7d5e-4a0e-9d3e-2f6f4f0f4a11';
  const { router } = await openPayment({ attempt: { idempotencyKey, job: jobFingerprint(draft()) } });

  expect(screen.getByRole('heading', { name: '접수 여부를 확인하고 있어요' })).toBeVisible();
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/order-0001'));
  expect(asked).toBe(idempotencyKey);
});

test('an order not found after a 503 waits as long as the provider demands', async () => {
  const { user } = await openPayment();
  server.use(
    onCreate(() => new Response(null, { status: 503, headers: { 'Retry-After': '30' } })),
    nothingFound(),
  );
  await user.click(await readyButton());

  expect(await screen.findByText('주문이 접수되지 않았어요', { selector: 'strong' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^다시 시도 · 0:(30|29)$/ })).toHaveAttribute('aria-disabled', 'true');
});

test('a lookup with Retry-After waits too', async () => {
  const { user } = await openPayment();
  server.use(
    breakConnection('createOrder'),
    onLookUp(() => new Response(null, { status: 503, headers: { 'Retry-After': '30' } })),
  );
  await user.click(await readyButton());

  const held = await screen.findByRole('button', { name: /^다시 확인하기 · 0:(30|29)$/ });
  expect(held).toHaveAttribute('aria-disabled', 'true');
});

test('a permanently refused lookup leads to the customer centre, and the attempt can be discarded', async () => {
  const keys: (string | null)[] = [];
  const { user, router, store } = await openPayment();
  server.use(breakConnection('createOrder'), refuse('listOrders', 403));
  await user.click(await readyButton());

  expect(await screen.findByText(/고객센터에 아래 문의 번호를/)).toBeVisible();
  const number = store.getState().orderDraft.attempt?.idempotencyKey ?? 'none';
  expect(screen.getByText(new RegExp(number))).toBeVisible();

  await user.click(screen.getByRole('button', { name: '이 접수 요청 기록 삭제' }));
  const dialog = await screen.findByRole('dialog', { name: '이 접수 요청 기록을 삭제할까요?' });
  expect(store.getState().orderDraft.attempt).not.toBeNull();
  await user.click(within(dialog).getByRole('button', { name: '삭제하기' }));

  server.use(taking(keys));
  await user.click(await readyButton());
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/order-0001'));
  expect(keys).toHaveLength(1);
  expect(keys).not.toContain(number);
});

/** An attempt at a job that the customer has since changed into another one. */
const rewritten = {
  idempotencyKey: '0b6f1f6e-7d5e-4a0e-9d3e-2f6f4f0f4a11',
  job: jobFingerprint(draft({ remark: '처음' })),
};

test('an earlier order that is found is reported, and takes neither the new draft nor its photos', async () => {
  server.use(onLookUp(() => orderItem({ id: 'order-0001', orderNo: '261121-000001' })));
  const photos = draftBatch.open();
  const { router, store } = await openPayment({ attempt: rewritten, draft: draft({ remark: '다른 일' }) });

  expect(await screen.findByText('주문이 접수됐어요. 주문번호 261121-000001')).toBeInTheDocument();
  expect(await placeButton()).toBeVisible();
  expect(router.replace).not.toHaveBeenCalled();
  expect(store.getState().orderDraft).toMatchObject({ draft: { remark: '다른 일' }, attempt: null, status: 'idle' });
  expect(draftBatch.read()).toBe(photos);
  expect(hasWaitingPhotos('order-0001')).toBe(false);
});

test('after a reload the remaining points come from the provider', async () => {
  const byPoint = draft({ pay: 'point' });
  server.use(found());
  const { router, store } = await openPayment({
    profile: reply('getMe', () => member({ point: 2_000 })),
    user: member({ point: 20_000 }),
    draft: byPoint,
    attempt: { idempotencyKey: rewritten.idempotencyKey, job: jobFingerprint(byPoint) },
  });
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/order-0001'));
  await waitFor(() => expect(selectUser(store.getState())).toMatchObject({ point: 2_000 }));
});

test('another job is sent under a new key, and only after the first was not found', async () => {
  const keys: (string | null)[] = [];
  const looked: (string | null)[] = [];
  server.use(
    taking(keys),
    onLookUp((key) => {
      looked.push(key);
      return null;
    }),
  );
  const { user, router } = await openPayment({ attempt: rewritten, draft: draft({ remark: '다른 일' }) });

  await user.click(await screen.findByRole('button', { name: /^다시 접수하기/ }));

  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/order-0001'));
  expect(looked).toEqual([rewritten.idempotencyKey, rewritten.idempotencyKey]);
  expect(keys).toHaveLength(1);
  expect(keys).not.toContain(rewritten.idempotencyKey);
});

test('a key that another tab has used leads to the order of that tab', async () => {
  const { user, router } = await openPayment();
  server.use(refuse('createOrder', 409, { msgId: 'IDEMPOTENCY_KEY_REUSED', message: '' }), found());

  await user.click(await readyButton());

  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/orders/order-0001'));
});
