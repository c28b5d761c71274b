import { expect, test } from 'vitest';
import { recordPlacedOrder } from '@/features/payment/placement/record-placed-order';
import { createApp } from '@/shell/create-app';
import { draftSaved } from '@/store/order-draft-slice';
import { draft } from '../../support/factories/orders';
import { member } from '../../support/factories/users';

const TICKED = { draft: { on: '2026-11-28', done: ['contract'] } };

test.each([
  ['HomeMoving', { 'order-1': TICKED.draft }],
  ['Quick', TICKED],
] as const)('ticked tasks go to an ordered home move, not to a %s', (orderType, plans) => {
  localStorage.setItem('movePlans', JSON.stringify(TICKED));
  const { store, queryClient } = createApp(0);
  store.dispatch(draftSaved(draft({ orderType })));
  const circumstances = { store, queryClient, user: member(), amount: 0 };
  recordPlacedOrder({ id: 'order-1' }, true, circumstances);
  recordPlacedOrder({ id: 'order-1' }, true, circumstances);
  expect(JSON.parse(localStorage.getItem('movePlans') ?? '')).toEqual(plans);
});
