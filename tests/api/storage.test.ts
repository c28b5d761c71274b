import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { downloadImage } from '@/api/order/order-images';
import { env } from '@/config/env';
import { server } from '../support/server';

const FILE = `${env.filesHost}/files/photo.jpg`;
/** A storage refuses a signed address to which something was added. */
const SIGNED = `${FILE}?X-Amz-Expires=600&X-Amz-Signature=4f0b7a1c9d2e`;

test('a photo is checked at exactly its signed address, past the browser’s cache and without credentials', async () => {
  const requests: Request[] = [];
  server.use(
    http.get(FILE, ({ request }) => {
      requests.push(request);
      return HttpResponse.arrayBuffer(new TextEncoder().encode('a photo').buffer);
    }),
  );
  const bytes = await downloadImage(SIGNED);
  expect(new TextDecoder().decode(bytes)).toBe('a photo');
  expect(requests.map(({ url, cache, credentials }) => [url, cache, credentials])).toEqual([
    [SIGNED, 'no-store', 'omit'],
  ]);
});

test.each([
  ['a refusal', () => new HttpResponse(null, { status: 403 }), 403],
  ['a broken connection', () => HttpResponse.error(), 0],
])('after %s the photo counts as unreachable', async (_name, answer, status) => {
  server.use(http.get(FILE, answer));
  await expect(downloadImage(SIGNED)).rejects.toMatchObject({ name: 'ApiError', status, isAborted: false });
});

test('a check that is no longer needed is aborted', async () => {
  const controller = new AbortController();
  const checked = downloadImage(SIGNED, controller.signal);
  controller.abort();
  await expect(checked).rejects.toMatchObject({ name: 'ApiError', isAborted: true });
});

test('only the deployment’s own storage is asked', async () => {
  await expect(downloadImage('https://elsewhere.test/photo.jpg')).rejects.toMatchObject({ status: 400 });
});
