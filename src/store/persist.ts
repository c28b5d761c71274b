import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { createTransform, persistReducer, type PersistConfig, type Transform, type WebStorage } from 'redux-persist';
import { hasLostData, readDraft, type DraftWaypoint } from '@/domain/order/draft';
import { isRecord } from '@/domain/stored-values';
import { authSlice, type AuthState } from './auth-slice';
import { orderDraftSlice, type HeldBack, type OrderDraftState } from './order-draft-slice';
import { sidebarSlice, type SidebarState } from './sidebar-slice';

const VERSION = 1;
/** A larger stored slice was not written by this app. */
const MAX_STORED_CHARS = 256 * 1024;
const DRAFT_SAVE_MS = 150;

type PlainStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Replaces stored text that cannot be read, so that the customer learns about the lost draft. */
const UNREADABLE = '{"draft":"0"}';

/** Whether it has the form that redux-persist writes: a JSON object whose values are JSON texts. */
function isReadable(stored: string): boolean {
  if (stored.length > MAX_STORED_CHARS) return false;
  try {
    const fields: unknown = JSON.parse(stored);
    if (!isRecord(fields)) return false;
    for (const value of Object.values(fields)) JSON.parse(String(value));
    return true;
  } catch {
    return false;
  }
}

/** The storage in the form that redux-persist needs. */
const engine = (storage: PlainStorage): WebStorage => ({
  getItem: async (key) => {
    const stored = storage.getItem(key);
    return stored === null || isReadable(stored) ? stored : UNREADABLE;
  },
  setItem: async (key, value) => storage.setItem(key, value),
  removeItem: async (key) => storage.removeItem(key),
});

type Merge<State> = (stored: Record<string, unknown>, current: State) => State;

/** Stored data is not trusted: `merge` takes only what has the right shape. */
function persisted<State extends object>(
  key: string,
  reducer: Reducer<State>,
  storage: PlainStorage,
  whitelist: (keyof State & string)[],
  merge: Merge<State>,
  extra: Pick<PersistConfig<State>, 'throttle' | 'transforms'> = {},
) {
  return persistReducer<State>(
    {
      key,
      version: VERSION,
      storage: engine(storage),
      whitelist,
      stateReconciler: (stored: Record<string, unknown>, _original: State, current: State) => merge(stored, current),
      ...extra,
    },
    reducer,
  );
}

type Draft = OrderDraftState['draft'];
type Stored<Value> = Transform<Value, Value, OrderDraftState, OrderDraftState>;
type StoredDraft = Stored<Draft>;
type StoredHeldBack = Stored<OrderDraftState['heldBack']>;

/** Door codes are not stored. The flag remembers that there was one, so that the customer learns about the loss. */
const withoutDoorCode = (waypoint: DraftWaypoint): DraftWaypoint =>
  waypoint.doorCode.trim() === '' ? waypoint : { ...waypoint, doorCode: '', isDoorCodeLost: true };

const withoutDoorCodes = (draft: Draft) =>
  draft && {
    ...draft,
    waypoints: draft.waypoints.map(withoutDoorCode),
    parkedStops: draft.parkedStops.map(withoutDoorCode),
  };

const storedDraft: StoredDraft = createTransform(withoutDoorCodes, null, { whitelist: ['draft'] });
const storedHeldBack: StoredHeldBack = createTransform(
  (heldBack: OrderDraftState['heldBack']) => heldBack && { ...heldBack, draft: withoutDoorCodes(heldBack.draft) },
  null,
  { whitelist: ['heldBack'] },
);

/**
 * The key alone is enough to look up an attempt. Without a known job it matches no draft, so no draft is dropped with
 * it.
 */
const readAttempt = (value: unknown): OrderDraftState['attempt'] =>
  isRecord(value) && typeof value.idempotencyKey === 'string'
    ? { idempotencyKey: value.idempotencyKey, job: String(value.job) }
    : null;

/** A draft without a time counts as used now, so that drafts of an older version are not dropped. */
const readTime = (value: unknown) => (typeof value === 'number' ? value : Date.now());

const readHeldBack = (value: unknown): HeldBack | null =>
  isRecord(value)
    ? { draft: readDraft(value.draft), attempt: readAttempt(value.attempt), usedAt: readTime(value.usedAt) }
    : null;

/**
 * The root reducer. Each slice is stored in `storage` under its own key, and stored data is checked when it is read.
 */
export function createPersistedReducer(storage: PlainStorage) {
  const slices = combineReducers({
    auth: persisted<AuthState>('auth', authSlice.reducer, storage, ['isAnonymousAccepted'], (stored, current) => ({
      ...current,
      isAnonymousAccepted: stored.isAnonymousAccepted === true,
    })),
    orderDraft: persisted<OrderDraftState>(
      'orderDraft',
      orderDraftSlice.reducer,
      storage,
      ['draft', 'attempt', 'usedAt', 'heldBack'],
      (stored, current) => {
        const draft = readDraft(stored.draft);
        const isDamaged = hasLostData(stored.draft, draft);
        return {
          ...current,
          draft,
          isDamaged,
          attempt: readAttempt(stored.attempt),
          usedAt: readTime(stored.usedAt),
          heldBack: readHeldBack(stored.heldBack),
        };
      },
      { throttle: DRAFT_SAVE_MS, transforms: [storedDraft, storedHeldBack] },
    ),
    sidebar: persisted<SidebarState>('sidebar', sidebarSlice.reducer, storage, ['isExpanded'], (stored, current) => ({
      isExpanded: typeof stored.isExpanded === 'boolean' ? stored.isExpanded : current.isExpanded,
    })),
  });
  // Spec §4: the root itself persists nothing.
  return persistReducer<ReturnType<typeof slices>, UnknownAction>(
    {
      key: 'root',
      version: VERSION,
      timeout: 5000,
      storage: engine(storage),
      whitelist: [],
      // Ignores the stored root; the default would merge in anything that is stored under its key.
      stateReconciler: (_stored, _original, current) => current,
    },
    slices,
  );
}
