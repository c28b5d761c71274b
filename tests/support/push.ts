import { vi } from 'vitest';

/** jsdom knows no notifications: a browser that can, and what its customer said so far. */
export function browserWithPush(permission: NotificationPermission) {
  const notification = {
    permission,
    /** What it answers when asked. */
    answer: 'granted' as NotificationPermission,
    requestPermission: vi.fn(async () => (notification.permission = notification.answer)),
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', Object);
  // Neither its database nor its registration answers: a connection stays in the making.
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  const serviceWorker = Object.assign(new EventTarget(), { register: () => new Promise(() => undefined) });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return notification;
}

export function browserWithoutPush() {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
