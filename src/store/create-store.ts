import { configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { createPersistedReducer } from './persist';

/** Of the development build alone; how long they took says how busy the machine was. */
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

/** One store per render tree; nothing is read from storage before `persistor.persist()`. */
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

/** Before `persist()` there is no `_persist` at all, whatever redux-persist's types say. */
const hasRehydrated = (slice: { _persist?: { rehydrated: boolean } }) => slice._persist?.rehydrated === true;

/** Whether what was stored has been read; until then nothing can be said about the sign-in state. */
export const selectIsRehydrated = (state: RootState) =>
  [state, state.auth, state.orderDraft, state.sidebar].every(hasRehydrated);
