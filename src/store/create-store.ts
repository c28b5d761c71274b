import { configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { createPersistedReducer } from './persist';

/** Development only. Their warnings about slow checks are off: they measure the machine, not the app. */
const CHECKS =
  process.env.NODE_ENV === 'production'
    ? {}
    : {
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
          warnAfter: Infinity,
        },
      };

/** Creates one store per render tree; nothing is read from storage before `persistor.persist()`. */
export function createStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const store = configureStore({
    reducer: createPersistedReducer(storage),
    middleware: (getDefault) => getDefault(CHECKS),
    devTools: process.env.NODE_ENV !== 'production',
  });
  const persistor = persistStore(store, { manualPersist: true });
  return { store, persistor };
}

export type AppStore = ReturnType<typeof createStore>['store'];
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];

/** Before `persist()` there is no `_persist`, although redux-persist's types say otherwise. */
const hasRehydrated = (slice: { _persist?: { rehydrated: boolean } }) => slice._persist?.rehydrated === true;

/** Whether the stored state has been read; until then the sign-in state is unknown. */
export const selectIsRehydrated = (state: RootState) =>
  [state, state.auth, state.orderDraft, state.sidebar].every(hasRehydrated);
