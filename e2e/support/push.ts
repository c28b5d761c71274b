import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import { expect } from './test';

/** Grants the notification permission. */
export async function grantNotifications(context: BrowserContext, baseURL: string | undefined) {
  await context.grantPermissions(['notifications'], { origin: new URL(baseURL ?? '').origin });
}

/** The browser has not asked yet and will answer with `answer`. */
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
  /** Delivers a push as the browser would; `data` may be anything. */
  deliver: (data: unknown) => Promise<void>;
  /** Delivers a push, and resolves when the worker has shown its notification. */
  deliverAndShow: (data: unknown) => Promise<void>;
  worker: () => Worker;
};

/** Simulates the push service for the worker of `page`, through the DevTools protocol. */
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

  const worker = () => {
    const [running] = page.context().serviceWorkers();
    if (!running) throw new Error('There is no worker');
    return running;
  };
  async function deliver(data: unknown) {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text });
  }
  return {
    deliver,
    // A list of notifications that is read while one is being shown can make Chromium forget that one.
    deliverAndShow: async (data) => {
      await worker().evaluate(() => {
        const scope = self as unknown as WorkerGlobals; // boundary: this function runs in the worker
        const { registration } = scope;
        scope.shown = new Promise((resolve) => {
          registration.showNotification = async (title, options) => {
            await ServiceWorkerRegistration.prototype.showNotification.call(registration, title, options);
            resolve();
          };
        });
      });
      await deliver(data);
      await worker().evaluate(() => (self as unknown as WorkerGlobals).shown); // boundary: as above
    },
    worker,
  };
}

type OpenPage = { postMessage: (message: unknown, transfer: readonly MessagePort[]) => void };

/** The worker globals used below; the pages' types do not include them. */
type WorkerGlobals = {
  registration: ServiceWorkerRegistration;
  /** Resolves after the next notification. */
  shown: Promise<void>;
  clients: {
    openWindow: (url: string) => Promise<null>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly OpenPage[]>;
  };
  PushEvent: new (type: string, init: { data: string }) => Event & { waitUntil: (work: Promise<unknown>) => void };
  dispatchEvent: (event: Event) => boolean;
  NotificationEvent: new (
    type: string,
    init: { notification: Notification },
  ) => Event & { waitUntil: (work: Promise<unknown>) => void };
};

/**
 * Leaves the site. For a moment the left page is still a visible client, and with a visible client the worker shows no
 * notification.
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

/** What the only open page tells the worker; null before its code for pushes has loaded. */
export const whereaboutsOf = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = self as unknown as WorkerGlobals; // boundary: this function runs in the worker
    const [client] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const { port1, port2 } = new MessageChannel();
    return new Promise<object | null>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<object>) => resolve(data);
      setTimeout(resolve, 250, null);
      client?.postMessage({ type: 'push/where' }, [port2]);
    });
  });

/** Waits until the page answers the worker, and is idle enough to answer in time. */
export async function isListening(page: Page, worker: Worker) {
  await expect.poll(() => whereaboutsOf(worker)).not.toBeNull();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));
}

/** Gives the worker a push, and resolves when the worker has done with it. */
export const pushToWorker = (worker: Worker, message: object) =>
  worker.evaluate(async (data) => {
    const scope = self as unknown as WorkerGlobals; // boundary: as above
    const event = new scope.PushEvent('push', { data });
    const works: Promise<unknown>[] = [];
    event.waitUntil = (work) => void works.push(work);
    scope.dispatchEvent(event);
    await Promise.all(works);
  }, JSON.stringify(message));

/** The notifications that the browser currently shows. */
export const notificationsOf = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = self as unknown as WorkerGlobals; // boundary: this function runs in the worker
    const shown = await scope.registration.getNotifications();
    return shown.map(({ title, body }) => ({ title, body }));
  });

/** Clicks the only notification. Returns the paths that the worker opened in new tabs. */
export const clickNotification = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = self as unknown as WorkerGlobals; // boundary: as above
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('There is no notification');
    const opened: string[] = [];
    // A synthetic click is not a user gesture, without which a browser opens no window.
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

/** The button of the notification centre. */
export const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^알림/ });

/** The user for whom this browser is connected; '' for none. */
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
