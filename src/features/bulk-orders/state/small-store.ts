import { useSyncExternalStore } from 'react';

/** A value outside React state: only components that subscribe render again. */
export type SmallStore<Value> = {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createSmallStore<Value>(initial: Value): SmallStore<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useSmallStore = <Value>({ get, subscribe }: SmallStore<Value>) =>
  useSyncExternalStore(subscribe, get, get);
