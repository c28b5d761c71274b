import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assignPhotos, draftBatch } from '@/lib/photos/photo-batch';
import { dropPhotos, keepPhoto, photosOf } from '@/lib/photos/photo-store';
import { PhotoPicker } from '@/ui/photos/photo-picker';
import { PhotoUploads } from '@/ui/photos/photo-uploads';
import { usePhotos } from '@/ui/photos/use-photos';
import { renderApp } from '../../support/render';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const jpegs = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => new File([JPEG], `${from + index}.jpg`));

/** While true, the pictures wait to be decoded, as on a slow phone. */
let isHeld = false;
const held: (() => void)[] = [];
const bitmap = { width: 4, height: 3, close: () => undefined };

function release() {
  isHeld = false;
  for (const decode of held.splice(0)) decode();
}

beforeEach(async () => {
  isHeld = false;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
  vi.stubGlobal(
    'createImageBitmap',
    () => new Promise((resolve) => (isHeld ? held.push(() => resolve(bitmap)) : resolve(bitmap))),
  );
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
      convertToBlob = () => Promise.resolve(new Blob(['a picture']));
    },
  );
  await dropPhotos();
});

afterEach(() => {
  release();
  vi.unstubAllGlobals();
});

function Section() {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? <Photos /> : <button onClick={() => setIsOpen(true)}>사진 열기</button>;
}

function Photos() {
  return <PhotoPicker chosen={usePhotos(draftBatch)} />;
}

/** The photos of an earlier visit are still being read when this returns. */
async function openPicker() {
  const app = await renderApp(<Section />);
  fireEvent.click(screen.getByRole('button', { name: '사진 열기' }));
  return app;
}

const addButton = () => screen.getByRole('button', { name: '사진 추가' });
const drop = (files: File[]) => fireEvent.drop(addButton(), { dataTransfer: { files } });
const allPrepared = () => waitFor(() => expect(addButton()).not.toHaveAttribute('aria-busy'));
const tooMany = (number: number) => `${number}.jpg: 10장까지만 추가할 수 있어요.`;
const refusals = () => screen.queryAllByRole('listitem').filter((item) => !within(item).queryByRole('img'));
const refusedTexts = () => refusals().map(({ textContent }) => textContent);
const kept = () => photosOf(draftBatch.read());

test('pictures dropped while earlier ones are being prepared stay within the ten of an order', async () => {
  isHeld = true;
  await openPicker();
  drop(jpegs(1, 8));
  await waitFor(() => expect(held).toHaveLength(1));
  const images = jpegs(9, 14).map((file) => new File([file], file.name, { type: 'image/jpeg' }));
  fireEvent.paste(document, { clipboardData: { files: images, types: ['Files'] } });
  await waitFor(() => expect(refusedTexts()).toEqual([11, 12, 13, 14].map(tooMany)));
  release();
  await allPrepared();
  expect(screen.getAllByRole('img')).toHaveLength(10);
  expect(await kept()).toHaveLength(10);
});

test('pictures dropped before those of an earlier visit are read stay within the ten, too', async () => {
  for (let number = 1; number <= 8; number += 1) await keepPhoto(new Blob(['a picture']), draftBatch.open());
  await openPicker();
  drop(jpegs(9, 14));
  await waitFor(() => expect(refusedTexts()).toEqual([11, 12, 13, 14].map(tooMany)));
  await allPrepared();
  expect(screen.getAllByRole('img')).toHaveLength(10);
  expect(await kept()).toHaveLength(10);
});

test('a file that is no picture and a removed photo take no place from others', async () => {
  const { user } = await openPicker();
  drop([...jpegs(1, 9), new File(['text'], 'notes.txt')]);
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(9));
  await allPrepared();
  await user.click(screen.getByRole('button', { name: '사진 3 삭제' }));
  drop(jpegs(10, 12));
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(10));
  // The refusal of the drop before is gone with its work.
  expect(refusedTexts()).toEqual([tooMany(12)]);
});

test('a second drop keeps what was said of the first one while that is being prepared', async () => {
  isHeld = true;
  await openPicker();
  drop([new File(['text'], 'notes.txt'), ...jpegs(1, 10)]);
  await waitFor(() => expect(refusedTexts()).toHaveLength(2));
  drop(jpegs(11, 12));
  await waitFor(() => expect(refusedTexts()).toHaveLength(3));
  expect(refusedTexts()).toContain('notes.txt: 사진 파일이 아니에요. JPG, PNG, WebP 파일을 선택해 주세요.');
  expect(refusedTexts()).toEqual(expect.arrayContaining([tooMany(10), tooMany(12)]));
  release();
  await allPrepared();
});

test('pictures that were still waiting when the customer went on are there on the return', async () => {
  isHeld = true;
  const { unmount } = await openPicker();
  drop(jpegs(1, 12));
  await waitFor(() => expect(held).toHaveLength(1));
  unmount();
  release();
  await waitFor(async () => expect(await kept()).toHaveLength(10));
  await openPicker();
  expect(await screen.findAllByRole('img')).toHaveLength(10);
});

test('pictures that are still being prepared appear after a quick return, and count for the ten', async () => {
  isHeld = true;
  const { unmount } = await openPicker();
  drop([...jpegs(1, 8), new File(['text'], 'notes.txt')]);
  await waitFor(() => expect(held).toHaveLength(1));
  unmount();
  await openPicker();
  await waitFor(() => expect(addButton()).toHaveAttribute('aria-busy', 'true'));
  drop(jpegs(9, 12));
  await waitFor(() => expect(refusedTexts()).toEqual([10, 11, 12].map(tooMany)));
  release();
  await allPrepared();
  expect(screen.getAllByRole('img')).toHaveLength(9);
  expect(refusedTexts()).toContain('notes.txt: 사진 파일이 아니에요. JPG, PNG, WebP 파일을 선택해 주세요.');
  expect(await kept()).toHaveLength(9);
});

test('pictures that are finished elsewhere leave no URL that is never revoked', async () => {
  const create = vi.fn(() => 'blob:photo');
  const revoke = vi.fn();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke }));
  await openPicker();
  drop(jpegs(1, 1));
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(1));
  isHeld = true;
  drop(jpegs(2, 3));
  await waitFor(() => expect(held).toHaveLength(1));
  cleanup();
  release();
  await waitFor(async () => expect(await kept()).toHaveLength(3));
  expect(create).toHaveBeenCalledTimes(1);
  expect(revoke).toHaveBeenCalledTimes(1);
});

test('pictures that are still being prepared when the order is placed belong to it, not to the next one', async () => {
  isHeld = true;
  await openPicker();
  drop(jpegs(1, 2));
  await waitFor(() => expect(held).toHaveLength(1));
  const name = draftBatch.read();
  draftBatch.close();
  release();
  await allPrepared();
  expect(await photosOf(name)).toHaveLength(2);
  expect(draftBatch.read()).toBeNull();
});

test('cells of a spreadsheet that are pasted into a field add no picture of them', async () => {
  await openPicker();
  const files = jpegs(1, 1).map((file) => new File([file], file.name, { type: 'image/png' }));
  fireEvent.paste(document, { clipboardData: { files, types: ['text/plain', 'Files'] } });
  fireEvent.paste(document, { clipboardData: { files, types: ['Files'] } });
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(1));
  await allPrepared();
  expect(await kept()).toHaveLength(1);
});

test('the focus goes on to the next photo when one is removed, and from the last one to the button', async () => {
  const { user } = await openPicker();
  drop(jpegs(1, 2));
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2));
  await allPrepared();
  screen.getByRole('button', { name: '사진 1 삭제' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: '사진 1 삭제' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(addButton()).toHaveFocus());
});

test('a picture that is still being prepared when the order is opened is sent to it with the others', async () => {
  await openPicker();
  drop(jpegs(1, 1));
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(1));
  isHeld = true;
  drop(jpegs(2, 2));
  await waitFor(() => expect(held).toHaveLength(1));
  assignPhotos('order-1', {});
  cleanup();
  const attach = vi.fn((images: unknown[]) => Promise.resolve(images));
  const sender = { upload: (photo: Blob) => photo.text(), attach };
  await renderApp(<PhotoUploads orderId="order-1" sender={sender} />);
  expect(await screen.findByText('1장 중 0장을 올렸어요.')).toBeVisible();
  release();
  expect(await screen.findByText('2장 중 2장을 올렸어요.')).toBeVisible();
  expect(attach.mock.calls.map(([images]) => images.length)).toEqual([2]);
});
