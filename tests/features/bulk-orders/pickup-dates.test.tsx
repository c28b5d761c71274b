import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { signatureOf } from '@/domain/bulk/mapping';
import { kstDateAfter } from '@/domain/time/kst';
import { openBulkRecords } from '@/lib/storage/bulk-records';
import { price } from '../../support/factories/orders';
import { staff } from '../../support/factories/users';
import { reply } from '../../support/handlers/reply';
import { server } from '../../support/server';
import {
  answerBulkOrders,
  asText,
  cell,
  delivery,
  HEAD,
  renderBulkOrders,
  renderSheet,
  sendAll,
  showCommonColumns,
  type Sent,
} from './bulk-orders-setup';

/** Early enough that the times below can be booked for today. */
const NOW = Date.parse('2026-12-01T07:00:00+09:00');

let sent: Sent = [];
beforeEach(() => {
  vi.setSystemTime(NOW);
  sent = answerBulkOrders();
});

const DAY = kstDateAfter(NOW, 2);
const OTHER_DAY = kstDateAfter(NOW, 3);
const YESTERDAY = kstDateAfter(NOW, -1);
const TODAY = kstDateAfter(NOW, 0);
/** `2026-12-01` → `12/1` */
const short = (date: string) => date.slice(5).split('-').map(Number).join('/');

const withMoments = (moments: readonly (readonly [string, string])[]) =>
  moments.map((moment, index) => [...delivery(`고객${index}`), ...moment]);

async function paste(rows: readonly (readonly string[])[], head: readonly string[]) {
  const view = await renderBulkOrders();
  await view.user.click(screen.getByRole('textbox', { name: '표 붙여넣기' }));
  await view.user.paste(asText([head, ...rows]));
  return view;
}

describe('a sheet with a date and a time column', () => {
  test('books each row for its own day', async () => {
    const rows = withMoments([
      [short(DAY), '10:30'],
      [OTHER_DAY, '14:00'],
    ]);
    const { user } = await renderSheet(rows, [...HEAD, '픽업 날짜', '픽업 시간']);
    expect(cell(1, '픽업 시간')).toHaveTextContent(`${DAY} 10:30`);
    expect(cell(2, '픽업 시간')).toHaveTextContent(`${OTHER_DAY} 14:00`);
    expect(screen.getByText('붙여넣은 표 · 열 10개를 맞췄어요.')).toBeVisible();
    await sendAll(user, 2);
    await screen.findByText('접수 2건');
    expect(sent.map(({ request }) => request.appointmentAt)).toEqual([
      new Date(`${DAY}T10:30:00+09:00`).toISOString(),
      new Date(`${OTHER_DAY}T14:00:00+09:00`).toISOString(),
    ]);
  });

  test('does not move a past date, or a row without one, to today', async () => {
    await renderSheet(
      withMoments([
        [YESTERDAY, '10:00'],
        ['', '10:00'],
      ]),
      [...HEAD, '배송일', '배송시간'],
    );
    expect(cell(1, '픽업 시간')).toHaveTextContent(`${YESTERDAY} 10:00`);
    expect(cell(1, '픽업 시간')).toHaveTextContent(/분 후부터 예약할 수 있어요/);
    expect(cell(2, '픽업 시간')).toHaveTextContent(/\?\/\? 10:00.*처럼 입력해 주세요/);
  });

  test('shows both columns where they are matched, and the date can be left out', async () => {
    const { user } = await renderSheet(withMoments([[short(DAY), '10:30']]), [...HEAD, '날짜', '시간']);
    await user.click(screen.getByRole('button', { name: '열 다시 맞추기' }));
    expect(screen.getByLabelText('날짜 열의 항목')).toHaveDisplayValue('픽업 날짜');
    expect(screen.getByLabelText('시간 열의 항목')).toHaveDisplayValue('픽업 시간');
    await user.selectOptions(screen.getByLabelText('날짜 열의 항목'), '사용하지 않음');
    expect(screen.getByText(/시간만 적힌 행은 오늘로 접수해요.*\(날짜\)을 ‘픽업 날짜’로/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '1행 가져오기' }));
    await showCommonColumns(user, '픽업 시간');
    expect(cell(1, '픽업 시간')).toHaveTextContent(`${TODAY} 10:30`);
  });
});

test('dates that may be of another day are asked about once, and named each time they are not used', async () => {
  const rows = withMoments([[short(DAY), '10:30']]);
  const head = [...HEAD, '주문일자', '픽업 시간'];
  const { user } = await paste(rows, head);
  await user.click(await screen.findByRole('button', { name: '1행 가져오기' }));
  expect(await screen.findByText(/시간만 적힌 행은 오늘로 접수해요.*\(주문일자\)/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: '새 표' }));
  await user.click(await screen.findByRole('button', { name: '삭제하고 시작' }));
  await user.click(await screen.findByRole('textbox', { name: '표 붙여넣기' }));
  await user.paste(asText([head, ...rows]));
  await screen.findByRole('grid', { name: '주문 표' });
  expect(screen.getByText(/시간만 적힌 행은 오늘로 접수해요.*\(주문일자\)/)).toBeVisible();
});

test('a mapping that was remembered without the date column joins it too', async () => {
  const head = [...HEAD, '날짜', '시간'];
  const { id, organization } = staff();
  const known = ['pickupName', 'pickupPhone', 'pickupAddress', 'dropName', 'dropPhone', 'dropAddress', 'vehicle'];
  const mapping = [...known, 'memo', null, 'time'];
  await openBulkRecords(`${id}/${organization?.id ?? ''}`).write('mappings', new Map([[signatureOf(head), mapping]]));
  await paste(withMoments([[short(DAY), '10:30']]), head);
  await screen.findByRole('grid', { name: '주문 표' });
  expect(cell(1, '관리 메모')).toHaveTextContent('서류');
  expect(screen.getByRole('button', { name: /^픽업 시간/ })).toHaveTextContent(DAY);
});

describe('a sheet that is placed again while its prices load', () => {
  /** Sends two rows, and places them again for today, which has other prices. Returns what answers these. */
  async function placeAgain() {
    const rows = withMoments([
      [DAY, '09:00'],
      [DAY, '09:15'],
    ]);
    const { user } = await renderSheet(rows, [...HEAD, '픽업 날짜', '픽업 시간']);
    await sendAll(user, 2);
    const again = await screen.findByRole('button', { name: '같은 2건 다시 접수' });
    let answerPrices = () => {};
    const held = new Promise<void>((resolve) => (answerPrices = resolve));
    server.use(
      reply('estimate', async () => {
        await held;
        return price({ total: 12_000 });
      }),
    );
    await user.click(again);
    await screen.findByText('요금 미확인 2건');
    return { user, answerPrices };
  }

  test('asks nothing by itself once the customer has corrected a row', async () => {
    const { user, answerPrices } = await placeAgain();
    cell(1, '픽업 시간').focus();
    await user.paste('15:00\n15:15');
    act(answerPrices);
    expect(await screen.findByRole('button', { name: '2건 접수하기' })).toBeEnabled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('leaves a half-typed cell alone', async () => {
    const { user, answerPrices } = await placeAgain();
    cell(1, '받는 분').focus();
    await user.keyboard('{F2}님');
    act(answerPrices);
    expect(await screen.findByRole('button', { name: '2건 접수하기' })).toBeEnabled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: '1행 받는 분' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: '1행 받는 분' })).toHaveValue('고객0님');
  });
});

test('a row with totals is left out, and the sheet says so', async () => {
  await paste([delivery('하나'), delivery('둘'), ['합계', '', '', '', '', '', '', '2건']], HEAD);
  expect(await screen.findByText(/붙여넣은 표 · 열 8개를 맞췄어요\. 합계 행 1개는 제외했어요\./)).toBeVisible();
  await waitFor(() => expect(screen.getByText('접수 가능 2건')).toBeVisible());
});

test('a title above the names of the columns is left out, and the sheet says so', async () => {
  await paste([HEAD, delivery('하나')], ['퀵 접수 리스트', ...HEAD.slice(1).map(() => '')]);
  expect(await screen.findByText(/붙여넣은 표 · 열 8개를 맞췄어요\. 표 위의 1행은 제외했어요\./)).toBeVisible();
  await waitFor(() => expect(screen.getByText('접수 가능 1건')).toBeVisible());
});

test('a cell that is being edited keeps its text and its field when the pickup time opens as too near', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
  const rows = ['문 앞', '경비실'].map((note, index) => [...delivery(`고객${index}`), '08:00', note]);
  const { user } = await renderSheet(rows, [...HEAD, '픽업 시간', '도착지 요청사항']);
  expect(screen.queryByRole('columnheader', { name: '픽업 시간' })).toBeNull();
  act(() => cell(2, '도착지 요청사항').focus());
  await user.keyboard('{F2} 앞');
  vi.setSystemTime(Date.parse('2026-12-01T07:58:00+09:00'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));

  expect(await screen.findByRole('columnheader', { name: '픽업 시간' })).toBeVisible();
  const editor = screen.getByRole('textbox', { name: '2행 도착지 요청사항' });
  expect(editor).toHaveValue('경비실 앞');
  expect(editor).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(cell(2, '도착지 요청사항')).toHaveTextContent('경비실 앞');
  expect(cell(2, '픽업 시간')).toHaveTextContent('08:00');
});
