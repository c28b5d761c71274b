import { useSyncExternalStore } from 'react';
import { IS_OFFERED } from '@/config/env';
import { safeLocalStorage } from '@/lib/storage/local-storage';

/**
 * off: not part of this deployment · unsupported: not in this browser · default: nobody asked yet · asking: the browser
 * asks · denied: the browser blocks · paused: turned off here by the customer · connecting, on · failed: allowed, but the
 * push service cannot be reached.
 */
export type PushStatus =
  'off' | 'unsupported' | 'default' | 'asking' | 'denied' | 'paused' | 'connecting' | 'on' | 'failed';

type Connection = 'idle' | 'connecting' | 'on' | 'failed' | 'unsupported';

const PAUSED_KEY = 'pushPaused';
/** Longer than a connection may take: where none was even begun, its code did not arrive. */
const IDLE_LIMIT_MS = 20_000;

const listeners = new Set<() => void>();
/** Browsers ask another process for the permission, which is too slow for every drawing of every part. */
let known: PushStatus | null = null;
function announce() {
  known = null;
  listeners.forEach((tell) => tell());
}

let isAsking = false;
let connection: Connection = 'idle';
let attempt = 0;
let watch: ReturnType<typeof setTimeout> | undefined;

const isPossible = () => typeof Notification !== 'undefined' && 'serviceWorker' in navigator && 'PushManager' in window;

function readStatus(): PushStatus {
  if (!IS_OFFERED.push) return 'off';
  if (!isPossible() || connection === 'unsupported') return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  if (isAsking) return 'asking';
  if (Notification.permission === 'default') return 'default';
  if (safeLocalStorage.getItem(PAUSED_KEY) !== null) return 'paused';
  return connection === 'idle' ? 'connecting' : connection;
}

/** As it was when it last changed; where nobody listens, as it is. */
function pushStatus(): PushStatus {
  if (listeners.size === 0) return readStatus();
  return (known ??= readStatus());
}

export function setConnection(next: Connection) {
  connection = next;
  announce();
}

/** The customer may change their mind in the browser's own settings while the page is open. */
async function watchPermission() {
  try {
    const permission = await navigator.permissions.query({ name: 'notifications' });
    permission.addEventListener('change', announce);
  } catch {
    // The next look at the page tells.
  }
}
let isWatching = false;

function subscribe(onChange: () => void) {
  if (listeners.size === 0) window.addEventListener('focus', announce);
  listeners.add(onChange);
  if (!isWatching && isPossible()) {
    isWatching = true;
    void watchPermission();
    watch = setTimeout(() => {
      if (connection === 'idle') setConnection('failed');
    }, IDLE_LIMIT_MS);
  }
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    window.removeEventListener('focus', announce);
    known = null;
    isWatching = false;
    clearTimeout(watch);
  };
}

/** From a click alone: browsers refuse to ask at any other time. */
export async function turnPushOn() {
  safeLocalStorage.removeItem(PAUSED_KEY);
  attempt += 1;
  if (!isPossible() || Notification.permission !== 'default') {
    setConnection('idle');
    return;
  }
  isAsking = true;
  announce();
  try {
    await Notification.requestPermission();
  } finally {
    isAsking = false;
    announce();
  }
}

/** Holds in this browser, for whoever signs in, until it is turned on again. */
export function notePaused() {
  safeLocalStorage.setItem(PAUSED_KEY, '1');
  setConnection('idle');
}

const onServer = () => null;

/** null while the prerendered page is taken over. */
export const usePushStatus = () => useSyncExternalStore<PushStatus | null>(subscribe, pushStatus, onServer);

/** Grows with every wish to (re)connect. */
export const usePushAttempt = () =>
  useSyncExternalStore(
    subscribe,
    () => attempt,
    () => 0,
  );
