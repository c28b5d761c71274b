import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createPersistence } from '@/features/bulk-orders/state/persistence';
import { photosOf } from '@/lib/photos/photo-store';
import { listNotices } from '@/lib/push/inbox';

/** jsdom has no IndexedDB: these are the records of a damaged one. */
const stored = vi.hoisted(() => ({ records: new Map<string, unknown>() }));
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  get: async (key: string) => stored.records.get(key),
  set: async (key: string, value: unknown) => void stored.records.set(key, value),
  del: async (key: string) => void stored.records.delete(key),
  entries: async () => [...stored.records],
  keys: async () => [...stored.records.keys()],
}));
afterAll(() => vi.doUnmock('idb-keyval'));

beforeEach(() => stored.records.clear());

test('a null photo is deleted, and the others show', async () => {
  const photo = { id: 'photo-1', blob: new Blob(['x']), addedAt: Date.now(), batch: 'batch-1' };
  stored.records.set('photo-0', null).set('photo-1', photo);

  expect(await photosOf('batch-1')).toEqual([photo]);
  expect([...stored.records.keys()]).toEqual(['photo-1']);
});

test('a damaged notice is dropped, and the others show', async () => {
  const notice = { id: 'push-1', userId: 'user-1', title: '배차', body: '', path: null, at: 1, isRead: false };
  stored.records.set('inbox', [null, notice, 7]);
  expect(await listNotices('user-1')).toEqual([notice]);

  const { at: _at, ...withoutTime } = notice;
  const damaged = [
    withoutTime,
    // No date: it would break the list where it is shown.
    { ...notice, at: 1e17 },
    { ...notice, path: undefined },
    { ...notice, path: '//x.kr' },
  ];
  stored.records.set('inbox', [...damaged, notice, { ...notice, path: '/orders/1' }]);
  expect(await listNotices('user-1')).toEqual([notice, { ...notice, path: '/orders/1' }]);

  stored.records.set('inbox', null);
  expect(await listNotices('user-1')).toEqual([]);
});

test('a null row of a sheet is dropped, and the others show', async () => {
  const row = { id: 'row-1', values: {} };
  stored.records.set('user-1/org-1/sheet', {
    version: 1,
    rows: [null, row, { id: 'row-2', values: null }],
    headers: [],
    orderType: 'Quick',
    prices: [null],
  });
  const { kept } = await createPersistence('user-1', 'org-1').load();
  expect(kept?.history.rows.map(({ id }) => id)).toEqual(['row-1']);
});
