import { expect, test, vi } from 'vitest';
import { anonymousAccepted, bearerChanged, signedIn } from '@/store/auth-slice';
import { createStore, selectIsRehydrated } from '@/store/create-store';
import { emptyWaypoint } from '@/domain/order/draft';
import { damageSeen, draftSaved } from '@/store/order-draft-slice';
import { sidebarToggled } from '@/store/sidebar-slice';
import { draft } from '../support/factories/orders';
import { member } from '../support/factories/users';

const memory = (initial: Record<string, string> = {}) => {
  const map = new Map(Object.entries(initial));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
};

async function open(storage: ReturnType<typeof memory>) {
  const app = createStore(storage);
  app.persistor.persist();
  await vi.waitFor(() => expect(selectIsRehydrated(app.store.getState())).toBe(true));
  return app;
}

const field = (value: unknown) => JSON.stringify(value);
const PERSIST = '{"version":1,"rehydrated":true}';

test('a reload restores draft, guest mode and sidebar, and no personal data', async () => {
  const storage = memory();
  const { store, persistor } = await open(storage);
  store.dispatch(signedIn(member()));
  store.dispatch(bearerChanged('secret-token'));
  store.dispatch(anonymousAccepted());
  store.dispatch(sidebarToggled());
  store.dispatch(draftSaved(draft()));
  await persistor.flush();

  const stored = [...storage.map.values()].join();
  expect(stored).not.toContain('secret-token');
  expect(stored).not.toContain(member().phoneNumber);

  const again = (await open(storage)).store.getState();
  expect(again.orderDraft.draft).toEqual(draft());
  expect(again.auth).toMatchObject({ isAnonymousAccepted: true, signIn: { kind: 'unknown' }, accessToken: null });
  expect(again.sidebar.isExpanded).toBe(false);
});

test('the root is stored under its own key without content', async () => {
  const storage = memory();
  const { persistor } = await open(storage);
  await persistor.flush();
  expect(storage.map.get('persist:root')).toMatch(/^\{"_persist":"[^}]*\}"\}$/);
});

test('a door code is never stored, only that there was one', async () => {
  const storage = memory();
  const { store, persistor } = await open(storage);
  const secret = draft();
  store.dispatch(
    draftSaved({
      ...secret,
      waypoints: secret.waypoints.map((waypoint) => ({ ...waypoint, doorCode: '#4321*' })),
      parkedStops: [{ ...emptyWaypoint('stop'), doorCode: '#4321*' }],
    }),
  );
  await persistor.flush();
  expect(storage.map.get('persist:orderDraft')).toContain('강남');
  expect([...storage.map.values()].join()).not.toContain('4321');
  const { store: reloaded } = await open(storage);
  expect(reloaded.getState().orderDraft.draft?.waypoints[0]).toMatchObject({ doorCode: '', isDoorCodeLost: true });
  expect(store.getState().orderDraft.draft?.waypoints[0]?.doorCode).toBe('#4321*');
});

test.each([
  ['invalid JSON', '{{{'],
  ['a number', '7'],
  ['null', 'null'],
  ['a list', '[]'],
  ['fields with invalid JSON', '{"draft":"{oops","_persist":"{}"}'],
  ['an old version', `{"draft":${field('{"steps":[]}')},"_persist":${field('{"version":0}')}}`],
  ['a draft of the wrong shape', `{"draft":${field('{"waypoints":{"length":9}}')},"_persist":${field(PERSIST)}}`],
  [
    'a draft with lists of the wrong things',
    `{"draft":${field('{"waypoints":[null,7,"x"],"flags":{},"calculationPrice":[]}')},"_persist":${field(PERSIST)}}`,
  ],
  ['a huge text that is no JSON', 'x'.repeat(300_000)],
  ['nesting that does not end', `{"draft":${field('['.repeat(20_000))}}`],
  ['a huge text', `{"draft":${field(field({ remark: 'ㅋ'.repeat(600_000) }))},"_persist":${field(PERSIST)}}`],
  ['deep nesting', `{"draft":${field('['.repeat(5000) + ']'.repeat(5000))},"_persist":${field(PERSIST)}}`],
])('stored %s never breaks the app', async (_name, stored) => {
  const storage = memory({
    'persist:root': stored,
    'persist:auth': stored,
    'persist:orderDraft': stored,
    'persist:sidebar': stored,
  });
  const state = (await open(storage)).store.getState();
  expect(state.auth).toMatchObject({ isAnonymousAccepted: false, signIn: { kind: 'unknown' } });
  expect(state.sidebar.isExpanded).toBe(true);
  expect(state.orderDraft.draft?.waypoints.length ?? 2).toBeGreaterThanOrEqual(2);
});

const isDamaged = ({ store }: Awaited<ReturnType<typeof open>>) => store.getState().orderDraft.isDamaged;

test('losses in a stored draft are reported until they were seen', async () => {
  const broken = { ...draft(), remark: 7 };
  const app = await open(
    memory({ 'persist:orderDraft': `{"draft":${field(field(broken))},"_persist":${field(PERSIST)}}` }),
  );
  expect(isDamaged(app)).toBe(true);
  app.store.dispatch(damageSeen());
  expect(isDamaged(app)).toBe(false);
});

test.each([
  ['that is invalid JSON', '{{{'],
  ['that is not an object', 'null'],
  ['with invalid JSON in its fields', `{"draft":"{oops","_persist":${field(PERSIST)}}`],
  ['cut in the middle', `{"draft":${field(field(draft()))},"_persist":${field(PERSIST)}}`.slice(0, 200)],
  [
    'that is too large',
    `{"draft":${field(field({ ...draft(), remark: 'ㅋ'.repeat(300_000) }))},"_persist":${field(PERSIST)}}`,
  ],
])('a draft %s is dropped and reported', async (_name, stored) => {
  const app = await open(memory({ 'persist:orderDraft': stored }));
  expect(app.store.getState().orderDraft.draft).toBeNull();
  expect(isDamaged(app)).toBe(true);
});

test('without a stored draft nothing is reported', async () => {
  const storage = memory();
  const { persistor } = await open(storage);
  await persistor.flush();
  expect(isDamaged(await open(memory()))).toBe(false);
  expect(isDamaged(await open(storage))).toBe(false);
});
