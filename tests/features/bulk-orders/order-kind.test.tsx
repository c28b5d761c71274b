import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { CheckContext } from '@/domain/bulk/cell-problems';
import { ALL_DAY } from '@/domain/time/hours';
import { NO_VALUES } from '@/domain/bulk/fields';
import { createBulkOrders } from '@/features/bulk-orders/state/bulk-orders';
import { createQueryClient } from '@/shell/query-client';
import { deny, reply } from '../../support/handlers/reply';
import { createI18n } from '../../support/i18n';
import { server } from '../../support/server';
import { answerBulkOrders, cell, delivery, renderSheet, sendAll } from './bulk-orders-setup';

beforeEach(() => void answerBulkOrders());

const motorcycle = {
  id: 'pool-motorcycle',
  vehicleClass: 'motorcycle',
  name: '오토바이',
  payloadKg: 20,
  basePrice: 9_000,
};
const van = { id: 'pool-van', vehicleClass: 'van', name: '밴', payloadKg: 300, basePrice: 9_000 };

/** The vehicles of a delivery load when the test calls the returned function. */
function holdDeliveryVehicles() {
  let answer: (isRefused: boolean) => void = () => undefined;
  const told = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  server.use(
    reply('listVehiclePools', async ({ query }) => {
      if (query.get('orderType') !== 'Delivery') return [motorcycle];
      if (await told) deny(400);
      return [van];
    }),
  );
  return { give: () => answer(false), refuse: () => answer(true) };
}

test('no row is ready until the other kind’s vehicles are loaded; then each row is checked against them', async () => {
  const { user } = await renderSheet([delivery('하나')]);
  const vehicles = holdDeliveryVehicles();
  expect(screen.getByRole('button', { name: '1건 접수하기' })).toBeEnabled();
  await user.click(screen.getByRole('radio', { name: '화물' }));
  expect(cell(1, '상태')).toHaveTextContent('주소 확인 중');
  expect(screen.queryByRole('button', { name: '1건 접수하기' })).toBeNull();

  vehicles.give();
  await waitFor(() => expect(cell(1, '차량')).toHaveTextContent('이 주문 종류에 없는 차량이에요'));
});

test('a time is a loading time for freight, above the sheet and in its column', async () => {
  const { user } = await renderSheet([delivery('하나')]);
  expect(screen.getByRole('button', { name: '픽업 시간지금' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '화물' }));
  await user.click(await screen.findByRole('button', { name: '상차 시간지금' }));
  const dialog = await screen.findByRole('dialog', { name: '상차 시간' });
  await user.click(within(dialog).getByRole('button', { name: '행마다 다르게' }));
  expect(await screen.findByRole('columnheader', { name: '상차 시간' })).toBeVisible();
});

test('orders of freight wait for a vehicle, on the board and in their rows', async () => {
  server.use(reply('getOrderStatus', () => ({ status: 1, waypoints: [] })));
  const { user } = await renderSheet([delivery('하나')]);
  await user.click(screen.getByRole('radio', { name: '화물' }));
  await sendAll(user, 1);
  expect(await screen.findByRole('button', { name: '배차 대기1' })).toBeVisible();
  await waitFor(() => expect(cell(1, '상태')).toHaveTextContent('배차 대기'));
});

test('if the vehicles fail to load, that is reported, and nothing is sent as the other kind', async () => {
  const { user } = await renderSheet([delivery('하나')]);
  const vehicles = holdDeliveryVehicles();
  await user.click(screen.getByRole('radio', { name: '화물' }));
  vehicles.refuse();
  expect(await screen.findByText('차량 목록을 불러오지 못했어요')).toBeVisible();
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeEnabled();
});

test('a stored sheet of the other kind is not checked against the current kind’s vehicles', async () => {
  const options = {
    userId: 'staff',
    organizationId: 'acme',
    client: createQueryClient(() => undefined),
    i18n: await createI18n('ko'),
    confirmIdentity: async () => true,
  };
  const context: CheckContext = {
    now: 0,
    orderType: 'Quick',
    vehicles: [motorcycle],
    hours: ALL_DAY,
    leadMinutes: 30,
    maxDays: 30,
    maxPhones: 3,
  };
  const earlier = createBulkOrders(options);
  earlier.openBlank([{ ...NO_VALUES, dropName: '하나' }]);
  earlier.setOrderType('Delivery');
  await earlier.close();

  const reopened = createBulkOrders(options);
  reopened.setContext(context);
  await reopened.load();
  expect(reopened.store.get()).toMatchObject({ orderType: 'Delivery', context: null });
  reopened.setContext(context);
  expect(reopened.store.get().context).toBeNull();
  await reopened.close();
});
