import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PublicOrderSkeleton } from '@/features/public-order/public-order-skeleton';
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

// Lighthouse and customers take it for the moment when the page is there, so nothing larger may come later.
test.each([
  ['/dashboard', DashboardPage, '무엇을 도와드릴까요?'],
  ['/orders/new', NewOrderPage, '출발지와 도착지를 선택하면 요금을 바로 알려 드려요.'],
  ['/orders/payment', PaymentPage, '내용을 확인하고 결제 수단을 선택해 주세요.'],
  ['/orders/[id]', OrderPage, '주문이 어떤 단계인지 확인하고 있어요'],
  ['/public/mobis/[order_id]', { Outline: PublicOrderSkeleton }, '주문이 어떤 단계인지 확인하고 있어요'],
])('the largest text of %s is in its outline', async (pathname, { Outline }, text) => {
  await renderApp(<>{Outline ? <Outline /> : null}</>, { router: { asPath: pathname, pathname } });
  expect(screen.getByText(text)).toBeInTheDocument();
});
