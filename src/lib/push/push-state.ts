import { useSyncExternalStore } from 'react';
import { IS_OFFERED } from '@/config/env';
import { safeLocalStorage } from '@/lib/storage/safe-storage';

/**
 * off: not part of this deployment · unsupported: not in this browser · default: permission was never requested ·
 * asking: the browser's question is open · denied: blocked in the browser · paused: turned off in this browser by the
 * customer · connecting, on · failed: allowed, but the push service cannot be reached.
 */
export type PushStatus =
  | 'off'
  | 'unsupported'
  | 'default'
  | 'asking'
  | 'denied'
  | 'paused'
  | 'connecting'
  | 'on'
  | 'failed';

type Connection = 'idle' | 'connecting' | 'on' | 'failed' | 'unsupported';

const PAUSED_KEY = 'pushPaused';
/** Longer than a connection may take: one that has not even begun means that its code did not load. */
const IDLE_LIMIT_MS = 20_000;

const listeners = new Set<() => void>();
/** Cached, because browsers ask another process for the permission, which is too slow for every render. */
let known: PushStatus | null = null;
/** How long the cache lasts while nothing updates it: from the first render to the effects of the last. */
const UNWATCHED_MS = 1_000;
function announce() {
  known = null;
  awaitCode();
  listeners.forEach((listener) => listener());
}

let isAsking = false;
let connection: Connection = 'idle';
let attempt = 0;
let idleTimer: ReturnType<typeof setTimeout> | undefined;

const isPossible = () => typeof Notification !== 'undefined' && 'serviceWorker' in navigator && 'PushManager' in window;

function readStatus(): PushStatus {
  if (!IS_OFFERED.push) return 'off';
  if (!isPossible() || connection === 'unsupported') return 'unsupported';
  const { permission } = Notification;
  if (permission === 'denied') return 'denied';
  if (isAsking) return 'asking';
  if (permission === 'default') return 'default';
  if (safeLocalStorage.getItem(PAUSED_KEY) !== null) return 'paused';
  return connection === 'idle' ? 'connecting' : connection;
}

/** Whether the code that connects has yet to begin. */
const isIdle = () => connection === 'idle' && pushStatus() === 'connecting';

/** A focus of the window does not start the time again. */
function awaitCode() {
  if (!isIdle()) return stopWaiting();
  idleTimer ??= setTimeout(() => {
    if (isIdle()) setConnection('failed');
  }, IDLE_LIMIT_MS);
}

function stopWaiting() {
  clearTimeout(idleTimer);
  idleTimer = undefined;
}

function pushStatus(): PushStatus {
  if (known !== null) return known;
  if (listeners.size === 0) setTimeout(forgetUnwatched, UNWATCHED_MS);
  return (known = readStatus());
}

function forgetUnwatched() {
  if (listeners.size === 0) known = null;
}

export function setConnection(next: Connection) {
  connection = next;
  announce();
}

/** The customer may change the permission in the browser's settings while the page is open. */
async function watchPermission() {
  try {
    const permission = await navigator.permissions.query({ name: 'notifications' });
    permission.addEventListener('change', announce);
  } catch {
    // Not supported: the status is read again when the window gets the focus.
  }
}
let isPermissionWatched = false;

function subscribe(onChange: () => void) {
  const isFirst = listeners.size === 0;
  listeners.add(onChange);
  if (isFirst) {
    window.addEventListener('focus', announce);
    awaitCode();
  }
  if (!isPermissionWatched && isPossible()) {
    isPermissionWatched = true;
    void watchPermission();
  }
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    window.removeEventListener('focus', announce);
    known = null;
    stopWaiting();
  };
}

/** Call it only from a click: browsers refuse to ask at any other time. */
export async function enablePush() {
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

/** Turns pushes off in this browser, for every user, until they are turned on again. */
export function recordPaused() {
  safeLocalStorage.setItem(PAUSED_KEY, '1');
  setConnection('idle');
}

const getServerSnapshot = () => null;

/** Null until hydration. */
export const usePushStatus = () => useSyncExternalStore<PushStatus | null>(subscribe, pushStatus, getServerSnapshot);

/** Grows with every request to (re)connect. */
export const usePushAttempt = () =>
  useSyncExternalStore(
    subscribe,
    () => attempt,
    () => 0,
  );
