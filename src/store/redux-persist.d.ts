import 'redux-persist';

declare module 'redux-persist/es/types' {
  interface PersistorOptions {
    manualPersist?: boolean;
  }
}
