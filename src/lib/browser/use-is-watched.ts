import { focusManager, onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  const leave = [focusManager.subscribe(onChange), onlineManager.subscribe(onChange)];
  return () => leave.forEach((unsubscribe) => unsubscribe());
}

const isWatched = () => focusManager.isFocused() && onlineManager.isOnline();
const onServer = () => false;

/** Whether the tab is seen and the line is up: nothing is asked for on behalf of nobody. */
export const useIsWatched = () => useSyncExternalStore(subscribe, isWatched, onServer);
