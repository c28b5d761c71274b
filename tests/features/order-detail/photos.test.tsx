import { configure, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { OrderImage } from '@/api/order/order-requests';
import { env } from '@/config/env';
import { order } from '../../support/factories/orders';
import { server } from '../../support/server';
import { ago, open, serve } from './detail-setup';

// What comes lazily comes slowly on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

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

test('the photos of a move stand by room, what was beside what is', async () => {
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

test('the ledger says which files are still what was sent', async () => {
  const whole = await hashOf('a picture');
  serve(
    done([
      image('same', { sha256: whole }),
      image('other', { sha256: whole }),
      image('lost', { sha256: whole }),
      image('bare'),
    ]),
  );
  server.use(
    http.get(`${env.filesHost}/files/same`, () =>
      HttpResponse.arrayBuffer(new TextEncoder().encode('a picture').buffer),
    ),
    http.get(`${env.filesHost}/files/other`, () => HttpResponse.arrayBuffer(new TextEncoder().encode('a fake').buffer)),
    http.get(`${env.filesHost}/files/lost`, () => new HttpResponse(null, { status: 404 })),
  );
  const { user } = await open();
  await user.click(await screen.findByText('사진 원장 (SHA-256)'));
  await user.click(screen.getByRole('button', { name: '파일이 그대로인지 확인' }));

  const list = within(screen.getByRole('list', { name: '사진 원장 (SHA-256)' }));
  expect(await list.findByText('지문 없음')).toBeVisible();
  const rows = list.getAllByRole('listitem').map((row) => within(row).getByRole('status').textContent);
  expect(rows).toEqual(['변경 없음', '바뀌었어요', '확인 못 함', '지문 없음']);
  expect(list.getAllByText(`${whole.slice(0, 4)} ${whole.slice(4, 8)}`)).toHaveLength(3);
});
