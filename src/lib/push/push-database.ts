import { createStore, type UseStore } from 'idb-keyval';

let opened: UseStore | undefined;

/** The database that page and worker share; it holds the device and the inbox as one value each. */
export const pushDatabase = () => (opened ??= createStore('push', 'push'));
