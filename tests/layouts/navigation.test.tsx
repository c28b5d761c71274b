import { act, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DashboardLayout } from '@/layouts/dashboard-layout';
import { LogoutProvider } from '@/layouts/logout-context';
import { Navigation } from '@/layouts/sidebar/navigation';
import { TopBar } from '@/layouts/top-bar';
import { staff } from '../support/factories/users';
import { stubCloseWatchers } from '../support/close-watchers';
import { becomeWide } from '../support/media';
import { renderApp } from '../support/render';

const member = { id: 'user-1', name: '김민수', phoneNumber: '01012345678', role: 'user' };
const guest = { ...member, name: '', role: 'anonymous' };

afterEach(() => vi.unstubAllGlobals());

test('a guest can order and ask for help; the other entries are disabled and say why', async () => {
  await renderApp(<Navigation isExpanded />, { user: guest });

  expect(screen.getByRole('link', { name: '새 주문' })).toHaveAttribute('href', '/orders/new');
  expect(screen.getByRole('link', { name: /고객센터.*새 창/ })).toHaveAttribute('target', '_blank');
  for (const name of [/홈.*로그인 후/, /주문 내역 · 진행 현황.*로그인 후/]) {
    const item = screen.getByRole('link', { name });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).not.toHaveAttribute('href');
  }
  expect(screen.getByRole('link', { name: '로그인 · 회원가입' })).toHaveAttribute('href', '/login');
});

test.each([
  ['/orders/payment', {}, '새 주문', true],
  ['/orders/[id]', {}, '주문 내역 · 진행 현황', true],
  ['/orders', { view: 'pages' }, '주문 내역 · 진행 현황', 'page'],
  ['/orders', { view: 'map' }, '주문 내역 · 진행 현황', 'page'],
  ['/orders/new', {}, '새 주문', 'page'],
  ['/orders/new', { view: 'bulk' }, '대량 접수', 'page'],
] as const)('on %s %o the menu shows "%s" as the current page', async (pathname, query, name, current) => {
  await renderApp(<Navigation isExpanded />, { user: staff(), router: { pathname, query } });
  expect(screen.getByRole('link', { current, name })).toBeVisible();
  expect(screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
});

test('a member finds profile, coupons and the logout under their name', async () => {
  const logout = vi.fn();
  const { user } = await renderApp(
    <LogoutProvider value={logout}>
      <Navigation isExpanded={false} />
    </LogoutProvider>,
    { user: member },
  );

  expect(screen.queryByRole('link', { name: '쿠폰' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '김민수', expanded: false }));

  expect(screen.getByRole('link', { name: '내 정보' })).toHaveAttribute('href', '/user');
  expect(screen.getByRole('link', { name: '쿠폰' })).toHaveAttribute('href', '/user/coupon');
  await user.click(screen.getByRole('button', { name: '로그아웃' }));
  expect(logout).toHaveBeenCalledOnce();
});

test.each([
  ['김민수', '김'],
  ['𠮷野家', '𠮷'],
  ['   ', '내'],
])('the circle before the name of “%s” has its whole first character', async (name, initial) => {
  await renderApp(<Navigation isExpanded />, { user: { ...member, name } });
  expect(screen.getByText(initial)).toBeVisible();
});

test('the sidebar has the member’s menu as soon as the window is wide enough to show it', async () => {
  await renderApp(<DashboardLayout>내용</DashboardLayout>, { user: member });
  expect(screen.getByText('내용')).toBeVisible();
  // Phones do not spend time on what they hide.
  expect(screen.queryByText('김민수')).not.toBeInTheDocument();
  becomeWide();
  expect(screen.getByText('김민수')).toBeInTheDocument();
});

describe('the list under the name', () => {
  async function openList() {
    const view = await renderApp(<Navigation isExpanded />, { user: member });
    const name = screen.getByRole('button', { name: '김민수' });
    name.focus();
    await view.user.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: '쿠폰' })).toBeVisible();
    return { ...view, name };
  }
  const expectClosed = () => expect(screen.queryByRole('link', { name: '쿠폰' })).not.toBeInTheDocument();

  test('follows the name for the keyboard, and Escape leads back to it', async () => {
    const { user, name } = await openList();
    await user.tab();
    expect(screen.getByRole('link', { name: '내 정보' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expectClosed();
    expect(name).toHaveFocus();
  });

  test('is closed by a press of one of its links', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('link', { name: '쿠폰' }));
    expectClosed();
  });
});

test('in English the menu says "Orders & tracking"', async () => {
  await renderApp(<Navigation isExpanded />, { user: member, language: 'en' });
  expect(screen.getByRole('link', { name: 'Orders & tracking' })).toHaveAttribute('href', '/orders');
});

describe('the menu of a small screen', () => {
  async function openMenu() {
    const view = await renderApp(<TopBar />, { user: member });
    await view.user.click(screen.getByRole('button', { name: '메뉴 열기' }));
    return { ...view, menu: await screen.findByRole('dialog', { name: '주 메뉴' }) };
  }

  test.each(['메뉴 접기', '메뉴 닫기'])('is closed by "%s"', async (name) => {
    const { user, menu, store } = await openMenu();
    const before = store.getState().sidebar;
    await user.click(within(menu).getByRole('button', { name }));
    await waitForElementToBeRemoved(menu);
    expect(store.getState().sidebar).toEqual(before);
    expect(screen.getByRole('button', { name: '메뉴 열기' })).toHaveFocus();
  });

  test('is closed by Back on Android', async () => {
    const { pressBack } = stubCloseWatchers();
    const { menu } = await openMenu();
    expect(pressBack()).toBe(true);
    await waitForElementToBeRemoved(menu);
  });

  test('stays open when Escape closes the list under the name; Back then closes it', async () => {
    const { pressBack, pressEscape } = stubCloseWatchers();
    const { user, menu } = await openMenu();
    await user.click(within(menu).getByRole('button', { name: '김민수' }));
    expect(within(menu).getByRole('link', { name: '쿠폰' })).toBeVisible();
    pressEscape();
    expect(within(menu).queryByRole('link', { name: '쿠폰' })).not.toBeInTheDocument();
    expect(pressBack()).toBe(true);
    await waitForElementToBeRemoved(menu);
  });

  test('is closed when another page opens', async () => {
    const { menu, router } = await openMenu();
    act(() => router.events.emit('routeChangeStart', '/orders', { shallow: false }));
    await waitForElementToBeRemoved(menu);
  });

  test('does not stay open invisibly when the screen becomes wide', async () => {
    const { menu } = await openMenu();
    becomeWide();
    await waitForElementToBeRemoved(menu);
  });
});
