import { env } from '@/config/env';
import { PUSH_WORKER } from '@/config/push';

/** The push service as the app needs it; Firebase stands behind it. */
export type PushPort = {
  /** Rejects, or hangs, where the push service is blocked. */
  token: () => Promise<string>;
  onMessage: (take: (message: unknown) => void) => () => void;
  remove: () => Promise<unknown>;
};

export class PushUnsupported extends Error {}

const { vapidKey, ...config } = env.firebase;

/** Rejects with `PushUnsupported` where this browser cannot. Firebase's code arrives with the first call. */
export async function openPushPort(): Promise<PushPort> {
  const [{ initializeApp }, firebase] = await Promise.all([import('firebase/app'), import('firebase/messaging')]);
  if (!(await firebase.isSupported())) throw new PushUnsupported();
  await navigator.serviceWorker.register(PUSH_WORKER, { scope: '/', updateViaCache: 'none' });
  // Firebase does not wait for a registration that it is handed.
  const serviceWorkerRegistration = await navigator.serviceWorker.ready;
  const sandbox = env.integrations === 'sandbox' ? await import('./sandbox-google') : null;
  sandbox?.standInForGoogle(serviceWorkerRegistration);
  const messaging = firebase.getMessaging(initializeApp(config));
  return {
    token: async () => {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- the provider takes tokens, not installation ids
      const token = await firebase.getToken(messaging, { vapidKey, serviceWorkerRegistration });
      sandbox?.listenFor(token, serviceWorkerRegistration);
      return token;
    },
    onMessage: (take) => firebase.onMessage(messaging, take),
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- as above
    remove: () => firebase.deleteToken(messaging),
  };
}
