import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userQueries } from '@/api/user/user-queries';
import type { CurrentUser } from '@/domain/account/user';
import { emptyDraft } from '@/domain/order/draft';
import { OrderCreate } from '@/features/order-create/order-create';
import { OfferRequest } from '@/features/order-create/offer/offer-request';
import { PaymentRequest } from '@/features/payment/payment-request';
import { profileReceived } from '@/store/auth-slice';
import { featureFlags } from '../../support/factories/accounts';
import { draft } from '../../support/factories/orders';
import { guest, member } from '../../support/factories/users';
import { refuse, reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

const KIND = 'Delivery';

/** Renders requests at an address. `asked` grows with what they ask for. */
async function renderAt(address: string, user: CurrentUser | undefined, requests = <OfferRequest />) {
  const asked: string[] = [];
  server.use(
    reply('listVehiclePools', ({ query }) => (asked.push(`vehicles ${query.get('orderType') ?? ''}`), [])),
    reply('listServices', ({ query }) => (asked.push(`options ${query.get('orderType') ?? ''}`), [])),
    reply('getFeatureFlags', () => (asked.push('flags'), featureFlags())),
  );
  window.history.replaceState(null, '', address);
  const job = draft({ orderType: KIND });
  return { asked, ...(await renderApp(requests, { draft: job, ...(user ? { user } : {}) })) };
}

afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['a member', member()],
  ['a guest', guest()],
])('%s’s composer has its offer asked for before it is shown, once', async (_who, user) => {
  const { asked, rerenderRoute, queryClient } = await renderAt('/orders/new', user);
  await waitFor(() => expect(asked).toHaveLength(3));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  rerenderRoute({ asPath: '/orders/new' });
  expect(queryClient.isFetching()).toBe(0);
  expect(asked.toSorted()).toEqual(['flags', `options ${KIND}`, `vehicles ${KIND}`]);
});

test('a link to another kind has that kind’s offer asked for', async () => {
  const { asked } = await renderAt('/orders/new?type=Quick', member());
  await waitFor(() => expect(asked.toSorted()).toEqual(['flags', 'options Quick', 'vehicles Quick']));
});

test('a link to a step has the offer of the draft asked for', async () => {
  const { asked } = await renderAt('/orders/new?step=vehicle', member());
  await waitFor(() => expect(asked).toContain(`vehicles ${KIND}`));
});

test.each(['/orders/new?reorder=order-1', '/orders/new?view=bulk'])(
  '%s has no offer asked for ahead, because its kind is not known',
  async (address) => {
    const both = (
      <>
        <OfferRequest />
        <PaymentRequest />
      </>
    );
    const { asked, queryClient } = await renderAt(address, member(), both);
    // What a payment asks for comes after the offer's turn.
    await waitFor(() => expect(asked.toSorted()).toEqual(['flags', `vehicles ${KIND}`]));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(asked).toHaveLength(2);
  },
);

test.each([
  ['not begun opens as a move', emptyDraft(), 'HomeMoving'],
  ['begun keeps its kind', draft(), 'Quick'],
])('where only moves are offered, an order that is %s', async (_, job, kind) => {
  window.history.replaceState(null, '', '/orders/new');
  server.use(
    refuse('listVehiclePools', 400, { errors: [{ code: 'INVALID', field: 'orderType' }] }),
    reply('listServices', () => []),
    reply('getFeatureFlags', () => featureFlags({ orderTypes: ['HomeMoving'] })),
  );
  const { queryClient, store } = await renderApp(<OfferRequest />, { draft: job, user: member() });
  expect(store.getState().orderDraft.draft?.orderType).toBe('Quick');
  await waitFor(() => expect(queryClient.getQueryData(userQueries.featureFlags().queryKey)).toBeDefined());
  await waitFor(() => expect(store.getState().orderDraft.draft?.orderType).toBe(kind));
});

test('a move that is begun by a link stays one if the provider does not say what it offers', async () => {
  window.history.replaceState(null, '', '/orders/new?type=HomeMoving');
  const { orderTypes: _offered, ...flags } = featureFlags();
  server.use(
    reply('listVehiclePools', () => []),
    reply('listServices', () => []),
    reply('getFeatureFlags', () => flags),
  );
  const job = { ...emptyDraft(), orderType: 'HomeMoving' as const };
  const { queryClient, store } = await renderApp(<OfferRequest />, { draft: job, user: member() });
  await waitFor(() => expect(queryClient.getQueryData(userQueries.featureFlags().queryKey)).toEqual(flags));
  expect(store.getState().orderDraft.draft?.orderType).toBe('HomeMoving');
});

/** Shows its children after a press. */
function Later({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    children
  ) : (
    <button type="button" onClick={() => setIsOpen(true)}>
      열기
    </button>
  );
}

test.each([
  ['is known before the composer is there', true],
  ['comes after it', false],
])('a link to a kind that is not offered opens one that is, if what is offered %s', async (_, isKnown) => {
  window.history.replaceState(null, '', '/orders/new?type=HomeMoving');
  const flags = featureFlags({ orderTypes: ['Quick'] });
  server.use(
    reply('listVehiclePools', () => []),
    reply('listServices', () => []),
    reply('getFeatureFlags', () => flags),
  );
  const page = (
    <>
      <OfferRequest />
      <Later>
        <OrderCreate />
      </Later>
    </>
  );
  const { queryClient, store, user } = await renderApp(page, {
    user: guest(),
    router: { pathname: '/orders/new', asPath: '/orders/new?type=HomeMoving', query: { type: 'HomeMoving' } },
  });
  const { queryKey } = userQueries.featureFlags();
  if (isKnown) await waitFor(() => expect(queryClient.getQueryData(queryKey)).toEqual(flags));
  await user.click(screen.getByRole('button', { name: '열기' }));
  await waitFor(() => expect(queryClient.getQueryData(queryKey)).toEqual(flags));
  await waitFor(() => expect(store.getState().orderDraft.draft?.orderType).toBe('Quick'));
});

test('nothing is asked for until somebody is admitted', async () => {
  const { asked, queryClient, store } = await renderAt('/orders/new', undefined);
  expect(queryClient.isFetching()).toBe(0);
  act(() => void store.dispatch(profileReceived(member())));
  expect(queryClient.isFetching()).toBe(3);
  await waitFor(() => expect(asked).toHaveLength(3));
});
