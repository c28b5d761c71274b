import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { BulkOrders } from '@/features/bulk-orders/bulk-orders-page';
import { order, orderItem } from '../../support/factories/orders';
import { staff } from '../../support/factories/users';
import { breakConnection, deny, reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';
import {
  answerBulkOrders,
  asText,
  cell,
  confirm,
  delivery,
  HEAD,
  renderBulkOrders,
  renderSheet,
  sendAll,
  type Sent,
  showCommonColumns,
  TWIN,
} from './bulk-orders-setup';

let sent: Sent = [];
beforeEach(() => {
  sent = answerBulkOrders();
});

const headings = () =>
  screen.getAllByRole('columnheader').map(({ textContent }) => textContent.replace(/ \*필수$/, ''));
const two = () => renderSheet([delivery('하나'), delivery('둘')]);

test('the columns of a sheet that was sent are not matched again', async () => {
  const { user } = await two();
  expect(screen.getByRole('button', { name: '열 다시 맞추기' })).toBeVisible();
  await sendAll(user, 2);
  await screen.findByText('접수 2건');
  expect(screen.queryByRole('button', { name: '열 다시 맞추기' })).toBeNull();
});

test('the columns of what is left of a sent sheet are not matched again: that would bring the sent rows back', async () => {
  const { user } = await renderSheet([delivery('하나'), delivery('둘', { 4: '' })]);
  await sendAll(user, 1);
  await user.click(await screen.findByRole('button', { name: '미접수 1행만 남기기' }));
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: '열 다시 맞추기' })).toBeNull();
});

describe('what all rows share', () => {
  test('is one line instead of columns, and the recipients come first', async () => {
    await two();
    expect(headings()).toEqual(['행', '받는 분', '받는 분 연락처', '도착지 주소', '차량', '요금', '상태']);
    expect(screen.getByRole('button', { name: /^출발지 · 보내는 분.*세종대로 110 · 박서준/ })).toBeVisible();
    expect(screen.getByRole('button', { name: '픽업 시간지금' })).toBeVisible();
    expect(screen.getByRole('button', { name: '결제신용' })).toBeVisible();
  });

  test('is changed for all rows at once', async () => {
    const { user } = await two();
    await user.click(screen.getByRole('button', { name: '결제신용' }));
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(within(dialog).getByLabelText('결제'), '착불');
    await user.click(within(dialog).getByRole('button', { name: '모두 변경' }));
    expect(await screen.findByRole('button', { name: '결제착불' })).toBeVisible();
    await sendAll(user, 2);
    await screen.findByText('접수 2건');
    expect(sent.map(({ request }) => request.payer)).toEqual(['CashOnArrival', 'CashOnArrival']);
  });

  test('opens as columns, so that one row may differ, and stays open then', async () => {
    const { user } = await two();
    await showCommonColumns(user, '출발지 · 보내는 분');
    cell(2, '보내는 분').focus();
    await user.keyboard('이도윤{Enter}');
    expect(cell(2, '보내는 분')).toHaveTextContent('이도윤');
    expect(headings()).toContain('보내는 분');
  });

  test('never hides a column with something to correct', async () => {
    await renderSheet([delivery('하나', { 1: '010-12' }), delivery('둘', { 1: '010-12' })]);
    expect(cell(1, '보내는 분 연락처')).toHaveTextContent('전화번호를 확인해 주세요');
  });
});

test('own number, cost centre and memo go out with the remark, as their cells say', async () => {
  const { user } = await renderSheet(
    [[...delivery('하나'), 'A-1', '영업', '오전', '문 앞']],
    [...HEAD, '관리번호', '비용 부서', '관리 메모', '비고'],
  );
  act(() => cell(1, '관리 메모').focus());
  expect(await screen.findByText(/기사님께도 전달돼요/)).toBeVisible();
  act(() => cell(1, '받는 분').focus());
  await waitFor(() => expect(screen.queryByText(/기사님께도 전달돼요/)).toBeNull());
  await sendAll(user, 1);
  await screen.findByText('접수 1건');
  expect(sent[0]?.request.remark).toBe('문 앞\n[관리번호: A-1] [비용 부서: 영업] [관리 메모: 오전]');
});

test('a memo that all rows share says that the driver sees it', async () => {
  const { user } = await renderSheet(
    [
      [...delivery('하나'), '오전'],
      [...delivery('둘'), '오전'],
    ],
    [...HEAD, '관리 메모'],
  );
  await user.click(screen.getByRole('button', { name: '관리 메모오전' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('2행에 함께 적용돼요. 기사님께도 전달돼요.');
});

describe('a sheet that comes again', () => {
  test('is sent again in two presses, with keys of its own', async () => {
    const { user } = await two();
    await sendAll(user, 2);
    await screen.findByText('접수 2건');
    await user.click(screen.getByRole('button', { name: '같은 2건 다시 접수' }));
    const dialog = await screen.findByRole('dialog', { name: '주문 2건을 접수할까요?' });
    expect(dialog).toHaveTextContent(/같은 표로 .*2건을 접수했어요/);
    await confirm(user);
    await screen.findByText('접수 2건');
    await waitFor(() => expect(sent).toHaveLength(4));
    expect(new Set(sent.map(({ key }) => key)).size).toBe(4);
  });

  test('shows all its rows, although a phase of the earlier orders was chosen', async () => {
    const { user } = await two();
    await sendAll(user, 2);
    await screen.findByText('접수 2건');
    await user.click(screen.getByRole('button', { name: /^완료/ }));
    expect(screen.queryAllByRole('rowheader')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: '같은 2건 다시 접수' }));
    await screen.findByRole('dialog', { name: '주문 2건을 접수할까요?' });
    await user.click(screen.getByRole('button', { name: '돌아가기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cell(1, '받는 분')).toHaveTextContent('하나');
    expect(cell(2, '받는 분')).toHaveTextContent('둘');
  });

  test('without its sent rows shows the others, although a phase of the orders was chosen', async () => {
    const { user } = await renderSheet([delivery('하나'), delivery('둘', { 4: '' })]);
    await sendAll(user, 1);
    await screen.findByText('접수 1건 · 확인 필요 1건');
    await user.click(screen.getByRole('button', { name: /^배정 대기/ }));
    expect(cell(1, '받는 분')).toHaveTextContent('하나');
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '미접수 1행만 남기기' }));
    await waitFor(() => expect(cell(1, '받는 분')).toHaveTextContent('둘'));
  });

  test('is recognised, after a reload too, and its repeated rows wait for one choice', async () => {
    const { user, unmount } = await two();
    await sendAll(user, 2);
    await screen.findByText('접수 2건');
    server.use(
      reply('listOrders', () => ({
        items: ['하나', '둘'].map((contactName, index) =>
          orderItem({
            id: `order-${index + 1}`,
            pickup: sent[0]?.request.waypoints[0]?.address.roadAddress ?? '',
            dropoff: sent[0]?.request.waypoints[1]?.address.roadAddress ?? '',
            contactName,
            createdAt: new Date().toISOString(),
          }),
        ),
        pageIndex: 0,
        pageSize: 100,
        total: 2,
      })),
    );
    await user.click(screen.getByRole('button', { name: '새 표' }));
    await user.click(await screen.findByRole('button', { name: '삭제하고 시작' }));
    await user.click(await screen.findByRole('textbox', { name: '표 붙여넣기' }));
    await user.paste(asText([HEAD, delivery('하나'), delivery('둘')]));
    expect(await screen.findByText('오늘 이미 접수한 표와 같아요')).toBeVisible();

    unmount();
    await renderApp(<BulkOrders />, { user: staff() });
    expect(await screen.findByText('오늘 이미 접수한 표와 같아요')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '2행도 접수하기' }));
    expect(await screen.findByRole('button', { name: '2건 접수하기' })).toBeEnabled();
  });

  test('without its sent rows keeps the attempt of a row whose outcome is unknown', async () => {
    const { user } = await two();
    let isLost = true;
    const keys: (string | null)[] = [];
    server.use(
      reply('createOrder', ({ body, headers }) => {
        keys.push(headers.get('Idempotency-Key'));
        if (body.waypoints[1]?.contactName === '둘' && isLost) deny(503);
        return order({ id: `order-${keys.length}`, orderNo: `2611-${keys.length}` });
      }),
      breakConnection('listOrders'),
    );
    await sendAll(user, 2);
    await screen.findByRole('button', { name: '1건 이어서 접수하기' });
    await user.click(screen.getByRole('button', { name: '미접수 1행만 남기기' }));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
    expect(cell(1, '상태')).toHaveTextContent('접수 확인 필요');

    isLost = false;
    const found = orderItem({ id: 'order-2', orderNo: '2611-2' });
    server.use(reply('listOrders', () => ({ items: [found], pageIndex: 0, pageSize: 20, total: 1 })));
    const before = keys.length;
    await user.click(screen.getByRole('button', { name: '1건 이어서 접수하기' }));
    await screen.findByText('접수 1건');
    expect(keys).toHaveLength(before);
  });
});

describe('the orders of the board', () => {
  const tiles = () =>
    within(screen.getByRole('group', { name: '이 표의 진행 상황' }))
      .getAllByRole('button', { name: /\d$/ })
      .map(({ textContent }) => textContent);

  test('that the newest pages of the list do not hold are counted by their own status', async () => {
    const statusOf: Record<string, number> = { 'order-2': 3, 'order-3': 8 };
    server.use(
      reply('getOrderStatus', ({ params: { id = '' } }) => ({ status: statusOf[id] ?? deny(404), waypoints: [] })),
    );
    const { user } = await renderSheet([delivery('하나'), delivery('둘', { 5: TWIN }), delivery('셋', { 7: '상자' })]);
    await sendAll(user, 3);
    await screen.findByText('접수 3건');
    expect(await screen.findByText('1건은 상태를 확인하지 못해 위의 숫자에 포함하지 않았어요.')).toBeVisible();
    expect(tiles()).toEqual(['배정 대기0', '진행 중1', '완료1', '취소·실패·반송0']);
    // Neither the completed order nor the one of unknown status.
    expect(screen.getByRole('button', { name: '1건 취소' })).toBeVisible();
  });

  test('say which rows are missing when a phase without any is chosen, not that nothing is to be checked', async () => {
    const { user } = await two();
    await sendAll(user, 2);
    await user.click(await screen.findByRole('button', { name: '완료0' }));
    expect(screen.getByText('이 상태인 주문이 없어요.')).toBeVisible();
    expect(screen.queryByText('확인할 행이 없어요.')).toBeNull();
  });

  test('make room for a row that is added while one phase is shown', async () => {
    const { user } = await two();
    await sendAll(user, 2);
    const phase = await screen.findByRole('button', { name: '완료0' });
    await user.click(phase);
    await user.click(screen.getByRole('button', { name: '행 추가' }));
    expect(phase).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
  });

  test('are asked for singly only if the list does not hold them', async () => {
    const asked: string[] = [];
    server.use(
      reply('getOrderStatus', ({ params: { id = '' } }) => {
        asked.push(id);
        return { status: 1, waypoints: [] };
      }),
    );
    const { user } = await two();
    server.use(
      reply('listOrders', () => ({
        items: [orderItem({ id: 'order-1', status: 8 })],
        pageIndex: 0,
        pageSize: 100,
        total: 1,
      })),
    );
    await sendAll(user, 2);
    await screen.findByText('접수 2건');
    await waitFor(() => expect(tiles()).toEqual(['배정 대기1', '진행 중1', '완료0', '취소·실패·반송0']));
    expect(await screen.findByRole('button', { name: '2건 취소' })).toBeVisible();
    expect(new Set(asked)).toEqual(new Set(['order-2']));
  });

  test('of another phase are not selected: rows that nobody chose would be cancelled', async () => {
    server.use(reply('getOrderStatus', ({ params }) => ({ status: params.id === 'order-1' ? 1 : 8, waypoints: [] })));
    const { user } = await renderSheet([delivery('하나'), delivery('둘', { 5: TWIN }), delivery('셋', { 7: '상자' })]);
    await sendAll(user, 3);
    await screen.findByText('접수 3건');
    act(() => cell(1, '받는 분').focus());
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(await screen.findByRole('button', { name: '선택한 2건 취소' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: '진행 중2' }));
    expect(screen.getByRole('button', { name: '2건 취소' })).toBeVisible();
  });

  test.each([
    {
      name: 'stay selected when one leaves the phase that is shown, and none takes its place',
      statuses: [1, 1, 1, 1],
      phase: '배정 대기',
      selected: 3,
      later: { 'order-1': 8 },
      left: 3,
      button: '선택한 2건 취소',
    },
    {
      name: 'are not selected by coming into the phase that is shown, between selected ones',
      statuses: [8, 1, 8, 8],
      phase: '진행 중',
      selected: 2,
      later: { 'order-2': 8 },
      left: 4,
      button: '4건 취소',
    },
  ])('$name', async ({ statuses, phase, selected, later, left, button }) => {
    const statusOf: Record<string, number | undefined> = Object.fromEntries(
      statuses.map((status, index) => [`order-${index + 1}`, status]),
    );
    server.use(reply('getOrderStatus', ({ params: { id = '' } }) => ({ status: statusOf[id] ?? 1, waypoints: [] })));
    const { user, queryClient } = await renderSheet([
      delivery('하나'),
      delivery('둘', { 5: TWIN }),
      delivery('셋', { 7: '상자' }),
      delivery('넷', { 7: '봉투' }),
    ]);
    await sendAll(user, 4);
    await screen.findByText('접수 4건');
    const shown = statuses.filter((status) => status === statuses[0]).length;
    await user.click(await screen.findByRole('button', { name: `${phase}${shown}` }));
    act(() => cell(1, '받는 분').focus());
    await user.keyboard(`{Shift>}${'{ArrowDown}'.repeat(selected - 1)}{/Shift}`);
    expect(await screen.findByRole('button', { name: `선택한 ${selected}건 취소` })).toBeVisible();

    Object.assign(statusOf, later);
    await act(() => queryClient.refetchQueries());
    await screen.findByRole('button', { name: `${phase}${left}` });
    expect(screen.getByRole('button', { name: button })).toBeVisible();
  });

  test('are cancelled together, each once, with the fees of all', async () => {
    const cancelled: string[] = [];
    const { user } = await renderSheet([delivery('하나'), delivery('둘', { 5: TWIN }), delivery('셋', { 7: '상자' })]);
    await sendAll(user, 3);
    await screen.findByText('접수 3건');
    server.use(
      reply('getOrder', ({ params }) => {
        const { id = '' } = params;
        const fee = id === 'order-2' ? 3_600 : 0;
        return order({ id, orderNo: `No-${id}`, status: fee > 0 ? 2 : 1, cancelQuote: { fee, refund: 0 } });
      }),
      reply('cancelOrder', ({ params }) => {
        cancelled.push(params.id ?? '');
        return { fee: 0, refund: 0, cancelledAt: '2026-11-21T05:00:00.000Z' };
      }),
    );

    await user.click(await screen.findByRole('button', { name: '3건 취소' }));
    const dialog = within(await screen.findByRole('dialog'));
    const confirmation = await dialog.findByRole('button', { name: '3건 취소하기' });
    expect(dialog.getByText('취소 수수료 합계').nextSibling).toHaveTextContent('3,600원');
    await user.click(dialog.getByRole('checkbox', { name: 'No-order-1 · 하나' }));
    expect(confirmation).toHaveTextContent('2건 취소하기');
    await user.click(confirmation);
    expect((await dialog.findAllByText('2건을 취소했어요.'))[0]).toBeVisible();
    expect(cancelled.toSorted()).toEqual(['order-2', 'order-3']);
  });
});

describe('a sheet on credit', () => {
  const answerCredit = (used: number) =>
    server.use(
      reply('getStatistics', ({ query }) => ({
        period: query.get('period') ?? '',
        count: 0,
        total: 0,
        days: [],
        credit: { limit: 100_000, used },
      })),
    );

  test('that costs more than is left says so before it is sent, until it is paid otherwise', async () => {
    answerCredit(80_000);
    const { user } = await two();
    expect(await screen.findByText('남은 신용 한도를 4,000원 초과해요')).toBeVisible();
    expect(
      screen.getByText(/신용으로 접수할 2건은 24,000원이고, 이번 달에 남은 신용 한도는 20,000원이에요/),
    ).toBeVisible();

    await user.click(screen.getByRole('button', { name: '결제신용' }));
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(within(dialog).getByLabelText('결제'), '현금·계좌이체');
    await user.click(within(dialog).getByRole('button', { name: '모두 변경' }));
    await waitFor(() => expect(screen.queryByText(/남은 신용 한도를/)).not.toBeInTheDocument());
  });

  test('that fits says nothing', async () => {
    answerCredit(76_000);
    await two();
    await screen.findByRole('button', { name: '2건 접수하기' });
    expect(await screen.findByText(/24,000원 남음/)).toBeVisible();
    expect(screen.queryByText(/남은 신용 한도를/)).not.toBeInTheDocument();
  });
});

test('a sheet is pasted wherever the focus is', async () => {
  const { user } = await renderBulkOrders();
  act(() => document.body.focus());
  await user.paste(asText([HEAD, delivery('하나')]));
  expect(await screen.findByRole('grid', { name: '주문 표' })).toBeVisible();
});
