import { env } from '@/config/env';
import { PUSH_WORKER } from '@/config/push';

/** The push service as the app uses it, implemented with Firebase. */
export type PushPort = {
  /** Rejects, or never resolves, if the push service is blocked. */
  token: () => Promise<string>;
  onMessage: (take: (message: unknown) => void) => () => void;
  remove: () => Promise<unknown>;
};

export class PushUnsupported extends Error {}

const { vapidKey, ...config } = env.firebase;

/** Rejects with `PushUnsupported` if this browser has no pushes. Firebase's code loads with the first call. */
export async function openPushPort(): Promise<PushPort> {
  const [{ initializeApp }, firebase] = await Promise.all([import('firebase/app'), import('firebase/messaging')]);
  if (!(await firebase.isSupported())) throw new PushUnsupported();
  await navigator.serviceWorker.register(PUSH_WORKER, { scope: '/', updateViaCache: 'none' });
  // Firebase does not wait until a given registration is ready.
  const serviceWorkerRegistration = await navigator.serviceWorker.ready;
  const sandbox = env.integrations === 'sandbox' ? await import('./sandbox-google') : null;
  sandbox?.installSandboxGoogle(serviceWorkerRegistration);
  const messaging = firebase.getMessaging(initializeApp(config));
  return {
    token: async () => {
      // oxlint-disable-next-line typescript/no-deprecated -- the provider takes tokens, not installation ids
      const token = await firebase.getToken(messaging, { vapidKey, serviceWorkerRegistration });
      sandbox?.listenForSandboxPushes(token, serviceWorkerRegistration);
      return token;
    },
    onMessage: (take) => firebase.onMessage(messaging, take),
    // oxlint-disable-next-line typescript/no-deprecated -- the provider takes tokens
    remove: () => firebase.deleteToken(messaging),
  };
}
