import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { matchRoute, usePathParams } from '@/lib/browser/use-path-params';
import { renderApp } from '../../support/render';

const ROUTE = '/public/customer/[organization_id]/order/[order_id]';

afterEach(() => window.history.replaceState(null, '', '/'));

function Params() {
  const { order_id: orderId } = usePathParams();
  return <p>{orderId ?? '-'}</p>;
}

test('the order of a link is known before the router has read the address', async () => {
  window.history.replaceState(null, '', '/en/public/customer/acme/order/order-1');
  const router = { isReady: false, pathname: ROUTE, query: {} };
  const { rerenderRoute } = await renderApp(<Params />, { router });
  expect(screen.getByText('order-1')).toBeVisible();
  rerenderRoute({ isReady: true, query: { organization_id: 'acme', order_id: 'order-1' } });
  expect(screen.getByText('order-1')).toBeVisible();
});

test('what the address asks for beside its path is no part of it', async () => {
  const router = {
    isReady: true,
    pathname: '/public/mobis/[order_id]',
    query: { order_id: '7', organization_id: 'x' },
  };
  function Both() {
    const { order_id: orderId, organization_id: organizationId } = usePathParams();
    return <p>{`${orderId ?? '-'} of ${organizationId ?? 'nobody'}`}</p>;
  }
  await renderApp(<Both />, { router });
  expect(screen.getByText('7 of nobody')).toBeVisible();
});

test.each([
  [ROUTE, '/public/customer/acme/order/a%2Fb', { organization_id: 'acme', order_id: 'a/b' }],
  ['/public/mobis/[order_id]', '/public/mobis/7/', { order_id: '7' }],
  [ROUTE, '/public/customer/acme/order/%', {}],
  [ROUTE, '/orders/1', {}],
])('%s of %s', (route, path, params) => {
  expect(matchRoute(route, path)).toEqual(params);
});
