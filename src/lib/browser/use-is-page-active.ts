import { focusManager, onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  const unsubscribes = [focusManager.subscribe(onChange), onlineManager.subscribe(onChange)];
  return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
}

const isWatched = () => focusManager.isFocused() && onlineManager.isOnline();
const getServerSnapshot = () => false;

/** Whether the tab is visible and online; polling stops otherwise. */
export const useIsPageActive = () => useSyncExternalStore(subscribe, isWatched, getServerSnapshot);
