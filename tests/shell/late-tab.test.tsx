import { waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getOrder } from '@/api/order/order-requests';
import { assignPhotos, draftBatch } from '@/lib/photos/photo-batch';
import { keepPhoto } from '@/lib/photos/photo-store';
import { openBulkRecords } from '@/lib/storage/bulk-records';
import { hideDraftKeys } from '@/lib/storage/draft-keys';
import { forgetTabOwner, setTabOwner } from '@/lib/storage/tab-owner';
import { done } from '../support/factories/accounts';
import { draft } from '../support/factories/orders';
import { guest, member } from '../support/factories/users';
import { refuse, reply } from '../support/handlers/reply';
import { renderApp } from '../support/render';
import { server } from '../support/server';

/** jsdom has no IndexedDB: these are the records of all tabs, by database. */
const stored = vi.hoisted(() => new Map<string, Map<string, unknown>>());
vi.mock('idb-keyval', () => {
  type Records = Map<string, unknown>;
  return {
    createStore: (name: string) => {
      const records: Records = new Map();
      stored.set(name, records);
      return records;
    },
    get: async (key: string, records: Records) => records.get(key),
    set: async (key: string, value: unknown, records: Records) => void records.set(key, value),
    del: async (key: string, records: Records) => void records.delete(key),
    delMany: async (names: string[], records: Records) => names.forEach((name) => records.delete(name)),
    entries: async (records: Records) => [...records],
    keys: async (records: Records) => [...records.keys()],
  };
});

const forgetPush = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('@/lib/push/push-connection', async (original) => ({ ...(await original<object>()), forgetPush }));
afterAll(() => {
  vi.doUnmock('idb-keyval');
  vi.doUnmock('@/lib/push/push-connection');
});

const SHEET = { rows: [] };
const SENT = { status: 'sent' };
const ON_PURPOSE = ['mappings', 'sent-sheets', 'templates'];

const sheets = () => [...(stored.get('bulk-desk')?.keys() ?? [])].sort();
const photos = () =>
  [...(stored.get('photos')?.values() ?? [])].map((photo): unknown => Reflect.get(Object(photo), 'batch'));

const addPhoto = (batch: string) => keepPhoto(new Blob(['a picture']), batch);

async function writeSheet(userId: string) {
  const records = openBulkRecords(`${userId}/org`);
  await records.write('sheet', SHEET);
  await records.write('send/r1', SENT);
  for (const name of ON_PURPOSE) await records.write(name, []);
}

const kept = (userId: string) => ON_PURPOSE.map((name) => `${userId}/org/${name}`);
const all = (userId: string) => [...kept(userId), `${userId}/org/send/r1`, `${userId}/org/sheet`].sort();

/** Photos of an order, of a draft that is held back and of the draft in this tab. */
async function addPhotosOfThisTab() {
  await addPhoto(draftBatch.open());
  assignPhotos('order-1', {});
  await addPhoto(draftBatch.open());
  hideDraftKeys();
  await addPhoto(draftBatch.open());
}

/** This tab is left from user-1. In another one somebody else has gone on since. */
beforeEach(async () => {
  forgetPush.mockClear();
  for (const records of stored.values()) records.clear();
  setTabOwner('user-1');
  await writeSheet('user-1');
  await writeSheet('user-9');
  await addPhotosOfThisTab();
  await addPhoto('of-another-tab');
  expect(sheets()).toEqual([...all('user-1'), ...all('user-9')]);
  expect(photos()).toHaveLength(4);
});

async function expectOnlyOwnDataGone() {
  await waitFor(() => expect(photos()).toEqual(['of-another-tab']));
  await waitFor(() => expect(sheets()).toEqual([...kept('user-1'), ...all('user-9')]));
}

const answerUser9 = () => server.use(reply('getMe', () => member({ id: 'user-9' })));

test('an old tab that loads late leaves photos and sent rows to the member who works now', async () => {
  answerUser9();
  const { session } = await renderApp(<p />);
  await session.loadProfile(false);
  await expectOnlyOwnDataGone();
});

describe('a session that has expired', () => {
  const everySheet = [...all('user-1'), ...all('user-9')];

  /** Other photos of this tab, and those of other tabs, which keep theirs. */
  const expectDraftPhotosKept = () =>
    waitFor(() => expect(photos()).toEqual([sessionStorage.getItem('held:photos'), 'of-another-tab']));

  test('leaves a sheet and the photos of the draft to its member', async () => {
    server.use(refuse('getOrder', 401), refuse('getMe', 401), reply('logOut', done));
    await renderApp(<p />, { user: member() });
    await getOrder('order-1').catch(() => undefined);
    await expectDraftPhotosKept();
    expect(sheets()).toEqual(everySheet);

    await openBulkRecords('user-1/org').write('sheet', SHEET);
    expect(sheets()).toEqual(everySheet);
  });

  test('leaves a sheet to its member, if another tab noticed it', async () => {
    const { store } = await renderApp(<p />, { user: member() });
    const otherTab = new BroadcastChannel('session');
    otherTab.postMessage('expired');
    otherTab.close();
    await waitFor(() => expect(store.getState().auth.signIn.kind).toBe('signedOut'));
    await expectDraftPhotosKept();
    expect(sheets()).toEqual(everySheet);
  });

  test('leaves a sheet to its member, if a reload finds it', async () => {
    server.use(refuse('getMe', 401));
    const { session } = await renderApp(<p />);
    await session.loadProfile(false);
    await expectDraftPhotosKept();
    expect(sheets()).toEqual(everySheet);
  });

  test.each([
    ['a call', () => getOrder('order-1').catch(() => undefined)],
    ['a reload', (app: Awaited<ReturnType<typeof renderApp>>) => app.session.loadProfile(false)],
  ])('shows no more notices of its member on this device, if %s finds it', async (finder, find) => {
    server.use(refuse('getOrder', 401), refuse('getMe', 401), reply('logOut', done));
    await find(await renderApp(<p />, finder === 'a call' ? { user: member() } : {}));
    await waitFor(() => expect(forgetPush).toHaveBeenCalledTimes(1));
  });
});

test('an old tab that finds another member before an order leaves them their photos and sent rows', async () => {
  answerUser9();
  const { session } = await renderApp(<p />, { user: member() });
  expect(await session.confirmIdentity()).toBe('changed');
  await expectOnlyOwnDataGone();
});

test('an old tab that learns late of a sign-in leaves the member their photos and sent rows', async () => {
  answerUser9();
  const { session } = await renderApp(<p />, { user: member() });
  session.switchToUser('user-9');
  await expectOnlyOwnDataGone();
});

test.each([
  ['knows its member', member()],
  ['has not loaded the profile', undefined],
])('an old tab that %s and learns late of a logout leaves photos and sent rows to the next member', async (_, user) => {
  const { store } = await renderApp(<p />, user ? { user } : {});
  const otherTab = new BroadcastChannel('session');
  otherTab.postMessage('ended');
  otherTab.close();
  await waitFor(() => expect(store.getState().auth.signIn.kind).toBe('signedOut'));
  await expectOnlyOwnDataGone();
  expect(forgetPush).not.toHaveBeenCalled();
});

test('a guest’s tab that learns of a logout drops its draft with the photos, and no sheet', async () => {
  forgetTabOwner();
  const { store } = await renderApp(<p />, { user: guest(), draft: draft() });
  expect(store.getState().orderDraft.draft).not.toBeNull();
  const otherTab = new BroadcastChannel('session');
  otherTab.postMessage('ended');
  otherTab.close();
  await waitFor(() => expect(store.getState().orderDraft.draft).toBeNull());
  await waitFor(() => expect(photos()).toEqual(['of-another-tab']));
  expect(sheets()).toEqual([...all('user-1'), ...all('user-9')]);
});

test('a logout leaves no photo and no sheet on the device; what was saved on purpose stays', async () => {
  server.use(reply('logOut', done));
  const { session } = await renderApp(<p />, { user: member() });
  await session.endSession({ leaveTo: 'login' });
  expect(forgetPush).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(photos()).toEqual([]));
  await waitFor(() => expect(sheets()).toEqual([...kept('user-1'), ...kept('user-9')]));
});
