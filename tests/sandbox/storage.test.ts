import { afterAll, beforeAll, expect, test } from 'vitest';
import { account, GUEST, person, signedIn, type Person } from './support/provider';
import { startTestSandbox, type TestSandbox } from './support/sandbox';

const WEB = 'http://localhost:3000';

let sandbox: TestSandbox;
let guest: Person;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  guest = person(sandbox.url, GUEST);
});
afterAll(() => sandbox.stop());

const control = () => sandbox.control();
const presign = async (someone: Person) =>
  (await someone.send('presignFile', { body: { fileName: 'photo.jpg' } })).data;
const put = (url: string, type = 'image/jpeg', body: BodyInit = 'a picture') =>
  fetch(url, { method: 'PUT', headers: { 'Content-Type': type, Origin: WEB }, body });

test('images are uploaded without credentials, attached and shown', async () => {
  const consumer = await signedIn(sandbox.url, account('consumer'));
  const { id } = await control().createOrder({ status: 'transit' });
  const { url, key } = await presign(consumer);
  const stored = await put(url);
  expect([stored.status, stored.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*']);

  const attach = () =>
    consumer.send('addOrderImages', { path: { orderId: id }, body: { orderId: id, images: [{ key }] } });
  expect((await attach()).data).toHaveLength(1);
  const again = await attach();
  expect(again.data).toHaveLength(1);
  const shown = await fetch(again.data[0]?.url ?? '');
  expect([shown.headers.get('Content-Type'), await shown.text()]).toEqual(['image/jpeg', 'a picture']);
});

test('uploads are refused if forged, late, not an image or too large', async () => {
  const { url } = await presign(guest);
  expect((await put(url.replace(/sig=./, 'sig=x'))).status).toBe(403);
  expect((await put(url, 'text/html')).status).toBe(415);
  expect((await put(url, 'image/png', new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413);
  await control().advanceClock(301);
  expect((await put(url)).status).toBe(403);
});

test('an address takes one picture; only the same one may come again', async () => {
  const { url } = await presign(guest);
  const shown = async () => (await fetch(url.split('?')[0] ?? '')).text();
  expect((await put(url)).status).toBe(200);
  expect((await put(url)).status).toBe(200);
  expect((await put(url, 'image/jpeg', 'another picture')).status).toBe(409);
  expect(await shown()).toBe('a picture');
});

test('images that were never uploaded cannot be attached', async () => {
  const consumer = await signedIn(sandbox.url, account('consumer'));
  const { id } = await control().createOrder({ status: 'transit' });
  const { key } = await presign(consumer);
  const { error } = await consumer.send('addOrderImages', {
    path: { orderId: id },
    body: { orderId: id, images: [{ key }] },
  });
  expect(error.errors).toEqual([{ code: 'NOT_FOUND', field: 'images.0.key' }]);
});
