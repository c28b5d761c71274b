import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draft, order, price } from '../../support/factories/orders';
import { refuse, reply } from '../../support/handlers/reply';
import { server } from '../../support/server';
import { openPayment, placeButton, readyButton } from './open-payment';

const expired = () => draft({ calculationPrice: price({ validUntil: '2020-01-01T00:00:00.000Z' }) });

function taking(totals: number[]) {
  return reply('createOrder', ({ body }) => {
    totals.push(body.calculationPrice.total);
    return order();
  });
}

test('an expired price is requested again; the same price continues without a notice', async () => {
  const totals: number[] = [];
  server.use(
    reply('estimate', () => price()),
    taking(totals),
  );
  const { user, router } = await openPayment({ draft: expired() });

  await waitFor(() => expect(screen.getByRole('button', { name: '18,000원 주문하기' })).toBeVisible());
  await waitFor(async () => expect(await placeButton()).not.toHaveAttribute('aria-disabled'));
  expect(screen.queryByText('요금이 바뀌었어요')).not.toBeInTheDocument();
  await user.click(await readyButton());

  await waitFor(() => expect(router.replace).toHaveBeenCalled());
  expect(totals).toEqual([18_000]);
});

test('a changed price is shown as old and new, and counts only when confirmed', async () => {
  const totals: number[] = [];
  server.use(
    reply('estimate', () => price({ total: 19_500 })),
    taking(totals),
  );
  const { user, router } = await openPayment({ draft: expired() });

  expect(await screen.findByText('18,000원에서 19,500원으로 1,500원 올랐어요.')).toBeVisible();
  expect(screen.getByText('요금이 바뀌었어요')).toBeVisible();
  await user.click(await placeButton());
  expect(totals).toEqual([]);

  await user.click(screen.getByRole('button', { name: '새 요금으로 계속하기' }));
  expect(screen.queryByText('요금이 바뀌었어요')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: '19,500원 주문하기' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: '19,500원 주문하기' }));

  await waitFor(() => expect(router.replace).toHaveBeenCalled());
  expect(totals).toEqual([19_500]);
});

test('a price that the provider no longer accepts is shown as a difference, not as an error', async () => {
  const totals: number[] = [];
  server.use(
    reply('estimate', () => price({ total: 17_000 })),
    refuse('createOrder', 409, { msgId: 'PRICE_CHANGED', message: 'The price has changed.' }),
  );
  const { user, router } = await openPayment();
  await user.click(await readyButton());

  expect(await screen.findByText('18,000원에서 17,000원으로 1,000원 내렸어요.')).toBeVisible();
  server.use(taking(totals));
  await user.click(screen.getByRole('button', { name: '새 요금으로 계속하기' }));
  await user.click(screen.getByRole('button', { name: '17,000원 주문하기' }));

  await waitFor(() => expect(router.replace).toHaveBeenCalled());
  expect(totals).toEqual([17_000]);
});

test('a price that cannot be requested is never used', async () => {
  const totals: number[] = [];
  server.use(refuse('estimate', 503), taking(totals));
  const { user, router } = await openPayment({ draft: expired() });
  expect(await screen.findByText('요금을 다시 확인하지 못했어요')).toBeVisible();

  await user.click(await readyButton());
  expect(await screen.findByText('요금을 다시 확인하지 못했어요')).toBeVisible();
  expect(totals).toEqual([]);

  server.use(reply('estimate', () => price()));
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  await waitFor(() => expect(screen.queryByText('요금을 다시 확인하지 못했어요')).not.toBeInTheDocument());
  await user.click(await readyButton());
  await waitFor(() => expect(router.replace).toHaveBeenCalled());
});

test('an expired price that the provider refuses to renew says why', async () => {
  server.use(refuse('estimate', 400, { errors: [{ code: 'INVALID', field: 'appointmentAt' }] }));
  await openPayment({ draft: expired() });
  expect(await screen.findByText('요금을 다시 확인하지 못했어요')).toBeVisible();
  expect(
    screen.getByText('선택한 일시에는 접수할 수 없어요. 주문서에서 날짜와 시간을 다시 선택해 주세요.'),
  ).toBeVisible();
  expect(screen.queryByText(/이전 요금으로는 접수할 수 없어요/)).not.toBeInTheDocument();
});
