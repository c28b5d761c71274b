import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { toTemplate, WEEKDAYS } from '@/domain/bulk/sheet-template';
import { createPersistence } from '@/features/bulk-orders/state/persistence';
import { staff } from '../../support/factories/users';
import { answerBulkOrders, cell, delivery, DUE_ROW, renderSheet, sendAll } from './bulk-orders-setup';

/** jsdom has no IndexedDB: this one works until the test breaks it. */
const stored = vi.hoisted(() => ({ records: new Map<string, unknown>(), isBroken: false }));
vi.mock('idb-keyval', async (importOriginal) => {
  const attempt = async <Result,>(work: () => Result) => {
    if (stored.isBroken) throw new DOMException('Full', 'QuotaExceededError');
    return work();
  };
  return {
    ...(await importOriginal<object>()),
    createStore: () => null,
    get: (key: string) => attempt(() => stored.records.get(key)),
    set: (key: string, value: unknown) => attempt(() => void stored.records.set(key, value)),
    delMany: (names: string[]) => attempt(() => names.forEach((name) => stored.records.delete(name))),
    entries: () => attempt(() => [...stored.records]),
    keys: () => attempt(() => [...stored.records.keys()]),
  };
});
afterAll(() => vi.doUnmock('idb-keyval'));

beforeEach(() => {
  answerBulkOrders();
});

test('rows that were sent stay sent when the database of the browser fails afterwards', async () => {
  const { id, organization } = staff();
  const due = toTemplate('t', '아침 배송', [DUE_ROW], { weekdays: WEEKDAYS, time: '' });
  await createPersistence(id, organization?.id ?? '').keepTemplates([due]);
  const { user } = await renderSheet([delivery('하나'), delivery('둘', { 4: '' })]);
  await sendAll(user, 1);
  await screen.findByText('접수 1건 · 확인 필요 1건');

  // Another sheet takes its place, and this one comes back.
  await user.click(await screen.findByRole('button', { name: '1행 열기' }));
  await waitFor(() => expect(cell(1, '받는 분')).toHaveTextContent('정기'));
  stored.isBroken = true;
  await user.click(await screen.findByRole('button', { name: '다시 열기' }));
  await waitFor(() => expect(cell(1, '받는 분')).toHaveTextContent('하나'));
  expect(cell(1, '상태')).toHaveTextContent('2611-1');
  expect(await screen.findByText('접수 1건 · 확인 필요 1건')).toBeVisible();
});
