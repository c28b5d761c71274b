import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ReorderDraft } from '@/api/order/order-requests';
import { joinMobileNo } from '@/domain/text/phone';
import { order } from '../../support/factories/orders';
import { member } from '../../support/factories/users';
import { reply } from '../../support/handlers/reply';
import { server } from '../../support/server';
import { answerComposer, job, places, renderComposer } from './composer-setup';

beforeEach(answerComposer);

const { pickup, dropoff } = places;
const WIRE = '+84361234567';
const withoutContact = () => job({ waypoints: [{ ...pickup, contactName: '', phones: [''] }, dropoff] });
type Store = Awaited<ReturnType<typeof renderComposer>>['store'];
const sent = (store: Store) => joinMobileNo(store.getState().orderDraft.draft?.waypoints[0]?.phones ?? []);

test('a number of Vietnam typed at a stop is sent with its code', async () => {
  const { user, store } = await renderComposer({ draft: withoutContact() });
  const phone = await screen.findByRole('textbox', { name: '전화번호' });
  await user.type(phone, WIRE);
  await user.tab();

  expect(phone).toHaveValue('+84 36-123-4567');
  expect(phone).toBeValid();
  await waitFor(() => expect(sent(store)).toBe(WIRE));
});

test('the own contact of a member with a number of Vietnam keeps its code', async () => {
  const { user, store } = await renderComposer({
    draft: withoutContact(),
    user: member({ name: '이도윤', phoneNumber: WIRE }),
  });
  await user.click(await screen.findByRole('button', { name: /내 정보로 채우기/ }));
  await waitFor(() => expect(sent(store)).toBe(WIRE));
});

test('an order with a number of Vietnam is repeated with its code', async () => {
  server.use(
    reply('getOrder', () => order()),
    reply('getReorder', (): ReorderDraft => ({
      orderType: 'Quick',
      vehiclePoolId: 'pool-motorcycle',
      waypoints: [pickup, dropoff].map(({ address, contactName }) => ({
        address,
        addressDetail: '',
        contactName,
        mobileNo: WIRE,
        note: '',
      })),
      flags: [],
      services: [],
      remark: '',
      goods: null,
    })),
  );
  const { store, router } = await renderComposer({ user: member(), router: { query: { reorder: 'order-1' } } });
  await waitFor(() => expect(sent(store)).toBe(WIRE));
  expect(router.replace).toHaveBeenCalledWith(
    { pathname: '/orders/payment', query: { repeated: '1' } },
    '/orders/payment',
  );
});
