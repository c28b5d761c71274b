import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createBulkOrders } from '@/features/bulk-orders/state/bulk-orders';
import { order } from '../../support/factories/orders';
import { staff } from '../../support/factories/users';
import { deny, reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';
import { answerBulkOrders, cell, delivery, DUE_ROW, renderSheet, sendAll } from './bulk-orders-setup';

beforeEach(() => void answerBulkOrders());

const none = { items: [], pageIndex: 0, pageSize: 100, total: 0 };
const lookUps = (isUp: boolean) =>
  reply('listOrders', ({ query }) => (query.has('idempotencyKey') && !isUp ? deny(503) : none));

test('a new sheet keeps the rows that may be orders already, with the key that finds them', async () => {
  const keys: (string | null)[] = [];
  const { user } = await renderSheet([delivery('하나'), delivery('둘', { 4: '' })]);
  server.use(
    lookUps(false),
    reply('createOrder', ({ headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      return deny(503);
    }),
  );
  await sendAll(user, 1);
  await screen.findByRole('button', { name: '1건 이어서 접수하기' });

  await user.click(screen.getByRole('button', { name: '새 표' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/접수 여부를 확인하지 못한 1행은 따로 보관해요/)).toBeVisible();
  await user.click(question.getByRole('button', { name: '삭제하고 시작' }));
  await screen.findByRole('textbox', { name: '표 붙여넣기' });
  expect(screen.getByText(/에 보관한 표 1행 중 1행이 접수 전이에요/)).toBeVisible();

  server.use(
    lookUps(true),
    reply('createOrder', ({ headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      return order({ id: 'order-1', orderNo: '2611-1' });
    }),
  );
  await user.click(screen.getByRole('button', { name: '다시 열기' }));
  await user.click(await screen.findByRole('button', { name: '1건 이어서 접수하기' }));
  expect(await screen.findByText('접수 1건')).toBeVisible();
  expect(cell(1, '상태')).toHaveTextContent('2611-1');
  expect(new Set(keys).size).toBe(1);
});

test('a sheet whose rows were all deleted makes room for a new one without a question', async () => {
  const { user } = await renderSheet([delivery('하나')]);
  await user.click(screen.getByRole('button', { name: '행 삭제' }));
  expect(screen.queryAllByRole('rowheader')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: '새 표' }));
  expect(await screen.findByRole('textbox', { name: '표 붙여넣기' })).toBeVisible();
});

async function openActions() {
  const { queryClient, i18n } = await renderApp(<main />, { user: staff() });
  const options = { userId: 'user-9', organizationId: 'org-9', confirmIdentity: async () => true };
  const actions = createBulkOrders({ ...options, client: queryClient, i18n });
  await actions.load();
  actions.openBlank([{ ...DUE_ROW, dropName: '하나' }]);
  const namesIn = ({ store }: typeof actions) => store.get().history.rows.map(({ values }) => values.dropName);
  /** What a reload of the page finds. */
  const reloadedNames = async () => {
    const reloaded = createBulkOrders({ ...options, client: queryClient, i18n });
    await reloaded.load();
    const found = namesIn(reloaded);
    await reloaded.close();
    return found;
  };
  return { actions, names: () => namesIn(actions), reloadedNames };
}

test('a sheet that opens while the one before is being deleted stays open, and the deleted one does not come back', async () => {
  const { actions, names, reloadedNames } = await openActions();
  const deleted = actions.startOver();
  actions.openDue([DUE_ROW], 'today');
  await deleted;
  expect(actions.store.get()).toMatchObject({ step: 'sheet', shelf: [] });
  expect(names()).toEqual(['정기']);
  expect(await reloadedNames()).toEqual(['정기']);
  await actions.close();
});

test('a sheet that is stored while the one before is being deleted is still there after a reload', async () => {
  const { actions, reloadedNames } = await openActions();
  const deleted = actions.startOver();
  actions.openDue([DUE_ROW], 'today');
  await actions.save();
  await deleted;
  expect(await reloadedNames()).toEqual(['정기']);
  await actions.close();
});

test('a new sheet is offered when the one before is deleted, so that a reload does not show it again', async () => {
  const { actions, reloadedNames } = await openActions();
  await actions.save();
  expect(await reloadedNames()).toEqual(['하나']);
  const deleted = actions.startOver();
  expect(actions.store.get().step).toBe('loading');
  await deleted;
  expect(actions.store.get().step).toBe('import');
  expect(await reloadedNames()).toEqual([]);
  await actions.close();
});

test('a sheet whose run starts while another is fetched from the shelf stays open', async () => {
  const { actions, names } = await openActions();
  actions.openDue([DUE_ROW], 'today');
  const [shelved] = actions.store.get().shelf;
  if (!shelved) throw new Error('The shelf is empty.');
  const taken = actions.takeFromShelf(shelved);
  actions.store.set(() => ({ sending: { status: 'running', isPausing: false } }));
  await taken;
  expect(names()).toEqual(['정기']);
  expect(actions.store.get().shelf).toEqual([shelved]);
  actions.store.set(() => ({ sending: { status: 'idle' } }));
  await actions.close();
});
