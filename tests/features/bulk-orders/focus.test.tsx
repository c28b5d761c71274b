import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { watchRetries } from '@/lib/browser/watch-retry';
import { price } from '../../support/factories/orders';
import { deny, reply } from '../../support/handlers/reply';
import { server } from '../../support/server';
import {
  answerBulkOrders,
  asText,
  cell,
  delivery,
  renderBulkOrders,
  renderSheet,
  sendAll,
  showCommonColumns,
} from './bulk-orders-setup';

beforeEach(() => void answerBulkOrders());

const button = (name: string) => screen.getByRole('button', { name });
type Customer = Awaited<ReturnType<typeof renderBulkOrders>>['user'];

/** Presses a button by keyboard. */
async function press(user: Customer, name: string) {
  act(() => button(name).focus());
  expect(button(name)).toHaveFocus();
  await user.keyboard('{Enter}');
}

describe('the keyboard keeps its place', () => {
  test('after a row that looks like a duplicate is confirmed in its status cell', async () => {
    const { user } = await renderSheet([delivery('하나'), delivery('하나')]);
    await user.click(button('그래도 접수'));
    await waitFor(() => expect(screen.queryByRole('button', { name: '그래도 접수' })).toBeNull());
    expect(cell(2, '상태')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(cell(1, '상태')).toHaveFocus();
  });

  test.each(['1행도 접수하기', '1행 삭제'])('after “%s”, which is gone then', async (name) => {
    const { user } = await renderSheet([delivery('하나'), delivery('하나')]);
    await press(user, name);
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    expect(document.body).not.toHaveFocus();
  });

  test('after the address search is tried again', async () => {
    onTestFinished(watchRetries());
    server.use(reply('searchAddresses', () => deny(503)));
    const { user } = await renderSheet([delivery('하나')]);
    answerBulkOrders();
    await press(user, '다시 검색');
    await screen.findByText('접수 가능 1건');
    expect(screen.queryByRole('button', { name: '다시 검색' })).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  test('after failed prices are asked for again, beside what becomes of them', async () => {
    server.use(reply('estimate', () => deny(503)));
    const { user } = await renderSheet([delivery('하나')]);
    await screen.findByRole('button', { name: '1건 요금 다시 계산' });
    server.use(reply('estimate', () => price({ total: 12_000 })));
    await press(user, '1건 요금 다시 계산');
    const facts = await screen.findByText('접수 가능 1건');
    expect(screen.queryByRole('button', { name: '1건 요금 다시 계산' })).toBeNull();
    expect(facts.parentElement).toHaveFocus();
  });

  test('after an attempt that cannot be looked up is discarded', async () => {
    const none = { items: [], pageIndex: 0, pageSize: 100, total: 0 };
    server.use(
      reply('createOrder', () => deny(503)),
      reply('listOrders', ({ query }) => (query.has('idempotencyKey') ? deny(403) : none)),
    );
    const { user } = await renderSheet([delivery('하나')]);
    await sendAll(user, 1);
    await screen.findByRole('button', { name: '이 접수 요청 기록 삭제' });
    await press(user, '이 접수 요청 기록 삭제');
    await screen.findByRole('dialog');
    await press(user, '삭제하기');
    await waitFor(() => expect(screen.queryByText(/문의 번호/)).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  test('after only the unsent rows are kept', async () => {
    const { user } = await renderSheet([delivery('하나'), delivery('둘', { 4: '' })]);
    await sendAll(user, 1);
    await screen.findByText('접수 1건 · 확인 필요 1건');
    await press(user, '미접수 1행만 남기기');
    await waitFor(() => expect(cell(1, '받는 분')).toHaveTextContent('둘'));
    expect(document.body).not.toHaveFocus();
  });

  test('after the sheet is dropped for a new one; on a new page it starts at the top', async () => {
    const { user } = await renderBulkOrders();
    expect(document.body).toHaveFocus();
    await press(user, '빈 표에서 시작');
    await screen.findByRole('grid', { name: '주문 표' });
    await press(user, '새 표');
    await screen.findByRole('dialog');
    await press(user, '삭제하고 시작');
    expect(await screen.findByRole('textbox', { name: '표 붙여넣기' })).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  test('after the way back from the columns of a sheet', async () => {
    const { user } = await renderBulkOrders();
    await user.click(screen.getByRole('textbox', { name: '표 붙여넣기' }));
    await user.paste(asText([delivery('하나'), delivery('둘')]));
    await screen.findByRole('button', { name: '다시 선택' });
    await press(user, '다시 선택');
    expect(await screen.findByRole('textbox', { name: '표 붙여넣기' })).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  test('on the button that takes back what was pressed above the sheet', async () => {
    const { user } = await renderSheet([delivery('하나')]);
    const showEmpty = screen.getByRole('button', { name: /^빈 열 \d+개 보기$/ }).textContent;
    await press(user, showEmpty);
    await waitFor(() => expect(button('빈 열 접기')).toHaveFocus());
    await press(user, '빈 열 접기');
    await waitFor(() => expect(button(showEmpty)).toHaveFocus());

    await showCommonColumns(user, '픽업 시간');
    await waitFor(() => expect(button('픽업 시간 접기')).toHaveFocus());
    await press(user, '픽업 시간 접기');
    await waitFor(() => expect(button('픽업 시간지금')).toHaveFocus());
  });

  test('on a tool that has nothing more to do', async () => {
    const { user } = await renderSheet([delivery('하나')]);
    await press(user, '행 삭제');
    expect(button('행 삭제')).toHaveAttribute('aria-disabled', 'true');
    // A disabled button would lose the focus in a browser.
    expect(button('행 삭제')).toBeEnabled();
    expect(button('행 삭제')).toHaveFocus();

    await press(user, '되돌리기');
    expect(cell(1, '받는 분')).toHaveTextContent('하나');
    expect(button('되돌리기')).toHaveAttribute('aria-disabled', 'true');
    expect(button('되돌리기')).toBeEnabled();
    await user.keyboard('{Enter}');
    expect(button('되돌리기')).toHaveFocus();
    expect(cell(1, '받는 분')).toHaveTextContent('하나');

    await press(user, '다시 실행');
    expect(button('다시 실행')).toHaveAttribute('aria-disabled', 'true');
    expect(button('다시 실행')).toBeEnabled();
  });
});
