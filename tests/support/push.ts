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
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: new EventTarget() });
  return notification;
}

export function browserWithoutPush() {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
