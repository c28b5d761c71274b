import { expect, test, vi } from 'vitest';
import { EMPTY_HOME_MOVE } from '@/domain/home-move/job';
import { recordPlacedOrder } from '@/features/payment/placement/record-placed-order';
import { draftBatch } from '@/lib/photos/photo-batch';
import { sentItem } from '@/lib/photos/photo-labels';
import { intentKey } from '@/lib/storage/payment-intent';
import { createApp } from '@/shell/create-app';
import { draftSaved } from '@/store/order-draft-slice';
import { draft } from '../../support/factories/orders';
import { member } from '../../support/factories/users';

const TICKED = { on: '2026-11-28', done: ['contract'] };

test.each([
  ['HomeMoving', { 'order-1': TICKED }],
  ['Quick', null],
] as const)('ticked tasks of a %s go to an ordered home move only, and not to the next draft', (orderType, plans) => {
  sessionStorage.setItem('movePlan', JSON.stringify(TICKED));
  const { store, queryClient } = createApp(0);
  store.dispatch(draftSaved(draft({ orderType })));
  const circumstances = { store, queryClient, user: member(), amount: 0 };
  recordPlacedOrder({ id: 'order-1' }, true, circumstances);
  recordPlacedOrder({ id: 'order-1' }, true, circumstances);
  expect(JSON.parse(localStorage.getItem('movePlans') ?? 'null')).toEqual(plans);
  expect(sessionStorage.getItem('movePlan')).toBeNull();
});

test.each([
  ['HomeMoving', ['item-bedQueen', '어항', '', '']],
  ['Quick', ['', '', '', '']],
] as const)('the photos of a %s name only items that were ordered', (orderType, sent) => {
  const own = { key: 'own-1', name: ' 어항 ', widthCm: '', depthCm: '', heightCm: '', quantity: 1 };
  const moving = { ...EMPTY_HOME_MOVE, items: [{ code: 'bedQueen', quantity: 1 }], ownItems: [own] };
  const { store, queryClient } = createApp(0);
  store.dispatch(draftSaved(draft({ orderType, moving })));
  draftBatch.open();
  recordPlacedOrder({ id: 'order-2' }, true, { store, queryClient, user: member(), amount: 0 });
  const stored = ['item-bedQueen', 'own-1', 'item-bedKing', 'own-2'];
  expect(stored.map((item) => sentItem('order-2', item))).toEqual(sent);
});

test('the same job ordered again later is sent with a new key, so it becomes a second order', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T05:00:00Z') });
  const { store, queryClient } = createApp(0);
  store.dispatch(draftSaved(draft()));
  const key = intentKey('job');
  recordPlacedOrder({ id: 'order-1' }, true, { store, queryClient, user: member(), amount: 0 });
  vi.setSystemTime(Date.parse('2026-11-21T05:00:06Z'));
  expect(intentKey('job')).not.toBe(key);
});
