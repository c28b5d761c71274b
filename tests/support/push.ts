import { vi } from 'vitest';

/** jsdom has no notifications: simulates a browser with push support and a permission. */
export function browserWithPush(permission: NotificationPermission) {
  const notification = {
    permission,
    /** The customer's answer when asked. */
    answer: 'granted' as NotificationPermission,
    requestPermission: vi.fn(async () => (notification.permission = notification.answer)),
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', Object);
  // Neither IndexedDB nor the registration responds, so a connection never completes.
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  const serviceWorker = Object.assign(new EventTarget(), { register: () => new Promise(() => undefined) });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return notification;
}

export function browserWithoutPush() {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
