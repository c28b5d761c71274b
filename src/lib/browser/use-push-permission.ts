import { useSyncExternalStore } from 'react';

export type PushPermission = NotificationPermission | 'unsupported';

const listeners = new Set<() => void>();
const announce = () => listeners.forEach((tell) => tell());

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  // The customer may change it in the browser's own settings while the page is open.
  window.addEventListener('focus', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('focus', onChange);
  };
}

const read = (): PushPermission =>
  typeof Notification === 'undefined' || !('serviceWorker' in navigator) ? 'unsupported' : Notification.permission;
const onServer = (): PushPermission | null => null;

/** Whether this browser lets us notify; null while the prerendered page is taken over. */
export function usePushPermission() {
  const permission = useSyncExternalStore<PushPermission | null>(subscribe, read, onServer);
  const ask = () => void Notification.requestPermission().finally(announce);
  return { permission, ask };
}
