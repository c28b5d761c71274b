import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import { expect } from 'vitest';
import type { OrderDraft } from '@/domain/order/draft';
import { setOrderKind } from '@/domain/order/draft-changes';
import OrganizationSignupPage from '@/pages/[organization]/signup';
import DashboardPage from '@/pages/dashboard';
import ForgotPasswordPage from '@/pages/forgotpassword';
import LandingPage from '@/pages/index';
import LoginPage from '@/pages/login';
import OrderPage from '@/pages/orders/[id]';
import OrdersPage from '@/pages/orders/index';
import NewOrderPage from '@/pages/orders/new';
import PaymentPage from '@/pages/orders/payment';
import PublicOrderPage from '@/pages/public/customer/[organization_id]/order/[order_id]';
import MobisOrderPage from '@/pages/public/mobis/[order_id]';
import CouponPage from '@/pages/user/coupon';
import ProfilePage from '@/pages/user/index';
import WithdrawPage from '@/pages/user/withdraw';
import type { AppPage } from '@/shell/app-page';
import { draft } from '../support/factories/orders';

export type Screen = {
  page: AppPage;
  router: Partial<NextRouter>;
  /** Which example the profile call answers; null if nobody is signed in. */
  who: 'member' | 'staff' | 'guest' | null;
  draft?: OrderDraft;
  /** Operations that answer with another one's example, or with another of their own. */
  examples?: Readonly<Record<string, readonly [operation: string, name?: string]>>;
  /** Answers of which the contract has no example that fits. */
  answers?: Readonly<Record<string, unknown>>;
  /** The screen is complete without the profile. */
  isForAll?: true;
  /** What the customer does. Only the answers that this asks for are then changed. */
  act?: () => Promise<void>;
  /** Where an answer that can be read leads to. */
  leadsTo?: RegExp;
  /** A lost answer is made up for by another request, so it leads on as well. */
  isMadeUp?: true;
};

const at = (pathname: string, query: Record<string, string> = {}) => {
  const address = Object.entries(query).reduce((path, [name, value]) => path.replace(`[${name}]`, value), pathname);
  return { pathname, asPath: address, query };
};
const order = (query: Record<string, string> = {}) => at('/orders/[id]', { id: 'id-1', ...query });

/** Presses a button once it can be pressed: some check something first, such as the fee of a cancellation. */
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name, busy: false }));
const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

const ORDER = 'get /order/api/v1/orders/{id}';
const waiting = (status: number) => ({
  'get /order/api/v1/orders/{id}/status': { status, updatedAt: '2099-03-10T05:01:00.000Z', waypoints: [] },
});
const PLACED = { examples: { [ORDER]: ['post /order/api/v1/orders'] }, answers: waiting(1) } as const;
const MOVE = { examples: { [ORDER]: ['post /order/api/v1/home-moving/orders'] }, answers: waiting(7) } as const;
const NO_ORDERS = { 'get /order/api/v1/orders': ['get /order/api/v1/orders', 'none'] } as const;

/** Every page that reads answers, and what customers do there that asks for others. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  'the front page': { page: LandingPage, router: at('/'), who: 'member', isForAll: true },
  'the sign-in': { page: LoginPage, router: at('/login'), who: null },
  'signing in': {
    page: LoginPage,
    router: at('/login'),
    who: null,
    leadsTo: /^\/dashboard$/,
    act: async () => {
      await type('휴대폰 번호', '01000001234');
      await type('비밀번호', 'deliver-on-1');
      await press('로그인');
    },
  },
  'a forgotten password': {
    page: ForgotPasswordPage,
    router: at('/forgotpassword'),
    who: null,
    act: async () => {
      await type('휴대폰 번호', '01000001234');
      await press('인증번호 받기');
    },
    // The step is an entry of the history.
    leadsTo: /^\/forgotpassword$/,
  },
  'the sign-up of an organization': {
    page: OrganizationSignupPage,
    router: at('/[organization]/signup', { organization: 'hanbit' }),
    who: null,
  },
  home: { page: DashboardPage, router: at('/dashboard'), who: 'staff' },
  'the order list': { page: OrdersPage, router: at('/orders'), who: 'member' },
  'the map of orders in progress': { page: OrdersPage, router: at('/orders', { view: 'map' }), who: 'member' },
  'a monthly statement': { page: OrdersPage, router: at('/orders', { statement: '2026-10' }), who: 'staff' },
  'an order on its way': { page: OrderPage, router: order(), who: 'member' },
  'a new order waiting': { page: OrderPage, router: order(), who: 'member', ...PLACED },
  'a home move': { page: OrderPage, router: order(), who: 'member', ...MOVE },
  'a receipt': { page: OrderPage, router: order({ sheet: 'receipt' }), who: 'member' },
  'a claim sheet': { page: OrderPage, router: order({ sheet: 'claim' }), who: 'member' },
  'a cancellation': {
    page: OrderPage,
    router: order(),
    who: 'member',
    ...PLACED,
    act: async () => {
      await press('주문 취소');
      await press('주문 취소하기');
    },
  },
  'a tip': {
    page: OrderPage,
    router: order(),
    who: 'member',
    act: async () => {
      await press('팁 보내기');
      fireEvent.click(await screen.findByRole('radio', { name: '1,000원' }));
      await press('1,000원 보내기');
    },
  },
  'sharing an order': {
    page: OrderPage,
    router: order(),
    who: 'member',
    act: async () => {
      await press('공유');
      fireEvent.click(await screen.findByRole('switch', { name: '사진' }));
    },
  },
  'a shared order': {
    page: PublicOrderPage,
    router: at('/public/customer/[organization_id]/order/[order_id]', { organization_id: 'b2c', order_id: 'id-1' }),
    who: null,
  },
  "a partner's order": {
    page: MobisOrderPage,
    router: at('/public/mobis/[order_id]', { order_id: 'id-1' }),
    who: null,
  },
  'the composer': {
    page: NewOrderPage,
    router: at('/orders/new'),
    who: 'member',
    draft: draft({ vehiclePoolId: 'pool-damas' }),
  },
  "a guest's composer": {
    page: NewOrderPage,
    router: at('/orders/new'),
    who: 'guest',
    draft: draft({ vehiclePoolId: 'pool-damas' }),
  },
  'an order again': {
    page: NewOrderPage,
    router: at('/orders/new', { reorder: 'id-1' }),
    who: 'member',
    leadsTo: /^\/orders\/(new|payment)$/,
    // What the check of the copy does not get, the order form asks for.
    isMadeUp: true,
  },
  'the composer of a move': {
    page: NewOrderPage,
    router: at('/orders/new'),
    who: 'member',
    draft: setOrderKind('HomeMoving')(draft()),
  },
  'bulk orders': { page: NewOrderPage, router: at('/orders/new', { view: 'bulk' }), who: 'staff' },
  payment: {
    page: PaymentPage,
    router: at('/orders/payment'),
    who: 'member',
    draft: draft({ vehiclePoolId: 'pool-damas' }),
  },
  'placing an order': {
    page: PaymentPage,
    router: at('/orders/payment'),
    who: 'member',
    draft: draft({ vehiclePoolId: 'pool-damas' }),
    leadsTo: /^\/orders\/[^/]+$/,
    isMadeUp: true,
    act: async () => {
      fireEvent.click(await screen.findByRole('radio', { name: /현금/ }));
      const button = await screen.findByRole('button', { name: /주문하기/ });
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
      fireEvent.click(button);
    },
  },
  'placing an order as a guest': {
    page: PaymentPage,
    router: at('/orders/payment'),
    who: 'guest',
    draft: draft({ vehiclePoolId: 'pool-damas' }),
    // The confirmation shows the order even if its state is missing.
    isMadeUp: true,
    act: async () => {
      await type('이름', '이서연');
      await type('휴대폰 번호', '01000005678');
      fireEvent.click(await screen.findByRole('checkbox', { name: /전체 동의/ }));
      await press(/주문하기/);
    },
  },
  coupons: { page: CouponPage, router: at('/user/coupon'), who: 'member' },
  'registering a coupon': {
    page: CouponPage,
    router: at('/user/coupon'),
    who: 'member',
    act: async () => {
      await type('쿠폰 번호', 'WELCOME2026');
      await press('등록하기');
    },
  },
  'the profile': { page: ProfilePage, router: at('/user'), who: 'staff' },
  'a new name': {
    page: ProfilePage,
    router: at('/user'),
    who: 'member',
    act: async () => {
      await type('이름', '이서연');
      await press('저장');
    },
  },
  'the switch for advertising': {
    page: ProfilePage,
    router: at('/user'),
    who: 'member',
    act: async () => void fireEvent.click(await screen.findByRole('switch', { name: /광고/ })),
  },
  'a proof of the password': {
    page: ProfilePage,
    router: at('/user'),
    who: 'member',
    act: async () => {
      await press('비밀번호 변경');
      await type('현재 비밀번호', 'deliver-on-1');
      await press('다음');
    },
  },
  withdrawal: { page: WithdrawPage, router: at('/user/withdraw'), who: 'member' },
  'the reasons of a withdrawal': {
    page: WithdrawPage,
    router: at('/user/withdraw'),
    who: 'member',
    examples: NO_ORDERS,
  },
};
