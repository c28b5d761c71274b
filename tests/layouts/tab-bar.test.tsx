import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TabBar } from '@/layouts/tab-bar';
import { renderApp } from '../support/render';

const tabs = () => within(screen.getByRole('navigation', { name: '바로가기' }));

test('the tabs of phones lead to a new order, to what is moving, to all orders and to the profile', async () => {
  await renderApp(<TabBar />);
  const places = tabs()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(places).toEqual([
    ['새 주문', '/orders/new'],
    ['진행 현황', '/orders?view=map'],
    ['내역', '/orders'],
    ['내 정보', '/user'],
  ]);
});

test.each([
  ['/orders', { view: 'map' }, '진행 현황', 'page'],
  ['/orders', {}, '내역', 'page'],
  ['/orders', { view: 'pages' }, '내역', 'page'],
  ['/user', {}, '내 정보', 'page'],
  ['/user/coupon', {}, '내 정보', 'true'],
])('on %s %o the current tab is "%s"', async (pathname, query, name, current) => {
  await renderApp(<TabBar />, { router: { pathname, query } });
  const shown = tabs()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(shown.map((link) => link.textContent)).toEqual([name]);
  expect(shown[0]).toHaveAttribute('aria-current', current);
});
