import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { order } from '../../support/factories/orders';
import { reply } from '../../support/handlers/reply';
import { server } from '../../support/server';
import { ago, open, serve } from './detail-setup';

const family = [
  order({ id: 'whole-order', orderNo: 'W', status: 8, hierarchy: 1, childIds: ['order-0001', 'other-part'] }),
  order({ id: 'order-0001', orderNo: 'A', status: 1, hierarchy: 2, parentId: 'whole-order' }),
  order({
    id: 'other-part',
    orderNo: 'B',
    status: 3,
    hierarchy: 3,
    parentId: 'whole-order',
    history: [
      { status: 1, at: ago(90) },
      { status: 3, at: ago(5) },
    ],
  }),
];

test('a part shows the whole and the other parts, each with its status', async () => {
  serve(family[1] ?? order());
  server.use(reply('getOrder', ({ params }) => family.find(({ id }) => id === params.id) ?? order()));
  const { user } = await open();

  const card = within(await screen.findByRole('region', { name: '분할 주문' }));
  expect(await card.findByRole('link', { name: /2번째 주문 · B/ })).toHaveAttribute('href', '/orders/other-part');
  expect(card.getByRole('link', { name: /전체 주문 · W/ })).toHaveAttribute('href', '/orders/whole-order');
  expect(card.getByText('1번째 주문 (현재 주문)')).toHaveAttribute('aria-current', 'true');
  expect(card.getAllByText('배송 완료').length).toBeGreaterThan(0);

  await user.click(card.getByText('2번째 주문 진행 상황'));
  expect(card.getAllByRole('list', { name: '진행 상황' }).at(-1)).toHaveTextContent(/접수 완료.*배송 완료/);
});

test('the parts have the provider’s numbers, in any order of the list', async () => {
  const [whole, first, second] = family;
  const listed = order({ ...whole, childIds: ['other-part', 'order-0001'] });
  serve(first ?? order());
  server.use(
    reply('getOrder', ({ params }) => [listed, first, second].find((one) => one?.id === params.id) ?? order()),
  );
  await open();

  const card = within(await screen.findByRole('region', { name: '분할 주문' }));
  expect(await card.findByRole('link', { name: /2번째 주문 · B/ })).toBeVisible();
  expect(card.getByText('1번째 주문 (현재 주문)')).toBeVisible();
});

test('an order that was not split has no such card', async () => {
  serve(order());
  await open();
  await screen.findByRole('region', { name: '주문 관리' });
  expect(screen.queryByRole('region', { name: '분할 주문' })).not.toBeInTheDocument();
});
