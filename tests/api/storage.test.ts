import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { downloadImage, uploadPhoto } from '@/api/order/order-images';
import { env } from '@/config/env';
import { refuse, reply } from '../support/handlers/reply';
import { server } from '../support/server';

const FILE = `${env.filesHost}/files/photo.jpg`;
/** A storage refuses a signed address to which something was added. */
const SIGNED = `${FILE}?X-Amz-Expires=600&X-Amz-Signature=4f0b7a1c9d2e`;

const PHOTO = new Blob(['a photo'], { type: 'image/jpeg' });

afterEach(() => void vi.useRealTimers());

test('a photo is sent again no sooner than the provider allows', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-28T03:00:00Z') });
  const askedAt: number[] = [];
  server.use(
    reply('presignFile', () => {
      askedAt.push(Date.now());
      if (askedAt.length === 1) throw new HttpResponse(null, { status: 503, headers: { 'Retry-After': '30' } });
      return { url: SIGNED, key: 'key-1' };
    }),
    http.put(FILE, () => new HttpResponse(null)),
  );
  let key: string | undefined;
  void uploadPhoto(PHOTO).then((uploaded) => (key = uploaded));
  while (key === undefined) await vi.advanceTimersByTimeAsync(100);
  const [first = 0, second = 0] = askedAt;
  expect(second - first).toBeGreaterThanOrEqual(30_000);
});

test('an upload that the provider forbids is not asked for again', async () => {
  const asked = vi.fn();
  server.events.on('request:start', asked);
  server.use(refuse('presignFile', 403, { msgId: 'FORBIDDEN', message: '' }));
  await expect(uploadPhoto(PHOTO)).rejects.toMatchObject({ status: 403 });
  server.events.removeListener('request:start', asked);
  expect(asked).toHaveBeenCalledOnce();
});

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
