import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import type { OrderImage } from '@/api/order/order-requests';
import { env } from '@/config/env';
import { choosingBatch, hasWaitingPhotos, orderBatch } from '@/lib/photos/photo-batch';
import { dropPhotos, keepPhoto, labelPhotos } from '@/lib/photos/photo-store';
import { order } from '../../support/factories/orders';
import { server } from '../../support/server';
import { ago, open, serve } from './detail-setup';

const image = (id: string, over: Partial<OrderImage> = {}): OrderImage => ({
  id,
  url: `${env.filesHost}/files/${id}`,
  createdAt: ago(10),
  ...over,
});

async function hashOf(text: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const done = (images: OrderImage[]) =>
  order({ orderType: 'HomeMoving', status: 3, history: [{ status: 3, at: ago(10) }], images });

test('the photos of a move are grouped by room, before beside after', async () => {
  serve(
    done([
      image('1', { kind: 'after', room: 'living' }),
      image('2', { kind: 'before', room: 'living' }),
      image('3', { kind: 'before', room: 'kitchen' }),
    ]),
  );
  await open();
  const card = within(await screen.findByRole('region', { name: '사진' }));
  expect((await card.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual([
    '거실',
    '주방',
  ]);
  expect(card.getAllByRole('img')).toHaveLength(3);
  expect(card.getByText('사진 없음')).toBeVisible();
});

test('the ledger shows which files are unchanged since they were sent', async () => {
  const whole = await hashOf('a picture');
  serve(
    done([
      image('same', { sha256: whole }),
      image('other', { sha256: whole }),
      image('lost', { sha256: whole }),
      image('bare'),
      image('capitals', { sha256: whole.toUpperCase() }),
    ]),
  );
  const unchanged = () => HttpResponse.arrayBuffer(new TextEncoder().encode('a picture').buffer);
  server.use(
    http.get(`${env.filesHost}/files/same`, unchanged),
    http.get(`${env.filesHost}/files/capitals`, unchanged),
    http.get(`${env.filesHost}/files/other`, () => HttpResponse.arrayBuffer(new TextEncoder().encode('a fake').buffer)),
    http.get(`${env.filesHost}/files/lost`, () => new HttpResponse(null, { status: 404 })),
  );
  const { user } = await open();
  await user.click(await screen.findByText('사진 증빙 기록 (SHA-256)'));
  await user.click(screen.getByRole('button', { name: '변경 여부 확인' }));

  const list = within(screen.getByRole('list', { name: '사진 증빙 기록 (SHA-256)' }));
  expect(await list.findByText('확인값 없음')).toBeVisible();
  await waitFor(() => expect(list.queryByText('확인 중')).not.toBeInTheDocument());
  const rows = list.getAllByRole('listitem').map((row) => within(row).getByRole('status').textContent);
  expect(rows).toEqual(['변경 없음', '변경됨', '확인 실패', '확인값 없음', '변경 없음']);
  expect(list.getAllByText(`${whole.slice(0, 4)} ${whole.slice(4, 8)}`)).toHaveLength(3);
});

/** One "before" photo of the kitchen, waiting to be sent. */
async function waitingPhoto() {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }));
  await dropPhotos();
  const { id } = await keepPhoto(new Blob(['a picture']), orderBatch('order-0001').open());
  await labelPhotos([id], { kind: 'before', room: 'kitchen' });
}
const PRESIGN = `${env.providerHost}/order/api/v1/file/presigned`;
const moving = () => order({ orderType: 'HomeMoving', status: 8 });

test('during an upload no second batch can stop it', async () => {
  await waitingPhoto();
  serve(moving());
  server.use(http.post(PRESIGN, () => delay('infinite')));
  await open();
  expect(await screen.findByText('1장 중 0장을 올렸어요.')).toBeVisible();
  expect(await screen.findByRole('region', { name: '사진' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '사진 추가' })).not.toBeInTheDocument();
});

test('a photo that failed keeps its own label when sent with later ones', async () => {
  await waitingPhoto();
  serve(moving());
  const attached: unknown[] = [];
  let isRefusing = true;
  server.use(
    http.post(PRESIGN, () =>
      HttpResponse.json({
        data: { url: `${env.filesHost}/files/new`, key: 'key-1', expiresAt: '2099-01-01T00:00:00.000Z' },
      }),
    ),
    http.put(`${env.filesHost}/files/new`, () => new HttpResponse(null, { status: isRefusing ? 413 : 200 })),
    http.post(`${env.providerHost}/order/api/v1/orders/order-0001/images`, async ({ request }) => {
      attached.push(await request.json());
      return HttpResponse.json({ data: [] });
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '사진 추가' }));
  expect(await screen.findByText('이사 전 · 주방')).toBeVisible();

  isRefusing = false;
  await user.click(screen.getByRole('radio', { name: '이사 후' }));
  await user.click(screen.getByRole('button', { name: '1장 올리기' }));
  await waitFor(() =>
    expect(attached).toMatchObject([{ images: [{ key: 'key-1', kind: 'before', room: 'kitchen' }] }]),
  );
});

test('photos that were chosen and not sent wait for the customer after a reload', async () => {
  await waitingPhoto();
  orderBatch('order-0001').close();
  await keepPhoto(new Blob(['another picture']), choosingBatch('order-0001').open());
  serve(moving());
  const presigned: unknown[] = [];
  const attached: unknown[] = [];
  server.use(
    http.post(PRESIGN, () => {
      presigned.push('key-1');
      return HttpResponse.json({
        data: { url: `${env.filesHost}/files/new`, key: 'key-1', expiresAt: '2099-01-01T00:00:00.000Z' },
      });
    }),
    http.put(`${env.filesHost}/files/new`, () => new HttpResponse(null, { status: 200 })),
    http.post(`${env.providerHost}/order/api/v1/orders/order-0001/images`, async ({ request }) => {
      attached.push(await request.json());
      return HttpResponse.json({ data: [] });
    }),
  );
  const { user } = await open();
  const send = await screen.findByRole('button', { name: '1장 올리기' });
  expect(presigned).toEqual([]);
  await user.click(screen.getByRole('radio', { name: '이사 후' }));
  await user.click(send);
  await waitFor(() =>
    expect(attached).toMatchObject([{ images: [{ key: 'key-1', kind: 'after', room: 'entrance' }] }]),
  );
  expect(hasWaitingPhotos('order-0001')).toBe(false);
});

test.each([
  ['HomeMoving', '이삿짐'],
  ['Quick', '물품'],
] as const)('a photo of what is carried has the word of its trade: %s, %s', async (orderType, name) => {
  serve(order({ orderType, status: 8 }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '사진 추가' }));
  expect(await screen.findByRole('radio', { name })).toBeEnabled();
});

const photoCard = () => screen.findByRole('region', { name: '사진' });

test('after "add photos" the keyboard goes on in the card', async () => {
  serve(moving());
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '사진 추가' }));
  const card = within(await photoCard());
  await card.findByRole('radio', { name: '이사 전' });
  await user.tab();
  expect(card.getByRole('radio', { checked: true })).toHaveFocus();
});

test('after sending photos the keyboard is still in the card', async () => {
  await waitingPhoto();
  orderBatch('order-0001').close();
  await keepPhoto(new Blob(['another picture']), choosingBatch('order-0001').open());
  serve(moving());
  server.use(http.post(PRESIGN, () => delay('infinite')));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '1장 올리기' }));
  expect(await screen.findByText('1장 중 0장을 올렸어요.')).toBeVisible();
  expect((await photoCard()).contains(document.activeElement)).toBe(true);
});
