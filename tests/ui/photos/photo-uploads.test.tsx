import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { assignPhotos, draftBatch, hasWaitingPhotos, orderBatch } from '@/lib/photos/photo-batch';
import { keepLabel } from '@/lib/photos/photo-labels';
import { describePhoto, dropPhotos, keepPhoto, labelPhotos, photosOf } from '@/lib/photos/photo-store';
import { PhotoUploads } from '@/ui/photos/photo-uploads';
import { renderApp } from '../../support/render';

const ORDER = 'order-with-photos';

beforeEach(async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
  await dropPhotos();
  for (const name of ['one', 'two', 'three']) await keepPhoto(new Blob([name]), draftBatch.open());
  assignPhotos(ORDER, { 'item-sofa2': 'item-sofa2', 'own-1': '큰 어항' });
});

const textOf = (blob: Blob) => blob.text();

test('the order’s photos are sent and attached together, once', async () => {
  const attach = vi.fn(() => Promise.resolve());
  await renderApp(<PhotoUploads orderId={ORDER} sender={{ upload: textOf, attach }} />);
  expect(await screen.findByText('3장 중 3장을 올렸어요.')).toBeVisible();
  expect(attach).toHaveBeenCalledTimes(1);
  expect(hasWaitingPhotos(ORDER)).toBe(false);
});

test('a failed photo is retried alone, and the order stays', async () => {
  const sent: string[] = [];
  const attach = vi.fn((images: { key: string }[]) => Promise.resolve(images));
  const upload = async (blob: Blob) => {
    const name = await textOf(blob);
    sent.push(name);
    if (name === 'two' && sent.filter((one) => one === 'two').length === 1) throw new Error('lost');
    return name;
  };
  const { user } = await renderApp(<PhotoUploads orderId={ORDER} sender={{ upload, attach }} />);
  expect(await screen.findByText(/사진 1장을 올리지 못했어요. 주문에는 영향이 없어요/)).toBeVisible();
  expect(attach.mock.calls[0]?.[0].map(({ key }) => key).sort()).toEqual(['one', 'three']);
  expect(hasWaitingPhotos(ORDER)).toBe(true);

  await user.click(screen.getByRole('button', { name: '실패한 사진만 다시 올리기' }));
  expect(await screen.findByText('3장 중 3장을 올렸어요.')).toBeVisible();
  expect(sent.sort()).toEqual(['one', 'three', 'two', 'two']);
  expect(attach.mock.calls[1]?.[0].map(({ key }) => key)).toEqual(['two']);
});

test('a provider that takes no photos is not asked again', async () => {
  const upload = () => Promise.reject(new ApiError('', { status: 501 }));
  await renderApp(<PhotoUploads orderId={ORDER} sender={{ upload, attach: () => Promise.resolve() }} />);
  expect(await screen.findByText(/사진 3장을 올리지 못했어요.* 이 작업은 할 수 없어요/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '실패한 사진만 다시 올리기' })).toBeNull();
});

test('during and after a retry the focus is on the progress, because the pressed button disappears', async () => {
  let finish = (_key: string) => {};
  const upload = vi.fn((_photo: Blob) => new Promise<string>((resolve) => (finish = resolve)));
  upload.mockImplementationOnce(() => Promise.reject(new Error('lost')));
  upload.mockImplementationOnce(textOf).mockImplementationOnce(textOf);
  const sender = { upload, attach: () => Promise.resolve() };
  const { user } = await renderApp(<PhotoUploads orderId={ORDER} sender={sender} />);
  await user.click(await screen.findByRole('button', { name: '실패한 사진만 다시 올리기' }));
  expect(screen.getByText('3장 중 2장을 올렸어요.')).toHaveFocus();
  act(() => finish('key'));
  expect(await screen.findByText('3장 중 3장을 올렸어요.')).toHaveFocus();
});

test('a failed photo keeps its own label when retried with others', async () => {
  const kept = await photosOf(orderBatch(ORDER).read());
  await labelPhotos(
    kept.map(({ id }) => id),
    { kind: 'before', room: 'kitchen' },
  );
  keepLabel(ORDER, { kind: 'after', room: 'living' });
  const attach = vi.fn((images: { kind?: string; room?: string }[]) => Promise.resolve(images));
  await renderApp(<PhotoUploads orderId={ORDER} sender={{ upload: textOf, attach }} />);
  expect(await screen.findByText('3장 중 3장을 올렸어요.')).toBeVisible();
  expect(attach.mock.calls[0]?.[0].map(({ kind, room }) => [kind, room])).toEqual(
    Array.from({ length: 3 }, () => ['before', 'kitchen']),
  );
});

test('a photo is sent with its item as the order has it, and without one that is no longer in the order', async () => {
  const kept = await photosOf(orderBatch(ORDER).read());
  const links = ['item-sofa2', 'own-1', 'item-sofa3'];
  await Promise.all(kept.map(({ id }, index) => describePhoto(id, links[index] ?? '')));
  const attach = vi.fn((images: { item?: string }[]) => Promise.resolve(images));
  await renderApp(<PhotoUploads orderId={ORDER} sender={{ upload: textOf, attach }} />);
  expect(await screen.findByText('3장 중 3장을 올렸어요.')).toBeVisible();
  const items = attach.mock.calls[0]?.[0].map(({ item = '' }) => item).sort();
  expect(items).toEqual(['', 'item-sofa2', '큰 어항']);
});

test('an order that accepts no more photos says so', async () => {
  const refusal = new ApiError('Images are no longer possible.', {
    status: 409,
    globals: [{ msgId: 'IMAGES_CLOSED' }],
  });
  await renderApp(<PhotoUploads orderId={ORDER} sender={{ upload: textOf, attach: () => Promise.reject(refusal) }} />);
  expect(
    await screen.findByText(/사진 3장을 올리지 못했어요.*이 주문에는 더 이상 사진을 추가할 수 없어요/),
  ).toBeVisible();
});

/** A storage that gives every upload another key. */
function storage() {
  const upload = vi.fn((_photo: Blob) => Promise.resolve(`key-${upload.mock.calls.length}`));
  return upload;
}
const keysOf = (attach: { mock: { calls: [{ key: string }[]][] } }) =>
  attach.mock.calls.map(([images]) => images.map(({ key }) => key).sort());
const KEYS = ['key-1', 'key-2', 'key-3'];
const lost = () => Promise.reject(new ApiError('Gateway timeout', { status: 504 }));

test('after a lost answer the retry sends the same photos again, so that none is on the order twice', async () => {
  const upload = storage();
  const attach = vi.fn((_images: { key: string }[]): Promise<unknown> => Promise.resolve());
  attach.mockImplementationOnce(lost);
  const { user } = await renderApp(<PhotoUploads orderId={ORDER} sender={{ upload, attach }} />);
  await user.click(await screen.findByRole('button', { name: '실패한 사진만 다시 올리기' }));
  expect(await screen.findByText('3장 중 3장을 올렸어요.')).toBeVisible();
  expect(keysOf(attach)).toEqual([KEYS, KEYS]);
  expect(upload).toHaveBeenCalledTimes(3);
});

test('photos whose answer was lost keep their places in the storage over a reload or another layout', async () => {
  const upload = storage();
  const attach = vi.fn((_images: { key: string }[]): Promise<unknown> => Promise.resolve());
  attach.mockImplementationOnce(lost);
  const first = await renderApp(<PhotoUploads orderId={ORDER} sender={{ upload, attach }} />);
  await screen.findByText(/사진 3장을 올리지 못했어요/);
  first.unmount();
  await renderApp(<PhotoUploads orderId={ORDER} sender={{ upload, attach }} />);
  expect(await screen.findByText('3장 중 3장을 올렸어요.')).toBeVisible();
  expect(keysOf(attach)).toEqual([KEYS, KEYS]);
});

test('a photo that the storage no longer has is uploaded again', async () => {
  const upload = storage();
  const attach = vi.fn((_images: { key: string }[]): Promise<unknown> => Promise.resolve());
  const gone = new ApiError('Unknown file', { status: 400, items: [{ code: 'NOT_FOUND', field: 'images.0.key' }] });
  attach.mockImplementationOnce(() => Promise.reject(gone));
  const { user } = await renderApp(<PhotoUploads orderId={ORDER} sender={{ upload, attach }} />);
  await user.click(await screen.findByRole('button', { name: '실패한 사진만 다시 올리기' }));
  expect(await screen.findByText('3장 중 3장을 올렸어요.')).toBeVisible();
  expect(keysOf(attach)).toEqual([KEYS, ['key-4', 'key-5', 'key-6']]);
});
