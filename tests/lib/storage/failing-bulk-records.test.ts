import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { BulkOrdersState } from '@/features/bulk-orders/state/bulk-orders-state';

/** jsdom has no IndexedDB: this one works until the test breaks it. */
const stored = vi.hoisted(() => ({
  records: new Map<string, unknown>(),
  isBroken: false,
  beforeEntries: Promise.resolve(),
}));
vi.mock('idb-keyval', () => {
  const attempt = async <Result>(work: () => Result) => {
    if (stored.isBroken) throw new DOMException('Full', 'QuotaExceededError');
    return work();
  };
  return {
    createStore: () => null,
    get: (key: string) => attempt(() => stored.records.get(key)),
    set: (key: string, value: unknown) => attempt(() => void stored.records.set(key, value)),
    delMany: (names: string[]) => attempt(() => names.forEach((name) => stored.records.delete(name))),
    entries: () =>
      attempt(() => {
        const all = [...stored.records];
        return stored.beforeEntries.then(() => all);
      }),
    keys: () => attempt(() => [...stored.records.keys()]),
  };
});
afterAll(() => vi.doUnmock('idb-keyval'));

const sheet = (id: string) => ({
  version: 1,
  rows: [{ id, values: {} }],
  headers: [],
  orderType: 'Quick' as const,
  prices: [],
});
const SENT = {
  status: 'sent' as const,
  order: { id: 'order-1', orderNo: '2611-1', organizationId: '' },
  total: 12_000,
};
const attempt = { key: 'key-1', request: {} };

/** A page that has just loaded; an earlier page has stored an open sheet and one on the shelf. */
async function openPage() {
  vi.resetModules();
  const { createPersistence } = await import('@/features/bulk-orders/state/persistence');
  const { dropBulkSheets } = await import('@/lib/storage/bulk-records');
  return { open: () => createPersistence('user-1', 'org-1'), signOut: () => dropBulkSheets() };
}

const statusesOf = (restored: Pick<BulkOrdersState, 'history'> | null) =>
  restored?.history.rows.map(({ send }) => send.status);

beforeEach(() => {
  stored.isBroken = false;
  stored.beforeEntries = Promise.resolve();
  stored.records = new Map<string, unknown>([
    ['user-1/org-1/sheet', sheet('row-1')],
    ['user-1/org-1/send/row-1', SENT],
    ['user-1/org-1/shelf', [{ at: 1, left: 1, sheet: sheet('row-2') }]],
    ['user-1/org-1/send/row-2', { status: 'unknown', attempt }],
  ]);
});

test('a database that fails after the load loses no state of a row, neither on the shelf nor after a change of page', async () => {
  const { open } = await openPage();
  const { shelf } = await open().load();
  stored.isBroken = true;
  expect(shelf).toHaveLength(1);
  const [shelved] = shelf;
  expect(shelved && statusesOf(await open().restore(shelved.sheet))).toEqual(['unknown']);
  expect(statusesOf((await open().load()).kept)).toEqual(['sent']);
});

test('a database that fails during the load shows no row whose state it did not return', async () => {
  const { open } = await openPage();
  expect(statusesOf((await open().load()).kept)).toEqual(['sent']);

  const next = await openPage();
  vi.spyOn(await import('idb-keyval'), 'entries').mockRejectedValueOnce(new DOMException('Lost', 'UnknownError'));
  const { kept, shelf } = await next.open().load();
  expect(kept).toBeNull();
  expect(shelf).toEqual([]);
});

test('what loads after the sign-out does not come back', async () => {
  const { open, signOut } = await openPage();
  const answers: (() => void)[] = [];
  stored.beforeEntries = new Promise((resolve) => answers.push(resolve));
  const late = open().load();
  await signOut();
  for (const answer of answers) answer();
  expect((await late).shelf).toHaveLength(1);

  stored.isBroken = true;
  const { kept, shelf } = await open().load();
  expect(kept).toBeNull();
  expect(shelf).toEqual([]);
});
