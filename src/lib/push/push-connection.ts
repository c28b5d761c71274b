import { OPEN_PATH, PUSH_WORKER } from '@/config/push';
import { readPush, type Push } from '@/domain/push';
import { safePath } from '@/domain/safe-path';
import { inTurn } from '@/lib/browser/in-turn';
import { dropDevice, readDevice, writeDevice } from './device';
import { clearInbox } from './inbox';
import { openPushPort, PushUnsupported, type PushPort } from './push-port';
import { notePaused, setConnection } from './push-state';

/** Where the push service is blocked, `subscribe` never answers. */
const CONNECT_LIMIT_MS = 15_000;
const REMOVE_LIMIT_MS = 3_000;

type Customer = {
  userId: string;
  locale: string;
  save: (token: string) => Promise<unknown>;
};

let port: PushPort | null = null;
/** Grows with every end: what began before it may not go on after it. */
let epoch = 0;

function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done within ${ms} ms`)), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

async function ownDevice({ userId, locale }: Customer) {
  const known = await readDevice();
  if (known?.userId === userId) return { ...known, locale };
  await clearInbox();
  return { userId, locale, token: null };
}

async function begin(customer: Customer) {
  const mine = epoch;
  const device = await ownDevice(customer);
  await writeDevice(device);
  port ??= await openPushPort();
  const opened = port;
  const token = await opened.token();
  if (mine !== epoch) {
    await opened.remove();
    return;
  }
  setConnection('on');
  if (token === device.token) return;
  try {
    await customer.save(token);
    if (mine === epoch) await writeDevice({ ...device, token });
  } catch {
    // Spec §8: silent. It is not noted as saved, so the next start sends it again.
  }
}

/** Spec §4 "push setup": worker, token, provider. Ends with the status that the profile shows. */
export async function connectPush(customer: Customer) {
  const mine = epoch;
  setConnection('connecting');
  try {
    await inTurn('push', () => within(CONNECT_LIMIT_MS, begin(customer)));
  } catch (error) {
    if (mine === epoch) setConnection(error instanceof PushUnsupported ? 'unsupported' : 'failed');
  }
}

/** Pushes that arrive while this page is open. Returns the way back. */
export function takePushes(onPush: (push: Push) => void): () => void {
  return (
    port?.onMessage((message) => {
      const push = readPush(message, window.location.origin);
      if (push) onPush(push);
    }) ?? (() => undefined)
  );
}

/** A notification was clicked, and the worker chose this page to show what it is about. */
export function takeOpenings(onOpen: (path: string) => void): () => void {
  const take = ({ data, ports }: MessageEvent<{ type?: unknown; path?: unknown } | null>) => {
    const path = data?.type === OPEN_PATH ? safePath(data.path) : null;
    if (path === null) return;
    ports[0]?.postMessage(true);
    onOpen(path);
  };
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', take);
  return () => serviceWorker.removeEventListener('message', take);
}

async function giveUpSubscription(registration: ServiceWorkerRegistration) {
  const subscription = await registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

async function removeToken() {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (!registration?.active?.scriptURL.endsWith(PUSH_WORKER)) return;
  for (const notification of await registration.getNotifications()) notification.close();
  // Without a connection Firebase would register a second worker, only to delete what it does not know.
  await (port?.remove() ?? giveUpSubscription(registration)).catch(() => giveUpSubscription(registration));
}

/** Nothing more reaches this browser. Never rejects; within 3 s. */
async function stop() {
  epoch += 1;
  await Promise.all([dropDevice(), within(REMOVE_LIMIT_MS, removeToken()).catch(() => undefined)]);
}

/** The customer wants none here; what came stays. */
export async function pausePush() {
  notePaused();
  await stop();
}

/** At sign-out: nothing of what came is kept. */
export async function forgetPush() {
  setConnection('idle');
  await Promise.all([stop(), clearInbox()]);
}
