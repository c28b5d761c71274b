import { act, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveBlob } from '@/lib/browser/save-blob';
import { orderItem } from '../../support/factories/orders';
import { reply } from '../../support/handlers/reply';
import { wideScreen } from '../../support/media';
import { insertStyles } from '../../support/render';
import { server } from '../../support/server';
import { isNewestInProgress, openOrders, pageOf, serveMany, serveUntold } from './serve-orders';

// jsdom has no downloads.
vi.mock(import('@/lib/browser/save-blob'), () => ({ saveBlob: vi.fn() }));
afterAll(() => vi.doUnmock('@/lib/browser/save-blob'));

beforeEach(wideScreen);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(saveBlob).mockClear();
});

const box = (orderNo: string) => screen.findByRole('checkbox', { name: `주문 ${orderNo} 선택` });
const bar = () => screen.findByRole('region', { name: '선택한 주문' });

async function savedRows() {
  await vi.waitFor(() => expect(saveBlob).toHaveBeenCalled());
  const [name = '', file = new Blob()] = vi.mocked(saveBlob).mock.calls[0] ?? [];
  const lines = (await file.text()).trim().split('\r\n').slice(1);
  return { name, numbers: lines.map((line) => line.split(',')[0]) };
}

async function download(user: Awaited<ReturnType<typeof openOrders>>['user'], from: HTMLElement) {
  await user.click(within(from).getByRole('button', { name: '다운로드' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('radio', { name: /^CSV/ }));
  await user.click(within(dialog).getByRole('button', { name: '다운로드' }));
}

test('selected orders are counted, and only they are in the file', async () => {
  serveMany(10);
  const { user } = await openOrders();
  await user.click(await box('No-2'));
  await user.click(await box('No-4'));

  expect(within(await bar()).getByText('2건 선택')).toBeVisible();
  await download(user, await bar());
  const { name, numbers } = await savedRows();
  expect(name).toMatch(/^주문내역_\d{4}-\d\d-\d\d\.csv$/);
  expect(numbers).toEqual(['No-2', 'No-4']);
});

test('arrow keys go from checkbox to checkbox, so that Space selects several orders', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  serveMany(10);
  const { user } = await openOrders();
  const first = await box('No-2');
  act(() => first.focus());
  await user.keyboard(' {ArrowDown}');
  expect(await box('No-3')).toHaveFocus();
  await user.keyboard(' ');
  expect(within(await bar()).getByText('2건 선택')).toBeVisible();
});

test.each([
  ['one long list', {}],
  ['pages', { view: 'pages' }],
])('in %s, arrow keys bring a row above the bar of selected orders, not behind it', async (_view, query) => {
  insertStyles();
  const shown: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this);
  });
  serveMany(10);
  const { user } = await openOrders(query);
  const first = await box('No-2');
  act(() => first.focus());
  await user.keyboard(' {ArrowDown}');
  expect(await bar()).toBeVisible();

  const focused = await box('No-3');
  expect(focused).toHaveFocus();
  const row = focused.closest('[role="row"]') ?? first;
  expect(shown).toEqual([row]);
  for (const part of [row, focused]) expect(getComputedStyle(part).scrollMarginBottom).toBe('7.5rem');
});

test('the file has the latest state of a selected order', async () => {
  let status = 2;
  server.use(
    reply('listOrders', ({ query }) =>
      pageOf(isNewestInProgress(query) ? [] : [orderItem({ id: 'order-1', orderNo: 'No-1', status })]),
    ),
  );
  const { user, queryClient } = await openOrders();
  await user.click(await box('No-1'));
  status = 3;
  await queryClient.refetchQueries();
  await download(user, await bar());
  await savedRows();
  const [, file = new Blob()] = vi.mocked(saveBlob).mock.calls[0] ?? [];
  expect(await file.text()).toContain('배송 완료');
});

test('Shift selects everything in between', async () => {
  serveMany(10);
  const { user } = await openOrders();
  await user.click(await box('No-2'));
  await user.keyboard('{Shift>}');
  await user.click(await box('No-6'));
  await user.keyboard('{/Shift}');
  expect(await within(await bar()).findByText('5건 선택')).toBeVisible();
  expect(await box('No-4')).toBeChecked();
});

test('a long range that arrives after another filter was chosen does not replace what was selected there', async () => {
  serveMany(100);
  const view = await openOrders({ view: 'pages' });
  await view.user.click(await box('No-2'));
  view.rerenderRoute({ query: { view: 'pages', page: '3' } });
  const last = await box('No-45');
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  server.use(
    reply('listOrders', async () => {
      await arrival;
      return pageOf([orderItem({ id: 'order-22', orderNo: 'No-22' })], 100);
    }),
  );
  await view.user.keyboard('{Shift>}');
  await view.user.click(last);
  await view.user.keyboard('{/Shift}');

  serveMany(10);
  view.rerenderRoute({ query: { view: 'pages', status: 'waiting' } });
  await view.user.click(await box('No-3'));
  expect(view.queryClient.isFetching()).toBe(1);
  await act(async () => {
    arrive();
    await vi.waitFor(() => expect(view.queryClient.isFetching()).toBe(0));
  });
  expect(within(await bar()).getByText('1건 선택')).toBeVisible();
  expect(await box('No-3')).toBeChecked();
});

test('"all" selects all filtered orders, visible or not, except those deselected', async () => {
  serveMany(250);
  const { user } = await openOrders();
  await user.click(await screen.findByRole('checkbox', { name: '조건에 맞는 주문 모두 선택' }));
  await user.click(await box('No-1'));
  expect(within(await bar()).getByText('249건 선택')).toBeVisible();

  await download(user, await bar());
  const { numbers } = await savedRows();
  expect(numbers).toHaveLength(249);
  expect(numbers).not.toContain('No-1');
  expect(numbers).toContain('No-250');
});

test('clearing the selection removes the bar and keeps the focus in the list', async () => {
  serveMany(10);
  const { user } = await openOrders();
  await user.click(await box('No-2'));
  await user.click(within(await bar()).getByRole('button', { name: '선택 해제' }));
  expect(screen.queryByRole('region', { name: '선택한 주문' })).not.toBeInTheDocument();
  expect(document.activeElement).toContainElement(screen.getByRole('table'));
});

test('Shift selects no order beyond the last one, also where one before cannot be read', async () => {
  serveUntold(25, [5], 25);
  const view = await openOrders({ view: 'pages' });
  await view.user.click(await box('No-17'));
  view.rerenderRoute({ query: { view: 'pages', page: '2' } });
  const last = await box('No-22');
  await view.user.keyboard('{Shift>}');
  await view.user.click(last);
  await view.user.keyboard('{/Shift}');

  expect(await within(await bar()).findByText('6건 선택')).toBeVisible();
  expect(last).toBeChecked();
  expect(await box('No-23')).not.toBeChecked();
});
