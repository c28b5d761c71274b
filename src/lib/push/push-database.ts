import { createStore, type UseStore } from 'idb-keyval';

let opened: UseStore | undefined;

/** What page and worker both know of pushes: the device and the inbox, a value each. */
export const pushDatabase = () => (opened ??= createStore('push', 'push'));
