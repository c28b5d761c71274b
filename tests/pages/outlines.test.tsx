import { expect, test } from 'vitest';
import DashboardPage from '@/pages/dashboard';
import OrderPage from '@/pages/orders/[id]';
import OrdersPage from '@/pages/orders';
import NewOrderPage from '@/pages/orders/new';
import PaymentPage from '@/pages/orders/payment';
import { renderApp } from '../support/render';
import { server } from '../support/server';

test.each([
  ['/dashboard', DashboardPage],
  ['/orders', OrdersPage],
  ['/orders/[id]', OrderPage],
  ['/orders/new', NewOrderPage],
  ['/orders/payment', PaymentPage],
])('the outline of %s shows a page and asks the provider for nothing', async (pathname, { Outline }) => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => void asked.push(request.url));
  const { container } = await renderApp(<>{Outline ? <Outline /> : null}</>, {
    router: { asPath: pathname, pathname },
  });
  expect(container.querySelector('h1, [aria-busy="true"]')).toBeInTheDocument();
  expect(asked).toEqual([]);
});
