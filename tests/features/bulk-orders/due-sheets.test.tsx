import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { occurrenceOf, toTemplate, WEEKDAYS } from '@/domain/bulk/sheet-template';
import { serverNow } from '@/domain/time/clock';
import { BulkOrders } from '@/features/bulk-orders/bulk-orders-page';
import { openBulkRecords } from '@/lib/storage/bulk-records';
import { staff } from '../../support/factories/users';
import { renderApp } from '../../support/render';
import {
  answerBulkOrders,
  cell,
  confirm,
  delivery,
  DUE_ROW,
  HEAD,
  renderBulkOrders,
  renderSheet,
  sendAll,
  type Sent,
} from './bulk-orders-setup';

/** Templates that are due on every day, saved by an earlier visit. */
async function keepDueTemplate(names = ['아침 배송']) {
  const { id, organization } = staff();
  const records = openBulkRecords(`${id}/${organization?.id ?? ''}`);
  const toDue = (name: string, index: number) =>
    toTemplate(index === 0 ? 't' : `t${index}`, name, [DUE_ROW], { weekdays: WEEKDAYS, time: '' });
  await records.write('templates', names.map(toDue));
}

let sent: Sent = [];
beforeEach(() => {
  sent = answerBulkOrders();
});

/** Opens the screen again, with the sheet that this browser keeps. */
async function renderOpenSheet() {
  const view = await renderApp(<BulkOrders />, { user: staff() });
  await screen.findByRole('grid', { name: '주문 표' });
  return view;
}

const OFFER = '오늘은 ‘아침 배송’ 접수하는 날이에요';
const open = () => screen.findByRole('button', { name: '1행 열기' });

test('a sheet that is due today is offered beside an open sheet, which is kept with all that was typed', async () => {
  await keepDueTemplate();
  const { user } = await renderSheet([delivery('하나'), delivery('둘')], HEAD);
  cell(2, '받는 분').focus();
  await user.keyboard('이하윤{Enter}');
  expect(screen.getByText(OFFER)).toBeVisible();

  await user.click(await open());
  await waitFor(() => expect(cell(1, '받는 분')).toHaveTextContent('정기'));
  expect(screen.queryByText(OFFER)).toBeNull();
  expect(screen.getByText(/에 보관한 표 2행 중 2행이 접수 전이에요/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: '다시 열기' }));
  await waitFor(() => expect(cell(2, '받는 분')).toHaveTextContent('이하윤'));
  expect(screen.getByText(/에 보관한 표 1행 중 1행이 접수 전이에요/)).toBeVisible();
});

test('opening another sheet shows all its rows, and the keyboard goes on at its start', async () => {
  await keepDueTemplate();
  const { user } = await renderSheet([delivery('하나'), delivery('둘', { 4: '' })], HEAD);
  await user.click(screen.getByRole('radio', { name: '확인할 행 1' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);

  act(() => screen.getByRole('button', { name: '1행 열기' }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(cell(1, '받는 분')).toHaveTextContent('정기'));
  expect(screen.getByRole('radio', { name: '전체 1' })).toBeChecked();
  expect(document.body).not.toHaveFocus();

  act(() => screen.getByRole('button', { name: '다시 열기' }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(cell(2, '받는 분')).toHaveTextContent('둘'));
  expect(screen.getByRole('radio', { name: '전체 2' })).toBeChecked();
  expect(document.body).not.toHaveFocus();
});

test('the kept sheet is there after a reload, with the orders that it has placed', async () => {
  const { user, unmount } = await renderSheet([delivery('하나'), delivery('둘', { 4: '' })], HEAD);
  await sendAll(user, 1);
  await screen.findByText('접수 1건 · 확인 필요 1건');
  unmount();
  await keepDueTemplate();

  const again = await renderOpenSheet();
  await again.user.click(await open());
  await screen.findByText(/에 보관한 표 2행 중 1행이 접수 전이에요/);
  again.unmount();

  const later = await renderOpenSheet();
  await later.user.click(await screen.findByRole('button', { name: '새 표' }));
  await later.user.click(await screen.findByRole('button', { name: '삭제하고 시작' }));
  await later.user.click(await screen.findByRole('button', { name: '다시 열기' }));
  await waitFor(() => expect(cell(1, '상태')).toHaveTextContent('2611-1'));
  expect(screen.getByText('접수 1건 · 확인 필요 1건')).toBeVisible();
});

type Customer = Awaited<ReturnType<typeof renderBulkOrders>>['user'];

/** Opens the offered sheet, and changes its recipient. */
async function editDueSheet(user: Customer) {
  expect(await screen.findByText(OFFER)).toBeVisible();
  await user.click(await open());
  await waitFor(() => expect(cell(1, '받는 분')).toHaveTextContent('정기'));
  cell(1, '받는 분').focus();
  await user.keyboard('이하윤{Enter}');
}

async function startOver(user: Customer) {
  await user.click(screen.getByRole('button', { name: '새 표' }));
  await user.click(await screen.findByRole('button', { name: '삭제하고 시작' }));
  await screen.findByRole('textbox', { name: '표 붙여넣기' });
}

describe('a due sheet that was edited and sent', () => {
  test('is not offered again', async () => {
    await keepDueTemplate();
    const { user } = await renderBulkOrders();
    await editDueSheet(user);
    await sendAll(user, 1);
    await screen.findByText('접수 1건');
    await startOver(user);
    expect(screen.queryByText(OFFER)).toBeNull();
  });

  test('is not offered again after it was sent twice', async () => {
    await keepDueTemplate();
    const { user } = await renderBulkOrders();
    await editDueSheet(user);
    await sendAll(user, 1);
    await screen.findByText('접수 1건');
    await user.click(screen.getByRole('button', { name: '같은 1건 다시 접수' }));
    await confirm(user);
    await waitFor(() => expect(sent).toHaveLength(2));
    await screen.findByText('접수 1건');
    await startOver(user);
    expect(screen.queryByText(OFFER)).toBeNull();
  });

  test('is not offered again because it was saved as another template', async () => {
    await keepDueTemplate();
    const { user, unmount } = await renderBulkOrders();
    await editDueSheet(user);
    await user.click(screen.getByRole('button', { name: '주문 템플릿' }));
    await user.type(await screen.findByRole('textbox', { name: '새 템플릿 이름' }), '저녁 배송');
    await user.click(screen.getByRole('button', { name: '1행 저장' }));
    expect(await screen.findByText('‘저녁 배송’ 템플릿을 저장했어요.')).toBeVisible();
    expect(screen.queryByText(OFFER)).toBeNull();
    await sendAll(user, 1);
    await screen.findByText('접수 1건');
    unmount();

    const later = await renderOpenSheet();
    await startOver(later.user);
    expect(screen.queryByText(OFFER)).toBeNull();
  });
});

test('a sheet without a filled row cannot be saved, for it would not be there the next day', async () => {
  const { user } = await renderBulkOrders();
  await user.click(screen.getByRole('button', { name: '빈 표에서 시작' }));
  await user.click(await screen.findByRole('button', { name: '주문 템플릿' }));
  const name = await screen.findByRole('textbox', { name: '새 템플릿 이름' });
  await user.type(name, '아침 배송{Enter}');
  expect(screen.getByRole('button', { name: '0행 저장' })).toBeDisabled();
  expect(screen.getByText(/아직 저장한 템플릿이 없어요/)).toBeVisible();
});

test('a sheet that an earlier version sent for today is not offered again', async () => {
  await keepDueTemplate();
  const { id, organization } = staff();
  const records = openBulkRecords(`${id}/${organization?.id ?? ''}`);
  const at = serverNow();
  await records.write('sent-sheets', [{ fingerprint: 'edited', at, count: 1, occurrence: occurrenceOf('t', at) }]);
  const { unmount } = await renderBulkOrders();
  expect(screen.queryByText(OFFER)).toBeNull();
  unmount();

  await records.write('sent-sheets', [{ fingerprint: 'edited', at, count: 1 }]);
  await renderBulkOrders();
  expect(screen.getByText(OFFER)).toBeVisible();
});

test('a template is removed only after a question, and the keyboard stays in the list', async () => {
  await keepDueTemplate(['아침 배송', '저녁 배송']);
  const { user } = await renderBulkOrders();
  const trash = (name: string) => screen.findByRole('button', { name: `${name} 삭제` });
  const answer = async (name: string) => {
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };

  await user.click(await trash('아침 배송'));
  expect(await screen.findByRole('dialog', { name: '‘아침 배송’ 템플릿을 삭제할까요?' })).toBeVisible();
  await answer('돌아가기');
  expect(await trash('아침 배송')).toHaveFocus();

  await user.click(await trash('아침 배송'));
  await answer('삭제하기');
  await waitFor(() => expect(screen.queryByRole('button', { name: '아침 배송 삭제' })).toBeNull());
  expect(await trash('저녁 배송')).toHaveFocus();

  await user.click(await trash('저녁 배송'));
  await answer('삭제하기');
  expect(await screen.findByText(/아직 저장한 템플릿이 없어요/)).toBeVisible();
  expect(document.body).not.toHaveFocus();
});
