import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import { expect } from './test';

/** The browser's answer is yes, whenever it is asked. */
export async function grantNotifications(context: BrowserContext, baseURL: string | undefined) {
  await context.grantPermissions(['notifications'], { origin: new URL(baseURL ?? '').origin });
}

/** The browser has not been asked yet; its answer will be `answer`. */
export async function answerWhenAsked(context: BrowserContext, answer: 'granted' | 'denied') {
  await context.addInitScript((given) => {
    const key = 'e2e-notification-answer';
    Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem(key) ?? 'default' });
    Notification.requestPermission = async () => {
      localStorage.setItem(key, given);
      return given;
    };
  }, answer);
}

export const isOn = (page: Page) =>
  expect(page.getByRole('switch', { name: '주문 알림' })).toHaveAccessibleDescription(/알려 드리고 있어요/, {
    timeout: 15_000,
  });

export type PushService = {
  /** As the browser hands on what came from the push service; anything may be in it. */
  deliver: (data: unknown) => Promise<void>;
  worker: () => Worker;
};

/** Speaks to the worker of `page` in the push service's place, by the developer tools' protocol. */
export async function openPushService(page: Page): Promise<PushService> {
  const { origin } = new URL(page.url());
  const session: CDPSession = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  return {
    deliver: async (data) => {
      const text = typeof data === 'string' ? data : JSON.stringify(data);
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text });
    },
    worker: () => {
      const worker = page.context().serviceWorkers()[0];
      if (!worker) throw new Error('There is no worker');
      return worker;
    },
  };
}

/** As much of the worker's globals as is used below; the pages' types know nothing of them. */
type WorkerGlobals = {
  registration: ServiceWorkerRegistration;
  clients: {
    openWindow: (url: string) => Promise<null>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly unknown[]>;
  };
  dispatchEvent: (event: Event) => boolean;
  NotificationEvent: new (
    type: string,
    init: { notification: Notification },
  ) => Event & { waitUntil: (work: Promise<unknown>) => void };
};

/**
 * Leaves the site. A page that has been left stays a visible client for a moment, and the worker leaves it to visible
 * pages to show a push.
 */
export async function leaveSite(page: Page, worker: Worker) {
  await page.goto('about:blank');
  const countPages = () =>
    worker.evaluate(async () => {
      const scope = self as unknown as WorkerGlobals; // boundary: this function runs in the worker
      return (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
    });
  await expect.poll(countPages).toBe(0);
}

/** What the browser shows beside the page. */
export const notificationsOf = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = self as unknown as WorkerGlobals; // boundary: this function runs in the worker
    const shown = await scope.registration.getNotifications();
    return shown.map(({ title, body }) => ({ title, body }));
  });

/** The customer clicks the only notification. Returns the addresses that the worker opened in new tabs. */
export const clickNotification = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = self as unknown as WorkerGlobals; // boundary: as above
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('There is no notification');
    const opened: string[] = [];
    // A made-up click is no gesture, without which a browser opens nothing.
    scope.clients.openWindow = async (url) => {
      opened.push(url);
      return null;
    };
    const works: Promise<unknown>[] = [];
    const event = new scope.NotificationEvent('notificationclick', { notification });
    event.waitUntil = (work) => void works.push(work);
    scope.dispatchEvent(event);
    await Promise.all(works);
    return opened;
  });

/** The way into the notification centre. */
export const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^알림/ });

/** For whom this browser is connected; '' for nobody. */
export const idOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('push');
        opening.onerror = () => reject(new Error('The database does not open'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('push').objectStore('push').get('device');
          reading.onsuccess = () => {
            opening.result.close();
            resolve((reading.result as { userId?: string } | undefined)?.userId ?? '');
          };
        };
      }),
  );
