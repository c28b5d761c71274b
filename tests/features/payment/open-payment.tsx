import { act, screen, waitFor } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import type { NextRouter } from 'next/router';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import type { Coupon } from '@/api/order/order-requests';
import { DEFAULT_LOCALE, type Locale } from '@/config/locales';
import type { OrderDraft } from '@/domain/order/draft';
import type { Pay } from '@/domain/payment/methods';
import type { User } from '@/api/user/user-requests';
import { Payment } from '@/features/payment/payment-page';
import { anonymousAccepted, profileReceived } from '@/store/auth-slice';
import { creationStarted, type CreationAttempt } from '@/store/order-draft-slice';
import { draft } from '../../support/factories/orders';
import { member } from '../../support/factories/users';
import { deny, refuse, reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

export const coupon = (over: Partial<Coupon> = {}): Coupon => ({
  id: 'coupon-1',
  couponNumber: 'THANKS10',
  name: '감사 10% 할인',
  discountType: 'PERCENT',
  discountValue: 10,
  maxDiscount: null,
  minPrice: 0,
  orderTypes: [],
  pays: [],
  expiresAt: '2099-01-01T00:00:00.000Z',
  state: 'available',
  ...over,
});

type Opened = {
  user?: User;
  draft?: OrderDraft | null;
  /** Null: the request fails. */
  coupons?: Coupon[] | null;
  /** Null: the provider does not respond. */
  pays?: Pay[] | Promise<Pay[]> | null;
  /** An attempt of an earlier page that was reloaded meanwhile. */
  attempt?: CreationAttempt;
  /** The session that the browser has when the order is sent; that of `user` by default. */
  profile?: RequestHandler;
  router?: Partial<NextRouter>;
  language?: Locale;
  /** Wraps the payment step, for tests that leave it. */
  page?: ReactElement;
};

/** Renders the payment step with the provider's offers and a payable draft. */
export async function openPayment({
  user = member(),
  draft: given = draft(),
  coupons = [],
  pays = ['cash', 'card', 'credit', 'point', 'brandPay'],
  attempt,
  profile = reply('getMe', () => (user.role === 'anonymous' ? deny() : user)),
  router = {},
  language = DEFAULT_LOCALE,
  page = <Payment />,
}: Opened = {}) {
  server.use(
    profile,
    pays
      ? reply('getFeatureFlags', async () => ({ socialLogins: [], orderTypes: [], pays: await pays }))
      : refuse('getFeatureFlags', 503),
    reply('listServices', () => []),
    reply('listVehiclePools', () => [
      { id: 'motorcycle', vehicleClass: 'motorcycle', name: '오토바이', payloadKg: 20, basePrice: 12_000 },
    ]),
    coupons ? reply('listCoupons', () => coupons) : refuse('listCoupons', 503),
  );
  const app = await renderApp(page, {
    ...(given ? { draft: given } : {}),
    router: { pathname: '/orders/payment', ...router },
    language,
  });
  // In the app, storage is read before the guard renders the page.
  act(() => {
    if (attempt) app.store.dispatch(creationStarted(attempt));
    if (user.role === 'anonymous') app.store.dispatch(anonymousAccepted());
    app.store.dispatch(profileReceived(user));
  });
  return app;
}

export const placeButton = () => screen.findByRole('button', { name: /주문하기|다시 접수하기/ });

/** The order button once nothing has to be waited for, such as the list of coupons. */
export async function readyButton() {
  await waitFor(async () => expect(await placeButton()).not.toHaveAttribute('aria-disabled'));
  return placeButton();
}
