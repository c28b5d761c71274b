import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { env } from '@/config/env';
import { writeReference } from '@/domain/order/reference';
import { saveBlob } from '@/lib/browser/save-blob';
import { order, orderItem, waypoint } from '../../support/factories/orders';
import { deny, reply } from '../../support/handlers/reply';
import { wideScreen } from '../../support/media';
import { server } from '../../support/server';
import { isNewestInProgress, openOrders, pageOf, serveMany, serveUntold } from './serve-orders';

vi.mock(import('@/lib/browser/save-blob'), () => ({ saveBlob: vi.fn() }));
afterAll(() => vi.doUnmock('@/lib/browser/save-blob'));
beforeEach(wideScreen);
afterEach(() => {
  vi.unstubAllGlobals();
});

const listed = [
  orderItem({ id: 'order-1', orderNo: 'No-1', status: 1, organizationId: 'acme', contactName: '이서연' }),
  orderItem({ id: 'order-2', orderNo: 'No-2', status: 1, organizationId: 'acme', contactName: '박지호' }),
  orderItem({ id: 'order-3', orderNo: 'No-3', status: 1, orderType: 'HomeMoving' }),
];

async function openSelected(names: readonly string[]) {
  server.use(reply('listOrders', ({ query }) => pageOf(isNewestInProgress(query) ? [] : listed)));
  const view = await openOrders();
  for (const name of names) await view.user.click(await screen.findByRole('checkbox', { name: `주문 ${name} 선택` }));
  const bar = within(await screen.findByRole('region', { name: '선택한 주문' }));
  return { ...view, press: (name: string) => view.user.click(bar.getByRole('button', { name })) };
}

test('selected orders are cancelled together, with the fees of all before the button', async () => {
  const cancelled: string[] = [];
  server.use(
    reply('getOrder', ({ params }) => order({ id: String(params.id), status: 1 })),
    reply('cancelOrder', ({ params }) => {
      cancelled.push(String(params.id));
      return { cancelledAt: '2026-11-21T05:00:00.000Z', fee: 0, refund: 0 };
    }),
  );
  const { user, press } = await openSelected(['No-1', 'No-2']);
  await press('주문 취소');
  const dialog = within(await screen.findByRole('dialog', { name: /2건/ }));
  expect(await dialog.findByText('취소 수수료 합계')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /2건 취소/ }));
  await waitFor(() => expect([...cancelled].sort()).toEqual(['order-1', 'order-2']));
});

test('the report of a cancellation stays when it has emptied the list', async () => {
  let isCancelled = false;
  server.use(
    reply('listOrders', ({ query }) =>
      pageOf(isNewestInProgress(query) || (isCancelled && query.has('status')) ? [] : listed.slice(0, 2)),
    ),
    reply('getOrder', ({ params }) => order({ id: String(params.id), status: 1 })),
    reply('cancelOrder', () => {
      isCancelled = true;
      return { cancelledAt: '2026-11-21T05:00:00.000Z', fee: 0, refund: 0 };
    }),
  );
  const { user } = await openOrders({ status: 'waiting' });
  await user.click(await screen.findByRole('checkbox', { name: '조건에 맞는 주문 모두 선택' }));
  const bar = within(await screen.findByRole('region', { name: '선택한 주문' }));
  await user.click(bar.getByRole('button', { name: '주문 취소' }));
  const dialog = within(await screen.findByRole('dialog', { name: /2건/ }));
  await dialog.findByText('취소 수수료 합계');
  await user.click(dialog.getByRole('button', { name: /2건 취소/ }));
  expect(await screen.findByText('조건에 맞는 주문이 없어요')).toBeInTheDocument();
  expect(await screen.findByRole('dialog', { name: '취소 결과' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByText('전체 2건 중 0건')).toHaveFocus());
});

test('links of selected orders are copied together; an order without one is said', async () => {
  const { user, press } = await openSelected(['No-1', 'No-2', 'No-3']);
  await press('링크 공유');
  const dialog = within(await screen.findByRole('dialog', { name: '주문 조회 링크 2개' }));
  expect(dialog.getByText('1건은 주문 조회 링크가 없어요.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '모두 복사' }));
  const lines = (await navigator.clipboard.readText()).split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^No-1 이서연 https?:.*\/public\/customer\/acme\/order\/order-1$/),
    expect.stringMatching(/^No-2 박지호 https?:.*\/public\/customer\/acme\/order\/order-2$/),
  ]);
});

test('copied links are in the language of who copies them', async () => {
  server.use(reply('listOrders', ({ query }) => pageOf(isNewestInProgress(query) ? [] : listed)));
  const { user } = await openOrders({}, 'en');
  await user.click(await screen.findByRole('checkbox', { name: 'Select order No-1' }));
  const bar = within(await screen.findByRole('region', { name: 'Selected orders' }));
  await user.click(bar.getByRole('button', { name: 'Share links' }));
  const dialog = within(await screen.findByRole('dialog', { name: '1 tracking link' }));
  await user.click(dialog.getByRole('button', { name: 'Copy all' }));
  expect(await navigator.clipboard.readText()).toBe(`No-1 이서연 ${env.siteUrl}/en/public/customer/acme/order/order-1`);
});

test('labels of selected orders have address and phone, and a home move has none', async () => {
  server.use(
    reply('getOrder', ({ params }) =>
      order({
        id: String(params.id),
        orderNo: 'No-1',
        waypoints: [
          waypoint(),
          waypoint({ contactName: '이서연', mobileNo: '+821055556666', addressDetail: '1204호' }),
        ],
      }),
    ),
  );
  const { press } = await openSelected(['No-1', 'No-3']);
  await press('라벨 인쇄');
  const dialog = within(await screen.findByRole('dialog', { name: '라벨 1장' }));
  expect(dialog.getByText('이사 1건은 라벨을 만들지 않아요.')).toBeVisible();
  const label = within(await dialog.findByRole('article'));
  expect(label.getByText('이서연')).toBeVisible();
  expect(label.getByText('010-5555-6666')).toBeVisible();
  expect(label.getByText(/1204호$/)).toBeVisible();
});

test('an order whose destination cannot be read has no label, rather than one for another stop', async () => {
  server.use(
    reply('getOrder', ({ params: { id } }) => {
      const last = id === 'order-1' ? waypoint({ address: { roadAddress: '' } }) : waypoint();
      return order({ id: String(id), waypoints: [waypoint(), waypoint(), last] });
    }),
  );
  const { press } = await openSelected(['No-1', 'No-2']);
  await press('라벨 인쇄');
  const dialog = within(await screen.findByRole('dialog', { name: '라벨 1장' }));
  expect(await dialog.findByText('1건은 불러오지 못해 라벨이 없어요.')).toBeVisible();
});

test('a label that failed can be asked for again while others still load', async () => {
  const asked: string[] = [];
  server.use(
    reply('getOrder', ({ params: { id } }) => {
      asked.push(String(id));
      return id === 'order-1' ? deny(500) : new Promise<never>(() => {});
    }),
  );
  const { press, user } = await openSelected(['No-1', 'No-2']);
  await press('라벨 인쇄');
  await screen.findByText('1건은 불러오지 못해 라벨이 없어요.');
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  await waitFor(() => expect(asked).toEqual(['order-1', 'order-2', 'order-1']));
});

test('a label has the goods and the note for the recipient, and nothing that the organization keeps for itself', async () => {
  const own = { reference: 'A-1', costCentre: '영업', memo: '단골이라 할인' };
  server.use(
    reply('getOrder', ({ params }) =>
      order({
        id: String(params.id),
        goods: { description: '서류 봉투' },
        remark: writeReference(own, '천천히 운전해 주세요'),
        waypoints: [waypoint(), waypoint({ note: params.id === 'order-1' ? '' : '경비실에 맡겨 주세요' })],
      }),
    ),
  );
  const { press } = await openSelected(['No-1', 'No-2']);
  await press('라벨 인쇄');
  const dialog = within(await screen.findByRole('dialog', { name: '라벨 2장' }));
  expect(await dialog.findByText('서류 봉투')).toBeVisible();
  expect(await dialog.findByText('서류 봉투 · 경비실에 맡겨 주세요')).toBeVisible();
  expect(dialog.queryByText(/A-1|영업|단골|천천히/)).not.toBeInTheDocument();
});

test('more than a hundred orders are not cancelled with one press', async () => {
  serveMany(250);
  const { user } = await openOrders();
  await user.click(await screen.findByRole('checkbox', { name: '조건에 맞는 주문 모두 선택' }));
  const bar = await screen.findByRole('region', { name: '선택한 주문' });
  await user.click(within(bar).getByRole('button', { name: '주문 취소' }));
  expect(await screen.findByText('한 번에 100건까지 처리할 수 있어요. 선택을 줄여 주세요.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('of two actions that are pressed while the orders load, the dialog of the second opens', async () => {
  const waiting: (() => void)[] = [];
  server.use(
    reply('listOrders', async ({ query }) => {
      if (query.get('pageSize') === '100') await new Promise<void>((resolve) => waiting.push(resolve));
      return pageOf(isNewestInProgress(query) ? [] : listed);
    }),
  );
  const { user } = await openOrders();
  await user.click(await screen.findByRole('checkbox', { name: '조건에 맞는 주문 모두 선택' }));
  const bar = within(await screen.findByRole('region', { name: '선택한 주문' }));
  await user.click(bar.getByRole('button', { name: '주문 취소' }));
  await waitFor(() => expect(waiting).toHaveLength(1));
  await user.click(bar.getByRole('button', { name: '링크 공유' }));
  await waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.();
  expect(await screen.findByRole('dialog', { name: /주문 조회 링크/ })).toBeVisible();
  waiting[0]?.();
  await waitFor(() => expect(bar.queryByRole('button', { busy: true, hidden: true })).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: /주문 조회 링크/ })).toBeVisible();
});

test('an exported file that lacks orders is reported with their number', async () => {
  vi.mocked(saveBlob).mockClear();
  serveUntold(120, [7, 119]);
  const { user } = await openOrders({ type: 'Quick' });
  await user.click(await screen.findByRole('button', { name: '다운로드' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: /CSV/ }));
  await user.click(dialog.getByRole('button', { name: '다운로드' }));
  expect(await screen.findByText('118건을 파일로 저장했어요. 2건은 불러오지 못해 파일에 없어요.')).toBeVisible();
  expect(saveBlob).toHaveBeenCalledOnce();
});
