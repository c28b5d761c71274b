import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft } from '@/domain/order/draft';
import { keepIssuedQuote } from '@/lib/storage/issued-quote';
import { selectDraft } from '@/store/order-draft-slice';
import { reply } from '../../support/handlers/reply';
import { order, price } from '../../support/factories/orders';
import { quote } from '../../support/factories/quotes';
import { member } from '../../support/factories/users';
import { server } from '../../support/server';
import { answerComposer, job, next, panel, places, renderComposer } from './composer-setup';

beforeEach(answerComposer);

const remark = () => screen.getByRole('textbox', { name: /기사님께 요청사항/ });

test('input is in the store within 200 ms of the last key, and restored after leaving the page', async () => {
  const { user, store, unmount } = await renderComposer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(remark(), { target: { value: '조심히' } });
  for (const passed of [100, 99]) {
    act(() => {
      vi.advanceTimersByTime(passed);
    });
  }
  vi.useRealTimers();
  expect(selectDraft(store.getState())?.remark).toBe('조심히');

  await user.type(remark(), ' 다뤄 주세요');
  unmount();
  expect(selectDraft(store.getState())?.remark).toBe('조심히 다뤄 주세요');

  const kept = selectDraft(store.getState());
  await renderComposer(kept ? { draft: kept } : {});
  expect(remark()).toHaveValue('조심히 다뤄 주세요');
});

test('the last key before the page closes is not lost', async () => {
  const { user, store } = await renderComposer();
  await user.type(remark(), '끝');
  window.dispatchEvent(new Event('pagehide'));
  expect(selectDraft(store.getState())?.remark).toBe('끝');
});

test('only viewing the page stores no draft', async () => {
  const { store, unmount } = await renderComposer();
  await screen.findByRole('radio', { name: /오토바이/ });
  unmount();
  expect(selectDraft(store.getState())).toBeNull();
});

test('a photo alone is a draft, so the next user of the tab is asked about it', async () => {
  const { store } = await renderComposer();
  const add = await screen.findByRole('button', { name: '사진 추가' });
  fireEvent.drop(add, { dataTransfer: { files: [new File(['a picture'], 'box.jpg')] } });
  await waitFor(() => expect(selectDraft(store.getState())).not.toBeNull());
});

test('a sign-out deletes the draft, even if the page is left right after', async () => {
  const { user, store, session, unmount } = await renderComposer({ user: member() });
  await user.type(remark(), '조심히');
  server.use(reply('logOut', () => ({ isDone: true as const })));
  const ending = session.endSession({ leaveTo: 'login' });
  unmount();
  await ending;
  expect(selectDraft(store.getState())).toBeNull();
});

test('a door code is kept in memory and never in session storage', async () => {
  const { user, store, persistor } = await renderComposer({ draft: job() });
  await user.click(screen.getByRole('button', { name: /출발지 수정/ }));
  await user.click(screen.getByText('요청사항 · 공동현관 비밀번호'));
  await user.type(screen.getByRole('textbox', { name: /공동현관 비밀번호/ }), '종1234비밀');
  await waitFor(() => expect(selectDraft(store.getState())?.waypoints[0]?.doorCode).toBe('종1234비밀'));
  await persistor.flush();

  const stored = JSON.stringify({ ...sessionStorage });
  expect(stored).toContain('세종대로');
  expect(stored).not.toContain('종1234비밀');
});

test('a door code lost by a reload is asked for again until it is entered', async () => {
  const { user, store } = await renderComposer({
    draft: job({ waypoints: [{ ...places.pickup, isDoorCodeLost: true }, places.dropoff] }),
  });
  const lost = /새로고침으로 지워졌어요/;
  await user.click(screen.getByRole('button', { name: /출발지 수정/ }));
  const doorCode = screen.getByRole('textbox', { name: /공동현관 비밀번호/ });
  expect(doorCode).toHaveAccessibleDescription(lost);
  await user.type(doorCode, '1234');
  await waitFor(() => expect(selectDraft(store.getState())?.waypoints[0]).toMatchObject({ isDoorCodeLost: false }));
  await waitFor(() => expect(doorCode).not.toHaveAccessibleDescription(lost));
});

test('readers of English see each address in Latin letters under the Korean', async () => {
  const english = '110 Sejong-daero, Jung-gu, Seoul';
  const { address } = places.pickup;
  await renderComposer({
    language: 'en',
    draft: job({
      waypoints: [{ ...places.pickup, address: { ...address, roadAddressEnglish: english } }, places.dropoff],
    }),
  });
  expect(screen.getByText(english)).toBeVisible();
  expect(screen.getAllByText(/세종대로/)[0]).toBeVisible();
});

test('a stored time in the past becomes "now", with a notice', async () => {
  await renderComposer({ draft: job({ appointmentAt: '2020-01-01T00:00:00.000Z' }) });
  expect(screen.getByRole('radio', { name: '지금 바로' })).toBeChecked();
  expect(screen.getByText('예약한 시간이 지나서 ‘지금 바로’로 변경했어요.')).toBeVisible();
});

test('an option or vehicle that is no longer offered is removed with a notice', async () => {
  await renderComposer({ draft: job({ vehiclePoolId: 'pool-gone', services: [{ code: 'ridealong', quantity: 1 }] }) });
  expect(await screen.findByText(/선택한 차량은 더 이상 이용할 수 없어요/)).toBeVisible();
  expect(screen.getByText('주문 내용과 맞지 않아 해제하거나 수량을 줄였어요: 동승')).toBeVisible();
});

test('an incomplete order is not sent: the problems are listed and the first one has the focus', async () => {
  const { user, router } = await renderComposer();
  await screen.findByRole('radio', { name: /오토바이/ });
  await user.click(next());

  expect(await panel().findByText('확인할 항목 3개')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('combobox', { name: '출발지 주소' })).toHaveFocus());
  // A screen reader reads the focused field's error; an alert would interrupt it.
  expect(panel().queryByRole('alert')).toBeNull();
  expect(router.push).not.toHaveBeenCalled();

  await user.click(panel().getByRole('button', { name: /차량: 차량을 선택해 주세요/ }));
  expect(screen.getByRole('radio', { name: /오토바이/ })).toHaveFocus();

  // The bar of phones says how many, and leads to the first one too.
  await user.click(screen.getByRole('button', { name: '확인할 항목 3개' }));
  expect(screen.getByRole('combobox', { name: '출발지 주소' })).toHaveFocus();
});

test.each([
  ['to the first one that can carry the goods', '120', () => screen.getByRole('radio', { name: /1톤 탑차/ })],
  ['to the section, which says why none can be chosen', '1200', () => screen.getByRole('region', { name: '차량' })],
])('a missing vehicle leads %s', async (_, weightKg, target) => {
  const { goodsSize } = emptyDraft();
  const { user } = await renderComposer({ draft: { ...emptyDraft(), goodsSize: { ...goodsSize, weightKg } } });
  expect(await screen.findByRole('radio', { name: /오토바이/ })).toBeDisabled();
  await user.click(next());
  await user.click(await panel().findByRole('button', { name: /차량: 차량을 선택해 주세요/ }));
  expect(target()).toHaveFocus();
});

test('in another language the messages and the removed stop are named in it', async () => {
  const { user, i18n } = await renderComposer({
    draft: job({ waypoints: [places.pickup, { ...places.dropoff, key: 'stop' }, { ...places.dropoff, phones: [''] }] }),
  });
  await user.click(screen.getByRole('button', { name: '경유지 1 삭제' }));
  await user.click(next());
  expect(await screen.findByText('전화번호를 하나 이상 입력해 주세요.')).toBeVisible();
  const english = i18n.getFixedT('en', 'composer');
  expect(screen.getByText(/^경유지 1.*강남대로/)).toBeVisible();

  await act(() => i18n.changeLanguage('en'));
  expect(await screen.findByText(english('error.phones'))).toBeVisible();
  expect(screen.queryByText('전화번호를 하나 이상 입력해 주세요.')).toBeNull();
  expect(screen.getByText(/^Stop 1.*강남대로/)).toBeVisible();
});

test('a collapsed place with a problem opens and asks for the number', async () => {
  const { user } = await renderComposer({
    draft: job({ waypoints: [places.pickup, { ...places.dropoff, phones: [''] }] }),
  });
  await user.click(next());
  expect(await screen.findByText('전화번호를 하나 이상 입력해 주세요.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: '전화번호' })).toHaveFocus());
});

test('a complete order is saved with its price and continues to the payment', async () => {
  const { user, router, store } = await renderComposer({ draft: job() });
  await panel().findByText('요금 상세');
  await user.click(next());
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/orders/payment'));
  expect(selectDraft(store.getState())).toMatchObject({
    vehiclePoolId: 'pool-motorcycle',
    calculationPrice: { total: 12_000 },
  });
});

test('ordering again fills the page from the earlier order, and the previous draft can be restored', async () => {
  server.use(
    reply('getOrder', () => order()),
    reply('getReorder', () => ({
      orderType: 'Quick' as const,
      vehiclePoolId: 'pool-box',
      waypoints: [places.pickup, places.dropoff].map(({ address, addressDetail, note }) => ({
        address,
        addressDetail,
        contactName: '정다운',
        mobileNo: '+821055556666',
        note,
      })),
      flags: [],
      services: [{ code: 'ridealong', quantity: 1 }],
      remark: '지난번처럼',
      goods: null,
    })),
  );
  keepIssuedQuote(quote(), Date.now());
  expect(sessionStorage.getItem('movingQuote')).not.toBeNull();
  const ticked = '{"on":"2026-11-28","done":["contract"]}';
  sessionStorage.setItem('movePlan', ticked);
  const { user, router } = await renderComposer({
    user: member(),
    draft: { ...emptyDraft(), remark: '쓰던 글' },
    router: { query: { reorder: 'order-1' } },
  });

  expect(await screen.findByDisplayValue('지난번처럼')).toBeVisible();
  expect(await screen.findByRole('radio', { name: /1톤 탑차/ })).toBeChecked();
  expect(await screen.findByText('주문 내용과 맞지 않아 해제하거나 수량을 줄였어요: 동승')).toBeVisible();
  expect(router.replace).toHaveBeenCalledWith('/orders/new', undefined, { shallow: true });
  // The quote and the ticked tasks belonged to the previous draft.
  expect(sessionStorage.getItem('movingQuote')).toBeNull();
  expect(sessionStorage.getItem('movePlan')).toBeNull();

  await user.click(await screen.findByRole('button', { name: '작성 중인 내용으로 되돌리기' }));
  expect(remark()).toHaveValue('쓰던 글');
  expect(sessionStorage.getItem('movePlan')).toBe(ticked);
  await waitFor(() => expect(document.getElementById('type')).toHaveFocus());
});

test('a stop removed from a copy cannot be put into the restored draft', async () => {
  server.use(
    reply('getOrder', () => order()),
    reply('getReorder', () => ({
      orderType: 'Quick' as const,
      vehiclePoolId: 'pool-box',
      waypoints: [places.pickup, places.dropoff, places.dropoff].map(({ address, addressDetail, note }) => ({
        address,
        addressDetail,
        contactName: '정다운',
        mobileNo: '+821055556666',
        note,
      })),
      flags: [],
      services: [],
      remark: '지난번처럼',
      goods: null,
    })),
  );
  const { user } = await renderComposer({
    user: member(),
    draft: { ...emptyDraft(), remark: '쓰던 글' },
    router: { query: { reorder: 'order-1' } },
  });
  await user.click(await screen.findByRole('button', { name: '경유지 1 삭제' }));
  expect(screen.getByRole('button', { name: '되돌리기' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '작성 중인 내용으로 되돌리기' }));
  await waitFor(() => expect(remark()).toHaveValue('쓰던 글'));
  expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull();
});

test('a kind chosen by a link does not keep the price of the other kind', async () => {
  const priced = job({ vehiclePoolId: 'pool-box', calculationPrice: price() });
  const { store } = await renderComposer({ draft: priced, router: { query: { type: 'Delivery' } } });
  await waitFor(() => expect(selectDraft(store.getState())?.orderType).toBe('Delivery'));
  expect(selectDraft(store.getState())).toMatchObject({
    vehiclePoolId: 'pool-box',
    calculationPrice: { validUntil: '' },
  });
});

test('a link to a step of a move opens that step', async () => {
  const { router } = await renderComposer({ router: { query: { type: 'HomeMoving', step: 'home' } } });
  await waitFor(() =>
    expect(router.replace).toHaveBeenCalledWith({ pathname: '/orders/new', query: { step: 'home' } }, undefined, {
      shallow: true,
    }),
  );
});

test('a damaged stored draft is reported until the notice is closed', async () => {
  const stored = JSON.stringify({ ...job(), remark: 7 });
  sessionStorage.setItem('persist:orderDraft', JSON.stringify({ draft: stored }));
  const { user } = await renderComposer();
  const damaged = /작성 중인 주문을 모두 불러오지 못해/;
  expect(await screen.findByText(damaged)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '닫기' }));
  expect(screen.queryByText(damaged)).toBeNull();
});

test('input made just before the page closes is in storage', async () => {
  const { user, persistor } = await renderComposer();
  await waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  await user.type(remark(), '끝');
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('persist:orderDraft')).toContain('끝');
});
