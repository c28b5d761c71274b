import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ReorderDraft } from '@/api/order/order-requests';
import { emptyDraft } from '@/domain/order/draft';
import { draftBatch } from '@/lib/photos/photo-batch';
import { selectDraft } from '@/store/order-draft-slice';
import { featureFlags } from '../../support/factories/accounts';
import { order } from '../../support/factories/orders';
import { member } from '../../support/factories/users';
import { refuse, reply } from '../../support/handlers/reply';
import { server } from '../../support/server';
import { answerComposer, BASE_WON, places, priceOf, renderComposer } from './composer-setup';

const PAYMENT = [{ pathname: '/orders/payment', query: { repeated: '1' } }, '/orders/payment'] as const;

const earlier = (over: Partial<ReorderDraft> = {}): ReorderDraft => ({
  orderType: 'Quick',
  vehiclePoolId: 'pool-motorcycle',
  waypoints: [places.pickup, places.dropoff].map(({ address, contactName }) => ({
    address,
    addressDetail: '',
    contactName,
    mobileNo: '+821055556666',
    note: '',
  })),
  flags: [],
  services: [],
  remark: '지난번처럼',
  goods: null,
  ...over,
});

beforeEach(() => {
  answerComposer();
  server.use(
    reply('getOrder', () => order()),
    reply('getReorder', () => earlier()),
  );
});

const repeat = (options: Parameters<typeof renderComposer>[0] = {}) =>
  renderComposer({ user: member(), router: { query: { reorder: 'order-1' } }, ...options });

test('a complete earlier order goes straight to the payment, with today’s price', async () => {
  const { router, store } = await repeat();
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith(...PAYMENT));
  expect(selectDraft(store.getState())).toMatchObject({
    remark: '지난번처럼',
    appointmentAt: null,
    calculationPrice: { total: BASE_WON },
  });
});

test('numbers whose country code has no plus need no correction', async () => {
  const waypoints = earlier().waypoints.map((waypoint) => ({ ...waypoint, mobileNo: '821055556666;1012345678' }));
  server.use(reply('getReorder', () => earlier({ waypoints })));
  const { router, store } = await repeat();
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith(...PAYMENT));
  expect(selectDraft(store.getState())?.waypoints.map(({ phones }) => phones)).toEqual(
    waypoints.map(() => ['010-5555-6666', '010-1234-5678']),
  );
});

const manyPhones = earlier().waypoints.map((waypoint) => ({
  ...waypoint,
  mobileNo: ['1', '2', '3', '4'].map((digit) => `+82105555666${digit}`).join(';'),
}));
const noPhone = earlier().waypoints.map((waypoint, index) => (index === 1 ? { ...waypoint, mobileNo: '' } : waypoint));

test.each([
  [
    'its vehicle is no longer offered',
    () => server.use(reply('getReorder', () => earlier({ vehiclePoolId: 'pool-gone' }))),
    async () => {
      expect(await screen.findByText(/선택한 차량은 더 이상 이용할 수 없어요/)).toBeVisible();
      expect(document.getElementById('vehicle')).toHaveFocus();
    },
  ],
  [
    'one of its options is no longer offered',
    () => server.use(reply('getReorder', () => earlier({ services: [{ code: 'ridealong', quantity: 1 }] }))),
    async () => {
      expect(await screen.findByText('주문 내용과 맞지 않아 해제하거나 수량을 줄였어요: 동승')).toBeVisible();
      expect(document.getElementById('options')).toHaveFocus();
    },
  ],
  [
    'one of its options is offered in a lower quantity only',
    () => server.use(reply('getReorder', () => earlier({ services: [{ code: 'loadingHelp', quantity: 4 }] }))),
    async () => {
      expect(await screen.findByText('주문 내용과 맞지 않아 해제하거나 수량을 줄였어요: 상하차 도움')).toBeVisible();
      expect(document.getElementById('options')).toHaveFocus();
    },
  ],
  [
    'it was booked for a time, which has passed',
    () => server.use(reply('getOrder', () => order({ appointmentAt: '2026-11-21T03:00:00.000Z' }))),
    async () => {
      expect(await screen.findByText(/예약한 시간이 지나서/)).toBeVisible();
      expect(document.getElementById('when')).toHaveFocus();
    },
  ],
  [
    'it lacks a phone number',
    () => server.use(reply('getReorder', () => earlier({ waypoints: noPhone }))),
    async () => {
      await waitFor(() => expect(document.getElementById('waypoint-reorder-1-phone-0')).toHaveFocus());
      expect(document.activeElement).toBeInvalid();
    },
  ],
  [
    'it has more phone numbers than the form takes',
    () => server.use(reply('getReorder', () => earlier({ waypoints: manyPhones }))),
    () => waitFor(() => expect(document.getElementById('route')).toHaveFocus()),
  ],
  [
    'its price is not known',
    () => server.use(refuse('estimate', 503)),
    async () => expect(await screen.findByDisplayValue('지난번처럼')).toBeVisible(),
  ],
])(
  'an earlier order opens in the composer, at the place that needs an answer, if %s',
  async (_name, given, expectOpen) => {
    given();
    const { router } = await repeat();
    expect(await screen.findByDisplayValue('지난번처럼')).toBeVisible();
    await expectOpen();
    expect(router.replace).not.toHaveBeenCalledWith(...PAYMENT);
  },
);

test('in closed hours an order cannot be repeated for now: the composer asks for a time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T01:52+09:00') });
  server.use(
    reply('getFeatureFlags', () =>
      featureFlags({ businessHours: [{ orderType: 'Quick', open: '06:00', close: '23:00' }] }),
    ),
  );
  const { router, store } = await repeat();
  expect(await screen.findByText('‘지금 바로’는 06:00~23:00에 선택할 수 있어요.')).toBeVisible();
  expect(document.getElementById('when')).toHaveFocus();
  expect(screen.queryByText(/지나서/)).toBeNull();
  expect(selectDraft(store.getState())?.appointmentAt).toBe('2026-11-20T21:00:00.000Z');
  expect(router.replace).not.toHaveBeenCalledWith(...PAYMENT);
});

test('a draft in progress is not lost: the composer opens, which can bring it back', async () => {
  const { router, user } = await repeat({ draft: { ...emptyDraft(), remark: '쓰던 글' } });
  await user.click(await screen.findByRole('button', { name: '작성 중인 내용으로 되돌리기' }));
  expect(screen.getByDisplayValue('쓰던 글')).toBeVisible();
  expect(router.replace).not.toHaveBeenCalledWith(...PAYMENT);
});

test('photos of a draft are not sent with another order, and come back with their draft', async () => {
  server.use(reply('getReorder', ({ params }) => earlier({ remark: `부탁 ${params.id}` })));
  const { router, store, rerenderRoute, user } = await repeat();
  await waitFor(() => expect(router.replace).toHaveBeenCalledTimes(1));
  rerenderRoute({ query: {} });
  const photos = draftBatch.open();

  rerenderRoute({ query: { reorder: 'order-2' } });
  const undo = await screen.findByRole('button', { name: '작성 중인 내용으로 되돌리기' });
  expect(selectDraft(store.getState())?.remark).toBe('부탁 order-2');
  expect(draftBatch.read()).toBeNull();

  await user.click(undo);
  expect(selectDraft(store.getState())?.remark).toBe('부탁 order-1');
  expect(draftBatch.read()).toBe(photos);
});

test('an untouched copy of another order is no draft in progress', async () => {
  server.use(reply('getReorder', ({ params }) => earlier({ remark: `부탁 ${params.id}` })));
  const { router, store, rerenderRoute } = await repeat();
  await waitFor(() => expect(router.replace).toHaveBeenCalledTimes(1));
  rerenderRoute({ query: {} });
  rerenderRoute({ query: { reorder: 'order-2' } });
  await waitFor(() => expect(router.replace).toHaveBeenCalledTimes(2));
  expect(router.replace).toHaveBeenLastCalledWith(...PAYMENT);
  expect(selectDraft(store.getState())?.remark).toBe('부탁 order-2');
});

test('a customer who leaves meanwhile is not brought to the payment', async () => {
  let answer: (() => void) | null = null;
  server.use(
    reply('estimate', async ({ body }) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return priceOf(body);
    }),
  );
  const { router, unmount, store, queryClient } = await repeat();
  await waitFor(() => expect(answer).not.toBeNull());
  unmount();
  act(() => answer?.());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(router.replace).not.toHaveBeenCalled();
  expect(selectDraft(store.getState())).toBeNull();
});
