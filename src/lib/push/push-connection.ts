import { ASK_WHERE, OPEN_PATH, PUSH_WORKER, type Whereabouts } from '@/config/push';
import { readPush, type Push } from '@/domain/push';
import { safePath } from '@/domain/safe-path';
import { withTabLock } from '../browser/tab-lock';
import { dropDevice, readDevice, writeDevice } from './device';
import { clearInbox, keepOnlyOf } from './inbox';
import { openPushPort, PushUnsupported, type PushPort } from './push-port';
import { recordPaused, setConnection } from './push-state';

/** If the push service is blocked, `subscribe` never resolves. */
const CONNECT_LIMIT_MS = 15_000;
const REMOVE_LIMIT_MS = 3_000;

type Customer = {
  userId: string;
  locale: string;
  save: (token: string) => Promise<unknown>;
};

let port: PushPort | null = null;
/** Grows with every stop, so that work that began earlier does not continue. */
let epoch = 0;

function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done within ${ms} ms`)), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

async function prepareDevice({ userId, locale }: Customer) {
  const known = await readDevice();
  if (known?.userId === userId) return { ...known, locale };
  await keepOnlyOf(userId);
  return { userId, locale, token: null };
}

async function begin(customer: Customer) {
  const startEpoch = epoch;
  const device = await prepareDevice(customer);
  if (startEpoch !== epoch) return;
  await writeDevice(device);
  port ??= await openPushPort();
  const opened = port;
  const token = await opened.token();
  if (startEpoch !== epoch) {
    await opened.remove();
    return;
  }
  setConnection('on');
  if (token === device.token) return;
  try {
    await customer.save(token);
    if (startEpoch === epoch) await writeDevice({ ...device, token });
  } catch {
    // Spec §8: silent. The token is not marked as saved, so the next start sends it again.
  }
}

/** Spec §4 "push setup": worker, token, provider. Never rejects; the result is the status that the profile shows. */
export async function connectPush(customer: Customer) {
  const startEpoch = epoch;
  setConnection('connecting');
  try {
    await withTabLock('push', () => within(CONNECT_LIMIT_MS, begin(customer)));
  } catch (error) {
    if (startEpoch === epoch) setConnection(error instanceof PushUnsupported ? 'unsupported' : 'failed');
  }
}

/** The user whose pushes this page shows; null while it listens to none. */
let shownTo: string | null = null;

/** Calls `onPush` for pushes to the user that arrive while this page is open. Returns the cleanup function. */
export function subscribePushes(userId: string, onPush: (push: Push) => void): () => void {
  if (!port) return () => undefined;
  const unlisten = port.onMessage((message) => {
    const push = readPush(message, window.location.origin);
    if (push?.userId === userId) onPush(push);
  });
  shownTo = userId;
  return () => {
    shownTo = null;
    unlisten();
  };
}

const whereabouts = (): Whereabouts => ({
  url: window.location.href,
  shownTo: document.visibilityState === 'visible' ? shownTo : null,
});

/**
 * Tells the worker where this page is, and calls `onOpen` when a notification was clicked and the worker chose this page
 * to open its path. Returns the cleanup function.
 */
export function subscribeOpenings(onOpen: (path: string) => void): () => void {
  const onMessage = ({ data, ports }: MessageEvent<{ type?: unknown; path?: unknown } | null>) => {
    if (data?.type === ASK_WHERE) ports[0]?.postMessage(whereabouts());
    const path = data?.type === OPEN_PATH ? safePath(data.path) : null;
    if (path === null) return;
    ports[0]?.postMessage(true);
    onOpen(path);
  };
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', onMessage);
  return () => serviceWorker.removeEventListener('message', onMessage);
}

async function unsubscribe(registration: ServiceWorkerRegistration) {
  const subscription = await registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

async function removeToken() {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (!registration?.active?.scriptURL.endsWith(PUSH_WORKER)) return;
  for (const notification of await registration.getNotifications()) notification.close();
  // Without a connection Firebase would register a second worker, only to delete a token that it does not know.
  await (port?.remove() ?? unsubscribe(registration)).catch(() => unsubscribe(registration));
}

/** Stops all pushes to this browser. Never rejects; takes at most 3 s. */
async function stop() {
  epoch += 1;
  // A connection that starts meanwhile waits: it would get the token that is being removed.
  const removed = withTabLock('push', () => within(REMOVE_LIMIT_MS, removeToken()));
  await Promise.all([dropDevice(), within(REMOVE_LIMIT_MS, removed).catch(() => undefined)]);
}

/** The customer turns pushes off in this browser; received notices stay. */
export async function pausePush() {
  recordPaused();
  await stop();
}

/** At sign-out: stops all pushes and deletes the received notices. */
export async function forgetPush() {
  setConnection('idle');
  await Promise.all([stop(), clearInbox()]);
}
