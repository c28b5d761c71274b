// Spec §9: built into public/firebase-messaging-sw.js. It has no `fetch` listener, so it does not slow down requests.
import { initializeApp } from 'firebase/app';
import { getMessaging, onBackgroundMessage } from 'firebase/messaging/sw';
import { env } from '@/config/env';
import { SANDBOX_PUSH } from '@/config/push';
import { readPush } from '@/domain/push';
import { onNotificationClick } from './open';
import { dispatchPush, onPush, showPush } from './receive';
import { worker } from './worker-scope';

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
// Added before Firebase's own listeners, because these decide what reaches them.
worker.addEventListener('push', onPush);
worker.addEventListener('notificationclick', onNotificationClick);

if (env.integrations === 'sandbox') {
  worker.addEventListener('message', (event: ExtendableMessageEvent) => {
    const { type, payload } = (event.data ?? {}) as { type?: unknown; payload?: unknown }; // boundary: any page's message
    if (type === SANDBOX_PUSH) event.waitUntil(dispatchPush(String(payload), false));
  });
}

const { vapidKey: _ofThePage, ...config } = env.firebase;
// The page that was to show the push is hidden by now.
// oxlint-disable-next-line typescript/no-misused-promises -- Firebase awaits it, although its type says otherwise
onBackgroundMessage(getMessaging(initializeApp(config)), async (message) => {
  const push = readPush(message, worker.location.origin);
  if (push) await showPush(push);
});
