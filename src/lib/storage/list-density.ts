import { useSyncExternalStore } from 'react';
import { safeLocalStorage } from './local-storage';

const KEY = 'orderListDensity';

/** `compact`: one line per order, 44 px high. Names nobody, so it survives logout. */
export const LIST_DENSITIES = ['roomy', 'compact'] as const;
export type ListDensity = (typeof LIST_DENSITIES)[number];

const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  // Another tab may change it too.
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

const read = (): ListDensity => (safeLocalStorage.getItem(KEY) === 'compact' ? 'compact' : 'roomy');
const serverSnapshot = (): ListDensity => 'roomy';

/** How high the rows of the order list are on this device. */
export const useListDensity = () => useSyncExternalStore(subscribe, read, serverSnapshot);

export function chooseListDensity(density: ListDensity) {
  safeLocalStorage.setItem(KEY, density);
  listeners.forEach((listener) => listener());
}
