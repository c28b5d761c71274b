import { screen, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { orderFile } from '@/features/order-list/export/order-file';
import { saveBlob } from '@/lib/browser/save-blob';
import { wideScreen } from '../../support/media';
import { openOrders, serveMany } from './serve-orders';

vi.mock(import('@/lib/browser/save-blob'), () => ({ saveBlob: vi.fn() }));
vi.mock(import('@/features/order-list/export/order-file'), async (original) => ({
  ...(await original()),
  orderFile: vi.fn(),
}));
afterAll(() => {
  vi.doUnmock('@/lib/browser/save-blob');
  vi.doUnmock('@/features/order-list/export/order-file');
});

beforeEach(wideScreen);

test('an export that is stopped saves no file, even if the code that writes it comes later', async () => {
  let finish = (_file: Blob) => {};
  const file = new Promise<Blob>((resolve) => {
    finish = resolve;
  });
  vi.mocked(orderFile).mockReturnValue(file);
  serveMany(3);
  const { user } = await openOrders();
  await screen.findAllByText('No-1');
  await user.click(screen.getByRole('button', { name: '다운로드' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: /CSV/ }));
  await user.click(dialog.getByRole('button', { name: '다운로드' }));
  expect(await dialog.findByText('파일을 만들고 있어요')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '다운로드 중단' }));
  expect(await screen.findByText(/다운로드를 중단했어요/)).toBeVisible();
  finish(new Blob(['주문번호']));
  await file;
  expect(saveBlob).not.toHaveBeenCalled();
});
