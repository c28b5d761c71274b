import { env } from '@/config/env';
import { SANDBOX_PUSH } from '@/config/push';
import { safeLocalStorage } from '@/lib/storage/safe-storage';

/**
 * Sandbox only. Firebase's own code runs, but nothing reaches Google: requests to its two hosts go to the sandbox, the
 * browser's push service is simulated, and the sandbox's pushes go to the worker.
 */
const HOSTS = /^https:\/\/(firebaseinstallations|fcmregistrations)\.googleapis\.com(?=\/)/;
const SANDBOX = `${env.providerHost}/sandbox-google`;
const SUBSCRIPTION_KEY = 'sandboxPushSubscription';
const KEY_BYTES = { auth: 16, p256dh: 65 } as const;

/**
 * Like a real subscription it stays the same until it is unsubscribed, or Firebase would request a new token at each
 * start.
 */
function subscription() {
  const id = safeLocalStorage.getItem(SUBSCRIPTION_KEY);
  return id === null
    ? null
    : {
        endpoint: `${SANDBOX}/endpoints/${id}`,
        getKey: (name: keyof typeof KEY_BYTES) => new Uint8Array(KEY_BYTES[name]).buffer,
        unsubscribe: async () => {
          safeLocalStorage.removeItem(SUBSCRIPTION_KEY);
          return true;
        },
      };
}

const pushManager = {
  getSubscription: async () => subscription(),
  subscribe: async () => {
    safeLocalStorage.setItem(SUBSCRIPTION_KEY, crypto.randomUUID());
    return subscription();
  },
};

let isInstalled = false;

export function installSandboxGoogle(registration: ServiceWorkerRegistration) {
  if (isInstalled) return;
  isInstalled = true;
  Object.defineProperty(registration, 'pushManager', { value: pushManager });
  const fetch = window.fetch.bind(window);
  window.fetch = (input, init) =>
    fetch(typeof input === 'string' ? input.replace(HOSTS, `${SANDBOX}/$1`) : input, init);
}

let listened: { token: string; source: EventSource } | undefined;

/** One tab listens for all; when it closes, the next one takes over. */
export function listenForSandboxPushes(token: string, registration: ServiceWorkerRegistration) {
  if (listened?.token === token) return;
  const open = () => {
    listened?.source.close();
    const source = new EventSource(`${SANDBOX}/deliveries/${token}`);
    source.onmessage = ({ data }: MessageEvent<string>) =>
      registration.active?.postMessage({ type: SANDBOX_PUSH, payload: data });
    listened = { token, source };
  };
  if (listened) open();
  else
    void navigator.locks.request('sandbox-push', async () => {
      open();
      await new Promise(() => undefined);
    });
}
