import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { OrderListItem } from '@/api/order/order-requests';
import { SITE } from '@/config/site';
import { OrderList } from '@/features/order-list/list-page';
import { saveBlob } from '@/lib/browser/save-blob';
import { readXlsx } from '@/lib/spreadsheet/read-xlsx';
import site from '../../../locales/ko/site.json';
import englishSite from '../../../locales/en/site.json';
import { orderItem } from '../../support/factories/orders';
import { member, staff } from '../../support/factories/users';
import { breakConnection, reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';
import { pageOf } from './serve-orders';

vi.mock(import('@/lib/browser/save-blob'), () => ({ saveBlob: vi.fn() }));
afterAll(() => vi.doUnmock('@/lib/browser/save-blob'));
beforeEach(() => void vi.mocked(saveBlob).mockClear());

const OCTOBER = [
  orderItem({ id: 'one', orderNo: '261002-0001', pay: 'credit', total: 16_500, payAmount: 16_500, status: 3 }),
  orderItem({ id: 'two', orderNo: '261015-0002', pay: 'card', total: 24_300, payAmount: 22_000, status: 3 }),
];

const isCompleted = (query: URLSearchParams) => query.get('status') === '3';

/** Answers with completed orders, and with those that are not; records the queries for the completed ones. */
function serve(completed: OrderListItem[], others: OrderListItem[] = []) {
  const asked: URLSearchParams[] = [];
  server.use(
    reply('listOrders', ({ query }) => {
      if (!isCompleted(query)) return pageOf(others);
      asked.push(query);
      return pageOf(completed);
    }),
  );
  return asked;
}

const open = (month = '2026-10', user = staff()) =>
  renderApp(<OrderList />, { user, router: { query: { statement: month } } });

test('staff see the month’s completed orders with supply, VAT and what is billed on credit', async () => {
  const asked = serve(OCTOBER);
  await open();

  const table = await screen.findByRole('table');
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ from: '2026-10-01', to: '2026-10-31', status: '3' });
  expect(within(table).getByRole('row', { name: /261015-0002/ })).toHaveTextContent(/20,000원2,000원22,000원$/);
  expect(within(table).getByRole('row', { name: /^합계/ })).toHaveTextContent('합계35,000원3,500원38,500원');
  expect(screen.getByRole('heading', { name: '거래명세서' })).toBeVisible();
  expect(screen.getByText('에이크미 · 박서준')).toBeVisible();
  expect(screen.getByText('신용(후불) 청구').parentElement).toHaveTextContent('16,500원');
});

test('no house number of the statement stands alone on the next line', async () => {
  serve([orderItem({ pickup: '서울 금천구 가산디지털2로 98', dropoff: '서울 서초구 강남대로 465' })]);
  await open();
  const route = await screen.findByText(/가산디지털2로/);
  expect(route.textContent).toBe('서울 금천구 가산디지털2로\u00a098 → 서울 서초구 강남대로\u00a0465');
});

test('the table can be reached by keyboard, to scroll it where large text makes it wider than the page', async () => {
  serve(OCTOBER);
  await open();
  const scroller = await screen.findByRole('group', { name: '거래명세서' });
  scroller.focus();
  expect(scroller).toHaveFocus();
  expect(within(scroller).getByRole('table')).toBeVisible();
});

const party = (name: string) => screen.getByRole('heading', { name }).parentElement;

function setPermit(freightPermitNumber: string | null) {
  const { details } = SITE;
  vi.spyOn(SITE, 'details', 'get').mockReturnValue({ ...details, ko: { ...details.ko, freightPermitNumber } });
}

test('the statement names both parties, each fact of the supplier once', async () => {
  setPermit('제2026-123456호');
  serve(OCTOBER);
  await open();

  await screen.findByRole('table');
  const supplier = party('공급자');
  for (const text of [
    site.company,
    `사업자등록번호${SITE.businessNumber}`,
    `대표${site.ceo}`,
    `주소${site.address}`,
    '화물자동차 운송주선사업 허가번호제2026-123456호',
    `고객센터${SITE.customerCentrePhone}`,
  ])
    expect(supplier).toHaveTextContent(text);
  expect(party('공급받는 자')).toHaveTextContent('에이크미 · 박서준');
  for (const text of [site.company, SITE.businessNumber, site.address, SITE.customerCentrePhone])
    expect(screen.getAllByText(text, { exact: false })).toHaveLength(1);
});

test('a supplier without a permit has no line for it', async () => {
  setPermit(null);
  serve(OCTOBER);
  await open();

  await screen.findByRole('table');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    ...['사업자등록번호', '대표', '주소', '고객센터'],
    ...['공급가액', '부가세', '합계', '신용(후불) 청구'],
  ]);
});

test('in English the parties are named in English', async () => {
  serve(OCTOBER);
  await renderApp(<OrderList />, { user: staff(), router: { query: { statement: '2026-10' } }, language: 'en' });

  await screen.findByRole('table');
  expect(party('Supplier')).toHaveTextContent(englishSite.company);
  expect(party('Supplier')).toHaveTextContent(`Business registration no.${SITE.businessNumber}`);
  expect(party('Billed to')).toHaveTextContent('에이크미 · 박서준');
  expect(screen.getByText('에이크미 · 박서준')).toHaveAttribute('lang', 'ko');
});

test('the workbook has the month, the parties, and the same rows and sums', async () => {
  serve(OCTOBER);
  const { user } = await open();
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: '엑셀 다운로드' }));

  await vi.waitFor(() => expect(saveBlob).toHaveBeenCalled());
  const [name, file = new Blob()] = vi.mocked(saveBlob).mock.calls[0] ?? [];
  expect(name).toBe('거래명세서_2026-10.xlsx');
  const rows = await readXlsx(await file.arrayBuffer());
  expect(rows).toHaveLength(8);
  expect(rows.slice(0, 5).map((row) => row.slice(0, 2))).toEqual([
    ['거래명세서 · 2026년 10월', ''],
    ['공급자', `${site.company} · 사업자등록번호 ${SITE.businessNumber}`],
    ['공급받는 자', '에이크미 · 박서준'],
    ['', ''],
    ['접수일', '주문번호'],
  ]);
  expect(rows[6]?.slice(1, 2)).toEqual(['261015-0002']);
  expect(rows[7]?.slice(-3)).toEqual(['35000', '3500', '38500']);
});

test('a statement that lacks orders and amounts says so, on the page and in the workbook', async () => {
  server.use(
    http.get('*/order/api/v1/orders', ({ request }) =>
      HttpResponse.json({
        data: {
          items: isCompleted(new URL(request.url).searchParams)
            ? [...OCTOBER, { ...OCTOBER[0], id: 'three', orderNo: '261020-0003', total: '?', payAmount: undefined }, {}]
            : [],
        },
      }),
    ),
  );
  const { user } = await open();

  const table = await screen.findByRole('table');
  expect(screen.getByText('주문 1건을 불러오지 못했어요.')).toBeVisible();
  expect(screen.getByText('금액을 확인하지 못한 주문 1건은 합계에 포함하지 않았어요.')).toBeVisible();
  expect(within(table).getByRole('row', { name: /261020-0003/ })).toHaveTextContent(/–––$/);
  expect(within(table).getByRole('row', { name: /^합계/ })).toHaveTextContent('합계35,000원3,500원38,500원');

  await user.click(screen.getByRole('button', { name: '엑셀 다운로드' }));
  await vi.waitFor(() => expect(saveBlob).toHaveBeenCalled());
  const rows = await readXlsx(await (vi.mocked(saveBlob).mock.calls[0]?.[1] ?? new Blob()).arrayBuffer());
  expect(rows.find((row) => row.includes('261020-0003'))?.slice(-3)).toEqual(['–', '–', '–']);
  expect(rows.slice(-2).map(([text]) => text)).toEqual([
    '금액을 확인하지 못한 주문 1건은 합계에 포함하지 않았어요.',
    '주문 1건을 불러오지 못했어요.',
  ]);
});

const NOT_COMPLETED = [
  orderItem({ id: 'four', orderNo: '261031-0004', status: 8 }),
  orderItem({ id: 'whole', orderNo: '261031-0005', status: 1, hierarchy: 1 }),
  orderItem({ id: 'part', orderNo: '261031-0006', status: 1, hierarchy: 2, parentId: 'whole' }),
];

test('a statement of the first days after its month says how many orders will be added, in the workbook too', async () => {
  serve(OCTOBER, NOT_COMPLETED);
  const { user } = await open();

  expect(await screen.findByText('아직 완료되지 않은 주문 2건은 완료되면 추가돼요.')).toBeVisible();
  expect(within(screen.getByRole('table')).queryByRole('row', { name: /261031/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '엑셀 다운로드' }));
  await vi.waitFor(() => expect(saveBlob).toHaveBeenCalled());
  const rows = await readXlsx(await (vi.mocked(saveBlob).mock.calls[0]?.[1] ?? new Blob()).arrayBuffer());
  expect(rows.at(-1)?.[0]).toBe('아직 완료되지 않은 주문 2건은 완료되면 추가돼요.');
});

test('a month whose orders are all still on their way says that they will be added', async () => {
  serve([], NOT_COMPLETED);
  await open();
  expect(await screen.findByText('2026년 10월에 접수해 완료된 주문이 없어요.')).toBeVisible();
  expect(screen.getByText('아직 완료되지 않은 주문 2건은 완료되면 추가돼요.')).toBeVisible();
});

test('the list leads staff, and only them, to the statement of the last month', async () => {
  serve(OCTOBER);
  const list = (user = staff()) => renderApp(<OrderList />, { user });
  const { unmount } = await list();
  const link = await screen.findByRole('link', { name: '거래명세서' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/orders\?statement=20\d{2}-\d{2}$/));
  unmount();

  await list(member());
  await screen.findByRole('link', { name: '새 주문' });
  expect(screen.queryByRole('link', { name: '거래명세서' })).toBeNull();
});

test.each(['2026-13', '2099-01', 'x'])('%s is no month of a statement, so the list is shown', async (month) => {
  serve(OCTOBER);
  await open(month);
  expect(await screen.findByRole('heading', { name: '주문 내역' })).toBeVisible();
});

test('the keyboard does not lose its place at the last month, whose link to a later one disappears', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T03:00:00Z'));
  serve(OCTOBER);
  const { user, rerenderRoute } = await open('2026-10');
  const later = await screen.findByRole('link', { name: '2026년 11월' });
  later.focus();
  await user.keyboard('{Enter}');
  rerenderRoute({ query: { statement: '2026-11' } });

  await waitFor(() => expect(screen.getByRole('heading', { name: '거래명세서' })).toHaveFocus());
  expect(screen.queryByRole('link', { name: '2026년 12월' })).not.toBeInTheDocument();
  expect(screen.getByText('2026년 11월', { selector: '[role="status"]' })).toBeInTheDocument();
});

test('the link to the next month keeps the focus while there is one', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T03:00:00Z'));
  serve(OCTOBER);
  const { user, rerenderRoute } = await open('2026-08');
  (await screen.findByRole('link', { name: '2026년 9월' })).focus();
  await user.keyboard('{Enter}');
  rerenderRoute({ query: { statement: '2026-09' } });
  expect(await screen.findByRole('link', { name: '2026년 10월' })).toHaveFocus();
});

test('a month without completed orders says so', async () => {
  server.use(reply('listOrders', () => pageOf([])));
  await open();
  expect(await screen.findByText('2026년 10월에 접수해 완료된 주문이 없어요.')).toBeVisible();
  expect(screen.getByRole('button', { name: '엑셀 다운로드' })).toBeDisabled();
});

test('a failed request can be repeated', async () => {
  server.use(breakConnection('listOrders'));
  const { user } = await open();
  const again = await screen.findByRole('button', { name: /다시/ });
  serve(OCTOBER);
  await user.click(again);
  expect(await screen.findByRole('table')).toBeVisible();
});
