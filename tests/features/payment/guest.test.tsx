import { act, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import type { OrderRequest } from '@/api/order/order-requests';
import { env } from '@/config/env';
import { SITE } from '@/config/site';
import type { OrderDraft } from '@/domain/order/draft';
import { readGuestEntry, NO_GUEST } from '@/features/payment/guest/guest-entry';
import { Payment } from '@/features/payment/payment-page';
import { jobFingerprint } from '@/features/payment/placement/job-fingerprint';
import { SharedLive } from '@/features/public-order/shared-view';
import { readGuestLinks, rememberGuestLink } from '@/lib/storage/guest-links';
import { draftSaved } from '@/store/order-draft-slice';
import { draft, order, orderItem, price } from '../../support/factories/orders';
import { guest } from '../../support/factories/users';
import { breakConnection, refuse, reply, stall } from '../../support/handlers/reply';
import { wideScreen } from '../../support/media';
import { server } from '../../support/server';
import { openPayment, placeButton, readyButton } from './open-payment';
import { onLookUp } from './provider';
import site from '../../../locales/ko/site.json';

const LINK = `${env.siteUrl}/public/customer/platform/order/order-0001`;

/** Leaves for the composer and comes back. */
function Returning() {
  const [isAway, setIsAway] = useState(false);
  return (
    <>
      {isAway ? null : <Payment />}
      <button type="button" onClick={() => setIsAway(!isAway)}>
        다녀오기
      </button>
    </>
  );
}

/** Guests pay by card unless they choose otherwise. */
const unpaid = reply('getGuestOrder', () => ({
  id: 'order-0001',
  orderNo: '261121-000001',
  orderType: 'Quick' as const,
  status: 7,
  waypoints: [],
}));

async function openAsGuest(page?: ReactElement, over: Partial<OrderDraft> = {}) {
  server.use(unpaid);
  const app = await openPayment({ user: guest(), draft: draft(over), ...(page ? { page } : {}) });
  const fill = async (phone = '01098765432') => {
    await app.user.type(await screen.findByLabelText('이름'), '이서연');
    await app.user.type(screen.getByLabelText('휴대폰 번호'), phone);
  };
  const agree = async () => {
    await app.user.click(screen.getByRole('checkbox', { name: /전체 동의/ }));
  };
  return { ...app, fill, agree };
}

const taken = (requests: OrderRequest[] = []) =>
  reply('createOrder', ({ body }) => {
    requests.push(body);
    return order({ id: 'order-0001', orderNo: '261121-000001', organizationId: 'platform' });
  });

test('a number that gets no text message is refused, because the payment link would not arrive', async () => {
  const requests: OrderRequest[] = [];
  server.use(taken(requests));
  const { user, fill, agree } = await openAsGuest();
  await fill('025551234');
  await agree();

  await user.click(await readyButton());

  expect(await screen.findByText('문자를 받을 수 있는 휴대폰 번호를 입력해 주세요.')).toBeVisible();
  const phone = screen.getByLabelText('휴대폰 번호');
  expect(phone).toHaveValue('02-555-1234');

  await user.clear(phone);
  await user.type(phone, '0101234{Tab}');
  expect(await screen.findByText('휴대폰 번호를 확인해 주세요.')).toBeVisible();
  expect(requests).toEqual([]);
});

test('the sender’s contact is offered with a number that gets text messages only', async () => {
  const sentBy = (...phones: string[]) => ({
    waypoints: draft().waypoints.map((waypoint, index) => (index === 0 ? { ...waypoint, phones } : waypoint)),
  });
  const offer = { name: '출발지 연락처와 같아요 (김하늘)' };
  const { unmount } = await openAsGuest(undefined, sentBy('02-555-1234'));
  await screen.findByLabelText('이름');
  expect(screen.queryByRole('button', offer)).not.toBeInTheDocument();
  unmount();

  const { user } = await openAsGuest(undefined, sentBy('02-555-1234', '010-1234-5678'));
  await user.click(await screen.findByRole('button', offer));
  expect(screen.getByLabelText('휴대폰 번호')).toHaveValue('010-1234-5678');
});

test('no consent is preselected, and without all of them nothing is sent', async () => {
  const requests: OrderRequest[] = [];
  server.use(taken(requests));
  const { user, fill } = await openAsGuest();
  for (const box of await screen.findAllByRole('checkbox')) expect(box).not.toBeChecked();
  await fill();
  await user.click(screen.getByRole('checkbox', { name: /이용약관 동의/ }));
  await user.click(screen.getByRole('checkbox', { name: /^개인정보 수집/ }));

  await user.click(await readyButton());

  expect(await screen.findByText('개인정보 제3자 제공에 동의해 주세요.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /제3자 제공/ })).toHaveFocus());
  expect(requests).toEqual([]);
});

test('the bar says how many entries are wrong, counts them down and leads to the first', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user, fill } = await openAsGuest();
  await user.click(await readyButton());
  expect(await screen.findByRole('button', { name: /^확인할 항목 5개 · 주문하는 분의 이름/ })).toBeVisible();
  expect(await placeButton()).toHaveAccessibleDescription(/확인할 항목 5개/);
  await waitFor(() => expect(screen.getByLabelText('이름')).toHaveFocus());
  // To the middle of the window, clear of the bar.
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' });

  await fill();
  await user.click(
    await screen.findByRole('button', {
      name: /^확인할 항목 3개 · 만 14세 이상인지 확인하고 이용약관에 동의해 주세요/,
    }),
  );
  expect(screen.getByRole('checkbox', { name: /이용약관/ })).toHaveFocus();
});

test('an order asks for no consent to location, which only the button for it uses', async () => {
  await openAsGuest();
  expect(await screen.findAllByRole('checkbox')).toHaveLength(4);
  expect(screen.queryByRole('checkbox', { name: /위치/ })).not.toBeInTheDocument();
});

test('who receives the data, what for and for how long stands out, as the law wants', async () => {
  await openAsGuest();
  const thirdParty = await screen.findByRole('checkbox', { name: /제3자 제공/ });
  const consents = within(thirdParty.closest('fieldset') ?? document.body);
  for (const text of ['배정된 기사', '운송과 연락', '계약·결제·운송 기록은 5년간'])
    expect(consents.getByText(text, { selector: 'strong' })).toBeVisible();
  expect(consents.queryByText(/\*\*/)).toBeNull();
});

test('each consent opens its terms in a new tab without a reference to this one', async () => {
  await openAsGuest();
  for (const [name, path] of [
    ['이용약관', '/terms/service'],
    ['개인정보 수집', '/terms/collection'],
    ['개인정보 제3자', '/terms/provision'],
  ] as const) {
    const link = await screen.findByRole('link', { name: new RegExp(`전문 보기.*${name}`) });
    expect(link).toHaveAttribute('href', path);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('a guest’s order is confirmed with its number and public link, which survive a reload', async () => {
  wideScreen();
  const requests: OrderRequest[] = [];
  server.use(taken(requests));
  const { user, fill, agree, persistor, unmount } = await openAsGuest();
  await fill();
  await agree();

  await user.click(await readyButton());

  expect(await screen.findByRole('heading', { name: '주문이 접수됐어요' })).toBeVisible();
  expect(screen.getByText('261121-000001')).toBeVisible();
  // The draft is gone: what was ordered must be read here.
  for (const fact of ['서울특별시 강남구 강남대로 396', '오토바이', '지금 바로', '카드'])
    expect(screen.getByText(fact), fact).toBeVisible();
  // Beside the button that pays.
  expect(await screen.findByRole('region', { name: '카드 결제' })).toHaveTextContent(/최종 결제 금액 18,000원/);
  expect(screen.getByText(LINK)).toBeVisible();
  expect(await screen.findByRole('img', { name: '주문 조회 링크 QR 코드' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '회원가입' })).toHaveAttribute('href', '/signup');
  expect(screen.getByText(/취소하려면 고객센터에/)).toBeVisible();
  const phone = SITE.customerCentrePhone;
  expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replaceAll('-', '')}`);
  expect(requests[0]?.guest).toEqual({
    name: '이서연',
    phoneNumber: '+821098765432',
    agreements: { service: true, privacy: true, thirdParty: true },
  });

  // As when a page is left.
  await persistor.flush();
  unmount();
  await openPayment({ user: guest(), draft: null });
  await waitFor(() => expect(screen.getByText(LINK)).toBeVisible());
  expect(screen.getByText('18,000원')).toBeVisible();
});

test('the vehicles that the price counts are named with their number, before the order and after', async () => {
  wideScreen();
  server.use(taken());
  const parts = [{ code: 'base', quantity: 5, amount: 18_000 }];
  const { user, fill, agree } = await openAsGuest(undefined, { calculationPrice: price({ parts }) });
  expect(await screen.findByText('오토바이 × 5')).toBeVisible();
  await fill();
  await agree();
  await user.click(await readyButton());
  await screen.findByRole('heading', { name: '주문이 접수됐어요' });
  expect(screen.getByText('오토바이 × 5')).toBeVisible();
});

test('only the order’s number, link and amount of a guest are stored in the browser', async () => {
  server.use(taken());
  const { user, fill, agree } = await openAsGuest();
  await fill();
  await agree();
  await user.click(await readyButton());
  await screen.findByRole('heading', { name: '주문이 접수됐어요' });

  expect(readGuestLinks()).toEqual([
    { orderId: 'order-0001', orderNo: '261121-000001', organizationId: 'platform', amount: 18_000, isPaidByLink: true },
  ]);
  await waitFor(() => {
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toMatch(
      /이서연|98765432|9876-5432|세종대로/,
    );
  });
});

test('a guest’s input and consents survive a visit to the composer, and are not in storage', async () => {
  const { user, fill, agree, persistor, store } = await openAsGuest(<Returning />);
  expect(readGuestEntry(store)).toEqual(NO_GUEST);
  // Not the recipient's number, which is stored with the draft.
  await fill('01055556666');
  await agree();
  await user.click(screen.getByRole('button', { name: '다녀오기' }));
  await persistor.flush();
  expect(readGuestEntry(store)).toMatchObject({ phoneNumber: '010-5555-6666', agreements: { privacy: true } });
  const stored = JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]);
  expect(stored).toContain('9876-5432');
  expect(stored).not.toMatch(/5555-?6666|privacy/);

  await user.click(screen.getByRole('button', { name: '다녀오기' }));
  expect(await screen.findByLabelText('이름')).toHaveValue('이서연');
  expect(screen.getByLabelText('휴대폰 번호')).toHaveValue('010-5555-6666');
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();

  server.use(taken());
  await user.click(await readyButton());
  await screen.findByRole('heading', { name: '주문이 접수됐어요' });
  expect(readGuestEntry(store)).toEqual(NO_GUEST);
});

test('a guest’s order with a lost response is found again, with its link', async () => {
  const { user, fill, agree } = await openAsGuest();
  server.use(
    breakConnection('createOrder'),
    reply('listOrders', () => ({
      items: [orderItem({ id: 'order-0001', orderNo: '261121-000001', organizationId: 'platform' })],
      pageIndex: 0,
      pageSize: 1,
      total: 1,
    })),
  );
  await fill();
  await agree();

  await user.click(await readyButton());

  await waitFor(() => expect(screen.getByText(LINK)).toBeVisible());
});

test('a guest’s order that is found after a reload shows what was ordered, and its amount stays', async () => {
  server.use(
    unpaid,
    onLookUp(() => orderItem({ id: 'order-0001', orderNo: '261121-000001', organizationId: 'platform' })),
  );
  const ordered = draft({ pay: 'cash' });
  const idempotencyKey = '0b6f1f6e-7d5e-4a0e-9d3e-2f6f4f0f4a11';
  await openPayment({ user: guest(), draft: ordered, attempt: { idempotencyKey, job: jobFingerprint(ordered) } });

  expect(await screen.findByRole('heading', { name: '주문 내용' })).toBeVisible();
  expect(screen.getByText('최종 결제 금액').nextSibling).toHaveTextContent('18,000원');
  expect(screen.getByText('현금·계좌이체')).toBeVisible();
  expect(readGuestLinks()).toMatchObject([{ orderId: 'order-0001', amount: 18_000 }]);
});

test('a guest’s order that is found counts with its own price and method, not with those of the draft since', async () => {
  server.use(
    unpaid,
    onLookUp(() => orderItem({ id: 'order-0001', organizationId: 'platform', pay: 'cash', total: 15_000 })),
  );
  const repriced = draft({ pay: 'card' });
  const idempotencyKey = '0b6f1f6e-7d5e-4a0e-9d3e-2f6f4f0f4a11';
  await openPayment({ user: guest(), draft: repriced, attempt: { idempotencyKey, job: jobFingerprint(repriced) } });

  expect(await screen.findByRole('heading', { name: '주문 내용' })).toBeVisible();
  expect(screen.getByText('최종 결제 금액').nextSibling).toHaveTextContent('15,000원');
  expect(screen.getByText('현금·계좌이체')).toBeVisible();
  expect(screen.queryByRole('heading', { name: '카드 결제' })).not.toBeInTheDocument();
  expect(readGuestLinks()).toMatchObject([{ orderId: 'order-0001', amount: 15_000 }]);
});

test('a guest’s input stays while the order is looked up, and after a refusal', async () => {
  const { user, fill, agree } = await openAsGuest();
  let answerLook: (answer: null) => void = () => undefined;
  const asked = new Promise<null>((resolve) => {
    answerLook = resolve;
  });
  server.use(
    breakConnection('createOrder'),
    reply('listOrders', async () => {
      await asked;
      return { items: [], pageIndex: 0, pageSize: 1, total: 0 };
    }),
  );
  await fill();
  await agree();
  await user.click(await readyButton());
  expect(await screen.findByRole('heading', { name: '접수 여부를 확인하고 있어요' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /주문하기/ })).not.toBeInTheDocument();
  answerLook(null);
  await screen.findByRole('button', { name: /^다시 접수하기/ });
  expect(screen.getByLabelText('이름')).toHaveValue('이서연');

  server.use(refuse('createOrder', 400, { errors: [{ code: 'INVALID', field: 'guest.phoneNumber' }] }));
  await user.click(screen.getByRole('button', { name: /^다시 접수하기/ }));

  expect(await screen.findByText('휴대폰 번호를 확인해 주세요.')).toBeVisible();
  expect(screen.getByLabelText('휴대폰 번호')).toHaveValue('010-9876-5432');
  await waitFor(() => expect(screen.getByLabelText('휴대폰 번호')).toHaveFocus());
  expect(screen.getByRole('checkbox', { name: /전체 동의/ })).toBeChecked();
});

test('guests pay by cash or card, and have no coupons', async () => {
  await openPayment({ user: guest(), pays: ['card', 'credit', 'point', 'brandPay'] });
  // Cash disappears once the flags are loaded.
  await screen.findByRole('radio', { name: /^현금/ });
  await waitFor(() => expect(screen.queryByRole('radio', { name: /^현금/ })).not.toBeInTheDocument());
  expect(screen.getByRole('radio', { name: /^카드/ })).toBeEnabled();
  expect(screen.queryByRole('radio', { name: new RegExp(`신용|포인트|${site.payName}`) })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '쿠폰' })).not.toBeInTheDocument();
});

test('other orders of this browser session stay reachable', async () => {
  rememberGuestLink({ orderId: 'order-0000', orderNo: '261120-000009', organizationId: 'platform' });
  rememberGuestLink({ orderId: 'order-0001', orderNo: '261121-000001', organizationId: 'platform' });
  await openPayment({ user: guest(), draft: null });
  expect(screen.getByRole('link', { name: '261120-000009' })).toHaveAttribute(
    'href',
    '/public/customer/platform/order/order-0000',
  );
});

test('placed orders stay reachable while the next one is drafted, and that draft stays', async () => {
  rememberGuestLink({ orderId: 'order-0001', orderNo: '261121-000001', organizationId: 'platform' });
  const { store, rerenderRoute } = await openPayment({
    user: guest(),
    draft: draft({ vehiclePoolId: '' }),
    router: { asPath: '/orders/payment#placed' },
  });
  await waitFor(() => expect(screen.getByText(LINK)).toBeVisible());
  expect(screen.getByRole('link', { name: '새 주문하기' })).toHaveAttribute('href', '/orders/new');
  expect(store.getState().orderDraft.draft).not.toBeNull();

  store.dispatch(draftSaved(draft()));
  expect(screen.getByText(LINK)).toBeVisible();
  rerenderRoute({ asPath: '/orders/payment' });
  expect(await screen.findByLabelText('이름')).toBeVisible();
});

test('a guest who has ordered a move keeps its checklist with what was ticked before, unless it is cancelled', async () => {
  rememberGuestLink({ orderId: 'order-0001', orderNo: '261121-000001', organizationId: 'platform' });
  localStorage.setItem('movePlans', JSON.stringify({ 'order-0001': { on: '2099-03-02', done: ['contract'] } }));
  const ordered = (over: { orderType?: 'Quick'; status?: number }) =>
    reply('getGuestOrder', () => ({
      id: 'order-0001',
      orderNo: '261121-000001',
      orderType: 'HomeMoving' as const,
      status: 1,
      appointmentAt: '2099-03-02T00:00:00.000Z',
      createdAt: '2099-02-01T00:00:00.000Z',
      waypoints: [],
      ...over,
    }));
  server.use(ordered({}));
  const { user, queryClient } = await openPayment({
    user: guest(),
    draft: null,
    page: <Payment renderLive={(source) => <SharedLive source={source} />} />,
  });
  expect(await screen.findByRole('heading', { name: '이사 체크리스트' })).toBeVisible();
  expect(screen.getByText('25개 중 1개 완료')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '전체 체크리스트 보기' }));
  const dialog = await screen.findByRole('dialog', { name: '이사 체크리스트' });
  expect(within(dialog).getByRole('checkbox', { name: /^계약서와 견적서 확인/ })).toBeChecked();

  for (const other of [{ status: 5 }, { orderType: 'Quick' as const }]) {
    server.use(ordered(other));
    await act(() => queryClient.refetchQueries());
    await waitFor(() => expect(screen.queryByText('25개 중 1개 완료')).not.toBeInTheDocument());
    server.use(ordered({}));
    await act(() => queryClient.refetchQueries());
    expect((await screen.findAllByText('25개 중 1개 완료'))[0]).toBeVisible();
  }
});

/** Places an order by card as a guest. `reload` gives the panel the order's next state. */
async function placeByCard() {
  server.use(taken());
  const { user, fill, agree, queryClient } = await openAsGuest();
  await fill();
  await agree();
  await user.click(await readyButton());
  expect(await screen.findByRole('heading', { name: '카드 결제' })).toBeVisible();

  return async function reload(status: number, history?: readonly number[]) {
    const at = '2026-11-21T01:00:00.000Z';
    server.use(
      reply('getGuestOrder', () => ({
        id: 'order-0001',
        orderNo: '261121-000001',
        orderType: 'Quick' as const,
        status,
        waypoints: [],
        ...(history ? { history: history.map((past) => ({ status: past, at })) } : {}),
      })),
    );
    await act(() => queryClient.invalidateQueries());
  };
}

const UNPAID = /결제되지 않아 주문이 취소됐어요/;

test.each([
  ['was paid before', [7, 1, 5]],
  ['has no history', undefined],
  ['has an empty history', []],
])('a guest whose cancelled order %s is not told that it was unpaid', async (_, history) => {
  const reload = await placeByCard();
  await reload(5, history);
  expect(await screen.findByText(new RegExp(`주문이 취소됐어요\\..*${SITE.customerCentrePhone}`))).toBeVisible();
  expect(screen.queryByText(UNPAID)).not.toBeInTheDocument();
});

test('a guest whose order was cancelled before the payment is told why', async () => {
  const reload = await placeByCard();
  await reload(5, [7, 5]);
  expect(await screen.findByText(UNPAID)).toBeVisible();
});

test('that a guest’s order is being assigned is said only while it is', async () => {
  const reload = await placeByCard();
  await reload(1);
  expect(await screen.findByText(/이제 배정을 시작해요/)).toBeVisible();

  for (const status of [2, 8, 3, 4, 6, 99]) {
    await reload(status);
    await waitFor(() => expect(screen.queryByText(/이제 배정을 시작해요/), String(status)).not.toBeInTheDocument());
    await reload(1);
    expect(await screen.findByText(/이제 배정을 시작해요/)).toBeVisible();
  }
});

test('a guest’s order that has ended is not called placed, and is not offered to be cancelled', async () => {
  const reload = await placeByCard();
  await reload(8);
  expect(await screen.findByRole('heading', { level: 1, name: '주문이 접수됐어요' })).toBeVisible();
  expect(screen.getByText(/진행 상황을 이 화면에서/)).toBeVisible();
  expect(screen.getByText(/주문을 취소하려면/)).toBeVisible();

  for (const status of [3, 4, 5, 6]) {
    await reload(status);
    expect(await screen.findByRole('heading', { level: 1, name: '접수한 주문' })).toBeVisible();
    expect(screen.queryByText(/진행 상황을 이 화면에서/)).not.toBeInTheDocument();
    expect(screen.queryByText(/주문을 취소하려면/)).not.toBeInTheDocument();
    await reload(8);
    expect(await screen.findByRole('heading', { level: 1, name: '주문이 접수됐어요' })).toBeVisible();
  }
});

test('a guest’s order that is opened again is at no moment called placed, as it may have ended', async () => {
  rememberGuestLink({ orderId: 'order-0001', orderNo: '261121-000001', organizationId: 'platform' });
  server.use(stall('getGuestOrder'));
  await openPayment({ user: guest(), draft: null });
  expect(await screen.findByRole('heading', { level: 1, name: '접수한 주문' })).toBeVisible();
  expect(screen.getByText('261121-000001')).toBeVisible();
  expect(screen.getByText(/주문을 취소하려면/)).toBeVisible();
});
