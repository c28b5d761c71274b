import { act, screen, waitFor, within } from '@testing-library/react';
import ICAL from 'ical.js';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Locale } from '@/config/locales';
import { HOME_MOVE_TERMS } from '@/config/home-move-terms';
import { DraftPlanner } from '@/features/move-planner/draft-planner';
import { OrderPlanner } from '@/features/move-planner/order-planner';
import type { Order } from '@/api/order/order-requests';
import { ORDER_STATUS } from '@/domain/order/status';
import { assignPlan } from '@/lib/storage/move-plans';
import { createTabData } from '@/shell/tab-data';
import { draft, order } from '../../support/factories/orders';
import { reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

const MOVE = '2026-11-28T00:00:00.000Z';
const ORDERED = '2026-10-25T01:00:00.000Z';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T14:05:00+09:00') }));

const move = (over: Partial<Order> = {}) =>
  order({ id: 'order-7', orderType: 'HomeMoving', appointmentAt: MOVE, createdAt: ORDERED, ...over });

async function renderPlanner(over: Partial<Order> = {}, language: Locale = 'ko') {
  server.use(reply('getOrder', () => move(over)));
  return renderApp(<OrderPlanner orderId="order-7" />, { language });
}

const group = (name: string) => screen.getByRole('heading', { name }).closest('section') ?? document.body;
const task = (name: RegExp) => screen.getByRole('checkbox', { name });

test('the order of a move shows what is due now and what is late', async () => {
  await renderPlanner();
  expect(await screen.findByRole('heading', { name: '이사 체크리스트' })).toBeVisible();
  expect(within(group('기한이 지난 일')).getByRole('checkbox', { name: /^계약서와 견적서 확인/ })).not.toBeChecked();
  expect(screen.queryByRole('heading', { name: '서둘러야 할 일' })).toBeNull();
  expect(
    within(group('지금 할 일')).getByRole('checkbox', { name: /^양쪽 집 엘리베이터 예약.*11월 21일 \(토\)까지/ }),
  ).toBeEnabled();
  expect(screen.queryByRole('checkbox', { name: /^전입신고/ })).toBeNull();
  expect(screen.getByRole('progressbar', { name: '25개 중 0개 완료' })).toHaveAttribute('max', '25');
});

/** The tasks of a group as they are read, without their hints: `양쪽 집 엘리베이터 예약 11월 21일 (토)까지 D-7`. */
const rows = (name: string) =>
  within(group(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/(보통 )?\d+월/, ' $&').replace(/ · .*(?=D[-+])/, ' '));

test('ten days before the move, a draft’s checklist reads in the order of its dates, and nothing is overdue', async () => {
  vi.setSystemTime(Date.parse('2026-11-18T14:05:00+09:00'));
  const { user } = await renderApp(<DraftPlanner />, {
    draft: draft({ orderType: 'HomeMoving', appointmentAt: MOVE }),
  });
  await user.click(await screen.findByRole('button', { name: '이사 체크리스트' }));
  await screen.findByRole('dialog');
  expect(rows('서둘러야 할 일')).toEqual([
    '계약서와 견적서 확인 보통 11월 7일 (토)까지 끝내요 D-21',
    '집주인과 관리사무소에 이사 날짜 알리기 보통 11월 7일 (토)까지 끝내요 D-21',
    '버릴 것과 가져갈 것 나누기 보통 11월 14일 (토)까지 끝내요 D-14',
  ]);
  expect(screen.queryByRole('heading', { name: '기한이 지난 일' })).toBeNull();
  expect(rows('지금 할 일')).toEqual([
    '입주 청소 예약 11월 18일 (수)까지 D-10',
    '양쪽 집 엘리베이터 예약 11월 21일 (토)까지 D-7',
    '인터넷·TV 이전 신청 11월 21일 (토)까지 D-7',
    '에어컨 이전 설치 예약 11월 21일 (토)까지 D-7',
    '전학·어린이집 입소 알아보기 11월 23일 (월)까지 D-5',
    '대형 폐기물 신고 11월 25일 (수)까지 D-3',
  ]);
  expect(rows('7일 안에 시작할 일').slice(-3)).toEqual([
    '귀중품과 중요 서류 따로 챙기기 11월 27일 (금)까지 D-1',
    '관리비 정산 11월 28일 (토)까지 D-DAY',
    '장기수선충당금 돌려받기 11월 28일 (토)까지 D-DAY',
  ]);
  expect(rows('이후').slice(2)).toEqual([
    '분실·파손 여부 함께 확인 11월 28일 (토) D-DAY',
    '확정일자와 임대차 신고 11월 28일 (토) D-DAY',
    '새 집 가스 연결과 점검 11월 29일 (일)까지 D+1',
    '전입신고 12월 12일 (토)까지 D+14',
    '박스와 포장재 정리 12월 12일 (토)까지 D+14',
    '파손·분실 신고 12월 28일 (월)까지 D+30',
  ]);
});

test('what was late when the move was ordered does not become overdue, unlike what was not', async () => {
  await renderPlanner({ createdAt: '2026-11-18T01:00:00.000Z' });
  await screen.findByRole('heading', { name: '이사 체크리스트' });
  expect(rows('서둘러야 할 일')).toHaveLength(3);
  expect(rows('기한이 지난 일')).toEqual(['입주 청소 예약 11월 18일 (수)까지 D-10']);
});

test('in English, the days are counted in words, not by the Korean D-day', async () => {
  const { user } = await renderPlanner({}, 'en');
  await user.click(await screen.findByRole('button', { name: 'See the whole checklist' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Moving checklist' }));
  for (const days of ['21 days before', '1 day before', 'Moving day', '1 day after', '30 days after'])
    expect(dialog.getAllByText(days)[0]).toBeVisible();
  expect(dialog.queryByText(/^D[-+]/)).toBeNull();
});

test('a move paid in cash says what is due before and after it, until it is done', async () => {
  const price = { total: 900_000, parts: [], distanceMetres: 0, durationSeconds: 0, validUntil: MOVE };
  const cash = { pay: 'cash', payAmount: 880_000, calculationPrice: price } as const;
  const shown = await renderPlanner(cash);
  const card = (await screen.findByRole('heading', { name: '계약금과 잔금' })).closest('section') ?? document.body;
  expect(within(card).getByText('90,000원')).toBeVisible();
  expect(within(card).getByText('790,000원')).toBeVisible();
  shown.unmount();

  for (const over of [
    { ...cash, pay: 'card' },
    { ...cash, status: ORDER_STATUS.completed },
  ] as const) {
    const other = await renderPlanner(over);
    expect(await screen.findByRole('heading', { name: '이사 체크리스트' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: '계약금과 잔금' })).toBeNull();
    other.unmount();
  }
});

test('the whole plan extends to the last day for claims, which is due only then', async () => {
  const { user } = await renderPlanner();
  await user.click(await screen.findByRole('button', { name: '전체 체크리스트 보기' }));
  const dialog = await screen.findByRole('dialog', { name: '이사 체크리스트' });
  expect(within(dialog).getAllByRole('checkbox')).toHaveLength(25);
  expect(within(dialog).getByRole('checkbox', { name: /^전입신고.*12월 12일/ })).toBeEnabled();
  expect(
    within(dialog).getByRole('checkbox', { name: /^파손·분실 신고.*12월 28일 \(월\)까지.*30일 안에/ }),
  ).toBeEnabled();
  expect(within(dialog).getByText('D+30')).toBeVisible();
  expect(within(dialog).getAllByText('D-DAY').length).toBeGreaterThan(0);
});

test('the claim period is that of the quote’s terms', async () => {
  vi.spyOn(HOME_MOVE_TERMS, 'claimDays', 'get').mockReturnValue(14 as 30);
  const { user } = await renderPlanner();
  await user.click(await screen.findByRole('button', { name: '전체 체크리스트 보기' }));
  expect(
    await screen.findByRole('checkbox', { name: /^파손·분실 신고.*12월 12일 \(토\)까지.*14일 안에/ }),
  ).toBeEnabled();
});

test('ticks survive a reload, for this order only', async () => {
  const first = await renderPlanner();
  await first.user.click(await screen.findByRole('checkbox', { name: /^계약서와 견적서 확인/ }));
  expect(screen.getByText('25개 중 1개 완료')).toBeVisible();
  first.unmount();

  const again = await renderPlanner();
  expect(await screen.findByText('25개 중 1개 완료')).toBeVisible();
  again.unmount();

  server.use(reply('getOrder', () => order({ id: 'order-8', orderType: 'HomeMoving', appointmentAt: MOVE })));
  await renderApp(<OrderPlanner orderId="order-8" />);
  expect(await screen.findByText('25개 중 0개 완료')).toBeVisible();
});

test('a ticked task stays in its place with the focus, so that a second press does not tick the next one', async () => {
  const { user } = await renderPlanner();
  const box = await screen.findByRole('checkbox', { name: /^계약서와 견적서 확인/ });
  const before = screen.getAllByRole('checkbox').map(({ id }) => id);
  await user.click(box);
  expect(screen.getByText('25개 중 1개 완료')).toBeVisible();
  expect(within(group('기한이 지난 일')).getByRole('checkbox', { name: /^계약서와 견적서 확인/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^계약서와 견적서 확인/ })).toHaveFocus();
  expect(screen.getAllByRole('checkbox').map(({ id }) => id)).toEqual(before);
  await user.keyboard(' ');
  expect(screen.getByText('25개 중 0개 완료')).toBeVisible();
});

test('tasks ticked in the composer are kept for the order, even if its day changed', async () => {
  const composing = await renderApp(<DraftPlanner />, {
    draft: draft({ orderType: 'HomeMoving', appointmentAt: '2026-11-26T00:00:00.000Z' }),
  });
  await composing.user.click(await screen.findByRole('button', { name: '이사 체크리스트' }));
  await composing.user.click(await screen.findByRole('checkbox', { name: /^양쪽 집 엘리베이터 예약/ }));
  composing.unmount();
  assignPlan('order-7');

  const { user } = await renderPlanner();
  expect(await screen.findByText('25개 중 1개 완료')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '전체 체크리스트 보기' }));
  await screen.findByRole('dialog');
  expect(task(/^양쪽 집 엘리베이터 예약/)).toBeChecked();
});

test('ticks of a draft that the customer declines do not come back in the next draft', async () => {
  const composing = { draft: draft({ orderType: 'HomeMoving', appointmentAt: MOVE }) };
  const first = await renderApp(<DraftPlanner />, composing);
  await first.user.click(await screen.findByRole('button', { name: '이사 체크리스트' }));
  await first.user.click(await screen.findByRole('checkbox', { name: /^계약서와 견적서 확인/ }));
  expect(screen.getByText('25개 중 1개 완료')).toBeVisible();
  first.unmount();
  createTabData(first).answerDraftOffer('user-1', false);

  const { user } = await renderApp(<DraftPlanner />, composing);
  await user.click(await screen.findByRole('button', { name: '이사 체크리스트' }));
  expect(await screen.findByText('25개 중 0개 완료')).toBeVisible();
});

test('blocked storage still shows the plan', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  await renderPlanner();
  expect(await screen.findByText('25개 중 0개 완료')).toBeVisible();
});

test('other kinds, cancelled orders and orders without a day have no plan', async () => {
  for (const over of [{ orderType: 'Quick' as const }, { status: 5 }, { appointmentAt: null }]) {
    const { unmount, queryClient } = await renderPlanner();
    await screen.findByRole('heading', { name: '이사 체크리스트' });
    server.use(reply('getOrder', () => move(over)));
    await act(() => queryClient.refetchQueries());
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
    unmount();
  }
});

test('the calendar has the move and every open task', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:plan';
  };
  URL.revokeObjectURL = () => {};
  let name = '';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  const { user } = await renderPlanner();
  await user.click(await screen.findByRole('checkbox', { name: /^계약서와 견적서 확인/ }));
  await user.click(screen.getByRole('button', { name: '전체 체크리스트 보기' }));
  await user.click(await screen.findByRole('button', { name: '캘린더에 추가' }));

  expect(name).toBe('이사-체크리스트-2026-11-28.ics');
  const calendar = ICAL.Component.fromString(await (saved[0] ?? new Blob()).text());
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events).toHaveLength(25);
  const move = events.find(({ summary }) => summary === '이삿날');
  expect(move?.startDate.toJSDate().toISOString()).toBe(MOVE);
  const residence = events.find(({ summary }) => summary.startsWith('전입신고'));
  expect(residence?.startDate.isDate).toBe(true);
  expect(residence?.startDate.toString()).toBe('2026-12-12');
  expect(events.some(({ summary }) => summary.startsWith('계약서'))).toBe(false);
});
