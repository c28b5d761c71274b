import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deny, refuse, reply, stall } from '../../support/handlers/reply';
import { server } from '../../support/server';
import type { DraftAddress } from '@/domain/order/draft';
import { locateWaypoint } from '@/domain/order/draft-changes';
import { draftSaved } from '@/store/order-draft-slice';
import { answerComposer, job, next, panel, places, priceOf, renderComposer } from './composer-setup';

beforeEach(answerComposer);

test('the current price is shown with the effect of the last change', async () => {
  const { user } = await renderComposer({ draft: job() });
  expect(await panel().findByText('12,000원', { selector: '[aria-hidden]' })).toBeVisible();

  await user.click(await screen.findByRole('radio', { name: /1톤 탑차/ }));

  expect(await panel().findByText('+20,000원 · 차량 변경')).toBeVisible();
  expect(panel().getAllByText('32,000원').length).toBeGreaterThan(0);
});

test('the last change can be undone at its price', async () => {
  const { user } = await renderComposer({ draft: job() });
  await panel().findByText('요금 상세');
  await user.click(screen.getByRole('button', { name: '경유지 추가' }));
  expect(panel().getByText('주소를 모두 선택하면 요금을 알려 드려요.')).toBeVisible();
  const stop = () => screen.queryByRole('combobox', { name: '경유지 1 주소' });
  expect(stop()).toHaveFocus();
  await user.keyboard('수원');
  await user.click(await screen.findByRole('option', { name: /덕영대로/ }));
  expect(await panel().findByText('+3,000원 · 경유지 1곳 추가')).toBeVisible();

  await user.click(panel().getByRole('button', { name: '마지막 변경 되돌리기' }));
  await waitFor(() => expect(panel().getByRole('heading', { name: '예상 요금' })).toHaveFocus());

  expect(await panel().findByText('-3,000원 · 경유지 1곳 삭제')).toBeVisible();
  expect(stop()).toBeNull();
});

test('a removed stop that the undo of the price has brought back cannot be restored a second time', async () => {
  const { user, store } = await renderComposer({
    draft: job({ waypoints: [places.pickup, { ...places.dropoff, key: 'stop' }, places.dropoff] }),
  });
  await panel().findByText('요금 상세');
  await user.click(screen.getByRole('button', { name: '경유지 1 삭제' }));
  expect(await panel().findByText('-3,000원 · 경유지 1곳 삭제')).toBeVisible();
  expect(screen.getByRole('button', { name: '되돌리기' })).toBeVisible();

  await user.click(panel().getByRole('button', { name: '마지막 변경 되돌리기' }));
  expect(await panel().findByText('+3,000원 · 경유지 1곳 추가')).toBeVisible();
  expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull();
  expect(store.getState().orderDraft.draft?.waypoints).toHaveLength(3);
});

test('while it is recalculated, the old price is marked as outdated and its parts are hidden', async () => {
  const { user } = await renderComposer({ draft: job() });
  await panel().findByText('요금 상세');
  server.use(stall('estimate'));

  await user.click(await screen.findByRole('radio', { name: /1톤 탑차/ }));

  expect(await panel().findByText('다시 계산하고 있어요')).toBeVisible();
  expect(panel().queryByText('요금 상세')).toBeNull();
  expect(panel().getByText('12,000원', { selector: '[aria-hidden]' }).parentElement).toHaveAttribute(
    'data-stale',
    'true',
  );
});

test('a late response to an older input is ignored', async () => {
  const { user, queryClient } = await renderComposer({ draft: job() });
  await panel().findByText('요금 상세');
  let isAsked = false;
  let answerLate = () => {};
  server.use(
    reply('estimate', async ({ body }) => {
      const isOlder = body.vehiclePoolId === 'pool-motorcycle' && body.services.length === 1;
      if (!isOlder) return priceOf(body);
      isAsked = true;
      await new Promise<void>((resolve) => (answerLate = resolve));
      return priceOf(body);
    }),
  );

  await user.click(await screen.findByRole('checkbox', { name: /급송/ }));
  await waitFor(() => expect(isAsked).toBe(true));
  await user.click(screen.getByRole('radio', { name: /1톤 탑차/ }));

  expect(await panel().findByText(/33,000원/, { selector: '[aria-hidden]' })).toBeVisible();
  answerLate();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(panel().getByText('33,000원', { selector: '[aria-hidden]' })).toBeVisible();
  expect(panel().queryByText('다시 계산하고 있어요')).toBeNull();
});

test('undoing a change before its response shows the first price again, without a request', async () => {
  const { user } = await renderComposer({ draft: job() });
  await panel().findByText('요금 상세');
  server.use(stall('estimate'));

  const urgent = await screen.findByRole('checkbox', { name: /급송/ });
  await user.click(urgent);
  expect(panel().getByText('다시 계산하고 있어요')).toBeVisible();
  await user.click(urgent);

  expect(await panel().findByText('요금 상세')).toBeVisible();
});

test('a refused estimate shows an error, keeps the form and can be retried', async () => {
  server.use(refuse('estimate', 400, { msgId: 'NOT_ALLOWED', message: 'no' }));
  const { user } = await renderComposer({ draft: job() });
  expect(await panel().findByText(/요금을 계산하지 못했어요/)).toBeVisible();

  server.resetHandlers();
  answerComposer();
  await user.click(await panel().findByRole('button', { name: '다시 시도' }));

  expect(await panel().findByText('요금 상세')).toBeVisible();
});

const NOT_FOUND_HERE = /위치를 찾을 수 없는 주소가 있어요. 주소를 다시 검색하거나 지도에서 선택해 주세요./;

test('an address that cannot be placed is named in the customer’s language, beside the price and in the toast', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    reply('estimate', async () => {
      await answered;
      return deny(400, { msgId: 'ADDRESS_NOT_FOUND', message: 'Not found: 경남' });
    }),
  );
  const { user, i18n } = await renderComposer({ draft: job() });
  // As on a first visit: these texts load with the first refusal.
  i18n.removeResourceBundle('ko', 'orderErrors');
  await panel().findByText('요금을 계산하고 있어요');
  await user.click(next());
  expect(await panel().findByText('요금 계산이 끝나면 바로 넘어가요.')).toBeVisible();
  answer();

  expect(await panel().findByText(NOT_FOUND_HERE)).toBeVisible();
  await waitFor(() => expect(screen.getAllByText(NOT_FOUND_HERE)).toHaveLength(2));
  expect(screen.queryByText(/Not found/)).toBeNull();
});

test('what an option costs is part of its checkbox', async () => {
  await renderComposer({ draft: job() });
  expect(await screen.findByRole('checkbox', { name: /^상하차 도움/ })).toHaveAccessibleDescription('+15,000원');
});

test('a refused option names the part of the order', async () => {
  server.use(refuse('estimate', 400, { errors: [{ code: 'INVALID', field: 'services[0].code' }] }));
  await renderComposer({ draft: job({ services: [{ code: 'urgent', quantity: 1 }] }) });
  expect(await panel().findByText(/‘옵션’ 항목에 올바르지 않은 내용이 있어요/)).toBeVisible();
});

test('a vehicle that the provider has withdrawn meanwhile is removed from the order, which says so', async () => {
  const { user } = await renderComposer({ draft: job() });
  await panel().findByText('요금 상세');
  server.use(
    refuse('estimate', 400, { errors: [{ code: 'NOT_FOUND', field: 'vehiclePoolId' }] }),
    reply('listVehiclePools', () => [
      { id: 'pool-box', vehicleClass: 'truck1tBox', name: '1톤 탑차', payloadKg: 1_000, basePrice: 33_000 },
    ]),
  );

  await user.click(await screen.findByRole('checkbox', { name: /급송/ }));

  expect(await screen.findByText(/선택한 차량은 더 이상 이용할 수 없어요/)).toBeVisible();
  expect(screen.queryByRole('radio', { name: /오토바이/ })).toBeNull();
  expect(screen.getByRole('radio', { name: /1톤 탑차/ })).not.toBeChecked();
});

test('parts of the price with the same code are all shown', async () => {
  const tolls = [4_000, 5_000].map((amount) => ({ code: 'surcharge', amount }));
  server.use(reply('estimate', ({ body }) => ({ ...priceOf(body), total: 9_000, parts: tolls })));
  const { user } = await renderComposer({ draft: job() });
  await user.click(await panel().findByText('요금 상세'));
  expect(panel().getByText('4,000원')).toBeVisible();
  expect(panel().getByText('5,000원')).toBeVisible();
});

test('pressing next after a failed estimate requests it once more and continues with the result', async () => {
  server.use(refuse('estimate', 400, { msgId: 'NOT_ALLOWED', message: 'no' }));
  const { user, router } = await renderComposer({ draft: job() });
  expect(await panel().findByText(/요금을 계산하지 못했어요/)).toBeVisible();
  await user.click(next());
  await waitFor(() => expect(next()).not.toHaveAttribute('aria-busy'));
  expect(await panel().findByText(/요금을 계산하지 못했어요/)).toBeVisible();
  expect(router.push).not.toHaveBeenCalled();

  server.resetHandlers();
  answerComposer();
  await user.click(next());

  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/orders/payment'));
});

function withoutPosition(address: DraftAddress): DraftAddress {
  const bare = { ...address };
  delete bare.lat;
  delete bare.lng;
  return bare;
}

test('an address that gets its position while the price loads does not stop the way to the payment', async () => {
  const { address } = places.pickup;
  let answer = () => {};
  server.use(
    reply('estimate', async ({ body }) => {
      if (body.waypoints[0]?.address.lat === undefined) await new Promise<void>((resolve) => (answer = resolve));
      return priceOf(body);
    }),
  );
  const draft = job({
    waypoints: [{ ...places.pickup, address: withoutPosition(address) }, places.dropoff],
  });
  const { user, router, store } = await renderComposer({ draft });
  await user.click(next());
  expect(await panel().findByText('요금 계산이 끝나면 바로 넘어가요.')).toBeVisible();
  act(() => void store.dispatch(draftSaved(locateWaypoint('pickup', address)(draft))));
  answer();

  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/orders/payment'));
  expect(store.getState().orderDraft.draft?.waypoints[0]?.address).toEqual(address);
});

test('an address that gets its position later is no change that could be undone', async () => {
  const { address } = places.pickup;
  let located = 0;
  server.use(
    reply('estimate', ({ body }) => {
      if (body.waypoints[0]?.address.lat !== undefined) located += 1;
      return priceOf(body);
    }),
  );
  const draft = job({
    waypoints: [{ ...places.pickup, address: withoutPosition(address) }, places.dropoff],
  });
  const { user, store } = await renderComposer({ draft });
  await user.click(await screen.findByRole('radio', { name: /1톤 탑차/ }));
  expect(await panel().findByText('+20,000원 · 차량 변경')).toBeVisible();
  const said = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join();
  expect(said()).toContain('+20,000원 · 차량 변경');

  const chosen = store.getState().orderDraft.draft ?? draft;
  act(() => void store.dispatch(draftSaved(locateWaypoint('pickup', address)(chosen))));
  await waitFor(() => expect(located).toBeGreaterThan(0));
  expect(await panel().findByText('요금 상세')).toBeVisible();
  expect(panel().queryByText('+20,000원 · 차량 변경')).toBeNull();
  expect(panel().queryByRole('button', { name: '마지막 변경 되돌리기' })).toBeNull();
  await waitFor(() => expect(said()).toContain('32,000원'));
  expect(said()).not.toContain('요금은 그대로예요');
});

test('a price that changes with a late position of an address says so, not that time has passed', async () => {
  const { address } = places.pickup;
  server.use(
    reply('estimate', ({ body }) => {
      const isFar = body.waypoints[0]?.address.lat !== undefined;
      return { ...priceOf(body), total: isFar ? 15_000 : 12_000 };
    }),
  );
  const draft = job({
    waypoints: [{ ...places.pickup, address: withoutPosition(address) }, places.dropoff],
  });
  const { store } = await renderComposer({ draft });
  expect(await panel().findByText('12,000원', { selector: '[aria-hidden]' })).toBeVisible();

  act(() => void store.dispatch(draftSaved(locateWaypoint('pickup', address)(draft))));
  expect(await panel().findByText('+3,000원 · 주소 위치를 확인해 다시 계산')).toBeVisible();
  expect(panel().queryByRole('button', { name: '마지막 변경 되돌리기' })).toBeNull();
});

test('a price that holds for longer than an hour says until when, not for how many minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T01:00:00Z') });
  server.use(reply('estimate', ({ body }) => ({ ...priceOf(body), validUntil: '2026-11-24T01:30:00.000Z' })));
  await renderComposer({ draft: job() });
  expect(await panel().findByText('11월 24일 (화) 10:30까지 유효한 요금이에요')).toBeInTheDocument();
});

test('an expired price is requested again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let asked = 0;
  server.use(
    reply('estimate', ({ body }) => {
      // The other vehicles are priced too.
      if (body.vehiclePoolId !== 'pool-motorcycle') return priceOf(body);
      asked += 1;
      return {
        ...priceOf(body),
        total: 12_000 + (asked - 1) * 500,
        validUntil: new Date(Date.now() + 10 * 60_000).toISOString(),
      };
    }),
  );
  await renderComposer({ draft: job() });
  await panel().findByText('12,000원', { selector: '[aria-hidden]' });
  await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));

  expect(await panel().findByText('+500원 · 시간이 지나 다시 계산')).toBeVisible();
});

test('pressing next while the price loads waits for it and shows why', async () => {
  let answer = () => {};
  server.use(
    reply('estimate', async ({ body }) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return priceOf(body);
    }),
  );
  const { user, router, store } = await renderComposer({
    draft: job({ calculationPrice: priceOf({ ...job(), waypoints: [] }) }),
  });
  await panel().findByText('요금을 계산하고 있어요');

  await user.click(next());
  expect(await panel().findByText('요금 계산이 끝나면 바로 넘어가요.')).toBeVisible();
  expect(router.push).not.toHaveBeenCalled();
  answer();

  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/orders/payment'));
  expect(store.getState().orderDraft.draft?.calculationPrice.total).toBe(12_000);
});
